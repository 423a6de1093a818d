import { checkReplay, pack, playerId, read, replayOf } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { readyDecks } from '../decks/six.ts'
import { codeOf, duelMonsters } from '../index.ts'
import type { DuelState } from '../state.ts'

const { game } = duelMonsters
const [A, B] = [playerId(0), playerId(1)]

function begun(table: Readonly<Record<string, unknown>> = {}, seed = 'setup'): DuelState {
  return game.setup(duelMonsters.config(2, { matchLength: 1, chooser: 0, ...table }), seed)
}
function choose(s: DuelState, act: string): DuelState {
  const at = game.decision(s)!.options.findIndex((option) => read(game.acts, option).act === act)
  expect([act, at >= 0]).toEqual([act, true])
  game.apply(s, at)
  return s
}
/** Everybody passes until the turn player is asked for an action. */
function open(s: DuelState): DuelState {
  while (game.decision(s)!.ask === 'respond') game.apply(s, 0)
  return s
}
const zone = (s: DuelState, name: string) => game.view(s, null).zones.find((one) => one.name === name)!.pieces
const refused = (s: DuelState, act: string) => {
  const refusal = game.refusal(s, game.decision(s)!.player, pack(game.acts, { act, piece: null, target: null, place: null }))
  return refusal === null ? null : codeOf(refusal)
}

describe('preparing a Duel', () => {
  test('YG-SETUP-02 YG-SETUP-10 decks, 8000 LP and nothing else before the first choice', () => {
    const s = begun()
    for (const p of [A, B]) {
      const { deck } = duelMonsters.config(2).seats[p]!
      expect([zone(s, `deck ${p}`).length, zone(s, `extra ${p}`).length]).toEqual([deck.main.length, deck.extra.length])
      for (const place of ['hand', 'monsters', 'spells', 'field', 'graveyard', 'removed']) expect(zone(s, `${place} ${p}`)).toEqual([])
      expect(s.players[p]!.life).toBe(8000)
    }
    expect(begun({ startingLP: 2000 }).players.map((seat) => seat.life)).toEqual([2000, 2000])
    // YG-ZONE-14: the owner may look at the Extra Deck, nobody at the Main Deck.
    const view = game.view(s, A)
    expect(zone(s, 'extra 0').every((h) => view.pieces[h]!.def !== null)).toBe(true)
    expect([...zone(s, 'extra 1'), ...zone(s, 'deck 0')].every((h) => view.pieces[h]!.def === null)).toBe(true)
  })

  test('YG-SETUP-07 YG-SETUP-08 YG-SETUP-11 five cards each, dealt after the choice, then turn 1 begins', () => {
    const s = choose(begun({ firstTurnDraw: false }), 'goSecond')
    expect([s.turn.player, s.turn.no]).toEqual([B, 1])
    for (const p of [A, B]) expect(zone(s, `hand ${p}`)).toHaveLength(5)
    expect(s.players.map((seat) => seat.decked)).toEqual([false, false])
  })

  test('YG-SETUP-09 there is no mulligan: the first question after the choice is the turn', () => {
    const s = choose(begun({ firstTurnDraw: false }), 'goFirst')
    const hand = zone(s, 'hand 0').join()
    expect(['respond', 'main']).toContain(game.decision(s)!.ask)
    expect(zone(open(s), 'hand 0').join()).toBe(hand)
  })

  test('YG-EX-07 YG-PHASE-11 YG-PHASE-31 the first player draws to six, has no Battle Phase, and the second has', () => {
    const s = open(choose(begun(), 'goFirst'))
    expect([game.decision(s)!.player, zone(s, 'hand 0').length, zone(s, 'hand 1').length]).toEqual([A, 6, 5])
    expect(refused(s, 'battlePhase')).toBe('NO_FIRST_TURN_BATTLE')
    open(choose(s, 'endTurn'))
    expect([s.turn.no, game.decision(s)!.player, zone(s, 'hand 1').length]).toEqual([2, B, 6])
    expect(refused(s, 'battlePhase')).toBeNull()
    expect(zone(open(choose(begun({ firstTurnDraw: false }), 'goFirst')), 'hand 0')).toHaveLength(5)
  })

  test('YG-DECK-17 YG-SETUP-01 hidden cards are alike: decks in another order give the others the same view', () => {
    const { deck } = readyDecks[0]!
    const other = { ...deck, main: [...deck.main].reverse(), extra: [...deck.extra].reverse() }
    const seen = [deck, other].map((one) => {
      const seats = [{ deck: one }, { deck: readyDecks[1]!.deck }]
      const s = game.setup({ table: { matchLength: 1, chooser: A, firstTurnDraw: false }, seats }, 'sleeves')
      return [B, null].map((viewer) => JSON.stringify(game.view(choose(game.clone(s), 'goFirst'), viewer)))
    })
    expect(seen[0]).toEqual(seen[1])
  })
})

test('a recording made under older rules says so before anything is played', () => {
  const state = begun()
  const config = duelMonsters.config(2, { matchLength: 1, chooser: 0 })
  const replay = replayOf(game, config, 'setup', [], state)
  expect(checkReplay(game, replay)).toEqual([])
  expect(checkReplay(game, { ...replay, rules: 1 })).toEqual([
    { rule: null, path: 'rules', says: `was played under rules 1, these are rules ${game.rules}` },
  ])
  expect(game.rules).toBeGreaterThan(1) // lasting effects ended otherwise, and a lent Tribute could leave no zone
})
