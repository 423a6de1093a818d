import { kind } from '@duelhall/effects'
import type { Handle, PlayerId } from '@duelhall/kernel'
import { fx } from './fx.ts'
import type { DuelFilter } from './lexicon.ts'
import { type ChooseFrame, inZone, MONSTERS, SLOTS, type T, whereIs } from './state.ts'

/** What is being chosen: candidates, and whether a set of them is whole or can be completed. */
export interface Purpose {
  readonly rule: 'YG-SUMMON-02' | 'YG-SUMMON-50' | 'YG-SUMMON-61' | 'YG-SUMMON-64' | 'YG-SUMMON-73' | 'YG-PHASE-62'
  /** The rule that refuses what is none of the candidates; absent: the same. */
  readonly unfit?: 'YG-SUMMON-15' | 'YG-SUMMON-55'
  from(t: T, c: Choice): readonly Handle[]
  isWhole(t: T, c: Choice, set: readonly Handle[]): boolean
  /** Whether it can be made whole by cards later in the list, where there is a better way than to try. */
  completes?(t: T, c: Choice, from: readonly Handle[], set: readonly Handle[]): boolean
  /** What must hold whatever is chosen: asked first, because most monsters cannot be Summoned now. */
  mayBegin?(t: T, c: Choice): boolean
  /** How many there may be at most. */
  most(t: T, c: Choice): number
}
/** Who chooses, for which monster, and what the effect says of it. */
export interface Choice extends Pick<ChooseFrame, 'by' | 'piece' | 'level'> {
  /** Cards to choose from, where the effect says so. */
  readonly from: readonly Handle[]
}

export const MATERIAL = kind('cannot:beMaterial')

/** Whether a card is what a line of materials asks for. */
export const fitsSlot = (t: T, by: PlayerId, piece: Handle, slot: DuelFilter, h: Handle): boolean =>
  fx.fits(t, { source: (t.piece(piece).life * 512 + piece) as never, player: by, event: null, vars: NO_VARS }, slot, h)
const NO_VARS = {}

/** YG-SUMMON-34, -66 */
export const freesZone = (t: T, by: PlayerId, set: readonly Handle[]): boolean =>
  inZone(t.state, by, MONSTERS).length < SLOTS || set.some((h) => t.piece(h).controller === by && whereIs(t.state, h) === MONSTERS)

/** Where those begin that come after what is chosen. */
export const nextAt = (from: readonly Handle[], set: readonly Handle[]): number =>
  set.length === 0 ? 0 : from.indexOf(set[set.length - 1]!) + 1
