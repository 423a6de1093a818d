import { type GameModule, nearest } from '@duelhall/kernel'
import { Fault, quoted } from './fault.ts'

/** The config of a table, from the number of players and `--option key=value`. */
export function configFor(module: GameModule, players: number, typed: readonly string[]): unknown {
  const config = module.config(players, variantsFrom(module, typed))
  const problem = module.game.check(config)[0]
  if (problem === undefined) return config
  const rule = problem.rule === null ? '' : ` (${problem.rule})`
  throw new Fault(`this table cannot be set up: ${problem.path.replace('table.', '')}: ${problem.says}${rule}`)
}

/** What `--option key=value` says, by key. */
export const variantsFrom = (module: GameModule, typed: readonly string[]): Readonly<Record<string, string | number | boolean>> =>
  Object.fromEntries(typed.map((one) => optionFrom(module, one)))

function optionFrom(module: GameModule, typed: string): [string, string | number | boolean] {
  const at = typed.indexOf('=')
  const key = at < 0 ? typed : typed.slice(0, at)
  const keys = module.variants.map((variant) => variant.key)
  const variant = module.variants.find((one) => one.key === key)
  if (variant === undefined) {
    const near = nearest(key, keys)
    const there = keys.length === 0 ? 'it has none' : `there are ${keys.join(', ')}`
    throw new Fault(`${module.name} has no option ${quoted(key)}; ${near === null ? there : `did you mean ${near}?`}`)
  }
  const listed = variant.values.map(String)
  const word = at < 0 ? 'true' : typed.slice(at + 1)
  const value = variant.values[listed.indexOf(word)]
  if (value === undefined) throw new Fault(`--option ${key} takes ${listed.join(', ')}, not ${quoted(word)}`)
  return [key, value]
}
