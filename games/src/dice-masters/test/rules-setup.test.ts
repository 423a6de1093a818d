import { digest, keyOf, type PlayerId, playBack, replayOf, rng, type Viewer, written } from '@duelhall/kernel'
import { randomPlayer } from '@duelhall/testkit'
import { describe, expect, test } from 'vitest'
import { defs } from '../catalog.ts'
import type { Config } from '../config.ts'
import { fixedGames, readyTeams } from '../decks.ts'
import { diceMastersUltramar, diceMastersYugioh } from '../index.ts'
import { CARDS, type DiceState, placeOf, SUPPLY, zoneOf } from '../state.ts'
import { inZone, laid, turnOf } from './laid.ts'

const sidekicks = (n: number): string[] => new Array<string>(n).fill('sidekick')
const ones = (n: number): number[] => new Array<number>(n).fill(1)
const seats = readyTeams.ygo.slice(0, 2).map(({ team }) => team)
const config: Config = { table: { edition: 'ygo' }, seats }
const { game } = diceMastersYugioh
const ids = (s: DiceState, player: number, place: number): readonly string[] =>
  s.zones[zoneOf(player as PlayerId, place)]!.map((h) => defs[s.pieces[h]!.def]!.id)
const count = (list: readonly string[], id: string): number => list.filter((x) => x === id).length

describe('DM-INFO', () => {
  test('DM-INFO-01 cards, supplies, zones and life are open to everybody', () => {
    const t = laid(
      'wh40k',
      { field: ['bfu-022@1'], reserve: ['sidekick:bolt'], prep: ['bfu-023'], used: ['bfu-026'], out: ['sidekick'], cards: ['bfu-049'] },
      { field: ['sidekick@1'] },
    )
    const [mine, theirs, watcher] = [0, 1, null].map((viewer) => t.view(viewer))
    for (const view of [theirs!, watcher!]) {
      expect(view.pieces).toEqual(mine!.pieces)
      expect([view.zones, view.players]).toEqual([mine!.zones, mine!.players])
    }
    expect(mine!.pieces.every(({ def }) => def !== null)).toBe(true)
    expect(mine!.players.map(({ values: v }) => v.life)).toEqual([20, 20])
  })
  test('DM-INFO-02 both players see what is in a bag, in no order that tells anything', () => {
    const t = turnOf('ygo', [...ones(4), ...ones(4)], [{ bag: ['ygo-006', 'ygo-005', ...sidekicks(5)] }, {}])
    const inBag = (viewer: number) => {
      const view = t.view(viewer)
      return view.zones.find(({ name }) => name === 'bag 0')!.pieces.map((h) => view.pieces[h]!.def)
    }
    expect(inBag(1)).toEqual(['sidekick', 'sidekick', 'sidekick'])
    expect(inBag(0)).toEqual(inBag(1))
    // From one and the same bag any die may come next.
    const next = (script: number) =>
      inZone(turnOf('ygo', [...ones(3), script, ...ones(4)], [{ bag: ['ygo-006', 'ygo-005', ...sidekicks(5)] }, {}]), 0, 'bag')
    expect(new Set([1, 2, 3].map((n) => next(n).join())).size).toBe(3)
  })
  test('DM-INFO-03 no view tells of future draws and rolls', () => {
    const state = game.setup(config, 'secret')
    const other = game.clone(state)
    other.rng = rng({ key: keyOf('another'), n: other.rng.n, script: [] })
    for (const viewer of [0, 1, null] as Viewer[]) {
      const text = JSON.stringify(game.view(state, viewer))
      expect(text).toBe(JSON.stringify(game.view(other, viewer)))
      for (const word of state.rng.key) expect(text.includes(`${word}`)).toBe(false)
    }
    const play = randomPlayer(1)
    const again = randomPlayer(1)
    for (let n = 0; n < 60; n++) game.apply(state, play(game.decision(state)!))
    for (let n = 0; n < 60 && game.decision(other) !== null; n++) game.apply(other, again(game.decision(other)!))
    expect(digest(state)).not.toBe(digest(other)) // and yet they were different futures
  })
  test('DM-INFO-04 draws, refills, rolls and rerolls are told in order with their results, and a replay repeats them', () => {
    const t = laid('ygo', { field: ['sidekick@1'] }, { bag: ['ygo-006'], used: ['ygo-005', 'sidekick', 'sidekick'] })
    t.rolls(2, 1, 1, 4, 5, 1, 6)
    const { no } = t.state.turn
    const told: string[] = []
    const name = (h: number | null): string => defs[t.state.pieces[h!]!.def]!.id
    const listen = () => {
      for (const e of t.events)
        if (['drawn', 'refilled', 'rolled'].includes(e.on))
          told.push(`${e.on} ${e.on === 'refilled' ? e.n : name(e.piece)}${e.on === 'rolled' ? ` ${e.n + 1}` : ''}`)
    }
    while (t.state.turn.no === no) {
      t.pass()
      listen()
    }
    const drawn = ['drawn ygo-006', 'refilled 4', 'drawn sidekick', 'drawn ygo-005', 'drawn sidekick']
    expect(told).toEqual([...drawn, 'rolled ygo-006 4', 'rolled sidekick 5', 'rolled ygo-005 1', 'rolled sidekick 6'])
    t.choose('pick', { piece: '1.ygo-005.0' }).rolls(3)
    told.length = 0
    t.choose('done')
    listen()
    expect(told).toEqual(['rolled ygo-005 3'])
    const state = game.setup(config, 'log')
    const choices = []
    const play = randomPlayer(2)
    for (let n = 0; n < 150 && game.decision(state) !== null; n++) {
      const choice = play(game.decision(state)!)
      choices.push(written(game, state, choice))
      game.apply(state, choice)
    }
    expect(playBack(game, replayOf(game, config, 'log', choices, state))).toEqual({ state, divergence: null })
  })
})

