import { type Happening, playerId } from '@duelhall/kernel'
import { playOn, randomPlayer } from '@duelhall/testkit'
import { describe, expect, test } from 'vitest'
import { civilizations } from '../board.ts'
import { tableFor } from '../config.ts'
import { game } from '../game.ts'
import { battleOfCreatures } from '../index.ts'
import { CHIPS, CIVILIZATION, catalog, POWER, pawnOf, pawns } from '../pawns.ts'
import { stacks } from '../view.ts'
import { asking, at, chipsOf, codeOfRefusal, opening, path, prepared, whereIs } from './positions.ts'

const first0 = { first: playerId(0) }

/** All faces that events of some random games show. */
function faces(on: string, of: (e: Happening) => readonly number[]): Set<number> {
  const seen = new Set<number>()
  for (let i = 0; i < 10; i++)
    playOn(game, game.setup(prepared(['fire', 'water']), `faces ${i}`), randomPlayer(i), 2_000, (e) => {
      if (e.on === on) for (const face of of(e)) seen.add(face)
    })
  return seen
}

describe('material', () => {
  test('BC-COMP-01 two to five players', () => {
    for (const n of [2, 3, 4, 5]) expect(game.check(tableFor(n))).toEqual([])
    for (const n of [0, 1, 6]) expect(game.check(tableFor(n)).map((p) => p.rule)).toContain('BC-COMP-01')
  })

  test('BC-COMP-02 five civilizations, each a choice of its own', () => {
    const t = asking(tableFor(2, first0))
    expect(t.offers('chooseCivilization').map((o) => o.place)).toEqual(['fire', 'water', 'nature', 'light', 'darkness'])
  })

  test('BC-COMP-03 14 pawns for each civilization, two for each power', () => {
    expect(pawns).toHaveLength(70)
    for (const [c, civilization] of civilizations.entries())
      for (let power = 1; power <= 7; power++)
        for (const letter of [0, 1]) {
          const pawn = pawns[pawnOf(c, power, letter)]!
          expect([pawn.civilization, pawn.power, pawn.letter]).toEqual([civilization, power, 'ab'[letter]])
        }
    expect(new Set(pawns.map((pawn) => pawn.name)).size).toBe(70)
  })

  test('BC-COMP-04 the two pawns of one number play alike', () => {
    for (let def = 0; def < 70; def += 2) {
      expect(POWER[def]).toBe(POWER[def + 1])
      expect(CIVILIZATION[def]).toBe(CIVILIZATION[def + 1])
      expect(catalog[def]!.text).toBe(catalog[def + 1]!.text)
    }
    const play = (letters: string) => {
      const s = game.setup(
        {
          table: first0,
          seats: [
            { civilization: 'fire', pawns: letters },
            { civilization: 'water', pawns: letters },
          ],
        },
        'alike',
      )
      for (let i = 0; i < 400 && s.decision !== null; i++) game.apply(s, (i * 7) % s.decision.options.length)
      return [s.pieces.map((p) => [p.zone, p.place]), s.players]
    }
    expect(play('aaaaaaa')).toEqual(play('bbbbbbb'))
  })

  test('BC-COMP-05 battle dice show five symbols and a dragon, up to seven on a side', () => {
    const t = at({ board: { F7: 'fire.a1', W7: 'water.a1', W1: 'water.s1' } })
    t.rolls(1, 2, 3, 4, 5, 6, 6, 1, 1, 1, 1, 1, 1, 1)
    t.choose('move', { piece: 'F7', place: 'water.a1' })
    const rolled = t.events.find((e) => e.on === 'battleRolled')!
    expect(rolled.list.slice(0, 3)).toEqual([3, 0, 7]) // the fire symbol and two dragons against seven fire symbols
    expect(rolled.list).toHaveLength(3 + 14)
    expect([...faces('battleRolled', (e) => e.list.slice(3))].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('BC-COMP-06 the summon die has twelve sides', () => {
    const t = opening().rolls(12).choose('summon', { piece: 'F4' })
    expect(t.ask).toBe('place')
    expect([...faces('summonRolled', (e) => [e.n])].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  test('BC-COMP-07 25 chips, five for each civilization', () => {
    expect(CHIPS).toBe(5)
    expect(stacks(opening().view(null))).toEqual([5, 5, 5, 5, 5])
  })

  test('BC-COMP-08 every roll comes from the seeded source of the game', () => {
    const play = (seed: string) => {
      const s = game.setup(prepared(['fire', 'water']), seed)
      const rolled: number[] = []
      for (let i = 0; i < 40; i++) {
        const words = s.rng.n
        const before = rolled.length
        game.apply(s, 0, (e) => e.on === 'summonRolled' && rolled.push(e.n))
        expect(s.rng.n - words).toBeGreaterThanOrEqual(rolled.length - before)
      }
      return rolled
    }
    expect(play('one')).toEqual(play('one'))
    expect(play('one')).not.toEqual(play('two'))
  })

  test('BC-COMP-09 pawns out of the game lie in the box, which has no meaning in play', () => {
    const t = at({ seats: ['fire', 'water', 'nature'] }).aside(2, 'resign')
    expect(['N1', 'N4', 'N7'].map((name) => whereIs(t, name))).toEqual(['box', 'box', 'box'])
    expect(t.refusal('summon', { piece: 'N4' }, 2)).toBe('BC-TURN-08')
  })
})

describe('preparation', () => {
  test('BC-SETUP-01 the first to choose is drawn, unless the table names one', () => {
    const firsts = new Set<number>()
    for (let i = 0; i < 60; i++) firsts.add(game.setup(tableFor(4), `seed ${i}`).decision!.player)
    expect([...firsts].sort()).toEqual([0, 1, 2, 3])
    for (const p of [0, 1, 2, 3]) expect(game.setup(tableFor(4, { first: p }), 'x').decision!.player).toBe(p)
  })

  test('BC-SETUP-02, BC-EX-02 nobody chooses a civilization that another has', () => {
    const t = asking(tableFor(2, first0)).choose('chooseCivilization', { place: 'fire' }).pass(7)
    expect(t.asked).toBe(1)
    expect(t.offers('chooseCivilization').map((o) => o.place)).toEqual(['water', 'nature', 'light', 'darkness'])
    expect(codeOfRefusal(t.reason('chooseCivilization', { place: 'fire' }))).toBe('CIVILIZATION_TAKEN')
    expect(codeOfRefusal(t.reason('chooseCivilization', { place: 5 }))).toBe('UNKNOWN_CIVILIZATION')
  })

  test('BC-SETUP-02 what another seat brings is not offered either', () => {
    const t = asking({ table: first0, seats: [{}, { civilization: 'water' }] })
    expect(t.offers('chooseCivilization').map((o) => o.place)).toEqual(['fire', 'nature', 'light', 'darkness'])
  })

  test('BC-SETUP-03 exactly one pawn for each power, chosen after the civilization', () => {
    const t = asking(tableFor(2, first0)).choose('chooseCivilization', { place: 'light' })
    for (let power = 1; power <= 7; power++) {
      expect(t.ask).toBe('pawn')
      expect(t.offers('choosePawn')).toEqual(['a', 'b'].map((place) => ({ piece: `L${power}`, place })))
      if (power < 7) expect(codeOfRefusal(t.reason('choosePawn', { piece: 'L7', place: 'a' }))).toBe('BAD_PAWN_CHOICE')
      t.choose('choosePawn', { piece: `L${power}`, place: power % 2 ? 'b' : 'a' })
    }
    const chosen = [1, 2, 3, 4, 5, 6, 7].map((power) => pawns[t.state.pieces[t.piece(`L${power}`)]!.def]!.id.slice(-2))
    expect(chosen).toEqual(['1b', '2a', '3b', '4a', '5b', '6a', '7b'])
    expect(t.told).toContain('pawnsChosen')
  })

  test('BC-SETUP-04, BC-EX-01 powers 1, 2 and 3 stand on their start spaces, 4 to 7 in reserve', () => {
    const t = opening()
    for (const [letter, region] of [
      ['F', 'fire'],
      ['W', 'water'],
    ])
      for (let power = 1; power <= 7; power++) expect(whereIs(t, `${letter}${power}`)).toBe(power <= 3 ? `${region}.s${power}` : 'reserve')
    expect(stacks(t.view(0))).toEqual([5, 5, 5, 5, 5])
    expect([t.asked, t.ask]).toEqual([0, 'main'])
  })

  test('BC-SETUP-05 a player completes all of it before the next begins, in the open', () => {
    const t = asking(tableFor(3, first0))
    const asked = Array.from({ length: 24 }, () => {
      const player = t.asked
      t.pass()
      return player
    })
    expect(asked).toEqual([0, 1, 2].flatMap((p) => Array(8).fill(p)))
    expect(t.view(2).pieces.map((p) => p.def)).toEqual(t.view(0).pieces.map((p) => p.def))
    expect(t.view(null).pieces.every((p) => p.def !== null && p.def !== 'unchosen')).toBe(true)
  })

  test('BC-SETUP-06 five chips lie on each chip space', () => {
    const t = asking(tableFor(2, first0)).pass(15)
    t.pass()
    expect(t.events.filter((e) => e.on === 'chipsStacked').map((e) => [e.n, ...e.list])).toEqual([0, 1, 2, 3, 4].map((c) => [c, 5]))
  })

  test('BC-SETUP-07 who chose first has the first turn, play goes to the left', () => {
    const s = game.setup(prepared(['fire', 'water', 'nature'], { first: playerId(2) }), 'x')
    const turns = [s.decision!.player]
    for (let i = 0; i < 3; i++) {
      game.apply(s, s.decision!.options.length - 1)
      turns.push(s.decision!.player)
    }
    expect(turns).toEqual([2, 0, 1, 2])
  })

  test('BC-SETUP-08 regions nobody chose are ordinary ground with chips', () => {
    const t = at({ board: { F4: 'light.e1', W1: 'water.s1' } })
    t.choose('move', { piece: 'F4', place: 'light.p1' })
    expect(chipsOf(t, 0)).toEqual(['light'])
    expect(stacks(t.view(null))).toEqual([5, 5, 5, 4, 5])
  })

  test('BC-SETUP-09 turns follow the seats, not the regions', () => {
    const t = at({ seats: ['darkness', 'fire', 'nature'] })
    const order = [0, 1, 2, 3].map(() => {
      const { asked } = t
      t.choose('move', t.offers('move')[0]!)
      return asked
    })
    expect(order).toEqual([0, 1, 2, 0])
    expect(path(t, 'N3', 'nature.c1', 2)).toBe('NOT_YOUR_TURN')
  })
})

test('the table of a game is ready to play', () => {
  expect(game.check(battleOfCreatures.config(3))).toEqual([])
})
