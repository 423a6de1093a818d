import { cardOf, cards } from '../cards/index.ts'
import type { Edition } from '../config.ts'
import type { DiceCard } from '../lexicon.ts'

/** The cards as a builder of teams looks for them: by id, by title, by edition. */

export { cardOf }

/** DM-CARD-06: name and subtitle tell a card from others of its title. */
export const fullName = (card: DiceCard): string => (card.subtitle === null ? card.name : `${card.name}: ${card.subtitle}`)

export const isBasic = (card: DiceCard): boolean => card.kind === 'basic'

const among = (basic: boolean, edition: Edition | null): readonly DiceCard[] =>
  cards.filter((card) => isBasic(card) === basic && (edition === null || card.edition === edition))
const own = { ygo: among(false, 'ygo'), wh40k: among(false, 'wh40k'), both: among(false, null) }
const centre = { ygo: among(true, 'ygo'), wh40k: among(true, 'wh40k'), both: among(true, null) }

/** What a team may bring as its own: characters, and actions that are not basic (DM-BUILD-05); null is both editions. */
export const teamCards = (edition: Edition | null): readonly DiceCard[] => own[edition ?? 'both']
export const basicActions = (edition: Edition | null): readonly DiceCard[] => centre[edition ?? 'both']

/** Typing differs in case, spaces and quotation marks; cards do not. */
export const plainly = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/ ?: ?/g, ': ')
    .trim()

const byName: ReadonlyMap<string, DiceCard> = new Map(cards.map((card) => [plainly(fullName(card)), card]))
const byTitle = new Map<string, DiceCard[]>()
for (const card of cards) byTitle.set(plainly(card.name), [...(byTitle.get(plainly(card.name)) ?? []), card])

/** A card by `Name: Subtitle` or by its id. */
export const cardNamed = (typed: string): DiceCard | null => byName.get(plainly(typed)) ?? cardOf(typed.trim().toLowerCase())

/** Every card with this title, whatever its subtitle. */
export const cardsTitled = (title: string): readonly DiceCard[] => byTitle.get(plainly(title)) ?? []

export const allNames: readonly string[] = cards.map(fullName)
