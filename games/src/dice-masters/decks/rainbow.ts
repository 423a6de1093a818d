import { type Chance, chance, type RuleId, type Seed } from '@duelhall/kernel'
import type { Edition } from '../config.ts'
import type { TeamProblem } from './check.ts'
import type { Packs } from './formats.ts'
import { basicActions, cardOf, fullName, teamCards } from './shelf.ts'

/** What one pack holds; its dice are told apart by title. */
export interface Pack {
  readonly cards: readonly string[]
  readonly dice: readonly string[]
  readonly basics: readonly string[]
}

/** DM-BUILD-23: the cards of a sealed draft on their way round the table, as plain data. */
export interface Sealed {
  /** Two lots of secret piles, one for each seat; the lot opened second is drafted first. */
  readonly lots: readonly (readonly (readonly string[])[])[]
  /** The lot under way, 1 then 0; null when no card is left. */
  readonly lot: number | null
  /** What each has chosen from the pile before them and not yet shown; null while choosing. */
  readonly held: readonly (string | null)[]
  readonly drafted: readonly (readonly string[])[]
  /** DM-BUILD-25: basic actions that each seat opened. */
  readonly opened: readonly (readonly string[])[]
  /** All dice of all players, by title. */
  readonly centre: Readonly<Record<string, number>>
}

const openPack = (edition: Edition, packs: Packs, lots: Chance): Pack => {
  const cards = Array.from({ length: packs.cards }, () => lots.one(teamCards(edition)))
  const basics = lots.shuffled(basicActions(edition)).slice(0, packs.basics)
  return { cards: cards.map((card) => card.id), dice: cards.map((card) => card.name), basics: basics.map((card) => card.id) }
}

/** DM-BUILD-22, -23: packs for each seat, lot by lot. */
export function openPacks(edition: Edition, packs: Packs, seats: number, seed: Seed): readonly (readonly (readonly Pack[])[])[] {
  const lots = chance(seed)
  return Array.from({ length: packs.lots }, () =>
    Array.from({ length: seats }, () => Array.from({ length: packs.packs }, () => openPack(edition, packs, lots))),
  )
}

/** The draft begins with these packs, which may be any: `packs[lot][seat]`. */
export function startSealed(packs: readonly (readonly (readonly Pack[])[])[]): Sealed {
  const seats = packs[0]?.length ?? 0
  const centre: Record<string, number> = {}
  for (const title of packs.flat(2).flatMap((pack) => pack.dice)) centre[title] = (centre[title] ?? 0) + 1
  return {
    lots: packs.map((lot) => lot.map((opened) => opened.flatMap((pack) => pack.cards))),
    lot: packs.length - 1,
    held: Array.from({ length: seats }, () => null),
    drafted: Array.from({ length: seats }, () => []),
    opened: Array.from({ length: seats }, (_, seat) => packs.flatMap((lot) => lot[seat]!.flatMap((pack) => pack.basics))),
    centre,
  }
}

/** The pile before a seat. */
export const pileOf = ({ lot, lots }: Sealed, seat: number): readonly string[] => (lot === null ? [] : (lots[lot]?.[seat] ?? []))

/** A seat takes a card; when all have, the piles go round: the second lot to the right, the first to the left. */
export function take(sealed: Sealed, seat: number, card: string): Sealed | TeamProblem {
  const pile = pileOf(sealed, seat)
  if (sealed.lot === null || pile.length === 0) return bad('DM-BUILD-23', '', 'there is no card left to take')
  if (sealed.held[seat] !== null) return bad('DM-BUILD-23', '', 'the others are still choosing')
  if (!pile.includes(card)) return bad('DM-BUILD-23', 'card', `${nameOf(card)} is not in the pile`)
  const held = sealed.held.map((before, i) => (i === seat ? card : before))
  return held.every((one) => one !== null) ? pass({ ...sealed, held }, sealed.lot) : { ...sealed, held }
}

function pass({ lots, held, drafted, ...rest }: Sealed, lot: number): Sealed {
  const seats = held.length
  const piles = lots[lot]!.map((pile, seat) => {
    const at = pile.indexOf(held[seat]!)
    return [...pile.slice(0, at), ...pile.slice(at + 1)]
  })
  const step = lot === lots.length - 1 ? 1 : seats - 1
  const passed = piles.map((_, seat) => piles[(seat + step) % seats]!)
  const empty = passed.every((pile) => pile.length === 0)
  return {
    ...rest,
    lots: lots.map((piles, i) => (i === lot ? passed : piles)),
    lot: !empty ? lot : lot === 0 ? null : lot - 1,
    held: held.map(() => null),
    drafted: drafted.map((cards, seat) => [...cards, held[seat]!]),
  }
}

export const nameOf = (id: string): string => {
  const card = cardOf(id)
  return card === null ? 'this card' : fullName(card)
}

export const bad = (rule: RuleId, path: string, says: string): TeamProblem => ({ code: 'BAD_PICK', rule, path, says })
