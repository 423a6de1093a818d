import { describe, expect, test } from 'vitest'
import {
  abilities,
  attributes,
  type Facts,
  HIGHEST_LEVEL,
  type MonsterFacts,
  monsterTypes,
  readFacts,
  spellIcons,
  trapIcons,
} from '../../cards/facts.ts'
import { countsAs, facts, factsNamed, factsOf, isExtra, poolFacts, vanillaFacts } from '../../cards/shelf.ts'
import { tokenFacts } from '../../cards/tokens.ts'
import { rows } from './catalogue.ts'

const title = (word: string): string => word.replace(/(^|-)[a-z]/g, (letters) => letters.toUpperCase())

/** A card as the catalogue's column "Kind" writes it. */
function kindOf(card: Facts): string {
  if (card.kind !== 'monster') return `${title(card.icon)} ${title(card.kind)}s`
  const { frame, effect, tuner, ability } = card
  if (frame === 'fusion' || frame === 'synchro') return `${title(frame)} ${effect ? 'Effect' : '(no effect)'}`
  const kind = frame === 'ritual' ? 'Ritual Effect' : title(frame)
  return `${kind}${tuner ? ' Tuner' : ''}${ability === null ? '' : ` (${title(ability)})`}`
}

/** The same for "Level, Attribute, Type, ATK/DEF". */
function valuesOf(card: Facts): string | null {
  if (card.kind !== 'monster') return null
  const type = card.type === 'beast-warrior' ? 'Beast-Warrior' : title(card.type).replace('-', ' ')
  return `L${card.level} ${card.attribute.toUpperCase()} ${type} ${card.atk}/${card.def}`
}

const monsters = facts.filter((card): card is MonsterFacts => card.kind === 'monster')

