import type { RuleId } from '@duelhall/kernel'
import type { Facts } from '../cards/facts.ts'
import { isExtra } from '../cards/shelf.ts'
import { checkDeck, type DeckCode, malformed, tokenSays, unknownSays } from './check.ts'
import { type Deck, type Part, parts } from './deck.ts'
import type { ListId } from './lists.ts'
import type { Stranger } from './strangers.ts'

/** A fault of a deck that came as text; line 0 is the whole. */
export interface LineProblem {
  readonly line: number
  readonly code: DeckCode
  readonly rule: RuleId
  readonly says: string
}

/** A card that a file names and the pool does not have. */
export interface Missing {
  /** Where it is named first. */
  readonly line: number
  /** As the file has it: a passcode or a name. */
  readonly written: string
  /** Its name, where it is a known card of the era. */
  readonly name: string | null
  copies: number
}

export interface Imported {
  /** Whatever could be read, even where it breaks rules; null where the whole was refused. */
  readonly deck: Deck | null
  readonly problems: readonly LineProblem[]
  readonly missing: readonly Readonly<Missing>[]
}

/** What a reader has found so far: copies and the line each stands on. */
export interface Reading {
  readonly cards: Readonly<Record<Part, { readonly id: string; readonly line: number }[]>>
  readonly problems: LineProblem[]
  readonly missing: Missing[]
}

export const reading = (): Reading => ({ cards: { main: [], extra: [], side: [] }, problems: [], missing: [] })

/** Copies of a card; outside the Side Deck its kind says where they go (YG-DECK-05), whatever the heading. */
export function put({ cards }: Reading, card: Facts, copies: number, part: Part, line: number): void {
  const into = part === 'side' ? 'side' : isExtra(card) ? 'extra' : 'main'
  for (let i = 0; i < copies; i++) cards[into].push({ id: card.id, line })
}

/** YG-BAD-10 */
export function unread({ problems }: Reading, line: number, detail: string): void {
  problems.push({ line, code: 'DECK_MALFORMED', rule: 'YG-DECK-15', says: malformed(detail) })
}

/** YG-DECK-14, -16: told where it is named first, with all its copies; `hint` may say what was meant. */
export function lacks(
  { missing, problems }: Reading,
  { name, isToken }: Stranger,
  { line, written, copies }: Omit<Missing, 'name'>,
  hint = '',
): void {
  const before = missing.find((one) => one.written === written)
  if (before !== undefined) {
    before.copies += copies
    return
  }
  missing.push({ line, written, name, copies })
  if (isToken) problems.push({ line, code: 'DECK_UNKNOWN_CARD', rule: 'YG-DECK-14', says: tokenSays(name!) })
  else problems.push({ line, code: 'DECK_UNKNOWN_CARD', rule: 'YG-DECK-16', says: `${unknownSays(written, name)}${hint}` })
}

/** What is refused as a whole. */
export const refused = (detail: string, line = 0): Imported => ({
  deck: null,
  problems: [{ line, code: 'DECK_MALFORMED', rule: 'YG-DECK-15', says: malformed(detail) }],
  missing: [],
})

/** YG-DECK-15: what was read, held against the rules; each fault at the line of its card, what concerns the whole at the end. */
export function finish({ cards, problems, missing }: Reading, list: ListId): Imported {
  const ids = (part: Part) => cards[part].map(({ id }) => id)
  const deck: Deck = { main: ids('main'), extra: ids('extra'), side: ids('side') }
  const broken = checkDeck(deck, list).map(({ path, code, rule, says }) => ({ line: lineOf(cards, path), code, rule, says }))
  return { deck, problems: [...problems, ...broken].sort((a, b) => place(a) - place(b)), missing }
}

const place = ({ line }: LineProblem): number => (line === 0 ? Number.MAX_SAFE_INTEGER : line)

/** The line of the card at `main.3`; 0 for a whole part. */
function lineOf(cards: Reading['cards'], path: string): number {
  const [name, at] = path.split('.')
  const part = parts.find((one) => one === name)
  return part === undefined || at === undefined ? 0 : cards[part][Number(at)]!.line
}
