import type { PlayerId } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { ahead, attackWith, dieIn, endTurn, keep, lies, life, type Play, payWith, reroll, showing, start, whole } from './table.ts'

const R = 'bfu-032'
const I = 'bfu-022'
const PM = 'bfu-016'
const TY = 'bfu-044'
const CW = 'bfu-050'

/** DM-SETUP-10; Imperial Tithe is not among the cards, so the other basic action stands in for it. */
const demo: Config = {
  table: { edition: 'wh40k', format: 'free', life: 10, first: 0 as PlayerId },
  seats: [
    { team: [I, R].map((card) => ({ card, dice: 2 })), basics: ['bfu-053'] },
    { team: [TY, PM].map((card) => ({ card, dice: 2 })), basics: [CW] },
  ],
}
const four = ['SK', 'SK', 'SK', 'SK']

function turn1(): Play {
  const t = start('wh40k', demo, four, ['B', 'S', 'M'])
  keep(t)
  return t
}
function turn2(): Play {
  const t = turn1()
  ahead(t, four, ['F', 'F', 'S', 'ch'])
  t.choose('buy', { piece: `0.${R}` })
  reroll(t, ['1.sidekick.3'], ['F'])
  return t
}
function turn3(): Play {
  const t = turn2()
  t.choose('buy', { piece: `1.${PM}` })
  payWith(t, ...showing(t, 1, 'F').slice(0, 1), ...showing(t, 1, 'S'))
  ahead(t, four, ['B', 'B', 'S', 'ch'])
  t.choose('buy', { piece: `1.${PM}` })
  keep(t)
  t.choose('buy', { piece: `0.${R}` })
  t.choose('field', { piece: showing(t, 0, 'ch')[0]! })
  return t
}
function turn4(): Play {
  const t = turn3()
  ahead(t, four, ['F', 'S', 'M', 'ch'])
  endTurn(t)
  keep(t)
  return t
}
function turn5(): Play {
  const t = turn4()
  t.choose('buy', { piece: `1.${CW}` })
  t.choose('field', { piece: showing(t, 1, 'ch')[0]! })
  ahead(t, [R, 'SK', 'SK', 'SK'], ['L2', 'F', 'M', 'S'])
  endTurn(t)
  keep(t)
  return t
}

describe('the example game of the 2018 book', () => {
  test('DM-EX-16, DM-DRAW-09, DM-ZONE-08, DM-ENERGY-10 Jamie, turn 1: three dice, the fourth out of play', () => {
    const before = turn1()
    expect([lies(before, 0, 'out'), lies(before, 0, 'reserve'), lies(before, 0, 'bag')]).toEqual([{ SK: 1 }, { SK: 3 }, { SK: 4 }])
    expect(before.refusal('buy', { piece: `0.${I}` })).toBe('DM-BUY-03')
    const t = turn2()
    expect([lies(t, 0, 'bag'), lies(t, 0, 'used'), lies(t, 0, 'out')]).toEqual([{ SK: 4 }, { SK: 4, [R]: 1 }, {}])
  })
  test('DM-EX-17, DM-ROLL-03, DM-BUY-06 Leo, turn 1: one sidekick is rerolled, two Plague Marines are bought', () => {
    const t = turn3()
    expect([lies(t, 1, 'bag'), lies(t, 1, 'used'), lies(t, 1, 'field')]).toEqual([{ SK: 4 }, { SK: 4, [PM]: 2 }, {}])
  })
  test('DM-EX-18 Jamie, turn 2: the second Reiver, a sidekick in the field', () => {
    const t = turn4()
    expect([lies(t, 0, 'bag'), lies(t, 0, 'field'), lies(t, 0, 'used'), lies(t, 0, 'supply')[R]]).toEqual([
      {},
      { SK: 1 },
      { SK: 7, [R]: 2 },
      undefined,
    ])
  })
  test('DM-EX-19 Leo, turn 2: too little for Typhus', () => {
    const t = turn4()
    expect(t.refusal('buy', { piece: `1.${TY}` })).toBe('DM-BUY-02')
    const after = turn5()
    expect([lies(after, 1, 'bag'), lies(after, 1, 'field'), lies(after, 1, 'used')]).toEqual([{}, { SK: 1 }, { SK: 7, [PM]: 2, [CW]: 1 }])
  })
  test('DM-EX-20 to -22, DM-KW-15, DM-DMG-12 Jamie, turn 3: Range clears the way, four damage, attackers leave at once', () => {
    const t = turn5()
    t.choose('field', { piece: showing(t, 0, 'L2').find((name) => name.includes(R))! })
    payWith(t, ...showing(t, 0, 'S'))
    t.choose('buy', { piece: `0.${I}` })
    ahead(t, ['SK', 'SK', 'SK', 'SK'], ['F', 'B', 'M', 'S', '?'], ['SK'])
    const reiver = dieIn(t, 0, 'field', R)
    attackWith(t, reiver, dieIn(t, 0, 'field', 'SK'))
    expect(t.told).toContain('koed')
    expect(life(t)).toEqual([10, 6])
    expect([lies(t, 0, 'bag'), lies(t, 0, 'used'), lies(t, 0, 'field')]).toEqual([{ SK: 4, [R]: 1 }, { SK: 4, [R]: 1, [I]: 1 }, {}])
    keep(t) // DM-EX-21: five dice, four drawn and the fallen sidekick
    expect([lies(t, 1, 'reserve'), lies(t, 1, 'bag')]).toEqual([{ SK: 5 }, { SK: 3, [PM]: 2, [CW]: 1 }])
    const all = ['bag', 'prep', 'reserve', 'field', 'attack', 'used', 'out', 'captured'] as const
    for (const player of [0, 1]) expect(all.reduce((n, zone) => n + (lies(t, player, zone).SK ?? 0), 0)).toBe(8) // DM-EX-22, DM-INV-02
  })
  test('DM-EX-16 to -20 the whole position of both players, turn by turn', () => {
    const now = (t: Play) => [whole(t, 0), whole(t, 1)]
    const all = { jamie: '2 bfu-022, 2 bfu-032, 3 bfu-053', leo: '2 bfu-016, 2 bfu-044, 3 bfu-050' }
    expect(now(turn1())).toEqual([
      { bag: '4 SK', reserve: '3 SK', out: '1 SK', supply: all.jamie },
      { bag: '8 SK', supply: all.leo },
    ])
    expect(now(turn2())).toEqual([
      { bag: '4 SK', used: '1 bfu-032, 4 SK', supply: '1 bfu-032, 2 bfu-022, 3 bfu-053' },
      { bag: '4 SK', reserve: '4 SK', supply: all.leo },
    ])
    const leo2 = { bag: '4 SK', used: '2 bfu-016, 4 SK', supply: '2 bfu-044, 3 bfu-050' }
    const left = '2 bfu-022, 3 bfu-053'
    expect(now(turn3())).toEqual([{ field: '1 SK', out: '3 SK', used: '2 bfu-032, 4 SK', supply: left }, leo2])
    expect(now(turn4())).toEqual([
      { field: '1 SK', used: '2 bfu-032, 7 SK', supply: left },
      { reserve: '4 SK', used: '2 bfu-016, 4 SK', supply: '2 bfu-044, 3 bfu-050' },
    ])
    expect(now(turn5())).toEqual([
      { bag: '1 bfu-032, 4 SK', reserve: '1 bfu-032, 3 SK', field: '1 SK', supply: left },
      { field: '1 SK', used: '1 bfu-050, 2 bfu-016, 7 SK', supply: '2 bfu-044, 2 bfu-050' },
    ])
  })
})
