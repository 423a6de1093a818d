import { hashText } from '@duelhall/kernel'
import { library } from './cards/index.ts'
import { type Def, defs, dieNamed, figureNamed } from './catalog.ts'

/** DD-DECK-01: 15 dice and 10 figures, by id; DD-DECK-02: as many of a type as wanted. */
export interface Deck {
  readonly dice: readonly string[]
  readonly figures: readonly string[]
}
export interface ReadyDeck {
  readonly id: string
  readonly name: string
  readonly plan: string
  readonly deck: Deck
}

/** `2 021, 088` are ddm-021 twice and ddm-088 once. */
const ids = (text: string): readonly string[] =>
  text.split(', ').flatMap((part) => {
    const [n, id] = part.includes(' ') ? (part.split(' ') as [string, string]) : ['1', part]
    return Array.from({ length: Number(n) }, () => (/^[x\d]\d\d$/.test(id) ? `ddm-${id}` : id))
  })
const ready = (id: string, name: string, plan: string, figures: string, dice: string): ReadyDeck => ({
  id,
  name,
  plan,
  deck: { dice: ids(dice), figures: ids(figures) },
})

/** Six plans, then the teaching deck without abilities (section 11). */
export const readyDecks: readonly ReadyDeck[] = [
  ready(
    'rush',
    'Rush',
    'Cheap warriors and beasts, soon at the gate.',
    '2 083, 057, 034, 021, 088, 039, 012, 010, 020',
    '3 034, 2 065, 083, 2 088, 2 021, 2 012, 010, 2 020',
  ),
  ready(
    'fortress',
    'Fortress',
    'Walls that take no harm, and the weakest foe gone.',
    '013, 022, 025, 060, 051, 049, 056, x02, 023, 097',
    '3 022, 2 025, 2 060, 2 051, 052, 023, 2 056, 097, 072',
  ),
  ready(
    'flyers',
    'Flyers',
    'Over the heads of all that walk.',
    '078, 027, 004, 043, 007, 030, 091, 040, 2 037',
    '3 078, 2 027, 088, 037, 3 007, 043, 030, 2 091, 040',
  ),
  ready(
    'items',
    'Items',
    'The dungeon itself is the trap.',
    '118, x11, 117, 115, x13, x14, 116, 122, 002, 036',
    '3 118, x11, 2 002, 036, 2 115, 2 x13, 122, 116, 2 x14',
  ),
  ready(
    'tunnellers',
    'Tunnellers',
    'Under the feet of all that stand.',
    '042, 071, 055, 105, 2 058, 063, x01, 054, 113',
    '3 042, 071, 2 055, 105, 3 058, x01, 2 054, 2 113',
  ),
  ready(
    'dragons',
    'Big dragons',
    'Three great dice, and somebody who protects them.',
    '059, 078, 105, 046, 106, 089, 091, 001, 061, 100',
    '2 059, 2 078, 105, 2 046, 106, 2 100, 2 091, 028, 001, 061',
  ),
  ready(
    'primer',
    'Teaching deck',
    'Plain monsters of the rules’ own examples.',
    '2 squire, 2 knight, 2 hound, 2 ghoul, mole, wyvern',
    '3 blu1, 2 grn1, 2 yel1, 3 blu2, 3 grn2, 2 red2',
  ),
]

/** DD-DECK-05: what a deck that is legal may still lack. */
export function warnings(deck: Deck): readonly string[] {
  const dice = deck.dice.map((id) => defs[dieNamed(id)!]!)
  const figures = deck.figures.map((id) => defs[figureNamed(id)!]!)
  const found: string[] = []
  for (const f of new Set(figures))
    if (!dice.some((d) => d.level === f.level && d.colour === f.colour)) found.push(`${f.name} has no ${f.colour} die of level ${f.level}`)
  for (const level of [1, 2, 3, 4])
    if (figures.some((f) => f.level === level) && dice.filter((d) => d.level === level).length < 2)
      found.push(`figures of level ${level} need two dice of that level`)
  if (!figures.some((f) => f.kind === 'monster')) found.push('there is no monster')
  return found
}

/** DD-DECK-07: at most this many figures of a level can be summoned. */
export const summonable = (deck: Deck, level: number): number =>
  Math.max(0, deck.dice.filter((id) => defs[dieNamed(id)!]!.level === level).length - 1)

/** DD-DICE-09: the chance of two summon crests with so many dice of one level. */
export function successChance(level: number, dice: 2 | 3): number {
  const p = (5 - level) / 6 // DD-DICE-03
  return dice === 2 ? p * p : 3 * p * p * (1 - p) + p * p * p
}

/** A random legal deck of the library, the same for the same seed; with figures that can be summoned. */
export function randomDeck(seed: string): Deck {
  let n = 0
  const below = (top: number): number => hashText(seed, n++) % top
  const pick = (level: number): Def => {
    const fitting = library.figures.filter((f) => f.level === level)
    return defs[figureNamed(fitting[below(fitting.length)]!.id)!]!
  }
  const top = below(3)
  const third = 1 + below(2)
  const second = 3 + below(2)
  const counts = [10 - top - third - second, second, third, top]
  const figures = counts.flatMap((count, i) => Array.from({ length: count }, () => pick(i + 1)))
  const dice = figures.slice()
  if (third === 1) dice.push(pick(3))
  if (top === 1) dice.push(pick(4)) // DD-DECK-07: a summon needs two dice of its level
  for (let level = 1; dice.length < 15; level = (level % 3) + 1) dice.push(pick(level))
  return { dice: dice.map((d) => d.id), figures: figures.map((f) => f.id) }
}

const counted = (list: readonly string[]): readonly string[] =>
  [...new Set(list)].sort().map((id) => `${list.filter((x) => x === id).length} ${id}`)

/** A deck as text: a heading, then a number and an id to a line. */
export const exportDeck = (deck: Deck): string => ['Dice', ...counted(deck.dice), '', 'Figures', ...counted(deck.figures), ''].join('\n')

/** The deck of a text; names serve as well as ids. What cannot be read is kept, so that the check names it. */
export function importDeck(text: string): Deck {
  const deck = { dice: [] as string[], figures: [] as string[] }
  let into: string[] = deck.figures
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    if (line === '' || line.startsWith('#')) continue
    if (/^dice:?$/i.test(line)) into = deck.dice
    else if (/^figures:?$/i.test(line)) into = deck.figures
    else {
      const [, n = '1', name = ''] = /^(?:(\d{1,2})\s*[x×]?\s+)?(.+)$/.exec(line) ?? []
      const id = defs.find((def) => def.kind !== 'die' && def.name.toLowerCase() === name.toLowerCase())?.id ?? name
      for (let i = 0; i < Number(n); i++) into.push(id)
    }
  }
  return deck
}
