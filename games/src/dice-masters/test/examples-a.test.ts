import type { PlayerId } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { inZone, laid, lifeOf, type Play, turnOf, values, zoneAt } from './laid.ts'
import { ahead, attackWith, dieIn, endTurn, keep, lies, life, payWith, reroll, showing, start } from './table.ts'

const sidekicks = (n: number): string[] => new Array<string>(n).fill('sidekick')
const ones = (n: number): number[] => new Array<number>(n).fill(1)
const generic = (t: Play, player: number): number => t.state.players[player]!.generic

describe('the inline examples', () => {
  test('DM-EX-23 a short draw in the first edition: two dice drawn, two damage, two virtual energy', () => {
    const t = turnOf('ygo', [1, 2, 3], [{ bag: sidekicks(2), used: [], reserve: [], field: ['ygo-051@1'], cards: ['ygo-116'] }, {}])
    expect([inZone(t, 0, 'transit').length, lifeOf(t, 0), generic(t, 0)]).toEqual([2, 18, 2])
    expect(zoneAt(t, '0.ygo-051.0')).toBe('prep') // it was damage: “when you take damage, KO this monster”
    t.choose('done')
    expect([t.ask, generic(t, 0), t.refusal('buy', { piece: '0.ygo-116' })]).toEqual(['main', 2, null])
  })
  test('DM-EX-24 a short draw in the later edition: three life lost, not damage, and the loss may end the game', () => {
    const side = { bag: sidekicks(1), field: ['ygo-051@1'] }
    const mixed = { mixing: true, edition: 'wh40k' as const }
    const t = turnOf('wh40k', [2], [side, {}], { table: mixed })
    expect([inZone(t, 0, 'transit').length, lifeOf(t, 0), generic(t, 0)]).toEqual([1, 17, 3])
    expect(zoneAt(t, '0.ygo-051.0')).toBe('field') // no damage was taken
    const dead = turnOf('wh40k', [], [{ ...side, life: 3 }, {}], { table: mixed })
    expect([dead.outcome?.places, inZone(dead, 0, 'transit')]).toEqual([[2, 1], []])
    expect(lifeOf(turnOf('wh40k', [2], [{ ...side, life: 4 }, {}], { table: mixed }), 0)).toBe(1)
  })
  test('DM-EX-33 while active once: four dice of the Spellcaster cost 1 life and draw 1 die', () => {
    const field = ['ygo-017@1', 'ygo-017@2', 'ygo-017@3', 'ygo-017@1']
    const four = turnOf('ygo', [...ones(5), ...ones(5)], [{ field, bag: sidekicks(6) }, {}])
    expect([lifeOf(four, 0), inZone(four, 0, 'transit').length, inZone(four, 0, 'bag').length]).toEqual([19, 5, 1])
    const none = turnOf('ygo', [...ones(4), ...ones(4)], [{ bag: sidekicks(6), cards: ['ygo-017'] }, {}])
    expect([lifeOf(none, 0), inZone(none, 0, 'transit').length, inZone(none, 0, 'bag').length]).toEqual([20, 4, 2])
  })
  test('DM-EX-49 the face decides: energy in the reserve, a character in the field, in the used pile by edition', () => {
    // A sidekick on energy cannot be fielded; one on its character face can, and is then a character.
    const t = laid('ygo', { field: ['sidekick@1'], reserve: ['sidekick:fist', 'ygo-116*0'], used: ['sidekick'] }, {})
    expect([values(t, '0.sidekick.1').face, values(t, '0.sidekick.0').face, values(t, '0.sidekick.3').face]).toEqual([
      'energy',
      'character',
      null,
    ])
    expect(t.refusal('field', { piece: '0.sidekick.1' })).toBe('DM-FIELD-01')
    expect(t.refusal('play', { piece: '0.ygo-116.0' })).toBeNull() // Monster Reborn finds a monster die in the used pile
    const side = { bag: sidekicks(4), prep: ['ygo-116'], used: ['sidekick'], field: ['sidekick@1'] }
    const later = turnOf('wh40k', [...ones(3), 4, 1, 2, 3, 6], [side, {}], { table: { mixing: true } }).choose('done')
    expect(later.refusal('play', { piece: '0.ygo-116.0' })).toBe('DM-ACTION-08') // a sidekick die only
    expect(values(later, '0.sidekick.0').face).toBe('character')
  })
  test('DM-EX-51 a character drawn and rolled in the window cannot be fielded any more', () => {
    const t = laid('wh40k', { field: ['bfu-022@1'], reserve: ['bfu-053*1'], bag: ['bfu-023', 'bfu-026'] }, { field: ['sidekick@1'] })
    while (t.ask === 'main' || t.ask === 'respond') t.pass()
    if (t.ask === 'attackStep') t.choose('attack')
    t.choose('pick', { piece: '0.bfu-022.0' }).choose('done')
    t.rolls(1, 5, 6).choose('play', { piece: '0.bfu-053.0' })
    expect([zoneAt(t, '0.bfu-023.0'), zoneAt(t, '0.bfu-026.0')]).toEqual(['used', 'used'])
    expect(t.refusal('field', { piece: '0.bfu-023.0' })).toBe('DM-MAIN-05')
  })
  test('DM-EX-60 what is out of play does not refill the bag; in the first edition it lies in the used pile and does', () => {
    const out = { reserve: ['bfu-053*1'], bag: [], used: ['bfu-023'], out: sidekicks(3), field: ['sidekick@1'] }
    const later = laid('wh40k', out, {}).rolls(1)
    later.choose('play', { piece: '0.bfu-053.0' })
    expect([zoneAt(later, '0.bfu-023.0'), inZone(later, 0, 'out').length, inZone(later, 0, 'bag')]).toEqual(['reserve', 4, []])
    const used = { reserve: ['ygo-003@1'], bag: [], used: ['ygo-009', ...sidekicks(3)], field: ['sidekick@1'] }
    const first = laid('ygo', used, {}).rolls(1, 1, 1, 1)
    first.choose('field', { piece: '0.ygo-003.0' }).choose('accept') // pay 2 life: draw and roll 2 dice
    expect(inZone(first, 0, 'bag').length).toBe(3) // two drawn of five: the wild die that paid was refilled as well
    expect(inZone(first, 0, 'reserve').length).toBe(2)
  })
  test('DM-EX-68 a chain of Swarm: two of X among four, one of X among two more, one more', () => {
    const X = 'bfu-020'
    const bag = [X, X, 'sidekick', 'sidekick', X, 'sidekick', 'sidekick', 'bfu-023']
    const t = turnOf('wh40k', [...ones(7), ...ones(7)], [{ field: [`${X}@1`], bag }, {}])
    while (t.ask === 'order') t.pass() // two of them at once: in any order
    expect([inZone(t, 0, 'transit').length, inZone(t, 0, 'bag')]).toEqual([7, ['0.bfu-023.0']])
    expect([lifeOf(t, 0), generic(t, 0)]).toEqual([20, 0])
    const idle = turnOf('wh40k', [...ones(4), ...ones(4)], [{ bag, cards: [X] }, {}])
    expect(inZone(idle, 0, 'transit').length).toBe(4) // not active: no Swarm
  })
})

