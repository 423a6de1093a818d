import { factsOf } from '../cards/shelf.ts'
import { type Deck, sizes } from './deck.ts'

/** More than this many cards above the least are worth a word. */
const NEAR = 5

/** What a legal deck may still lack; advice, never a fault (YG-DECK-18). */
export function hints(deck: Deck): readonly string[] {
  const found: string[] = []
  const n = deck.main.length
  if (n > sizes.main.min + NEAR) found.push(`Main Deck has ${n} cards; nearer to ${sizes.main.min} the best cards are drawn more often.`)
  const main = [...new Set(deck.main)].flatMap((id) => factsOf(id) ?? [])
  const extra = [...new Set(deck.extra)].flatMap((id) => factsOf(id) ?? [])
  for (const card of main)
    if (card.kind === 'monster' && card.ritualSpell !== null && !deck.main.includes(card.ritualSpell))
      found.push(`${card.name} needs ${factsOf(card.ritualSpell)!.name} in the Main Deck.`)
  const tuner = main.some((card) => card.kind === 'monster' && card.tuner)
  if (!tuner && extra.some((card) => card.kind === 'monster' && card.frame === 'synchro'))
    found.push('There are Synchro Monsters, but no Tuner in the Main Deck.')
  return found
}
