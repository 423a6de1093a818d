import { describe, expect, test } from 'vitest'
import { activate, cast, open, play, SPARK, spare, upTo, value } from './acting.ts'
import { A, B, duel, settle } from './positions.ts'

const STRATOS = 'Elemental HERO Stratos'
const GAIA = 'Elemental HERO Gaia'

describe('the parts of an effect', () => {
  test('YG-EFFECT-20 parts joined by "and" are done together or not at all: Elemental HERO Gaia', () => {
    const position = {
      a: { hand: ['Miracle Fusion', ...spare], graveyard: [SPARK, 'Rock Ogre Grotto #1'], extra: [GAIA] },
      b: { monsters: ['Mystical Elf'], spells: ['Book of Moon', 'Compulsory Evacuation Device'] },
    }
    const fused = () => {
      const t = cast(duel(position), 'Miracle Fusion')
      while (t.view(null).links.every((link) => value(t, GAIA, 'position') === null || link.effect.startsWith('45906428'))) t.pass()
      return t
    }
    const both = fused()
    settle(both)
    expect([value(both, 'Mystical Elf', 'attack'), value(both, GAIA, 'attack')]).toEqual([400, 2600])
    // Gaia is face-down when her link resolves: nothing can be given to her, so nothing is taken either.
    const down = fused()
    while (!open(down).includes('Book of Moon')) down.pass()
    activate(down, 'Book of Moon')
    upTo(down.choose('pick', { piece: GAIA }), 'main')
    expect([value(down, GAIA, 'position'), value(down, 'Mystical Elf', 'attack')]).toEqual(['face-down', 800])
  })
})

describe('choosing one of several effects', () => {
  test('YG-CHAIN-11 which effect it is, is said when it is activated: Elemental HERO Stratos', () => {
    const t = duel({
      a: { hand: [STRATOS, 'Ookazi'], monsters: [SPARK], deck: ['Elemental HERO Avian'] },
      b: { spells: ['Waboku', 'Dark Bribe'] },
    }).luck('1')
    t.choose('normalSummon', { piece: STRATOS })
    while (t.ask !== 'trigger') t.pass()
    t.choose('accept')
    expect([t.ask, t.offers('accept').length]).toEqual(['mode', 2])
    t.choose('accept', { place: 0 })
    expect([t.ask, t.asked, t.view(B).links.map((link) => link.effect)]).toEqual(['respond', B, ['40044918/0/do/0/modes/0']])
    expect(settle(t).ask).toBe('pick')
  })
})

describe('cards in hand', () => {
  const gorz = 'Gorz the Emissary of Darkness'
  test('YG-CHAIN-45 a trigger of the hand is offered from the hand alone: Gorz', () => {
    const t = duel({ a: { hand: ['Ookazi', 'Dark Hole'] }, b: { hand: [gorz], graveyard: [gorz] } })
    play(t, 'Ookazi')
    expect([t.ask, t.asked]).toEqual(['main', A])
    const asked = duel({ a: { hand: ['Ookazi', 'Dark Hole'] }, b: { hand: [gorz] } })
    cast(asked, 'Ookazi')
    while (asked.ask === 'respond' && !open(asked).includes(gorz)) asked.pass()
    expect([asked.asked, open(asked)]).toEqual([B, [gorz]])
    const grave = duel({ a: { hand: ['Ookazi', 'Dark Hole'] }, b: { graveyard: [gorz], hand: ['Kuriboh'] } })
    play(grave, 'Ookazi')
    expect([grave.ask, grave.asked]).toEqual(['main', A])
  })
})
