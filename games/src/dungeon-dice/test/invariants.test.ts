import { type Happening, type OptionRecord, type PlayerId, playBack, read, replayOf } from '@duelhall/kernel'
import { picker, resume } from '@duelhall/testkit'
import { describe, expect, test } from 'vitest'
import { cellsIn, EMPTY, halfTurn, slotOf, withCells } from '../board.ts'
import { defs } from '../catalog.ts'
import type { Config } from '../config.ts'
import { type Deck, readyDecks } from '../decks.ts'
import { parts } from '../game.ts'
import { dungeonDice } from '../index.ts'
import { crestKinds } from '../lexicon.ts'
import { turned, turnedNumber } from '../nets.ts'
import { pathDistance } from '../reach.ts'
import { DICE, DIMENSIONED, type DungeonState, GONE, inZone, PLAY, placeOf, RESERVE, zoneOf } from '../state.ts'

const { game } = dungeonDice
const deck = (id: string): { readonly deck: Deck } => ({ deck: readyDecks.find((one) => one.id === id)!.deck })
/** Without items that return dice. */
const plain: Config = { table: { crests: 3 }, seats: [deck('rush'), deck('fortress')] }
const both = [0, 1] as PlayerId[]
const GAMES = 6

/** Plays random games and looks at every decision. */
function watch(config: Config, look: (s: DungeonState, events: readonly Happening[]) => void, most = 400): void {
  for (let seed = 0; seed < GAMES; seed++) {
    const s = game.setup(config, `watch ${seed}`)
    const pick = picker(seed)
    let events: Happening[] = []
    for (let n = 0; n < most && game.decision(s) !== null; n++) {
      look(s, events)
      events = []
      game.apply(s, pick(game.decision(s)!.options.length), (e) => events.push(e))
    }
    look(s, events)
  }
}

describe('invariants over random games', () => {
  test('DD-INV-01 DD-INV-27 15 dice and 10 figures all the time, at least 5 of the dice available', () => {
    watch(plain, (s) => {
      for (const p of both) {
        const n = [DICE, DIMENSIONED, RESERVE, PLAY, GONE].map(
          (place) => inZone(s, p, place).filter((h) => s.pieces[h]!.owner === p).length,
        )
        expect([n[0]! + n[1]!, n[0]! >= 5]).toEqual([15, true])
      }
      for (const p of both) expect(s.pieces.filter((x, h) => h > 1 && x.owner === p && defs[x.def]!.kind !== 'die')).toHaveLength(10)
    })
  })
  test('DD-INV-02 every counter is between 0 and 10', () => {
    watch(plain, (s) => {
      for (const seat of s.players) for (const kind of crestKinds) expect(seat[kind] >= 0 && seat[kind] <= 10).toBe(true)
    })
  })
  test('DD-INV-04 DD-INV-06 six path cells to each dimensioned die, connected with the own slot', () => {
    watch(plain, (s) => {
      for (const p of both) {
        const cells = cellsIn(s.players[p]!.paths)
        expect(cells).toHaveLength(6 * inZone(s, p, DIMENSIONED).length)
        const other = s.players[1 - p]!.paths
        expect(cells.some((cell) => cellsIn(other).includes(cell))).toBe(false)
      }
    })
    watch(
      plain,
      (s) => {
        if (s.outcome !== null) return
        for (const p of both) {
          const alone = { ...s, players: s.players.map((seat, q) => (q === p ? seat : { ...seat, paths: EMPTY })) }
          for (const cell of cellsIn(s.players[p]!.paths)) expect(pathDistance(alone, cell, slotOf(p, 19))).not.toBe(null)
        }
      },
      60,
    )
  })
  test('DD-INV-10 while the game is not over exactly one player acts, with something to choose', () => {
    watch(plain, (s) => {
      const decision = game.decision(s)
      expect((decision === null) !== (s.outcome === null)).toBe(true)
      if (decision !== null) expect([both.includes(decision.player), decision.options.length > 1]).toEqual([true, true])
    })
  })
  test('DD-INV-11 DD-INV-23 the same seed and choices give the same state, also when saved on the way', () => {
    const choices: Parameters<typeof replayOf>[3][number][] = []
    const s = game.setup(plain, 'twice')
    let saved = game.clone(s)
    const pick = picker(5)
    for (let n = 0; n < 150 && game.decision(s) !== null; n++) {
      const choice = pick(game.decision(s)!.options.length)
      choices.push(game.decision(s)!.options[choice]!)
      game.apply(s, choice)
      if (n % 10 === 0) saved = game.clone(JSON.parse(JSON.stringify(saved)) as DungeonState)
      game.apply(saved, choice)
    }
    expect(JSON.stringify(saved)).toBe(JSON.stringify(s))
    const { state, divergence } = playBack(game, replayOf(game, plain, 'twice', choices, s))
    expect([divergence, JSON.stringify(state) === JSON.stringify(s)]).toEqual([null, true])
  })
  test('DD-INV-13 crests rise by what a gain says and by nothing else', () => {
    let before: number[] = []
    watch(plain, (s, events) => {
      const now = s.players.flatMap((seat) => crestKinds.map((kind) => seat[kind]))
      if (events.length > 0) {
        const delta = now.map(() => 0)
        for (const e of events) {
          const at = (e.player ?? 0) * crestKinds.length + (e.list[0] ?? 0)
          if (e.on === 'crestsGained') delta[at]! += e.n
          if (e.on === 'crestsLost' || e.on === 'crestsPaid') delta[at]! -= e.n
        }
        expect(now.map((n, i) => n - before[i]!)).toEqual(delta)
      }
      before = now
    })
  })
  test('DD-INV-29 the share of successful rolls agrees with DD-DICE-09', () => {
    const chances = { blu1: [20 / 27, 'squire'], blu2: [1 / 2, 'knight'], blu3: [7 / 27, 'champion'] } as const
    for (const [die, [p, figure]] of Object.entries(chances)) {
      const seat = { deck: { dice: Array.from({ length: 15 }, () => die), figures: Array.from({ length: 10 }, () => figure) } }
      let rolls = 0
      let successes = 0
      for (let seed = 0; seed < 12; seed++) {
        const s = game.setup({ table: { quietTurns: 200 }, seats: [seat, seat] }, `chi ${seed}`)
        const count = (e: Happening) => {
          if (e.on !== 'diceRolled') return
          rolls++
          if (e.n > 0) successes++
        }
        for (let n = 0; n < 700 && game.decision(s) !== null; n++) game.apply(s, 0, count)
      }
      const expected = rolls * p
      const chi = (successes - expected) ** 2 / expected + (successes - expected) ** 2 / (rolls - expected)
      expect([die, rolls > 2000, chi < 10.83]).toEqual([die, true, true])
    }
  })
})

