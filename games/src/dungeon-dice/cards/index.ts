import type { CardSet, ItemFacts, MonsterFacts, Printed } from '../lexicon.ts'
import { colours } from '../lexicon.ts'
import { beasts } from './beasts.ts'
import { demons } from './demons.ts'
import { dragons } from './dragons.ts'
import { items } from './items.ts'
import { primer } from './primer.ts'
import { undead } from './undead.ts'
import { warriors } from './warriors.ts'

const printed: readonly Printed<MonsterFacts | ItemFacts>[] = [...demons, ...warriors, ...undead, ...beasts, ...dragons, ...items]

/** The published library: 118 monsters and 14 items, each with its die. */
export const library: CardSet = {
  id: 'library',
  dice: printed.map(({ id, name, class: kind, level, faces }) => ({ id, name, colour: colours[kind], level, faces })),
  figures: printed,
}

export const sets: readonly CardSet[] = [library, primer]
export { primer }
