/** YG-DECK-01 to -03 */
export const parts = ['main', 'extra', 'side'] as const
export type Part = (typeof parts)[number]
export const partNames: Readonly<Record<Part, string>> = { main: 'Main Deck', extra: 'Extra Deck', side: 'Side Deck' }

/** Passcodes, one entry for each copy, and nothing else: no two copies can be told apart (YG-DECK-17). */
export type Deck = Readonly<Record<Part, readonly string[]>>

export const sizes: Readonly<Record<Part, { readonly min: number; readonly max: number }>> = {
  main: { min: 40, max: 60 },
  extra: { min: 0, max: 15 },
  side: { min: 0, max: 15 },
}

/** YG-DECK-09 */
export const MOST_COPIES = 3
