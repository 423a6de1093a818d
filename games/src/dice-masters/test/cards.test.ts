import { describe, expect, test } from 'vitest'
import { basicFaces, sidekickFaces } from '../cards/common.ts'
import { cardOf, cards, ultramar, yugioh } from '../cards/index.ts'
import { keywords } from '../cards/keywords.ts'
import { type DiceCard, energies, type Face, keywordNames } from '../lexicon.ts'
import facts from './facts.json' with { type: 'json' }

/** What the sources say of each card, as a checksum of its facts and the number of its abilities. */
const sources: Readonly<Record<string, readonly (string | number)[]>> = facts

function faceText(face: Face): string {
  if ('energy' in face) return `e:${face.energy.join('+')}`
  if ('action' in face) return `a:${face.burst}`
  return `c:${[face.level, face.fielding, face.attack, face.defense, face.burst].join(',')}`
}

function factText(card: DiceCard): string {
  const { id, name, subtitle, number, rarity, kind, cost, types, families, limit, faces, uncertain } = card
  return [
    id,
    name,
    subtitle ?? '',
    number,
    rarity,
    kind,
    cost,
    types,
    families,
    limit,
    faces.map(faceText).join(' '),
    uncertain ?? [],
  ].join('|')
}

/** FNV-1a over the bytes of a text. */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}

const isCharacter = (face: Face): boolean => 'level' in face
const isEnergy = (face: Face): boolean => 'energy' in face

test('both sets are whole', () => {
  expect(yugioh.length).toBe(120)
  expect(ultramar.length).toBe(58)
  expect(cards.length).toBe(178)
  expect(new Set(cards.map((card) => card.id)).size).toBe(178)
  expect(cards.map((card) => card.id).sort()).toEqual(Object.keys(sources).sort())
  expect(cardOf('ygo-005')?.name).toBe('Kuriboh')
  expect(cardOf('ygo-121')).toBeNull()
})

test.each(cards.map((card) => [card.id, card] as const))('DM-CARD-01 %s has the facts of the sources', (id, card) => {
  expect(checksum(factText(card)), factText(card)).toBe(sources[id]![0])
})

describe('DM-DIE', () => {
  test.each(cards.map((card) => [card.id, card] as const))('DM-DIE-01 to -05 hold for %s', (_id, { faces, kind }) => {
    expect(faces.length).toBe(6)
    expect(faces.filter(isEnergy).length).toBe(3)
    for (const face of faces) {
      expect(['energy', 'level', 'action'].filter((key) => key in face).length).toBe(1)
      if ('energy' in face) expect([1, 2]).toContain(face.energy.length)
    }
    const levels = faces.filter((face) => 'level' in face).map((face) => face.level)
    expect(levels).toEqual(kind === 'character' ? [1, 2, 3] : [])
  })
  test('DM-DIE-06 a sidekick has five energies and a character 0 / 1A / 1D', () => {
    expect(sidekickFaces.map(faceText)).toEqual(['e:fist', 'e:bolt', 'e:mask', 'e:shield', 'e:wild', 'c:1,0,1,1,0'])
  })
  test('DM-DIE-15 a basic action die has three generic doubles and three actions', () => {
    expect(basicFaces.map(faceText)).toEqual([...Array(3).fill('e:generic+generic'), 'a:0', 'a:1', 'a:2'])
    for (const card of cards.filter(({ kind }) => kind === 'basic')) expect(card.faces).toEqual(basicFaces)
  })
  test('dice of one name show the same faces', () => {
    const byName = new Map<string, string>()
    for (const { name, edition, faces } of cards) {
      const text = faces.map(faceText).join(' ')
      const known = byName.get(`${edition} ${name}`) ?? text
      byName.set(`${edition} ${name}`, known)
      expect(text, name).toBe(known)
    }
  })
})

describe('DM-CARD', () => {
  test('DM-CARD-03 a basic action has three dice, any other card at least one', () => {
    for (const { id, kind, limit } of cards) expect(kind === 'basic' ? limit === 3 : limit >= 1, id).toBe(true)
  })
  test('DM-CARD-04 basic actions have no type, other cards of these sets exactly one', () => {
    for (const { id, kind, types } of cards) {
      expect(types.length, id).toBe(kind === 'basic' ? 0 : 1)
      for (const type of types) expect(energies).toContain(type)
    }
  })
  test('DM-CARD-06 two cards of one title differ in subtitle', () => {
    const titles = cards.map(({ edition, name, subtitle }) => `${edition} ${name}: ${subtitle}`)
    expect(new Set(titles).size).toBe(titles.length)
  })
  test('DM-CARD-09 characters have characters on their dice, actions do not', () => {
    for (const { id, kind, faces } of cards) expect(faces.some(isCharacter), id).toBe(kind === 'character')
  })
})

describe('effects', () => {
  test('a JSON round trip changes nothing', () => {
    expect(JSON.parse(JSON.stringify(cards))).toEqual(cards)
    expect(JSON.parse(JSON.stringify(keywords))).toEqual(keywords)
  })
  test.each(cards.map((card) => [card.id, card] as const))(
    '%s says something for each ability of the sources, and nothing else',
    (id, card) => {
      const said = card.effects.length + Object.keys(card.keywords ?? {}).length
      const listed = Number(sources[id]![1])
      if (listed === 0) expect(said).toBe(0)
      else expect(said).toBeGreaterThanOrEqual(listed)
    },
  )
  test('no effect is empty', () => {
    for (const { id, effects } of cards)
      for (const effect of effects) expect('do' in effect ? effect.do.length : effect.mods.length, id).toBeGreaterThan(0)
  })
  test('DM-BURST-04 a burst that replaces names an effect before it', () => {
    for (const { id, effects } of cards)
      for (const [n, { replaces, burst }] of effects.entries())
        if (replaces !== undefined) expect(burst !== undefined && replaces < n && effects[replaces]!.burst === undefined, id).toBe(true)
  })
  test('DM-BURST-03 each burst text has a face that brings it', () => {
    for (const { id, effects, faces } of cards)
      for (const { burst } of effects) {
        if (burst === undefined) continue
        const shown = faces.map((face) => ('burst' in face ? face.burst : 0))
        expect(burst === '1or2' ? shown.some((n) => n > 0) : shown.includes(Number(burst) as 0 | 1 | 2), id).toBe(true)
      }
  })
  test('DM-KW-22 keywords are known and have effects or words', () => {
    expect(Object.keys(keywords).sort()).toEqual([...keywordNames].sort())
    for (const { name, effects, says } of Object.values(keywords)) expect(effects.length > 0 || says !== undefined, name).toBe(true)
  })
})
