import type { PlayerId } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { ahead, attackWith, dieIn, endTurn, keep, lies, life, type Play, payWith, reroll, showing, start, whole } from './table.ts'

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
  test('DM-EX-01 to -07 the whole position of both players, turn by turn', () => {
    const start = { eric: '1 ygo-004, 2 ygo-001, 3 ygo-112, 3 ygo-116', mike: '1 ygo-005, 2 ygo-007, 3 ygo-120' }
    const now = (t: Play) => [whole(t, 0), whole(t, 1), life(t)]
    // Each stands where the next choice is asked: what the other one has just rolled lies in transit.
    expect(now(turn1())).toEqual([
      { bag: '4 SK', reserve: '1 SK', used: '1 ygo-004, 3 SK', supply: start.eric },
      { bag: '4 SK', transit: '4 SK', supply: '2 ygo-005, 2 ygo-007, 3 ygo-120' },
      [10, 10],
    ])
    const mike2 = { bag: '4 SK', used: '1 ygo-005, 4 SK', supply: start.mike }
    expect(now(turn2())).toEqual([{ transit: '4 SK', used: '1 ygo-004, 4 SK', supply: start.eric }, mike2, [9, 10]])
    const eric3 = { field: '1 SK', used: '1 ygo-004, 1 ygo-116, 7 SK', supply: '1 ygo-004, 2 ygo-001, 2 ygo-116, 3 ygo-112' }
    expect(now(turn3())).toEqual([eric3, mike2, [9, 10]])
    const mike4 = { reserve: '1 SK', field: '3 SK', used: '1 ygo-005, 4 SK', supply: start.mike }
    expect(now(turn4())).toEqual([eric3, mike4, [9, 10]])
    const supply = '2 ygo-001, 2 ygo-116, 3 ygo-112'
    expect(now(turn5())).toEqual([
      { bag: '1 ygo-004, 4 SK', reserve: '1 ygo-116', field: '1 SK', used: '1 ygo-004, 3 SK', supply },
      mike4,
      [9, 10],
    ])
    expect(now(combat5())).toEqual([
      { bag: '1 ygo-004, 4 SK', attack: '1 SK, 1 ygo-004', used: '1 ygo-116, 3 SK', supply },
      { reserve: '1 SK', attack: '3 SK', used: '1 ygo-005, 4 SK', supply: start.mike },
      [9, 10],
    ])
    const eric5 = { bag: '1 ygo-004, 4 SK', prep: '1 SK', field: '1 ygo-004', used: '1 ygo-116, 3 SK', supply }
    const t = turn6()
    expect(now(t)).toEqual([eric5, { bag: '2 SK', reserve: '6 SK', field: '1 ygo-005', supply: start.mike }, [9, 10]])
    ahead(t, [HL, 'SK', 'SK', 'SK'], ['ch', 'L1', 'ch', 'F', 'B'])
    t.choose('buy', { piece: `1.${REBD}` })
    const mike6 = { bag: '2 SK', field: '1 ygo-005', used: '1 ygo-007, 6 SK', supply: '1 ygo-005, 1 ygo-007, 3 ygo-120' }
    expect(now(t)).toEqual([eric5, mike6, [9, 10]])
    endTurn(t)
    const eric7 = { bag: '1 SK', transit: '1 ygo-004, 4 SK', field: '1 ygo-004', used: '1 ygo-116, 3 SK', supply }
    expect(now(t)).toEqual([eric7, mike6, [9, 10]])
  })
})
