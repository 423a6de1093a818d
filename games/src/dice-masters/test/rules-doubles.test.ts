import { defineGame, type Handle, type PlayerId, pack, rng } from '@duelhall/kernel'
import { resume } from '@duelhall/testkit'
import { describe, expect, test } from 'vitest'
import { defs } from '../catalog.ts'
import { partsOf } from '../index.ts'
import { BAG, type DiceState, GONE, zoneOf } from '../state.ts'
import { turns } from '../turn.ts'

/** Four seats, partners across: what is common to a team and what is each member's own. */
const parts = partsOf('wh40k')
const game = defineGame(parts)
const teams = [
  { team: [{ card: 'bfu-010', dice: 2 }], basics: ['bfu-051'] },
  { team: [{ card: 'bfu-011', dice: 2 }], basics: ['bfu-052'] },
  { team: [{ card: 'bfu-022', dice: 2 }], basics: ['bfu-053'] },
  { team: [{ card: 'bfu-025', dice: 2 }], basics: ['bfu-054'] },
]
/** The third turn, of the first seat, whose bag holds only so many dice; all of them show a wild energy. */
function table(bag: number, life = 30): DiceState {
  const s = parts.deal({ table: { edition: 'wh40k', first: 0 as PlayerId, format: 'doubles' }, seats: teams }, 'doubles')
  for (const seat of s.players) seat.life = Math.min(seat.life, life)
  const [mine, gone] = [zoneOf(0 as PlayerId, BAG), zoneOf(0 as PlayerId, GONE)]
  for (const h of s.zones[mine]!.slice(bag)) {
    s.pieces[h]!.zone = gone
    s.zones[gone] = s.zones[gone]!.concat(h)
  }
  s.zones[mine] = s.zones[mine]!.slice(0, bag)
  s.turn.no = 2
  s.stack = [turns()]
  const draws = Array<number>(Math.min(4, Math.max(0, bag - 1))).fill(1)
  s.rng = rng({ key: s.rng.key, n: 0, script: [...draws, ...Array<number>(Math.min(4, bag)).fill(5)] })
  return resume(parts, s)
}
const lives = (s: DiceState) => s.players.map((seat) => seat.life)

describe('Doubles', () => {
  test('DM-DBL-01, DM-EX-75 a team has one life of 30: a short draw of 2 leaves it 28, and that member has 2 virtual energy', () => {
    const s = table(2)
    expect(lives(s)).toEqual([28, 30, 28, 30])
    expect(s.players.map((seat) => seat.generic)).toEqual([2, 0, 0, 0])
  })
  test('DM-DBL-02 six dice lie on each basic action', () => {
    const s = table(4)
    const dice = (id: string) => s.pieces.filter((piece, h) => defs[piece.def]!.id === id && piece.card !== h).length
    expect(['bfu-051', 'bfu-052', 'bfu-053', 'bfu-054'].map(dice)).toEqual([6, 6, 6, 6])
  })
  test('DM-DBL-05 own bags and energy; a player buys from the own cards and from any basic action, not from a partner’s card', () => {
    const s = table(4)
    while (game.decision(s)!.ask !== 'main') game.apply(s, 0)
    expect(s.players.map((_, p) => s.zones[zoneOf(p as PlayerId, BAG)]!.length)).toEqual([0, 8, 4, 8])
    const refusal = (id: string) => {
      const piece = s.pieces.findIndex((x, h) => defs[x.def]!.id === id && x.card === h) as Handle
      return game.refusal(s, 0 as PlayerId, pack(game.acts, { act: 'buy', piece, target: null, place: null }))?.rule ?? null
    }
    const basics = ['bfu-051', 'bfu-052', 'bfu-053', 'bfu-054'].map(refusal)
    expect(basics.filter((rule) => rule === 'DM-BUY-01' || rule === 'DM-BUY-09')).toEqual([])
    expect([refusal('bfu-022'), refusal('bfu-011')]).toEqual(['DM-BUY-09', 'DM-BUY-09'])
    expect(['DM-BUY-01', 'DM-BUY-09']).not.toContain(refusal('bfu-010'))
  })
  test('DM-DBL-11 a team at 0 or less has lost, both of it', () => {
    const s = table(2, 2)
    expect(lives(s)).toEqual([0, 2, 0, 2])
    expect(game.outcome(s)).toEqual({ places: [3, 1, 3, 1], rule: 'DM-WIN-01' })
  })
})