describe('DM-SETUP', () => {
  test('DM-SETUP-01 two players with exactly eight sidekicks each in their bags', () => {
    const { table } = config
    expect(game.check({ table, seats: [seats[0]] }).map(({ rule }) => rule)).toEqual(['DM-SETUP-01'])
    expect(game.check({ table, seats: [...seats, seats[0]] }).map(({ rule }) => rule)).toEqual(['DM-SETUP-01'])
    const state = game.setup({ table, seats }, 'eight') // asks who goes first: nothing is drawn yet
    expect(game.decision(state)!.ask).toBe('first')
    for (const player of [0, 1]) expect(ids(state, player, 1)).toEqual(sidekicks(8))
  })
  test('DM-SETUP-02 each basic action lies in the centre with three dice, for either player', () => {
    const state = game.setup(config, 'centre')
    for (const [player, { basics }] of seats.entries())
      for (const id of basics) expect([count(ids(state, player, CARDS), id), count(ids(state, player, SUPPLY), id)]).toEqual([1, 3])
    const t = laid(
      'ygo',
      { field: ['sidekick@1'], reserve: new Array<string>(3).fill('sidekick:fist'), cards: ['ygo-116'] },
      { cards: ['ygo-120'] },
    )
    const offers = t.offers('buy').map(({ piece }) => piece)
    expect([offers.includes('0.ygo-116'), offers.includes('1.ygo-120')]).toEqual([true, true])
  })
  test('DM-SETUP-03 each team lies with its dice on its player’s side and serves that player', () => {
    const state = game.setup(config, 'sides')
    for (const [player, { team }] of seats.entries())
      for (const { card, dice } of team) expect([card, count(ids(state, player, SUPPLY), card)]).toEqual([card, dice])
    const t = laid('ygo', { field: ['sidekick@1'], reserve: new Array<string>(3).fill('sidekick:fist') }, { cards: ['ygo-025'] })
    expect(t.refusal('buy', { piece: '1.ygo-025' })).toBe('DM-BUY-09')
  })
  test('DM-SETUP-04 a basic action that both brought lies there twice; a buyer says which, and each has its own dice and global', () => {
    const reserve = [...new Array<string>(4).fill('sidekick:fist'), 'sidekick:bolt', 'sidekick:bolt']
    const t = laid('ygo', { field: ['sidekick@1'], reserve }, { cards: ['ygo-113'] })
    const supply = (player: number): number => inZone(t, player, 'supply').filter((name) => name.includes('ygo-113')).length
    expect([supply(0), supply(1)]).toEqual([3, 3])
    expect(t.offers('buy').map(({ piece }) => piece)).toEqual(['0.ygo-113', '1.ygo-113'])
    expect(new Set(t.offers('use').map(({ piece }) => piece))).toEqual(new Set(['0.ygo-113', '1.ygo-113']))
    t.choose('buy', { piece: '1.ygo-113' })
    if (t.ask === 'pay') t.choose('accept')
    expect([supply(0), supply(1)]).toEqual([3, 2])
  })
  test('DM-SETUP-05 everything is shown to both before the first decision', () => {
    const state = game.setup(config, 'shown')
    expect(game.decision(state)!.ask).toBe('first')
    for (const viewer of [0, 1] as Viewer[]) {
      const view = game.view(state, viewer)
      const lying = view.pieces.filter((_, h) => placeOf(state.pieces[h]!.zone) === CARDS && h > 1).map(({ def }) => def)
      const brought = seats.flatMap(({ team, basics }) => [...team.map(({ card }) => card), ...basics])
      expect(lying).toEqual(brought)
    }
  })
  test('DM-SETUP-06 each player starts with the life of the format, or what the table agrees', () => {
    expect(game.setup(config, 'life').players.map(({ life }) => life)).toEqual([20, 20])
    expect(game.setup({ ...config, table: { edition: 'ygo', life: 12 } }, 'life').players.map(({ life }) => life)).toEqual([12, 12])
    expect(game.check({ ...config, table: { edition: 'ygo', life: -1 } })[0]?.rule).toBe('DM-SETUP-06')
  })
  test('DM-SETUP-07 one is drawn at random and chooses to go first or second', () => {
    for (const { game: g, at } of [
      { game, at: config },
      {
        game: diceMastersUltramar.game,
        at: { table: { edition: 'wh40k' as const }, seats: readyTeams.wh40k.slice(0, 2).map(({ team }) => team) },
      },
    ]) {
      const choosers = [0, 0]
      for (let seed = 0; seed < 40; seed++) choosers[g.decision(g.setup(at, `lot ${seed}`))!.player]!++
      expect(Math.min(...choosers)).toBeGreaterThan(8)
      const state = g.setup(at, 'lot')
      const chooser = g.decision(state)!.player
      const second = g.clone(state)
      g.apply(second, 0)
      expect([second.turn.no, second.turn.player]).toEqual([1, 1 - chooser])
      g.apply(state, 1)
      expect([state.turn.no, state.turn.player]).toEqual([1, chooser])
    }
  })
  test('DM-SETUP-08 the table or the format may name the first player', () => {
    for (const first of [0, 1] as PlayerId[]) {
      const state = game.setup({ ...config, table: { edition: 'ygo', first } }, 'named')
      expect([game.decision(state)!.ask, state.turn.player]).toEqual(['reroll', first])
    }
    expect(game.check({ ...config, table: { edition: 'ygo', first: 2 as PlayerId } })[0]?.rule).toBe('DM-SETUP-08')
  })
  test('DM-SETUP-09 the first game: its cards, two dice each, three basic actions, ten life', () => {
    const { first, second } = fixedGames.first!
    const state = game.setup({ table: { edition: 'ygo', format: 'first' }, seats: [second, first] }, 'first')
    expect([state.turn.player, state.players.map(({ life }) => life)]).toEqual([1, [10, 10]])
    expect(ids(state, 1, CARDS)).toEqual(['ygo-004', 'ygo-001', 'ygo-112', 'ygo-116'])
    expect(ids(state, 0, SUPPLY)).toEqual(['ygo-005', 'ygo-005', 'ygo-007', 'ygo-007', 'ygo-120', 'ygo-120', 'ygo-120'])
  })
  test('DM-SETUP-10 DM-SETUP-11 the demo game: its cards, ten life, and the full rule of the first turn', () => {
    const { first, second } = fixedGames.demo!
    const state = diceMastersUltramar.game.setup({ table: { edition: 'wh40k', format: 'demo' }, seats: [first, second] }, 'demo')
    expect([state.turn.player, state.players.map(({ life }) => life)]).toEqual([0, [10, 10]])
    expect([ids(state, 0, CARDS), ids(state, 1, CARDS)]).toEqual([
      ['bfu-022', 'bfu-032', 'bfu-053'],
      ['bfu-044', 'bfu-016', 'bfu-050'],
    ])
    expect(state.zones[zoneOf(0 as PlayerId, 6)]!.length).toBe(1) // the fourth die lies out of play
  })
})
