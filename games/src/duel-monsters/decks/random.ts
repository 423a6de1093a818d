import { type Chance, chance, type Seed } from '@duelhall/kernel'
import type { Facts } from '../cards/facts.ts'
import { countsAs, factsOf, isExtra } from '../cards/shelf.ts'
import { type Deck, MOST_COPIES, type Part, sizes } from './deck.ts'
import { type ListId, levelOn, lists } from './lists.ts'

/** What a random deck is made of. */
export interface Wish {
  /** The cards it may hold: all of them, those with effects, or Normal Monsters alone. */
  readonly from: readonly Facts[]
  readonly list: ListId
}

/** Monsters that need no Tribute, so that a random deck can be played at all. */
const EASY = 18
/** Now and then a deck of another size (YG-DECK-01 to -03). */
const ODD_SIZE = 4

/** A legal deck, the same for the same seed; Fusion and Ritual Monsters bring what they name. */
export function randomDeck({ from, list }: Wish, seed: Seed): Deck {
  const lots = chance(seed)
  const allowed = from.filter((card) => levelOn(lists[list], countsAs(card).id)?.most !== 0)
  const pile = startPile(list)
  const size = (part: Part, usual: number): number => {
    const { min, max } = sizes[part]
    return lots.below(ODD_SIZE) === 0 ? min + lots.below(max - min + 1) : usual
  }
  const main = size('main', sizes.main.min)
  fill(pile, 'extra', size('extra', sizes.extra.max), allowed.filter(isExtra), lots)
  for (const card of namedBy(pile.deck.extra))
    if (allowed.includes(card) && !isExtra(card) && lots.below(2) === 0) add(pile, 'main', card, main)
  const own = allowed.filter((card) => !isExtra(card))
  fill(pile, 'main', Math.min(main, pile.deck.main.length + EASY), own.filter(isEasy), lots)
  fill(pile, 'main', main, own, lots)
  if (pile.deck.main.length < sizes.main.min) throw new RangeError(`${own.length} cards are too few for a deck`)
  fill(pile, 'side', size('side', sizes.side.max), allowed, lots)
  return pile.deck
}

interface Pile {
  readonly deck: Record<Part, string[]>
  readonly copies: Map<Facts, number>
  readonly list: ListId
}

const startPile = (list: ListId): Pile => ({ deck: { main: [], extra: [], side: [] }, copies: new Map(), list })

const isEasy = (card: Facts): boolean => card.kind === 'monster' && card.level <= 4 && card.frame !== 'ritual' && !card.specialOnly

/** The materials and Ritual Spells that cards name. */
const namedBy = (ids: readonly string[]): readonly Facts[] =>
  ids.flatMap((id) => {
    const card = factsOf(id)!
    return card.kind === 'monster' ? [...card.materials, card.ritualSpell ?? ''].flatMap((named) => factsOf(named) ?? []) : []
  })

/** YG-DECK-09, -10: one more copy, where there is room and the limits allow it. */
function add({ deck, copies, list }: Pile, part: Part, card: Facts, size: number): void {
  const named = countsAs(card)
  const n = copies.get(named) ?? 0
  if (deck[part].length >= size || n >= (levelOn(lists[list], named.id)?.most ?? MOST_COPIES)) return
  copies.set(named, n + 1)
  deck[part].push(card.id)
}

/** One to three copies of card after card, until the part is as large as wanted or nothing more fits. */
function fill(pile: Pile, part: Part, size: number, cards: readonly Facts[], lots: Chance): void {
  for (const card of lots.shuffled(cards)) {
    const before = pile.deck[part].length
    if (before >= size) return
    for (let n = 1 + lots.below(MOST_COPIES); n > 0; n--) add(pile, part, card, size)
    if (part === 'main' && pile.deck.main.length > before)
      for (const spell of namedBy([card.id])) if (cards.includes(spell)) add(pile, part, spell, size)
  }
  for (const card of cards) for (let n = MOST_COPIES; n > 0; n--) add(pile, part, card, size)
}
