import type { DungeonEffect, DungeonFilter, MonsterClass } from '../lexicon.ts'

/** What several cards say. */

/** DD-SUMMON-12 */
export const dimensioned = { on: 'dimensioned', piece: 'self' } as const
/** DD-ITEM-04: a monster enters the cell of this item; it is the `event`. */
export const entered = { on: 'entered', other: 'self' } as const

export const monsters: DungeonFilter = { is: 'monster' }
export const yours: DungeonFilter = { side: 'you', is: 'monster' }
export const theirs: DungeonFilter = { side: 'foe', is: 'monster' }
/** DD-FX-21: ties are chosen by the controller. */
export const weakestFoe: DungeonFilter = { side: 'foe', is: 'monster', where: { attack: { max: { lowest: 'attack', among: theirs } } } }
export const fallen: DungeonFilter = { in: 'gone', is: ['monster', 'demon'] }

export const limbs = [
  'Right Leg of the Forbidden One',
  'Left Leg of the Forbidden One',
  'Right Arm of the Forbidden One',
  'Left Arm of the Forbidden One',
] as const

/** While it attacks: more attack crests, more attack. */
export const pressing = (max: number): DungeonEffect => ({
  kind: 'use',
  limit: 'turn',
  cost: [{ op: 'payX', crest: 'attack', max, as: '$x' }],
  do: [{ op: 'stand', to: 'self', mods: [{ stat: 'attack', add: { amount: '$x', times: 10 } }], until: 'battle' }],
})

/** While it is attacked: less damage. */
export const reducing = (crests: number, by: number): DungeonEffect => ({
  kind: 'use',
  cost: [{ op: 'pay', crests: { defense: crests } }],
  do: [{ op: 'stand', to: 'self', mods: [{ reduce: by }], until: 'battle' }],
})

/** DD-FX-27: for both players. */
export const raising = (kind: MonsterClass, stat: 'attack' | 'defense'): DungeonEffect => ({
  kind: 'static',
  to: { is: ['monster', kind] },
  mods: [{ stat, add: 10 }],
})
