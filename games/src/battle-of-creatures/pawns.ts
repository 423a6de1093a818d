import { type Card, type DefId, defId } from '@duelhall/kernel'
import { type Civilization, civilizations } from './board.ts'
import data from './cards/pawns.json' with { type: 'json' }

export const POWERS = 7
export const letters = ['a', 'b'] as const
export type Letter = (typeof letters)[number]

/** BC-COMP-03: by civilization, power and letter. BC-COMP-04: a and b differ in name and picture only. */
export const pawnOf = (civilization: number, power: number, letter: number): DefId =>
  defId(civilization * POWERS * letters.length + (power - 1) * letters.length + letter)

interface Pawn {
  readonly id: string
  readonly name: string
  readonly race: string
  readonly civilization: Civilization
  readonly power: number
  readonly letter: Letter
}

const order = (pawn: Pawn): number => pawnOf(civilizations.indexOf(pawn.civilization), pawn.power, letters.indexOf(pawn.letter))

export const pawns: readonly Pawn[] = data.pawns
  .map((p) => ({
    id: p.id,
    name: p.name,
    race: p.race,
    civilization: p.civilization as Civilization,
    power: p.power_number,
    letter: p.variant as Letter,
  }))
  .sort((a, b) => order(a) - order(b))

/** What a creature is until its pawn is chosen, and what a player is. */
export const UNCHOSEN = defId(pawns.length)
export const SEAT = defId(pawns.length + 1)

/** BC-MOVE-10: power is printed and never changes. */
export const POWER = Int8Array.from([...pawns.map((pawn) => pawn.power), 0, 0])
export const CIVILIZATION = Int8Array.from([...pawns.map((pawn) => civilizations.indexOf(pawn.civilization)), -1, -1])

/** BC-COMP-05: the faces of a battle die, from 1; the dragon is wild. */
export const DRAGON = 6
/** BC-COMP-06 */
export const SUMMON_SIDES = data.summon_die.sides
/** BC-COMP-07: chips of each civilization. */
export const CHIPS = data.power_chips.per_civilization

export const catalog: readonly Card[] = pawns.map((pawn) => ({
  id: pawn.id,
  name: pawn.name,
  facts: { civilization: pawn.civilization, power: pawn.power, race: pawn.race, pawn: pawn.letter },
  text: `Moves up to ${pawn.power} ${pawn.power === 1 ? 'step' : 'steps'} and battles with ${pawn.power} ${pawn.power === 1 ? 'die' : 'dice'}.`,
}))
