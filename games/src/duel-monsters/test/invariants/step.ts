import { type Handle, type Happening, handle, type OptionRecord, type PlayerId, playerId, type TableView } from '@duelhall/kernel'
import { speedOf } from '../../at-will.ts'
import { defNamed, defs, IS_TOKEN, SEAT, SLOT } from '../../catalog.ts'
import type { DuelEffect } from '../../lexicon.ts'
import { type DuelState, isOnField } from '../../state.ts'

/** One choice of a random Duel: the states around it, and what was told. */
export interface Step {
  readonly before: DuelState
  readonly after: DuelState
  readonly by: PlayerId
  readonly chosen: OptionRecord
  readonly events: readonly Happening[]
  /** What each player sees afterwards. */
  readonly views: readonly TableView[]
  /** What each player brought, as a text. */
  readonly brought: string
}
/** What is wrong, or null; undefined where there was nothing to look at. */
export type Check = (step: Step) => string | null | undefined

export const players: readonly PlayerId[] = [playerId(0), playerId(1)]
export const cards = (s: DuelState): readonly Handle[] => s.pieces.flatMap((p, h) => (p.def === SEAT || p.def === SLOT ? [] : [handle(h)]))
export const named = (s: DuelState, h: Handle): string => `${defs[s.pieces[h]!.def]!.name} (${h})`
/** The first card of which this is wrong. */
export const no = (s: DuelState, list: readonly Handle[], wrong: (h: Handle) => boolean): string | null => {
  const found = list.find(wrong)
  return found === undefined ? null : named(s, found)
}
export const fieldOf = (s: DuelState): readonly Handle[] => cards(s).filter((h) => isOnField(s, h))
export const effectOf = (path: string): DuelEffect | undefined => {
  const [id = '', n = ''] = path.split('/')
  const def = defNamed(id)
  return def === null ? undefined : defs[def]!.effects[Number(n)]
}
export const speedAt = (path: string): number => {
  const effect = effectOf(path)
  return effect === undefined ? 1 : speedOf(defNamed(path.split('/')[0]!)!, effect)
}
export const linksOf = (s: DuelState) => s.stack.flatMap((f) => (f.op === 'window' ? [f.links] : []))
export const isResolving = (s: DuelState): boolean => s.stack.some((f) => f.op === 'link')
export const isOpen = (s: DuelState): boolean => s.decision?.ask === 'main' || s.decision?.ask === 'battle'
export const value = (view: TableView, h: Handle, key: string): unknown => view.pieces[h]!.values[key]
export const isAbout = (e: Happening, h: Handle): boolean => e.piece === h || e.target === h || e.list.includes(h)

/** The cards of each owner, whatever has become of them. */
export const broughtTo = (s: DuelState): string =>
  players
    .map((p) =>
      cards(s)
        .filter((h) => s.pieces[h]!.owner === p && !IS_TOKEN[s.pieces[h]!.def]!)
        .map((h) => s.pieces[h]!.def)
        .sort((a, b) => a - b)
        .join(),
    )
    .join('/')
