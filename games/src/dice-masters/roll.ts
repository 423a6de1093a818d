import { type Handle, happen, roll } from '@duelhall/kernel'
import { defs } from './catalog.ts'
import { turnPage } from './settle.ts'
import { type Phase, phases, placeOf, type T, TRANSIT } from './state.ts'
import { twin } from './twins.ts'
import { send, sendAll, turnTo } from './zones.ts'

/** DM-TURN-02: a step of the turn begins. */
export function enter(t: T, phase: Phase): void {
  turnPage(t, phase)
  happen(t, 'stepStarted', t.state.turn.player, null, null, { n: phases.indexOf(phase) })
}

/** DM-DIE-13: one of six faces, told with its result (DM-INFO-04). */
export function rollFace(t: T, h: Handle): number {
  const face = roll(t, defs[t.piece(h).def]!.sides.length) - 1
  happen(t, 'rolled', t.piece(h).owner, h, null, { n: face })
  return face
}

/** A die from an unrolled zone is rolled: it lies in transit on its face (DM-REROLL-09). */
export function rollDie(t: T, h: Handle): void {
  const face = rollFace(t, h)
  if (placeOf(t.piece(h).zone) === TRANSIT) turnTo(t, h, face)
  else send(t, h, TRANSIT, face)
}

/** The same for dice of one roll, those of one owner after those of another; no result is looked at before all are rolled. */
export function rollAll(t: T, list: readonly Handle[]): void {
  const faces: number[] = []
  for (let i = 0; i < list.length; i++) faces.push(rollFace(t, list[i]!))
  let from = 0
  while (from < list.length) {
    const { owner } = t.state.pieces[list[from]!]!
    const own: Handle[] = []
    for (; from < list.length && t.state.pieces[list[from]!]!.owner === owner; from++) {
      own.push(list[from]!)
      t.state.pieces[list[from]!]!.face = faces[from]!
    }
    sendAll(t, own, TRANSIT)
  }
}

/** Equal dice side by side, so that a choice among them is one choice. */
export function sortedTwins(t: T, list: readonly Handle[]): readonly Handle[] {
  if (list.length < 2) return list
  const sorted = list.slice()
  const keys: number[] = []
  for (let i = 0; i < sorted.length; i++) keys.push(twin(t, sorted[i]!))
  // By insertion: there are few, and mostly they lie in order.
  for (let i = 1; i < sorted.length; i++) {
    const h = sorted[i]!
    const key = keys[i]!
    let at = i
    for (; at > 0 && (keys[at - 1]! > key || (keys[at - 1] === key && sorted[at - 1]! > h)); at--) {
      sorted[at] = sorted[at - 1]!
      keys[at] = keys[at - 1]!
    }
    sorted[at] = h
    keys[at] = key
  }
  return sorted
}
