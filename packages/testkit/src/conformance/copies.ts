import type { Choice, Legacy, State } from '@duelhall/kernel'
import { asJson, hold, holdSame, holdSameState, type Run } from './run.ts'

const LAW = 'law 1'
/** How many choices copies play on beside the original before all are compared. */
const ALONG = 6

/** Copies that play the same choices as the original. */
export interface Shadows<S> {
  states: { readonly state: S; readonly from: string }[]
  left: number
}

export const noShadows = <S>(): Shadows<S> => ({ states: [], left: 0 })

/** Takes a clone and a copy through JSON, freezes what they share with the original, and lets them play along. */
export function copy<S extends State, C>(run: Run<S, C>, shadows: Shadows<S>): void {
  const { game } = run.module
  const { state } = run
  const wrong = unplain(state, 'state')
  hold(LAW, wrong === null, () => `${wrong} is not plain data`)
  const clone = game.clone(state)
  const text = JSON.stringify(state)
  holdSame(LAW, JSON.stringify(clone), text, 'a clone differs from its original')
  const loaded = game.clone(JSON.parse(text) as S)
  holdSame(LAW, JSON.stringify(loaded), text, 'a state loaded from JSON differs from its original')
  freezeShared(state, clone)
  if (shadows.left > 0) return
  const left = JSON.parse(JSON.stringify(game.leave(state))) as Legacy<S>
  holdSame(
    LAW,
    JSON.stringify(game.adopt(left, run.config)),
    text,
    'a state that its own rules left behind is not the same when they go on from it',
  )
  shadows.states = [
    { state: clone, from: 'a clone' },
    { state: loaded, from: 'a state loaded from JSON' },
  ]
  shadows.left = ALONG
}

/** Once the original has made its choice, its copies make it too. */
export function playAlong<S extends State, C>(run: Run<S, C>, shadows: Shadows<S>, choice: Choice): void {
  if (shadows.left === 0) return
  const { game } = run.module
  for (const { state } of shadows.states) game.apply(state, choice)
  shadows.left = game.outcome(run.state) === null ? shadows.left - 1 : 0
  if (shadows.left > 0) return
  for (const { state, from } of shadows.states) holdSameState(LAW, state, run.state, `${from} does not play on like its original`)
  shadows.states = []
}

/** What plays on a clone never shows in the original. */
export function apart<S extends State, C>(run: Run<S, C>): void {
  const { game } = run.module
  const before = asJson(run.state)
  const clone = game.clone(run.state)
  for (let i = 0; i < ALONG; i++) {
    const decision = game.decision(clone)
    if (decision === null) break
    game.apply(clone, run.pick(decision.options.length))
  }
  hold(LAW, asJson(run.state) === before, () => 'playing on a clone changed its original')
}

/** The path of the first thing that JSON would not keep; null when all of it is plain. */
export function unplain(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path
  if (typeof value !== 'object') return path
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = unplain(value[i], `${path}.${i}`)
      if (found !== null) return found
    }
    return null
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return path
  for (const [key, part] of Object.entries(value)) {
    const found = unplain(part, `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** What two copies share may be replaced, never edited: frozen, an edit throws. */
function freezeShared(a: unknown, b: unknown): void {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return
  if (a === b) return freeze(a)
  const other = b as Readonly<Record<string, unknown>>
  for (const [key, part] of Object.entries(a)) freezeShared(part, other[key])
}

function freeze(value: object): void {
  if (Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part)
}
