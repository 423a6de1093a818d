import { RulesBug } from '@duelhall/kernel'
import { idNamed } from '../cards/shelf.ts'

/** YG-DECK-11: dated data outside the rules, by passcode; a card on no level is not restricted. */
export interface RestrictedList {
  readonly listId: string
  /** YYYY-MM-DD */
  readonly effectiveFrom: string
  readonly forbidden: readonly string[]
  readonly limited: readonly string[]
  readonly semiLimited: readonly string[]
}

/** YG-DECK-10: levels and the copies they leave, over all three decks together. */
export const levels = [
  { key: 'forbidden', name: 'Forbidden', most: 0 },
  { key: 'limited', name: 'Limited', most: 1 },
  { key: 'semiLimited', name: 'Semi-Limited', most: 2 },
] as const
export type Level = (typeof levels)[number]

/** YG-BAD-15: the cards that a list names twice. */
export function conflictsIn(list: RestrictedList): readonly string[] {
  const named = levels.flatMap(({ key }) => list[key])
  return [...new Set(named.filter((id, i) => named.indexOf(id) < i))]
}

/** The list, if it may be used; a list that contradicts itself is an error of the data. */
export function readList(list: RestrictedList): RestrictedList {
  const twice = conflictsIn(list)
  if (twice.length > 0) throw new RulesBug(`LIST_CONFLICT: ${list.listId} names ${twice.join(', ')} twice (YG-DECK-11)`)
  return list
}

const byName = (listId: string, effectiveFrom: string, named: Omit<RestrictedList, 'listId' | 'effectiveFrom'>): RestrictedList =>
  readList({
    listId,
    effectiveFrom,
    forbidden: named.forbidden.map(idNamed),
    limited: named.limited.map(idNamed),
    semiLimited: named.semiLimited.map(idNamed),
  })

/** The March 2010 list of the era, as far as it names cards of the pool (section 7.2). */
const march2010 = byName('DH-2010-03', '2010-03-01', {
  forbidden: ['Dark Hole', 'Magician of Faith', 'Monster Reborn', 'Pot of Greed', 'Raigeki', 'Ring of Destruction'],
  limited: [
    'Allure of Darkness',
    'Black Rose Dragon',
    'Brain Control',
    'Brionac, Dragon of the Ice Barrier',
    'Call of the Haunted',
    'Ceasefire',
    'Dark Armed Dragon',
    'Elemental HERO Stratos',
    'Exodia the Forbidden One',
    'Future Fusion',
    'Gorz the Emissary of Darkness',
    'Goyo Guardian',
    'Gravity Bind',
    'Heavy Storm',
    'Left Arm of the Forbidden One',
    'Left Leg of the Forbidden One',
    'Level Limit - Area B',
    'Magic Cylinder',
    'Marshmallon',
    'Megamorph',
    'Mezuki',
    'Mind Crush',
    'Mirror Force',
    'Morphing Jar',
    'Mystical Space Typhoon',
    'Necro Gardna',
    'Neo-Spacian Grand Mole',
    'Ojama Trio',
    'One for One',
    'Plaguespreader Zombie',
    'Reinforcement of the Army',
    'Return from the Different Dimension',
    'Right Arm of the Forbidden One',
    'Right Leg of the Forbidden One',
    'Sangan',
    'Scapegoat',
    'Snipe Hunter',
    'Solemn Judgment',
    'Spirit Reaper',
    'Swords of Revealing Light',
    'Torrential Tribute',
  ],
  semiLimited: ['Bottomless Trap Hole', 'Cyber Dragon', 'Dandylion', 'Goblin Zombie', 'Honest', 'Royal Decree', 'Skill Drain'],
})

/** YG-DECK-12: what a table may choose; `none` leaves only the three copies of YG-DECK-09. */
export const listIds = ['DH-2010-03', 'none'] as const
export type ListId = (typeof listIds)[number]
export const lists: Readonly<Record<ListId, RestrictedList>> = {
  'DH-2010-03': march2010,
  none: { listId: 'none', effectiveFrom: '', forbidden: [], limited: [], semiLimited: [] },
}

/** The level of a card on a list; null is not restricted. */
export const levelOn = (list: RestrictedList, id: string): Level | null => levels.find(({ key }) => list[key].includes(id)) ?? null
