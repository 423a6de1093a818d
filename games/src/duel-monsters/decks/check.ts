import { inWords, type Problem, type RuleId } from '@duelhall/kernel'
import type { Facts } from '../cards/facts.ts'
import { countsAs, factsOf, isExtra } from '../cards/shelf.ts'
import { tokenWith } from '../cards/tokens.ts'
import { type Deck, MOST_COPIES, type Part, partNames, parts, sizes } from './deck.ts'
import { type ListId, levelOn, lists, type RestrictedList } from './lists.ts'

/** Section 4.1: YG-BAD-01 to -13. */
export const deckCodes = [
  'DECK_MAIN_SIZE',
  'DECK_EXTRA_SIZE',
  'DECK_SIDE_SIZE',
  'DECK_COPIES',
  'DECK_FORBIDDEN',
  'DECK_RESTRICTED',
  'DECK_KIND_MAIN',
  'DECK_KIND_EXTRA',
  'DECK_UNKNOWN_CARD',
  'DECK_MALFORMED',
  'SIDE_SIZE_CHANGED',
  'SIDE_FOREIGN_CARD',
  'SIDE_NOT_NOW',
] as const
export type DeckCode = (typeof deckCodes)[number]

export interface DeckProblem extends Problem {
  readonly code: DeckCode
  readonly rule: RuleId
}

/** Longer lists are counted, but not read to their end. */
const MOST_READ = 200

const sizeCodes: Readonly<Record<Part, { readonly code: DeckCode; readonly rule: RuleId }>> = {
  main: { code: 'DECK_MAIN_SIZE', rule: 'YG-DECK-01' },
  extra: { code: 'DECK_EXTRA_SIZE', rule: 'YG-DECK-02' },
  side: { code: 'DECK_SIDE_SIZE', rule: 'YG-DECK-03' },
}

type Report = (code: DeckCode, rule: RuleId, path: string, says: string) => void

/** YG-DECK-15: every fault of something that claims to be a deck, on the list with this id; none means that it may play. */
export function checkDeck(input: unknown, listId: ListId): readonly DeckProblem[] {
  if (isKnown(input, listId)) return []
  const found: DeckProblem[] = []
  const report: Report = (code, rule, path, says) => {
    found.push({ code, rule, path, says })
  }
  try {
    judge(input, lists[listId], report)
  } catch {
    report('DECK_MALFORMED', 'YG-DECK-15', '', malformed('it cannot even be looked at'))
  }
  if (found.length === 0) sound.set(input as Deck, copied(input as Deck, listId))
  return found
}

/** Decks in which nothing was wrong, as they then were: the same decks are played again and again, and one that has changed since is looked at anew. */
const sound = new WeakMap<object, Sound>()
interface Sound extends Deck {
  readonly list: ListId
}
const copied = ({ main, extra, side }: Deck, list: ListId): Sound => ({
  list,
  main: main.slice(),
  extra: extra.slice(),
  side: side.slice(),
})
function isKnown(input: unknown, list: ListId): boolean {
  if (typeof input !== 'object' || input === null) return false
  const known = sound.get(input)
  if (known === undefined || known.list !== list) return false
  try {
    const { main, extra, side } = input as Deck
    const isSame = isEqual(main, known.main) && isEqual(extra, known.extra) && isEqual(side, known.side)
    return isSame && Object.keys(input).length === parts.length
  } catch {
    return false
  }
}
function isEqual(list: unknown, known: readonly string[]): boolean {
  if (!Array.isArray(list) || list.length !== known.length) return false
  for (let i = 0; i < known.length; i++) if (list[i] !== known[i]) return false
  return true
}

/** Whether nothing is wrong with it. */
export const isDeck = (input: unknown, listId: ListId): input is Deck => checkDeck(input, listId).length === 0

export const malformed = (detail: string): string => `The deck file cannot be read: ${detail}.`
export const tokenSays = (name: string): string => `${name} is a Token, which is never part of a deck.`
export const unknownSays = (written: string, name: string | null): string =>
  name === null || name === written ? `Card ${inWords(written)} is not in the card pool.` : `${name} (${written}) is not in the card pool.`

/** A copy of a card and where it stands. */
interface Copy {
  readonly at: string
  readonly part: Part
  readonly card: Facts
}

