import type { PlayerId } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { ahead, attackWith, dieIn, endTurn, keep, lies, life, type Play, payWith, reroll, showing, start } from './table.ts'

const HL = 'ygo-004'
const BEWD = 'ygo-001'
const KUR = 'ygo-005'
const REBD = 'ygo-007'
const MR = 'ygo-116'

/** DM-SETUP-09 */
const firstGame: Config = {
  table: { edition: 'ygo', format: 'first', first: 0 as PlayerId },
  seats: [
    { team: [HL, BEWD].map((card) => ({ card, dice: 2 })), basics: ['ygo-112', MR] },
    { team: [KUR, REBD].map((card) => ({ card, dice: 2 })), basics: ['ygo-120'] },
  ],
}
const four = ['SK', 'SK', 'SK', 'SK']
const fielding = (t: Play, player: number, face: string, n: number): void => {
  for (let i = 0; i < n; i++) t.choose('field', { piece: showing(t, player, face)[0]! })
}

/** Each turn is played up to the choice that ends it; what the next one rolls is settled before. */
function turn1(): Play {
  const t = start('ygo', firstGame, four, ['S', 'S', 'M', 'ch'])
  // Equal dice lie side by side: the mask first, then the shields, then the character.
  reroll(t, ['0.sidekick.2', '0.sidekick.0', '0.sidekick.1', '0.sidekick.3'], ['F', 'S', 'B', 'B'])
  t.choose('buy', { piece: `0.${HL}` })
  ahead(t, four, ['B', 'F', 'S', 'ch'])
  payWith(t, ...showing(t, 0, 'F'), ...showing(t, 0, 'S'), showing(t, 0, 'B')[0]!)
  return t
}
function turn2(): Play {
  const t = turn1()
  keep(t)
  t.choose('buy', { piece: `1.${KUR}` })
  t.choose('field', { piece: showing(t, 1, 'ch')[0]! })
  ahead(t, four, ['B', 'B', 'S', 'ch'])
  attackWith(t, dieIn(t, 1, 'field', 'SK'))
  return t
}
function turn3(): Play {
  const t = turn2()
  keep(t)
  t.choose('buy', { piece: `0.${MR}` })
  t.choose('field', { piece: showing(t, 0, 'ch')[0]! })
  return t
}
function turn4(): Play {
  const t = turn3()
  ahead(t, four, ['F', 'ch', 'ch', 'ch'])
  endTurn(t)
  keep(t)
  fielding(t, 1, 'ch', 3)
  return t
}
function turn5(): Play {
  const t = turn4()
  ahead(t, ['SK', 'SK', 'SK', MR], ['M', 'S', 'F', 'A*0'])
  endTurn(t)
  keep(t)
  t.choose('buy', { piece: `0.${HL}` })
  return t
}
/** Up to the split of Harpie Lady's damage. */
function combat5(): Play {
  const t = turn5()
  t.rolls(6).choose('play', { piece: showing(t, 0, 'A*0')[0]! })
  if (t.ask === 'pick') t.choose('pick', { piece: dieIn(t, 0, 'used', HL) })
  const lady = dieIn(t, 0, 'field', HL)
  const helper = dieIn(t, 0, 'field', 'SK')
  attackWith(t, ...[lady, helper].sort((a, b) => t.piece(a) - t.piece(b)))
  const sidekicks = [0, 1, 2].map((at) => dieIn(t, 1, 'field', 'SK', at))
  t.choose('block', { piece: sidekicks[0]!, target: helper })
  t.choose('block', { piece: sidekicks[1]!, target: lady })
  t.choose('block', { piece: sidekicks[2]!, target: lady })
  return t
}
function turn6(): Play {
  const t = combat5()
  ahead(t, ['SK', 'SK', 'SK', KUR], ['F', 'M', 'S', 'B', 'F', 'M', 'L2'], ['SK', 'SK', 'SK'])
  t.choose('assign', { piece: t.offers('assign')[0]!.piece!, place: 2 })
  keep(t)
  t.choose('field', { piece: showing(t, 1, 'L2')[0]! })
  return t
}

