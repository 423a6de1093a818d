import { describe, expect, test } from 'vitest'
import { civilizations } from '../board.ts'
import { stacks } from '../view.ts'
import { at, chipsOf, opening, whereIs } from './positions.ts'

describe('Power Chips', () => {
  test('BC-CHIP-01, BC-EX-23 who ends a move on a chip space takes a chip', () => {
    const t = at({ board: { F1: 'fire.f1', W1: 'water.s1' } }).choose('move', { piece: 'F1', place: 'fire.p1' })
    expect([chipsOf(t, 0), stacks(t.view(0))[0], t.asked]).toEqual([['fire'], 4, 1])
    expect(t.told).toEqual(['creatureMoved', 'chipTaken', 'turnStarted'])
  })

  test('BC-CHIP-02, BC-EX-26 from under an opponent only after winning the battle', () => {
    const t = at({ board: { F4: 'fire.e2', W2: 'fire.p1', W1: 'water.s1' } }).rolls(1, 2, 3, 4, 3, 3)
    t.choose('move', { piece: 'F4', place: 'fire.p1' })
    expect([whereIs(t, 'F4'), whereIs(t, 'W2'), chipsOf(t, 0), t.asked]).toEqual(['fire.p1', 'defeated', ['fire'], 1])
  })

  test('BC-CHIP-03, BC-EX-24 at most one chip of each civilization', () => {
    const t = at({ board: { F3: 'fire.e1', W1: 'water.s1' }, chips: [['fire']] }).choose('move', { piece: 'F3', place: 'fire.p1' })
    expect([chipsOf(t, 0), stacks(t.view(0))[0]]).toEqual([['fire'], 4])
    expect(t.told).not.toContain('chipTaken')
  })

  test('BC-CHIP-04 the chip of the own civilization is needed too', () => {
    const four = civilizations.filter((c) => c !== 'fire')
    const t = at({ board: { F1: 'fire.f1', W1: 'water.s1' }, chips: [four] })
    expect(t.outcome).toBe(null)
    t.choose('move', { piece: 'F1', place: 'fire.p1' })
    expect(t.outcome).toEqual({ places: [1, 2], rule: 'BC-WIN-01' })
  })

  test('BC-CHIP-05, BC-EX-25 passing through does not collect', () => {
    const position = { board: { F3: 'fire.e1', W1: 'water.s1' } }
    expect(chipsOf(at(position).choose('move', { piece: 'F3', place: 'fire.s1' }), 0)).toEqual([])
    expect(chipsOf(at(position).choose('move', { piece: 'F3', place: 'fire.p1' }), 0)).toEqual(['fire'])
  })

  test('BC-CHIP-06 taking is automatic', () => {
    const t = at({ board: { F1: 'fire.f1', W1: 'water.s1' } })
    const before = t.decision.n
    t.choose('move', { piece: 'F1', place: 'fire.p1' })
    expect([t.decision.n, t.ask]).toEqual([before + 1, 'main'])
  })

  test('BC-CHIP-07, BC-EX-28 chips stay, whatever happens to the creature that took them', () => {
    const t = at({ board: { F1: 'fire.f1', F2: 'fire.s2', W7: 'fire.a1' } }).choose('move', { piece: 'F1', place: 'fire.p1' })
    t.rolls(6, 6, 6, 6, 6, 6, 6, 2).choose('move', { piece: 'W7', place: 'fire.p1' })
    expect([whereIs(t, 'F1'), chipsOf(t, 0), chipsOf(t, 1)]).toEqual(['defeated', ['fire'], ['fire']])
    expect(stacks(t.view(0))[0]).toBe(3)
  })

  test.each([1, 2, 3, 4, 5, 6, 7])('BC-CHIP-08 a creature of power %i collects', (power) => {
    const t = at({ board: { [`F${power}`]: 'water.f1', W1: 'water.a1' } }).choose('move', { piece: `F${power}`, place: 'water.p1' })
    expect(chipsOf(t, 0)).toEqual(['water'])
  })

  test('BC-CHIP-09 a stack cannot run out', () => {
    const t = at({
      seats: civilizations,
      board: Object.fromEntries(['F1', 'W1', 'N1', 'L1', 'D1'].map((h, i) => [h, `light.${['e1', 'e2', 'f1', 'f2', 's1'][i]}`])),
    })
    const turns = ['F1', 'W1', 'N1', 'L1']
    turns.forEach((piece, i) => {
      if (i > 0) t.rolls(6, 4) // each beats the one before
      t.choose('move', { piece, place: 'light.p1' })
    })
    expect(stacks(t.view(0))[3]).toBe(1)
    t.choose('move', { piece: 'D1', place: 'light.f1' })
    expect(t.asked).toBe(3) // the others are out
    t.choose('move', { piece: 'L1', place: 'light.e1' }).choose('move', { piece: 'D1', place: 'light.p1' })
    expect(stacks(t.view(0))[3]).toBe(0)
  })

  test('BC-CHIP-10, BC-EX-27 a defender who wins takes nothing', () => {
    const t = at({ board: { F4: 'fire.e2', W2: 'fire.p1', W1: 'water.s1', F1: 'fire.s1' } }).rolls(2, 2, 2, 2, 6, 1)
    t.choose('move', { piece: 'F4', place: 'fire.p1' })
    expect([whereIs(t, 'F4'), whereIs(t, 'W2')]).toEqual(['defeated', 'fire.p1'])
    expect([chipsOf(t, 0), chipsOf(t, 1)]).toEqual([[], []])
  })

  test('an opening without a move to a chip space gives none', () => {
    expect(chipsOf(opening().choose('move', { piece: 'F1', place: 'fire.f1' }), 0)).toEqual([])
  })
})
