import type { Facts } from './facts.ts'

/** What a catalog says of a card, die or pawn: the shape all games share. */
export interface Entry {
  readonly id: string
  readonly name: string
  readonly facts: Readonly<Record<string, string | number | boolean>>
}

type Reading = (entry: Entry) => Facts

const word = (entry: Entry, key: string): string => String(entry.facts[key] ?? '')
const count = (entry: Entry, key: string): number => Number(entry.facts[key] ?? 1)

const pawn: Reading = (entry) => ({
  id: entry.id,
  name: entry.name,
  kind: 'pawn',
  type: word(entry, 'race'),
  attribute: word(entry, 'civilization'),
  level: count(entry, 'power'),
  levelMax: 7,
})

const lands: Readonly<Record<string, string>> = { demon: 'darkness', warrior: 'shield', undead: 'light', beast: 'nature', dragon: 'fire' }
const crestDie: Reading = (entry) => {
  const sort = word(entry, 'class')
  const isItem = sort === 'item'
  return {
    id: entry.id,
    name: entry.name,
    kind: isItem ? 'item' : 'monster',
    type: sort,
    attribute: isItem ? 'item' : (lands[sort] ?? 'earth'),
    level: count(entry, 'level'),
    levelMax: 4,
  }
}

/** A card and its dice share one picture; the subtitle tells printings of one name apart. */
const energies = ['fist', 'bolt', 'mask', 'shield']
const teamCard =
  (levelMax: number, marines: boolean): Reading =>
  (entry) => {
    const kind = word(entry, 'kind')
    const families = word(entry, 'families').toLowerCase()
    const energy = word(entry, 'types').split(' ')[0] ?? ''
    const faction = families.includes('death guard') || families.includes('chaos') ? 'chaos' : 'ultramarines'
    const isAction = kind !== 'character'
    return {
      id: entry.id,
      name: entry.name,
      kind: isAction ? 'action' : marines ? 'marine' : 'monster',
      type: isAction ? 'action' : marines ? 'marine' : typeByName(entry.name),
      attribute: marines && !isAction ? faction : energies.includes(energy) ? energy : isAction ? 'spell' : 'earth',
      level: count(entry, 'cost'),
      levelMax,
    }
  }

/** Dice Masters prints no types: the name has to do. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/dragon|slifer|winged dragon|ra\b/i, 'dragon'],
  [/magician|mystical elf|witch|caster|sorcer/i, 'spellcaster'],
  [/harpie|bird|wing|falcon/i, 'winged-beast'],
  [/bug|insect|moth|spider|larva/i, 'insect'],
  [/soldier|knight|warrior|guardian|swords|blader|fighter|guard|lancer|ninja/i, 'warrior'],
  [/skull|zombie|bone|ghost|pumpking|dead/i, 'zombie'],
  [/machine|cyber|robot|cannon|jinzo|mech/i, 'machine'],
  [/penguin|fish|shark|whale|kraken|sea/i, 'aqua'],
  [/wolf|ox|tiger|lion|beast|ape|fang|rabbit/i, 'beast'],
  [/angel|fairy|shining/i, 'fairy'],
  [/rock|stone|golem/i, 'rock'],
  [/thunder/i, 'thunder'],
  [/flame|fire|inferno/i, 'pyro'],
]
const typeByName = (name: string): string => kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'fiend'

const duelCard: Reading = (entry) => {
  const kind = word(entry, 'kind') || 'monster'
  const isMonster = kind !== 'spell' && kind !== 'trap'
  return {
    id: entry.id,
    name: entry.name,
    kind: isMonster ? 'monster' : kind,
    ...(isMonster ? { type: word(entry, 'type'), attribute: word(entry, 'attribute') } : {}),
    level: Number(entry.facts.level ?? 4),
    levelMax: 10,
    ...(entry.facts.icon === undefined ? {} : { icon: word(entry, 'icon') }),
    ...(entry.facts.does === undefined ? {} : { does: word(entry, 'does').split(/[ ,]+/) }),
  }
}

const readings: Readonly<Record<string, Reading>> = {
  'battle-of-creatures': pawn,
  'dungeon-dice': crestDie,
  'dice-masters-yugioh': teamCard(8, false),
  'dice-masters-ultramar': teamCard(7, true),
  'duel-monsters': duelCard,
}

/** The facts of a catalog entry; games without a reading of their own are read like duel cards. */
export const factsOf = (game: string, entry: Entry): Facts => (Object.hasOwn(readings, game) ? readings[game]! : duelCard)(entry)
