import { readFileSync } from 'node:fs'
import { type Bot, type Seen, seated } from '@duelhall/bots'
import { type GameModule, type Judgement, type PlayerId, type State, weighed, weightsBy } from '@duelhall/kernel'
import { LabFault } from '../fault.ts'

/** `greedy~fitted.json`: a bot with the weights of a file in place of those in use, as `lab fit --write` writes them. */
const OTHER = /^([^~]+)~(.+)$/

/** The bot's own description and the file of its weights, if it names one. */
export function otherWeights(spec: string): { readonly plain: string; readonly file: string | null } {
  const found = OTHER.exec(spec)
  return found === null ? { plain: spec, file: null } : { plain: found[1]!, file: found[2]! }
}

/** The weights of that file, in the order of the game's measures. */
export function weightsIn(file: string, module: GameModule): readonly number[] {
  const { names } = judgementOf(module)
  return weightsBy(names, read(file, names))
}

function judgementOf(module: GameModule): Judgement<State> {
  if (module.judgement === undefined) throw new LabFault(`the evaluation of ${module.name} has no weights`)
  return module.judgement
}

/** The same bot, judging by these weights. */
export function weighing(bot: Bot, module: GameModule, weights: readonly number[]): Bot {
  const other = { ...judgementOf(module), weights }
  const evaluate = (state: State, player: PlayerId) => weighed(other, state, player)
  const by = <S extends State, C>(seen: Seen<S, C>): Seen<S, C> => ({ ...seen, module: { ...seen.module, evaluate } })
  const sat = seated(bot)
  return { name: bot.name, choose: (seen) => sat.choose(by(seen)), agrees: (seen) => sat.agrees(by(seen)) }
}

function read(file: string, names: readonly string[]): Readonly<Record<string, number>> {
  let found: unknown
  try {
    found = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new LabFault(`no weights can be read from ${file}: ${(error as Error).message}`)
  }
  const entries = found !== null && typeof found === 'object' ? Object.entries(found) : []
  const odd = entries.find(([name, weight]) => !names.includes(name) || !Number.isFinite(weight))
  if (odd !== undefined) throw new LabFault(`${file}: ${odd[0]} is no weight of this game, or no number`)
  const missing = names.find((name) => !entries.some(([own]) => own === name))
  if (missing !== undefined) throw new LabFault(`${file}: ${missing} is missing`)
  return Object.fromEntries(entries)
}