function judge(input: unknown, list: RestrictedList, report: Report): void {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return report('DECK_MALFORMED', 'YG-DECK-15', '', malformed(`a deck is an object, not ${inWords(input)}`))
  const deck = input as Readonly<Record<string, unknown>>
  for (const key of Object.keys(deck).slice(0, MOST_READ))
    if (!(parts as readonly string[]).includes(key))
      report('DECK_MALFORMED', 'YG-DECK-15', key.slice(0, 40), malformed(`${inWords(key)} is no part of a deck`))
  const copies: Copy[] = []
  for (const part of parts) {
    const listed = listOf(deck[part], part, report)
    checkSize(part, listed.length, report)
    copies.push(...known(listed, part, report))
  }
  checkKinds(copies, report)
  checkCopies(copies, list, report)
}

function listOf(value: unknown, part: Part, report: Report): readonly unknown[] {
  if (Array.isArray(value)) return value
  report('DECK_MALFORMED', 'YG-DECK-15', part, malformed(`${part} must be a list, not ${inWords(value)}`))
  return []
}

/** YG-DECK-08: each deck is counted by itself. */
function checkSize(part: Part, n: number, report: Report): void {
  const { min, max } = sizes[part]
  if (n >= min && n <= max) return
  const wanted = min > 0 ? `${min} to ${max} are required` : `at most ${max}`
  report(sizeCodes[part].code, sizeCodes[part].rule, part, `${partNames[part]} has ${n} card${n === 1 ? '' : 's'}; ${wanted}.`)
}

function known(listed: readonly unknown[], part: Part, report: Report): readonly Copy[] {
  const told = new Set<unknown>()
  return listed.slice(0, MOST_READ).flatMap((id, i) => {
    const at = `${part}.${i}`
    const card = typeof id === 'string' ? factsOf(id) : null
    if (card !== null) return [{ at, part, card }]
    if (told.has(id)) return []
    told.add(id)
    if (typeof id !== 'string') report('DECK_MALFORMED', 'YG-DECK-16', at, malformed(`${inWords(id)} is no passcode in quotation marks`))
    else reportUnknown(id, at, report)
    return []
  })
}

/** YG-DECK-14, -16 */
function reportUnknown(id: string, at: string, report: Report): void {
  const token = tokenWith(id)
  if (token !== null) report('DECK_UNKNOWN_CARD', 'YG-DECK-14', at, tokenSays(token.name))
  else report('DECK_UNKNOWN_CARD', 'YG-DECK-16', at, unknownSays(id, null))
}

/** YG-DECK-04 to -07: the Side Deck takes every kind. */
function checkKinds(copies: readonly Copy[], report: Report): void {
  const told = new Set<Facts>()
  for (const { at, part, card } of copies) {
    const wrong = (part === 'main' && isExtra(card)) || (part === 'extra' && !isExtra(card))
    if (!wrong || told.has(card)) continue
    told.add(card)
    if (part === 'main') report('DECK_KIND_MAIN', 'YG-DECK-05', at, `${card.name} belongs in the Extra Deck.`)
    else report('DECK_KIND_EXTRA', 'YG-DECK-04', at, `${card.name}: only Fusion and Synchro Monsters may be in the Extra Deck.`)
  }
}

/** YG-DECK-09, -10, -13: copies of one name over all three decks; the fault stands at the first copy too many. */
function checkCopies(copies: readonly Copy[], list: RestrictedList, report: Report): void {
  const byName = new Map<Facts, Copy[]>()
  for (const copy of copies) {
    const named = countsAs(copy.card)
    const same = byName.get(named)
    if (same === undefined) byName.set(named, [copy])
    else same.push(copy)
  }
  for (const [named, same] of byName) {
    const n = same.length
    const level = levelOn(list, named.id)
    if (level !== null && n > level.most) {
      const at = same[level.most]!.at
      if (level.most === 0) report('DECK_FORBIDDEN', 'YG-DECK-10', at, `${named.name} is Forbidden on list ${list.listId}.`)
      else
        report('DECK_RESTRICTED', 'YG-DECK-10', at, `${named.name} is ${level.name} ${level.most} on list ${list.listId}; deck has ${n}.`)
    }
    if (n > MOST_COPIES)
      report(
        'DECK_COPIES',
        'YG-DECK-09',
        same[MOST_COPIES]!.at,
        `${named.name}: ${n} copies; at most ${MOST_COPIES} in Main, Extra and Side Deck together.`,
      )
  }
}
