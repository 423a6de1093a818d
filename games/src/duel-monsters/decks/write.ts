import { factsOf } from '../cards/shelf.ts'
import { type Deck, partNames, parts } from './deck.ts'

/** A `.ydk` file: one passcode to a line, with all three headings. */
export const exportYdk = (deck: Deck): string =>
  ['#created by Duelhall', '#main', ...deck.main, '#extra', ...deck.extra, '!side', ...deck.side, ''].join('\n')

/** Names with their copies, under a heading for each part that has cards. */
export function exportText(deck: Deck): string {
  const blocks = parts.flatMap((part) => {
    const ids = deck[part]
    if (ids.length === 0) return []
    const lines = [...new Set(ids)].map((id) => `${ids.filter((other) => other === id).length} ${factsOf(id)?.name ?? id}`)
    return [`${[`${partNames[part]}:`, ...lines].join('\n')}\n`]
  })
  return blocks.join('\n')
}
