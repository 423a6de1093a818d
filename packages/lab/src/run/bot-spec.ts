import { type Bot, type Budget, botNamed, bots, type Clock, isLevel, levelBot, levelNumbers, searcher, usual } from '@duelhall/bots'
import type { GameModule, Manner } from '@duelhall/kernel'
import { LabFault } from '../fault.ts'
import { otherWeights, weighing, weightsIn } from './other-weights.ts'
import { waiter } from './waiter.ts'

/** How bots are written: a name, a level, or a search with its budget and its manner. */
export const botGrammar = `${bots.map((bot) => bot.name).join(', ')}, level-1 … level-5, search@300, search@20ms, search@300:care=1+keep=0, wait@20ms, greedy~weights.json`

/** `open/` before a search: it sees every secret. No player is ever faced with it; it shows how far skill could carry. */
const OPEN = 'open/'
export const isOpen = (spec: string): boolean => spec.startsWith(OPEN)

const MOST_LOOKS = 10_000_000
const MOST_MS = 600_000

/** A bot from its description; null says nothing is wrong with the name of a bot, a fault says what is. */
export function botFrom(module: GameModule, spec: string, now: Clock): Bot {
  const { plain, file } = otherWeights(isOpen(spec) ? spec.slice(OPEN.length) : spec)
  const bot = plainBot(module, plain, now)
  return file === null ? bot : weighing(bot, module, weightsIn(file, module))
}

function plainBot(module: GameModule, plain: string, now: Clock): Bot {
  const level = /^level-(\d+)$/.exec(plain)
  if (level !== null) {
    const n = Number(level[1])
    if (!isLevel(n)) throw new LabFault(`there is no level ${level[1]}; there are ${levelNumbers.join(', ')}`)
    return levelBot(module, n)
  }
  const search = /^search@(\d+)(ms)?(?::(.+))?$/.exec(plain)
  if (search !== null) return searcher(plain, budgetOf(Number(search[1]), search[2] !== undefined, now, plain), mannerOf(search[3], plain))
  const wait = /^wait@(\d+)ms$/.exec(plain)
  if (wait !== null) return waiter(plain, within(Number(wait[1]), MOST_MS, plain), now)
  const named = botNamed(plain)
  if (named === null) throw new LabFault(`there is no bot ${JSON.stringify(plain.slice(0, 60))}; there are ${botGrammar}`)
  return named
}

/** The milliseconds a bot has by its description; null where it has none. */
export function timeOf(spec: string): number | null {
  const time = /(?:search|wait)@(\d+)ms/.exec(spec)
  return time === null ? null : Number(time[1])
}

function budgetOf(n: number, isTime: boolean, now: Clock, spec: string): Budget {
  return isTime ? { ms: within(n, MOST_MS, spec), now } : { iterations: within(n, MOST_LOOKS, spec) }
}

function within(n: number, most: number, spec: string): number {
  if (n < 1 || n > most) throw new LabFault(`${spec}: the budget must be from 1 to ${most}`)
  return n
}

function mannerOf(text: string | undefined, spec: string): Partial<Manner> {
  const manner: Record<string, number | boolean> = {}
  for (const part of text === undefined ? [] : text.split('+')) {
    const [key = '', value = ''] = part.split('=')
    const standard = usual[key as keyof Manner]
    if (standard === undefined)
      throw new LabFault(`${spec}: a search has no ${JSON.stringify(key)}; it has ${Object.keys(usual).join(', ')}`)
    const given =
      typeof standard === 'boolean' ? { true: true, false: false }[value] : /^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined
    if (given === undefined) throw new LabFault(`${spec}: ${key} cannot be ${JSON.stringify(value)}`)
    manner[key] = given
  }
  return manner
}
