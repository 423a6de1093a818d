import type { Sink } from './contract.ts'
import { Foreign } from './errors.ts'
import { reindex } from './hidden.ts'
import { askAgain } from './machine.ts'
import type { Rules } from './rules.ts'
import { copyState, type Frame, type Shape, type State } from './state.ts'
import { Table } from './table.ts'

/** What the numbers in a state stand for: numbers are as good as the rules and cards they were made with. */
export interface Legend {
  /** What every piece is. */
  readonly pieces: readonly string[]
  readonly zones: readonly string[]
  readonly acts: readonly string[]
}

/** A state that rules leave behind for others to go on from. */
export interface Legacy<S = State> {
  readonly state: S
  readonly legend: Legend
}

export function leave<G extends Shape>(state: State<G>, rules: Rules<G>): Legacy<State<G>> {
  return { state: copyState(state, rules.records), legend: legendOf(state, rules) }
}

function legendOf<G extends Shape>(state: State<G>, { shows, acts }: Rules<G>): Legend {
  const players = state.players.length
  return {
    pieces: state.pieces.map((piece, h) => (h < players ? 'player' : shows.def(piece.def))),
    zones: shows.zones(players),
    acts: acts.map(({ act }) => act),
  }
}

/**
 * A state of other rules or card data as one of these. `deal` lays the same table by these rules: the terms of play and the size of the index
 * are its. What follows from the rest is made anew, and the open question is put again. Throws `Foreign`; what it was given stays as it is.
 */
export function adopt<G extends Shape>(legacy: Legacy<State<G>>, rules: Rules<G>, deal: () => State<G>, sink: Sink | null): State<G> {
  try {
    return adopted(legacy, rules, deal(), sink)
  } catch (error) {
    throw error instanceof Foreign ? error : new Foreign(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

function adopted<G extends Shape>({ state, legend }: Legacy<State<G>>, rules: Rules<G>, dealt: State<G>, sink: Sink | null): State<G> {
  for (const frame of state.stack) {
    const steps: Readonly<Record<string, object | undefined>> = rules.steps
    const known: object = steps[frame.op] ?? {}
    if (!Object.hasOwn(known, frame.step)) throw new Foreign(`nothing goes on here by the name of ${nameOf(frame)}`)
  }
  const copy = copyState({ ...state, table: dealt.table, index: dealt.index }, rules.records)
  const gap = firstGap(copy, '')
  if (gap !== null) throw new Foreign(`${gap} is missing`)
  sameNames(legend, legendOf(copy, rules))
  const t = new Table(copy, rules, sink)
  reindex(t)
  if (copy.outcome === null) {
    t.mover = copy.decision?.player ?? null
    askAgain(t)
  }
  return copy
}

const nameOf = ({ op, step }: Frame): string => `${op}/${step}`

/** The table of acts may grow; whatever a number stood for it stands for still. */
function sameNames(before: Legend, now: Legend): void {
  for (const kind of ['pieces', 'zones', 'acts'] as const) {
    const at = before[kind].findIndex((name, i) => name !== now[kind][i])
    if (at >= 0) throw new Foreign(`${kind}: ${at} was ${before[kind][at]} and is ${now[kind][at] ?? 'nothing'} now`)
  }
  if (before.zones.length !== now.zones.length)
    throw new Foreign(`there are ${now.zones.length} zones, and there were ${before.zones.length}`)
}

/** The first field that these rules' records have and the state did not bring. */
function firstGap(value: unknown, path: string): string | null {
  if (value === undefined) return path
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const found = firstGap(part, path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}
