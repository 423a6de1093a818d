import { type Choice, type GameModule, type PlayerId, RulesBug, type State } from '@duelhall/kernel'
import { type Share, wilson } from '../statistics/interval.ts'

/** What may come of one option: every event by name, and how likely it is to happen at all. */
export interface OptionOdds {
  readonly option: string
  /** All ways the dice can fall were followed; otherwise as many as asked for were drawn. */
  readonly exact: boolean
  /** Ways followed or drawn. */
  readonly ways: number
  readonly events: readonly (Share & { readonly event: string })[]
}

/** Ways the dice can fall up to which all are followed. */
const MOST_WAYS = 20_000

/** The chances of every option of the open decision, as the player who is asked may know them. */
export function oddsAt(module: GameModule, state: State, draws: number, seed: string): readonly OptionOdds[] {
  const { game, text } = module
  const decision = game.decision(state)!
  const view = game.view(state, decision.player)
  return view.decision!.options.map((option, choice) => ({
    option: text.option(view, option),
    ...(exact(module, state, choice) ?? sampled(module, state, decision.player, choice, draws, `${seed}/${choice}`)),
  }))
}

type Odds = Omit<OptionOdds, 'option'>

/** Follows every way the dice can fall, by scripting them; null where secrets matter or there are too many ways. */
function exact(module: GameModule, state: State, choice: Choice): Odds | null {
  if (state.pieces.some((piece) => piece.known !== -1)) return null
  const chances = new Map<string, number>()
  const waiting: { readonly script: readonly number[]; readonly chance: number }[] = [{ script: [], chance: 1 }]
  let ways = 0
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const events = fallen(module, state, choice, at.script)
    if (events === 'more') {
      const sides = sidesAfter(module, state, choice, at.script)
      for (let face = 1; face <= sides; face++) waiting.push({ script: [...at.script, face], chance: at.chance / sides })
    } else {
      ways++
      for (const event of events!) chances.set(event, (chances.get(event) ?? 0) + at.chance)
    }
    if (ways + waiting.length > MOST_WAYS) return null
  }
  const events = [...chances].map(([event, share]) => ({ event, share, low: share, high: share }))
  return { exact: true, ways, events: inOrder(events) }
}

/** The events of one way the dice fall; `more` when the script ends before the dice do, null when a face is too high. */
function fallen(module: GameModule, state: State, choice: Choice, script: readonly number[]): ReadonlySet<string> | 'more' | null {
  const copy = module.game.clone(state)
  copy.rng = { key: state.rng.key, n: 0, script }
  const events = new Set<string>()
  try {
    module.game.apply(copy, choice, (event) => events.add(event.on))
  } catch (error) {
    if (error instanceof RulesBug && error.message.startsWith('scripted roll')) return null
    throw error
  }
  return copy.rng.n > 0 ? 'more' : events
}

/** The sides of the die that comes after these: the highest face it can be made to show. */
function sidesAfter(module: GameModule, state: State, choice: Choice, script: readonly number[]): number {
  let sides = 1
  while (sides < MOST_WAYS && fallen(module, state, choice, [...script, sides + 1]) !== null) sides++
  return sides
}

function sampled(module: GameModule, state: State, player: PlayerId, choice: Choice, draws: number, seed: string): Odds {
  const counts = new Map<string, number>()
  for (let n = 0; n < draws; n++) {
    const copy = module.game.clone(state)
    module.game.resample(copy, player, `${seed}/${n}`)
    const events = new Set<string>()
    module.game.apply(copy, choice, (event) => events.add(event.on))
    for (const event of events) counts.set(event, (counts.get(event) ?? 0) + 1)
  }
  const events = [...counts].map(([event, count]) => ({ event, ...wilson(count, draws) }))
  return { exact: false, ways: draws, events: inOrder(events) }
}

const inOrder = <T extends Share & { readonly event: string }>(events: readonly T[]): readonly T[] =>
  events.toSorted((x, y) => y.share - x.share || (x.event < y.event ? -1 : 1))

/** The chance to hold at least `wanted` of `copies` after drawing `drawn` of `size`: exactly, without putting back. */
export function drawOdds(copies: number, size: number, drawn: number, wanted: number): number {
  let sum = 0
  for (let k = wanted; k <= Math.min(copies, drawn); k++)
    if (drawn - k <= size - copies) sum += Math.exp(logChoose(copies, k) + logChoose(size - copies, drawn - k) - logChoose(size, drawn))
  return Math.min(1, sum)
}

function logChoose(n: number, k: number): number {
  let sum = 0
  for (let i = 1; i <= k; i++) sum += Math.log((n - k + i) / i)
  return sum
}
