import { RulesBug } from '@duelhall/kernel'

/** YG-CARD-02 */
export const attributes = ['dark', 'earth', 'fire', 'light', 'water', 'wind'] as const
export type Attribute = (typeof attributes)[number]

/** YG-CARD-03: the Types of the era. */
export const monsterTypes = [
  'aqua',
  'beast',
  'beast-warrior',
  'dinosaur',
  'dragon',
  'fairy',
  'fiend',
  'fish',
  'insect',
  'machine',
  'plant',
  'psychic',
  'pyro',
  'reptile',
  'rock',
  'sea-serpent',
  'spellcaster',
  'thunder',
  'warrior',
  'winged-beast',
  'zombie',
] as const
export type MonsterType = (typeof monsterTypes)[number]

export const frames = ['normal', 'effect', 'ritual', 'fusion', 'synchro'] as const
export type MonsterFrame = (typeof frames)[number]

/** YG-CARD-10, -22 to -24: words of the Type line that bring rules of their own; Toon Monsters are not among the cards (YG-CARD-25). */
export const abilities = ['flip', 'spirit', 'union', 'gemini'] as const
export type Ability = (typeof abilities)[number]

/** YG-CARD-32 */
export const spellIcons = ['normal', 'continuous', 'equip', 'field', 'quick-play', 'ritual'] as const
export type SpellIcon = (typeof spellIcons)[number]
export const trapIcons = ['normal', 'continuous', 'counter'] as const
export type TrapIcon = (typeof trapIcons)[number]

/** YG-META-04: parts of names that cards quote; each card lists those it belongs to. */
export const families = ['hero', 'elemental-hero', 'synchron'] as const
export type Family = (typeof families)[number]

/** YG-CARD-04 */
export const HIGHEST_LEVEL = 12

interface Printed {
  /** The passcode without leading zeros (YG-CARD-06: it has no meaning in the game). */
  readonly id: string
  readonly name: string
  /** YG-DECK-13: the card whose name this one always has. */
  readonly treatedAs: string | null
  readonly families: readonly Family[]
}

/** YG-CARD-01 */
export interface MonsterFacts extends Printed {
  readonly kind: 'monster'
  readonly frame: MonsterFrame
  /** YG-CARD-20: Ritual, Fusion and Synchro Monsters may be without. */
  readonly effect: boolean
  /** YG-CARD-17 */
  readonly tuner: boolean
  readonly ability: Ability | null
  /** YG-CARD-21: its own text says how it must be Special Summoned; of Main Deck monsters other than Rituals. */
  readonly specialOnly: boolean
  readonly level: number
  readonly attribute: Attribute
  readonly type: MonsterType
  /** YG-CARD-05: original values in points; a printed "?" would be 0, and no card of ours has one. */
  readonly atk: number
  readonly def: number
  /** YG-CARD-18: of a Fusion Monster that names each of its materials, one entry for each copy. */
  readonly materials: readonly string[]
  /** YG-CARD-19: the Ritual Spell that names it. */
  readonly ritualSpell: string | null
}
/** YG-CARD-30 */
export interface SpellFacts extends Printed {
  readonly kind: 'spell'
  readonly icon: SpellIcon
}
export interface TrapFacts extends Printed {
  readonly kind: 'trap'
  readonly icon: TrapIcon
}
export type Facts = MonsterFacts | SpellFacts | TrapFacts

/**
 * Facts written one card to a line: `passcode|name|words|level attribute type atk/def|more`, Spells and Traps without values. `more` is
 * `of` the materials, `by` the Ritual Spell, `as` the card whose name it has, `in` its families.
 */
export const readFacts = (text: string): readonly Facts[] => text.trim().split('\n').map(readLine)

function readLine(line: string): Facts {
  const [id = '', name = '', words = '', ...rest] = line.split('|')
  const [first = '', second = ''] = words.split(' ')
  const isMonster = second !== 'spell' && second !== 'trap'
  const more = isMonster ? rest.slice(1) : rest
  const after = (word: string): readonly string[] =>
    more
      .find((part) => part.startsWith(`${word} `))
      ?.split(' ')
      .slice(1) ?? []
  const printed = { id, name, treatedAs: after('as')[0] ?? null, families: after('in').map((word) => oneOf(families, word, line)) }
  if (second === 'spell') return { ...printed, kind: 'spell', icon: oneOf(spellIcons, first, line) }
  if (second === 'trap') return { ...printed, kind: 'trap', icon: oneOf(trapIcons, first, line) }
  const marks = words.split(' ')
  const [level, attribute = '', type = '', points = ''] = (rest[0] ?? '').split(' ')
  const [atk, def] = points.split('/')
  return {
    ...printed,
    kind: 'monster',
    frame: oneOf(frames, first, line),
    effect: marks.includes('effect'),
    tuner: marks.includes('tuner'),
    ability: abilities.find((ability) => marks.includes(ability)) ?? null,
    specialOnly: marks.includes('special'),
    level: whole(level, line),
    attribute: oneOf(attributes, attribute, line),
    type: oneOf(monsterTypes, type, line),
    atk: whole(atk, line),
    def: whole(def, line),
    materials: after('of'),
    ritualSpell: after('by')[0] ?? null,
  }
}

function oneOf<T extends string>(list: readonly T[], word: string, line: string): T {
  const found = list.find((one) => one === word)
  if (found === undefined) throw new RulesBug(`${word} is none of ${list.join(', ')}: ${line}`)
  return found
}

function whole(digits: string | undefined, line: string): number {
  if (digits === undefined || !/^\d+$/.test(digits)) throw new RulesBug(`a number is missing: ${line}`)
  return Number(digits)
}
