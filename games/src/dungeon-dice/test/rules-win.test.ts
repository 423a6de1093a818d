import { digest, IllegalChoice } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../game.ts'
import { at, code, codeIs, type Play, type Position, settle, walk, where } from './positions.ts'

const result = (t: Play) => [t.outcome?.places ?? null, t.outcome?.rule ?? null]
const goesOn = (t: Play): boolean => t.outcome === null
/** DD-EX-67: nothing can happen any more once the turn ends; with crests to walk, so that a turn is asked for. */
const walkers = [{ movement: 1 }, { movement: 1 }]
const apart: Position = { board: 'SPLIT', figures: { g4: 'A squire', g16: 'B ghoul' }, phase: 'end', crests: walkers }
const stuck = (more: Position = {}): Play => at({ ...apart, ...more })

describe('the end of the game', () => {
  test('DD-WIN-01, DD-EX-53 whose Dungeon Master has 0 LP has lost at once', () => {
    const t = at({ figures: { g18: 'A squire', g12: 'B ghoul' }, life: [3, 1], crests: [{ attack: 1 }, { defense: 1 }] })
    t.choose('attack', { piece: 'g18', target: 'B' })
    expect([t.state.players[1]!.life, ...result(t)]).toEqual([0, [1, 2], 'DD-WIN-01'])
    const other = at({ figures: { g2: 'B squire', g12: 'A ghoul' }, life: [1, 3], crests: [{}, { attack: 1 }], turn: 1 })
    other.choose('attack', { piece: 'g2', target: 'A' })
    expect(result(other)).toEqual([[2, 1], 'DD-WIN-01'])
  })

  test('DD-WIN-02 both at 0 by one effect is a draw', () => {
    const t = at({ figures: { g12: 'A squire', g13: 'B ruin' }, life: [1, 1], crests: [{ movement: 1 }] })
    walk(t, 'g12', 'g13')
    expect(result(t)).toEqual([[1, 1], 'DD-WIN-02'])
    const one = walk(at({ figures: { g12: 'A squire', g13: 'B ruin' }, life: [2, 1], crests: [{ movement: 1 }] }), 'g12', 'g13')
    expect(result(one)).toEqual([[1, 2], 'DD-WIN-01'])
  })

  test('DD-WIN-03 who concedes loses, whoever is asked', () => {
    for (const by of [0, 1]) {
      const t = at({ figures: { g4: 'A squire' } }).aside(by, 'resign')
      expect(result(t)).toEqual([by === 0 ? [2, 1] : [1, 2], 'DD-WIN-03'])
    }
  })

  test('DD-WIN-04 a card may win the game', () => {
    const limbs = { g2: 'A ddm-014', g3: 'A ddm-015', g4: 'A ddm-016', h4: 'A ddm-017' }
    const exodia = (figures: Position['figures']): Play => {
      const t = at({
        board: 'A-CROSS',
        phase: 'roll',
        figures: { f4: 'A ddm-112', ...figures },
        crests: [{ magic: 2 }],
        dice: [['wht4', 'wht4', 'blu1', 'blu2'], []],
        reserve: [['ddm-018'], ['squire']],
      })
      t.rolls(1, 1, 1).choose('roll', { piece: 'blu1' }).choose('roll', { piece: 'wht4' })
      return t.choose('summon', { piece: 'wht4', target: 'ddm-018' }).choose('where', { place: 'f8' }).choose('net', { place: 'NET-11 0°' })
    }
    expect(result(settle(exodia(limbs)))).toEqual([[1, 2], 'DD-WIN-04'])
    expect(goesOn(settle(exodia({ ...limbs, h4: 'A squire' })))).toBe(true)
  })

  test('DD-WIN-05 no monsters, no crests and nothing to summon is no loss', () => {
    const t = at({ figures: { g12: 'B ghoul' }, crests: [{}, { movement: 1 }] })
    t.choose('endTurn')
    expect([goesOn(t), t.state.turn.player]).toEqual([true, 1])
  })

  test('DD-WIN-06, DD-EX-67 at the end of a turn in which nothing can be attacked any more the tie-breaks decide', () => {
    const t = stuck({ life: [3, 2] })
    expect(result(t)).toEqual([[1, 2], 'DD-WIN-08'])
    const told = at({ ...apart, phase: 'action', life: [3, 2], crests: [{ movement: 1 }] })
    expect(goesOn(told)).toBe(true)
    told.choose('endTurn')
    expect(told.told.slice(-2)).toEqual(['stalemateDeclared', 'gameEnded'])
  })

  test('DD-WIN-07, DD-EX-71 (a) somebody can still dimension', () => {
    const builds = (dice: readonly string[], more: Position = {}) => goesOn(stuck({ dice: [dice, []], reserve: [['squire'], []], ...more }))
    expect(builds(['blu1', 'grn1'])).toBe(true)
    expect(builds(['blu1'])).toBe(false)
    expect(builds(['grn1', 'grn1'])).toBe(false) // none of its colour
    expect(builds(['blu1', 'blu2'])).toBe(false) // no second one of its level
    expect(builds(['blu1', 'blu1'], { reserve: [['knight'], []] })).toBe(false)
    const walled = ['f', 'g', 'h'].flatMap((c) => [1, 2, 3, 4, 5, 6].map((r) => `${c}${r}`)).concat(['e3', 'e4', 'e5', 'i3', 'i4', 'i5'])
    const blocked = walled.filter((cell) => !['g1', 'f4', 'g2', 'g3', 'g4', 'g5', 'h4'].includes(cell))
    expect(builds(['blu1', 'grn1'], { table: { blocked } })).toBe(false) // no place
  })

  test('DD-WIN-07, DD-WIN-12, DD-EX-72 (b) monsters that share a path area and may attack, or reach the slot', () => {
    const far = ['c9', 'c10', 'c11']
    const meet = (figures: NonNullable<Position['figures']>) => goesOn(stuck({ figures, table: { neutral: far } }))
    expect(meet({ c9: 'A squire', c11: 'B ghoul' })).toBe(true)
    expect(meet({ c9: 'A squire', c11: 'B wyvern' })).toBe(true)
    expect(meet({ c9: 'A squire', c11: 'A ghoul', g16: 'B ghoul' })).toBe(false)
    expect(meet({ c9: 'A squire', g16: 'B ghoul' })).toBe(false)
    expect(meet({ g17: 'A squire' })).toBe(true) // in the area of the opposing slot
    expect(meet({ g3: 'B squire' })).toBe(true)
  })

  test('DD-WIN-07, DD-EX-73 (c) an ability or item in play that could still do something', () => {
    expect(goesOn(stuck({ figures: { g4: 'A squire', g16: 'B warlock' } }))).toBe(true)
    expect(goesOn(stuck({ figures: { g4: 'A squire', '@g4': 'A blast', g16: 'B ghoul' } }))).toBe(true)
    expect(goesOn(stuck({ figures: { g4: 'A squire', '@g4': 'A spring', g16: 'B ghoul' }, faceUp: ['g4'] }))).toBe(false)
    expect(goesOn(stuck({ figures: { g4: 'A champion', g16: 'B tyrant' } }))).toBe(false)
  })

  test('DD-WIN-08 more LP win', () => {
    expect(
      result(
        stuck({
          life: [1, 2],
          summoned: [
            [9, 0, 0, 0],
            [1, 0, 0, 0],
          ],
        }),
      ),
    ).toEqual([[2, 1], 'DD-WIN-08'])
  })

  test('DD-WIN-09 then more monsters brought into play', () => {
    expect(
      result(
        stuck({
          summoned: [
            [3, 2, 0, 0],
            [2, 0, 1, 1],
          ],
        }),
      ),
    ).toEqual([[1, 2], 'DD-WIN-09'])
  })

  test('DD-WIN-10, DD-EX-69 then more of level 4, of level 3, of level 2', () => {
    expect(
      result(
        stuck({
          summoned: [
            [3, 2, 1, 1],
            [2, 2, 2, 1],
          ],
        }),
      ),
    ).toEqual([[2, 1], 'DD-WIN-10'])
    expect(
      result(
        stuck({
          summoned: [
            [6, 0, 0, 1],
            [0, 0, 7, 0],
          ],
        }),
      ),
    ).toEqual([[1, 2], 'DD-WIN-10'])
    expect(
      result(
        stuck({
          summoned: [
            [3, 3, 1, 0],
            [4, 2, 1, 0],
          ],
        }),
      ),
    ).toEqual([[1, 2], 'DD-WIN-10'])
  })

  test('DD-WIN-11, DD-EX-70 then it is a draw', () => {
    expect(
      result(
        stuck({
          summoned: [
            [3, 2, 1, 1],
            [3, 2, 1, 1],
          ],
        }),
      ),
    ).toEqual([[1, 1], 'DD-WIN-11'])
  })

  test('DD-WIN-13 forty turns in a row without progress end it; 0 switches it off', () => {
    const quiet = (n: number, table: Position['table'] = {}) =>
      at({ figures: { g4: 'A squire', g12: 'B ghoul' }, life: [2, 3], phase: 'end', quiet: n, crests: walkers, table })
    expect(result(quiet(39))).toEqual([[2, 1], 'DD-WIN-08'])
    expect([goesOn(quiet(38)), goesOn(quiet(39, { quietTurns: 0 })), goesOn(quiet(4, { quietTurns: 6 }))]).toEqual([true, true, true])
    expect(goesOn(quiet(5, { quietTurns: 6 }))).toBe(false)
  })

  test('DD-WIN-13 a counter of damage, a lost LP and a figure gone are progress; a move is none', () => {
    const after = (act: (t: Play) => unknown, figures: Position['figures'], crests: Position['crests']) => {
      const t = at({ figures: { ...figures, g2: 'A squire' }, crests: crests!, quiet: 7 })
      act(t)
      settle(t)
      settle(t.choose('endTurn'))
      const bottom = t.state.stack[0]!
      return bottom.op === 'turn' ? bottom.quiet : -1
    }
    const busy = { movement: 2, attack: 1 }
    const foe = { g12: 'B shade' }
    const b = { trap: 2 } // B is asked in its turn, so the count is that of A's
    expect(after((t) => t.choose('move', { piece: 'g2', place: 'g3' }), foe, [busy, b])).toBe(8)
    expect(after((t) => t.choose('attack', { piece: 'f12', target: 'g12' }), { ...foe, f12: 'A squire' }, [busy, b])).toBe(0)
    expect(after((t) => t.choose('attack', { piece: 'f12', target: 'g12' }), { ...foe, f12: 'A imp' }, [busy, b])).toBe(8)
    expect(after((t) => t.choose('attack', { piece: 'g18', target: 'B' }), { ...foe, g18: 'A imp' }, [busy, b])).toBe(0)
    expect(after((t) => t.choose('move', { piece: 'f9', place: 'f10' }), { ...foe, f9: 'A hound', f10: 'B ddm-118' }, [busy, b])).toBe(0)
  })

  test('DD-WIN-13 a dimension is progress', () => {
    const after = (build: boolean) => {
      const t = at({
        board: 'A-CROSS',
        phase: 'roll',
        figures: { g4: 'A squire' },
        dice: [
          ['blu1', 'blu1', 'blu1', 'blu2'],
          ['blu1', 'blu1', 'blu1', 'blu2'],
        ],
        reserve: [['squire', 'squire'], ['squire']],
        quiet: 7,
      })
      t.rolls(1, 1, 1).choose('roll', { piece: 'blu1#3' })
      if (build)
        t.choose('summon', { piece: 'blu1', target: 'squire' }).choose('where', { place: 'f8' }).choose('net', { place: 'NET-11 0°' })
      else t.choose('skipSummon')
      t.choose('endTurn')
      const bottom = t.state.stack[0]!
      return bottom.op === 'turn' ? bottom.quiet : -1
    }
    expect([after(true), after(false)]).toEqual([0, 8])
  })

  test('DD-WIN-14, DD-EX-75 an agreed stalemate; one offer a turn, in the own action phase', () => {
    const t = at({ figures: { g4: 'A squire', g12: 'B ghoul' }, life: [3, 2] })
    const refused = (by: number) => {
      try {
        t.aside(by, 'offer')
      } catch (error) {
        if (error instanceof IllegalChoice) return codeIs(error.refusal ?? null)
        throw error
      }
      return null
    }
    expect(refused(1)).toBe('LIMIT_REACHED')
    const before = digest({ ...t.state, offer: 0, players: t.state.players.map((p) => ({ ...p, offeredOn: 0 })) })
    t.aside(0, 'offer').aside(1, 'decline')
    expect(digest({ ...t.state, offer: 0, players: t.state.players.map((p) => ({ ...p, offeredOn: 0 })) })).toBe(before)
    expect(refused(0)).toBe('LIMIT_REACHED')
    t.choose('endTurn')
    if (t.state.turn.player === 1) t.choose('endTurn')
    t.aside(0, 'offer').aside(1, 'accept')
    expect(result(t)).toEqual([[1, 2], 'DD-WIN-08'])
  })

  test('DD-WIN-15, DD-EX-53, DD-BAD-22 after the end nothing is accepted and nothing changes', () => {
    const t = at({ figures: { g18: 'A squire', g12: 'B ghoul' }, life: [3, 1], crests: [{ attack: 1, movement: 3 }] })
    const squire = t.piece('g18')
    t.choose('attack', { piece: 'g18', target: 'B' })
    const before = digest(t.state)
    expect([
      code(t, 'endTurn'),
      code(t, 'move', { piece: 'g18', place: 'g17' }),
      code(t, 'move', { piece: 'g12', place: 'g13' }, 1),
    ]).toEqual(['GAME_OVER', 'GAME_OVER', 'GAME_OVER'])
    expect(() => game.apply(t.state, 0)).toThrow('over')
    expect(() => t.aside(0, 'resign')).toThrow('over')
    expect([digest(t.state), where(t, squire), game.decision(t.state)]).toEqual([before, 'g18', null])
  })
})
