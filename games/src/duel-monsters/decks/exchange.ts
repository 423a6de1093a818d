import { checkDeck, type DeckProblem } from './check.ts'
import { type Deck, parts } from './deck.ts'
import type { ListId } from './lists.ts'

/** YG-MATCH-02 to -04: every fault of the lists that a player hands in between two Duels, against those of the Duel before. */
export function checkExchange(before: Deck, after: unknown, list: ListId): readonly DeckProblem[] {
  const problems = checkDeck(after, list)
  if (problems.some(({ code }) => code === 'DECK_MALFORMED')) return problems
  return [...problems, ...changedSize(before, after as Deck), ...foreign(before, after as Deck)]
}

/** YG-BAD-13 */
export const notNow: DeckProblem = {
  code: 'SIDE_NOT_NOW',
  rule: 'YG-MATCH-11',
  path: '',
  says: 'Exchange is possible only between Duels of a Match.',
}

/** YG-MATCH-03 */
function changedSize(before: Deck, after: Deck): readonly DeckProblem[] {
  const n = before.side.length
  if (after.side.length === n) return []
  return [{ code: 'SIDE_SIZE_CHANGED', rule: 'YG-MATCH-03', path: 'side', says: `Side Deck must keep ${n} card${n === 1 ? '' : 's'}.` }]
}

const all = (deck: Deck): readonly string[] => parts.flatMap((part) => deck[part])

/** YG-INV-42: all three decks together stay the same cards. */
function foreign(before: Deck, after: Deck): readonly DeckProblem[] {
  if (left(all(before), all(after)).length === 0 && left(all(after), all(before)).length === 0) return []
  return [{ code: 'SIDE_FOREIGN_CARD', rule: 'YG-MATCH-02', path: '', says: 'Only registered cards may be exchanged.' }]
}

/** What is left of a list when the copies of another are taken out. */
function left(list: readonly string[], taken: readonly string[]): readonly string[] {
  const out = [...list]
  for (const id of taken) {
    const at = out.indexOf(id)
    if (at !== -1) out.splice(at, 1)
  }
  return out
}

/** One card of the Main or Extra Deck goes to the Side Deck, and one comes from there. */
export interface Swap {
  readonly out: string
  readonly in: string
}

/** The exchanges that lead from the lists of the Duel before to others that `checkExchange` allows. */
export function swapsBetween(before: Deck, after: Deck): readonly Swap[] {
  const outs = left(after.side, before.side)
  return left(before.side, after.side).map((id, i) => ({ out: outs[i]!, in: id }))
}