describe('the example of play of the 2014 book', () => {
  test('DM-EX-01 Eric, turn 1: no fist in the first roll, Harpie Lady after the second', () => {
    const before = start('ygo', firstGame, four, ['S', 'S', 'M', 'ch'])
    keep(before)
    expect(before.refusal('buy', { piece: `0.${HL}` })).toBe('DM-BUY-03')
    expect(before.refusal('buy', { piece: `0.${BEWD}` })).toBe('DM-BUY-02')
    expect(before.offers('buy')).toContainEqual({ piece: `0.${MR}` })
    const t = turn1()
    expect([lies(t, 0, 'bag'), lies(t, 0, 'prep'), lies(t, 0, 'reserve'), lies(t, 0, 'field')]).toEqual([{ SK: 4 }, {}, { SK: 1 }, {}])
    expect([lies(t, 0, 'used'), lies(t, 0, 'supply')[HL], life(t)]).toEqual([{ SK: 3, [HL]: 1 }, 1, [10, 10]])
    expect(showing(t, 0, 'B').length).toBe(1)
  })
  test('DM-EX-02, DM-FIELD-10, DM-CLEAN-01 Mike, turn 1: a sidekick fielded for nothing attacks at once', () => {
    const t = turn2()
    expect(life(t)).toEqual([9, 10])
    expect([lies(t, 1, 'bag'), lies(t, 1, 'used'), lies(t, 1, 'reserve'), lies(t, 1, 'field')]).toEqual([
      { SK: 4 },
      { SK: 4, [KUR]: 1 },
      {},
      {},
    ])
    expect(lies(t, 1, 'supply')[KUR]).toBe(1)
  })
  test('DM-EX-03, DM-DRAW-01 Eric, turn 2: too little for the dragon, Monster Reborn instead', () => {
    const before = turn2()
    keep(before)
    expect(before.refusal('buy', { piece: `0.${HL}` })).toBe('DM-BUY-03')
    expect(before.refusal('buy', { piece: `0.${BEWD}` })).toBe('DM-BUY-02')
    const t = turn3()
    expect([lies(t, 0, 'bag'), lies(t, 0, 'reserve'), lies(t, 0, 'field')]).toEqual([{}, {}, { SK: 1 }])
    expect([lies(t, 0, 'used'), lies(t, 0, 'supply')[MR]]).toEqual([{ SK: 7, [HL]: 1, [MR]: 1 }, 2])
  })
  test('DM-EX-04 Mike, turn 2: three sidekicks', () => {
    const t = turn4()
    expect([lies(t, 1, 'bag'), lies(t, 1, 'reserve'), lies(t, 1, 'field'), lies(t, 1, 'used')]).toEqual([
      {},
      { SK: 1 },
      { SK: 3 },
      { SK: 4, [KUR]: 1 },
    ])
  })
  test('DM-EX-05, DM-ZONE-02, -03, DM-BUY-05 Eric, turn 3: the bag is filled, Harpie Lady comes back from the used pile at level 3', () => {
    const bought = turn5()
    expect(lies(bought, 0, 'bag')).toEqual({ SK: 4, [HL]: 1 })
    expect([lies(bought, 0, 'used'), lies(bought, 0, 'supply')[HL]]).toEqual([{ SK: 3, [HL]: 1 }, undefined])
    const t = combat5()
    const { attack, defense } = t.view(null).pieces[t.piece(dieIn(t, 0, 'attack', HL))]!.values
    expect([attack, defense, t.ask]).toEqual([4, 5, 'split'])
    const after = turn6()
    expect([lies(after, 0, 'bag'), lies(after, 0, 'prep'), lies(after, 0, 'field'), lies(after, 0, 'used')]).toEqual([
      { SK: 4, [HL]: 1 },
      { SK: 1 },
      { [HL]: 1 },
      { SK: 3, [MR]: 1 },
    ])
    expect(life(after)).toEqual([9, 10])
  })
  test('DM-EX-06 Mike, turn 3: seven dice, Kuriboh for nothing and the dragon for six', () => {
    const t = turn6()
    ahead(t, [HL, 'SK', 'SK', 'SK'], ['ch', 'L1', 'ch', 'F', 'B'])
    t.choose('buy', { piece: `1.${REBD}` })
    expect([lies(t, 1, 'bag'), lies(t, 1, 'used'), lies(t, 1, 'prep'), lies(t, 1, 'reserve')]).toEqual([
      { SK: 2 },
      { SK: 6, [REBD]: 1 },
      {},
      {},
    ])
    endTurn(t)
    expect([lies(t, 1, 'field'), lies(t, 1, 'supply')[REBD]]).toEqual([{ [KUR]: 1 }, 1])
  })
  test('DM-EX-07, -08 Eric, turn 4: four attack, and the three answers of Mike', () => {
    const answer = (block: 'sidekick' | 'lady' | 'none'): number => {
      const t = turn6()
      ahead(t, [HL, 'SK', 'SK', 'SK'], ['ch', 'L1', 'ch', 'F', 'B'])
      t.choose('buy', { piece: `1.${REBD}` })
      endTurn(t)
      keep(t)
      const old = dieIn(t, 0, 'field', HL)
      t.choose('field', { piece: showing(t, 0, 'L1').find((name) => name.includes(HL))! })
      payWith(t, ...showing(t, 0, 'F'))
      for (let i = 0; i < 2; i++) t.choose('field', { piece: showing(t, 0, 'ch').find((name) => name.includes('sidekick'))! })
      expect(lies(t, 0, 'reserve')).toEqual({ SK: 1 })
      const all = [dieIn(t, 0, 'field', 'SK', 0), dieIn(t, 0, 'field', 'SK', 1), dieIn(t, 0, 'field', HL, 0), dieIn(t, 0, 'field', HL, 1)]
      attackWith(t, ...all)
      const kuriboh = dieIn(t, 1, 'field', KUR)
      expect(new Set(t.offers('block').map(({ piece }) => piece))).toEqual(new Set([kuriboh]))
      t.luck('after')
      if (block === 'none') t.choose('done')
      else t.choose('block', { piece: kuriboh, target: block === 'lady' ? old : all[0]! })
      endTurn(t)
      return life(t)[1]!
    }
    expect([answer('sidekick'), answer('lady'), answer('none')]).toEqual([2, 5, 1])
  })
})
