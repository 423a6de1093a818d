import type { DefId, GuiseId, Secrets } from '@duelhall/kernel'
import { library } from './cards/index.ts'
import { defs, figureNamed, IS_ITEM, LEVEL, SHOWS_AT_ONCE } from './catalog.ts'
import { type Dungeon, GONE, placeOf } from './state.ts'

/** What others can tell of a piece: nothing hidden, an item in reserve, an item in play of a level (DD-INFO-02). */
export const guises = ['', 'item', 'item-1', 'item-2', 'item-3', 'item-4'] as const
export const ITEM = 1
/** The guise of an item in play. */
export const itemOf = (level: number): number => 1 + level

const MOST = 10
/** Every item there is, as often as a deck could hold it: what an opponent may have brought (DD-DECK-02). */
const brought: readonly DefId[] = library.figures.flatMap((f) => {
  const def = figureNamed(f.id)!
  return IS_ITEM[def]! ? Array.from({ length: MOST }, () => def) : []
})

export const secrets: Secrets<Dungeon> = {
  /** DD-SETUP-04, DD-SUMMON-07: an item is its owner's secret; DD-INFO-01: what is gone lies open. */
  sees: (t, h) => (!IS_ITEM[t.piece(h).def]! || placeOf(t.piece(h).zone) === GONE ? 'all' : 'controller'),
  /** An item that is shown when it is dimensioned never lies face down in play (DD-ITEM-12). */
  fits: (def: DefId, guise: GuiseId) =>
    guise === ITEM ? IS_ITEM[def]! : guise > ITEM && IS_ITEM[def]! && LEVEL[def] === guise - 1 && !SHOWS_AT_ONCE[def]!,
  list: (_t, _owner, seen) => [...seen, ...brought],
  name: (def) => defs[def]!.id,
  named: (name) => figureNamed(name),
}