const demo: Config = {
  table: { edition: 'wh40k', format: 'free', life: 10, first: 0 as PlayerId },
  seats: [
    { team: ['bfu-022', 'bfu-032'].map((card) => ({ card, dice: 2 })), basics: ['bfu-053'] },
    { team: ['bfu-044', 'bfu-016'].map((card) => ({ card, dice: 2 })), basics: ['bfu-050'] },
  ],
}
const four = ['SK', 'SK', 'SK', 'SK']

test('DM-EX-21 Leo, turn 3: with Chaos Warp as two energy there is enough for Typhus', () => {
  const t = start('wh40k', demo, four, ['B', 'S', 'M'])
  keep(t)
  ahead(t, four, ['F', 'F', 'S', 'ch'])
  t.choose('buy', { piece: '0.bfu-032' })
  reroll(t, ['1.sidekick.3'], ['F'])
  t.choose('buy', { piece: '1.bfu-016' })
  payWith(t, ...showing(t, 1, 'F').slice(0, 1), ...showing(t, 1, 'S'))
  ahead(t, four, ['B', 'B', 'S', 'ch'])
  t.choose('buy', { piece: '1.bfu-016' })
  keep(t)
  t.choose('buy', { piece: '0.bfu-032' })
  t.choose('field', { piece: showing(t, 0, 'ch')[0]! })
  ahead(t, four, ['F', 'S', 'M', 'ch'])
  endTurn(t)
  keep(t)
  t.choose('buy', { piece: '1.bfu-050' })
  t.choose('field', { piece: showing(t, 1, 'ch')[0]! })
  ahead(t, ['bfu-032', 'SK', 'SK', 'SK'], ['L2', 'F', 'M', 'S'])
  endTurn(t)
  keep(t)
  t.choose('field', { piece: showing(t, 0, 'L2').find((name) => name.includes('bfu-032'))! })
  payWith(t, ...showing(t, 0, 'S'))
  ahead(t, ['SK', 'SK', 'SK', 'bfu-050'], ['F', 'M', 'S', 'B', '2'], ['SK']) // five dice: four drawn, one fallen
  attackWith(t, dieIn(t, 0, 'field', 'bfu-032'), dieIn(t, 0, 'field', 'SK'))
  while (t.state.turn.player === 0) t.pass()
  expect([life(t), lies(t, 0, 'bag')]).toEqual([[10, 6], { SK: 4, 'bfu-032': 1 }]) // DM-EX-22
  expect([lies(t, 1, 'transit'), lies(t, 1, 'bag')]).toEqual([
    { SK: 4, 'bfu-050': 1 },
    { SK: 4, 'bfu-016': 2 },
  ]) // ten went back in
  keep(t)
  t.luck('after').choose('buy', { piece: '1.bfu-044' })
  expect([lies(t, 1, 'supply')['bfu-044'], lies(t, 1, 'used')]).toEqual([1, { SK: 4, 'bfu-050': 1, 'bfu-044': 1 }]) // the turn is over
})