/** The state turned by 180° with the players exchanged (DD-BOARD-16). */
function turnedRound(s: DungeonState): DungeonState {
  const copy = game.clone(s)
  const { rows } = s.table
  const other = (p: PlayerId): PlayerId => (1 - p) as PlayerId
  const round = (set: readonly number[]) =>
    withCells(
      EMPTY,
      cellsIn(set).map((cell) => halfTurn(cell, rows)),
    )
  copy.players = [copy.players[1]!, copy.players[0]!]
  for (const seat of copy.players) {
    seat.team = 1 - seat.team
    seat.paths = round(seat.paths)
  }
  copy.zones = copy.zones.map((zone, z) => (z === 0 ? zone : []))
  copy.pieces.forEach((p, h) => {
    if (h < 2) return
    const place = placeOf(p.zone)
    p.owner = other(p.owner)
    p.controller = other(p.controller)
    if (place === PLAY) p.place = halfTurn(p.place, rows)
    p.zone = zoneOf(place === PLAY ? p.controller : p.owner, place)
    if (p.known > 0) p.known = 3 - p.known
  })
  s.zones.forEach((zone) => {
    for (const h of zone) if (h > 1) copy.zones[copy.pieces[h]!.zone] = [...copy.zones[copy.pieces[h]!.zone]!, h]
  })
  copy.turn.player = other(copy.turn.player)
  for (const f of copy.stack) if (f.op === 'summon' && f.anchor >= 0) f.anchor = halfTurn(f.anchor, rows)
  copy.decision = null
  return resume(parts, copy)
}

/** What an option means there, so that both lists can be compared. */
function meaning(o: OptionRecord, rows: number, turn: boolean): string {
  const seat = (h: number | null) => (h !== null && h < 2 && turn ? 1 - h : h)
  const isCell = ['where', 'move', 'step', 'cell'].includes(o.act)
  let place = o.place
  if (turn && place !== null && isCell) place = halfTurn(place, rows)
  if (turn && place !== null && o.act === 'net') {
    const { net, mirrored, quarter } = turned[place]!
    place = turnedNumber(net, mirrored, (quarter + 2) % 4)
  }
  return [o.act, seat(o.piece), seat(o.target), place].join(' ')
}

test('DD-INV-12 DD-EX-77 any state turned by 180° with the players exchanged has exactly the turned legal actions', () => {
  let compared = 0
  const asks = new Set<string>()
  watch(plain, (s) => {
    const decision = game.decision(s)
    if (decision === null || !['main', 'summon', 'where', 'net', 'roll'].includes(decision.ask) || s.standing.length > 0) return
    if (compared % 3 === 2 && decision.ask === 'roll') return
    const round = turnedRound(s)
    const there = game.decision(round)
    const list = (options: readonly Parameters<typeof read>[1][], turn: boolean) =>
      options.map((o) => meaning(read(game.acts, o), s.table.rows, turn)).sort()
    expect([there?.player, there?.ask]).toEqual([1 - decision.player, decision.ask])
    expect(list(there!.options, true)).toEqual(list(decision.options, false))
    asks.add(decision.ask)
    compared++
  })
  expect([compared > 300, asks.size]).toEqual([true, 5])
})
