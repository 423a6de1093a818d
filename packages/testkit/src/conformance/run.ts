import { type Choice, type GameModule, type Happening, read, type Seed, type State, type Written, written } from '@duelhall/kernel'
import type { Pick } from '../chance.ts'

/** Names met in play, to be held against the names that have words. */
export interface Met {
  readonly asks: Set<string>
  readonly acts: Set<string>
  readonly events: Set<string>
}

export const nothingMet = (): Met => ({ asks: new Set(), acts: new Set(), events: new Set() })

/** One random game under the laws, and what is remembered of it. */
export interface Run<S extends State, C> {
  readonly module: GameModule<S, C>
  readonly config: C
  readonly seed: Seed
  readonly state: S
  readonly pick: Pick
  readonly met: Met
  /** All choices so far, as a replay writes them. */
  readonly choices: Written[]
  /** What the last choice made happen. */
  events: Happening[]
  /** Where no act was under way, when it was last looked at closely, and how many choices came before: what is taken back is replayed from here. */
  whole: { readonly state: S; readonly after: number } | null
}

/** A law does not hold. */
export class Broken extends Error {
  constructor(law: string, says: string) {
    super(`${law}: ${says}`)
    this.name = 'Broken'
  }
}

/** The law behind anything that was thrown: what is shared is frozen, so an edit of it throws; the rest is a rules bug. */
export function broken(error: unknown, doing = ''): Broken {
  if (error instanceof Broken) return error
  const frozen = error instanceof TypeError && /read only|not extensible/.test(error.message)
  return new Broken(frozen ? 'law 1' : 'law 2', `${doing}${String(error)}`)
}

export function hold(law: string, holds: boolean, says: () => string): void {
  if (!holds) throw new Broken(law, says())
}

export const asJson = (value: unknown): string => JSON.stringify(value)

/** Where two JSON texts part, with a little of what stands around it. */
export function parting(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const from = Math.max(0, at - 60)
  return `…${a.slice(from, at + 60)}… and …${b.slice(from, at + 60)}…`
}

export function holdSame(law: string, a: string, b: string, says: string): void {
  if (a !== b) throw new Broken(law, `${says}: ${parting(a, b)}`)
}

/** Two states are the same to the last field. */
export function holdSameState(law: string, a: State, b: State, says: string): void {
  holdSame(law, asJson(a), asJson(b), says)
}

/** Makes a choice in the game that is under way. */
export function step<S extends State, C>(run: Run<S, C>, choice: Choice): void {
  const { game } = run.module
  const chosen = written(game, run.state, choice)
  if (typeof chosen === 'number') run.met.acts.add(read(game.acts, chosen).act)
  run.choices.push(chosen)
  run.events = []
  game.apply(run.state, choice, (event) => run.events.push(event))
  for (const event of run.events) run.met.events.add(event.on)
}