describe('the facts of the cards', () => {
  test('YG-CARD-01 YG-CARD-30 every card of section 7 with its kind, Level, Attribute, Type, ATK and DEF', () => {
    expect(rows).toHaveLength(182)
    expect(poolFacts.map((card) => ({ name: card.name, kind: kindOf(card), values: valuesOf(card) }))).toEqual(
      rows.map(({ name, kind, values }) => ({ name, kind, values })),
    )
  })

  test('YG-CARD-07 the 623 Normal Monsters, five of them Tuners, none twice', () => {
    const normal = facts.filter((card) => card.kind === 'monster' && card.frame === 'normal')
    expect([poolFacts.length, vanillaFacts.length, normal.length]).toEqual([182, 609, 623])
    expect(normal.filter((card) => card.kind === 'monster' && card.tuner).map(({ name }) => name)).toEqual([
      'Tune Warrior',
      'Water Spirit',
      'Flamvell Guard',
      'Ally Mind',
      'Genex Controller',
    ])
    expect(vanillaFacts.every((card) => card.kind === 'monster' && card.frame === 'normal' && !card.effect && card.ability === null)).toBe(
      true,
    )
    expect(vanillaFacts.map(({ id }) => Number(id))).toEqual(vanillaFacts.map(({ id }) => Number(id)).sort((a, b) => a - b))
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
    expect(new Set(facts.map(({ name }) => name)).size).toBe(facts.length)
  })

  test('YG-CARD-04 YG-CARD-05 YG-CARD-06 Levels from 1 to 12, values in whole points, passcodes of up to eight digits', () => {
    for (const card of [...facts, ...tokenFacts]) {
      expect(card.id).toMatch(/^[1-9]\d{3,7}$/)
      expect(card.name).toMatch(/^\S.*[^\s)]$/)
      if (card.kind !== 'monster') continue
      expect(card.level >= 1 && card.level <= HIGHEST_LEVEL).toBe(true)
      for (const value of [card.atk, card.def]) expect(value >= 0 && value <= 5000 && value % 5 === 0).toBe(true)
    }
  })

  test('YG-CARD-02 YG-CARD-03 six Attributes and the 21 Types of the era, each of them in use', () => {
    const used = <K extends 'attribute' | 'type'>(key: K) => [...new Set(monsters.map((card) => card[key]))].sort()
    expect(attributes.map((word) => word.toUpperCase())).toEqual(['DARK', 'EARTH', 'FIRE', 'LIGHT', 'WATER', 'WIND'])
    expect([monsterTypes.length, used('attribute'), used('type')]).toEqual([21, [...attributes], [...monsterTypes]])
  })

  test('YG-CARD-17 a Tuner is a Normal or an Effect Monster, and no Synchro Monster of the pool is one', () => {
    const tuners = monsters.filter(({ tuner }) => tuner)
    expect([...new Set(tuners.map(({ frame }) => frame))].sort()).toEqual(['effect', 'normal'])
    expect(tuners.filter(({ frame }) => frame === 'effect').map(({ name }) => name)).toEqual([
      'Dark Resonator',
      'Junk Synchron',
      'Plaguespreader Zombie',
      'Quickdraw Synchron',
      'The White Stone of Legend',
    ])
  })

  test('YG-CARD-20 a Fusion and a Synchro Monster without an effect are no Normal Monsters', () => {
    expect(monsters.filter(({ frame, effect }) => !effect && frame !== 'normal').map(({ name, frame }) => [name, frame])).toEqual([
      ['Blue-Eyes Ultimate Dragon', 'fusion'],
      ['Gaia Knight, the Force of Earth', 'synchro'],
    ])
  })

  test('YG-CARD-31 YG-CARD-32 every kind of Spell and Trap is in the pool', () => {
    const icons = (kind: 'spell' | 'trap') => [...new Set(poolFacts.flatMap((card) => (card.kind === kind ? card.icon : [])))].sort()
    expect([icons('spell'), icons('trap')]).toEqual([[...spellIcons].sort(), [...trapIcons].sort()])
  })

  test('YG-CARD-16 YG-CARD-18 YG-CARD-19 materials, Ritual Spells and families name cards of the pool', () => {
    for (const card of facts) {
      expect(isExtra(card)).toBe(card.kind === 'monster' && (card.frame === 'fusion' || card.frame === 'synchro'))
      if (card.kind !== 'monster') continue
      if (card.materials.length > 0) expect(card.frame).toBe('fusion')
      for (const id of card.materials) expect(factsOf(id)?.kind).toBe('monster')
      expect(card.ritualSpell !== null).toBe(card.frame === 'ritual')
      if (card.ritualSpell !== null) expect(factsOf(card.ritualSpell)).toMatchObject({ kind: 'spell', icon: 'ritual' })
      expect(card.families.includes('elemental-hero')).toBe(card.name.startsWith('Elemental HERO '))
      expect(card.families.includes('hero')).toBe(/\bHERO\b/.test(card.name))
      expect(card.families.includes('synchron')).toBe(/\bSynchron\b/.test(card.name))
    }
    expect(factsNamed('blue-eyes ULTIMATE dragon')).toMatchObject({ materials: ['89631139', '89631139', '89631139'] })
  })

  test('YG-CARD-21 YG-CARD-22 YG-CARD-23 YG-CARD-24 words of the Type line and monsters that are only Special Summoned', () => {
    const having = (ability: (typeof abilities)[number]) =>
      poolFacts.filter((card) => card.kind === 'monster' && card.ability === ability).map(({ name }) => name)
    expect(abilities.map((ability) => having(ability).length)).toEqual([7, 1, 2, 2])
    expect(having('union')).toEqual(['Y-Dragon Head', 'Z-Metal Tank'])
    expect(poolFacts.filter((card) => card.kind === 'monster' && card.specialOnly).map(({ name }) => name)).toEqual([
      'Dark Armed Dragon',
      'Lava Golem',
    ])
  })

  test('YG-DECK-13 one card of the pool always has another name', () => {
    expect(facts.filter((card) => countsAs(card) !== card).map((card) => [card.name, countsAs(card).name])).toEqual([
      ['Harpie Lady 1', 'Harpie Lady'],
    ])
  })

  test('YG-TOKEN-01 the four Tokens of the pool are no cards of it', () => {
    expect(tokenFacts.map((token) => [token.name, valuesOf(token), factsOf(token.id)])).toEqual([
      ['Sheep Token', 'L1 EARTH Beast 0/0', null],
      ['Fluff Token', 'L1 WIND Plant 0/0', null],
      ['Ojama Token', 'L2 LIGHT Beast 0/1000', null],
      ['Emissary of Darkness Token', 'L7 LIGHT Fairy 0/0', null],
    ])
  })

  test('a line that is no card is an error of the data', () => {
    expect(() => readFacts('1|Some Card|normal|4 dark dragn 0/0')).toThrow('dragn is none of')
    expect(() => readFacts('1|Some Card|normal|4 dark dragon 0')).toThrow('a number is missing')
    expect(() => readFacts('1|Some Card|odd trap')).toThrow('odd is none of')
  })
})
