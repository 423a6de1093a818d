import { isFair, parts, playOn, randomPlayer, tally, tiny } from '@duelhall/testkit'
import { expect, test } from 'vitest'
import {
  BROUGHT,
  compile,
  exchange,
  type Handle,
  hide,
  keyOf,
  knows,
  type PlayerId,
  PUBLIC,
  peek,
  RulesBug,
  refTo,
  reveal,
  rng,
  same,
  shuffle,
  Table,
  type ZoneId,
} from '../src/index.ts'

const { game } = tiny
const rules = compile(parts)
const opened = (seed: string) => new Table(game.setup(tiny.config(2), seed), rules, null)
type T = ReturnType<typeof opened>
const [me, foe] = [0 as PlayerId, 1 as PlayerId]
/** Zones of the tiny game: the players, then deck, hand, field and grave of each. */
const DECK = 1 as ZoneId
const HAND = 2 as ZoneId
const defs = (t: T, zone: ZoneId): readonly number[] => t.state.zones[zone]!.map((h) => t.piece(h).def)
const luck = (t: T, seed: string): void => {
  t.state.rng = rng({ key: keyOf(seed), n: 0, script: [] })
}

test('a shuffle permutes what the pieces are; handles stay, refs lose them, nobody knows anything', () => {
  const t = opened('shuffle')
  const deck = t.state.zones[DECK]!
  const before = defs(t, DECK)
  const refs = deck.map((h) => refTo(t.state, h))
  peek(t, deck[0]!, foe)
  shuffle(t, DECK)
  expect(t.state.zones[DECK]).toEqual(deck)
  expect(t.state.zones[DECK]).not.toBe(deck) // by which whoever has looked through it can tell
  expect(defs(t, DECK)).not.toEqual(before)
  expect(defs(t, DECK).toSorted()).toEqual(before.toSorted())
  expect(refs.some((ref) => same(t.state, ref))).toBe(false)
  expect(deck.map((h) => t.piece(h).known)).toEqual(deck.map(() => 0))
})

test('what a piece is never changes under the list of its zone: whoever remembers by that list sees another one', () => {
  const t = opened('lists')
  const [deck, hand] = [t.state.zones[DECK]!, t.state.zones[HAND]!]
  exchange(t, deck[0]!, hand[0]!)
  expect([t.state.zones[DECK], t.state.zones[HAND]]).toEqual([deck, hand])
  expect(t.state.zones[DECK] === deck || t.state.zones[HAND] === hand).toBe(false)
  const shown = t.state.zones[HAND]!
  hide(t, shown[0]!)
  expect(t.state.zones[HAND]).not.toBe(shown)
  const world = game.clone(t.state)
  game.resample(world, foe, 'deal')
  for (const zone of [DECK, HAND]) {
    expect(world.zones[zone]).toEqual(t.state.zones[zone])
    expect(world.zones[zone]).not.toBe(t.state.zones[zone])
  }
})

test('a shuffled hand is still known to its player', () => {
  const t = opened('hand')
  shuffle(t, HAND)
  for (const h of t.state.zones[HAND]!) expect([knows(t.piece(h).known, me), knows(t.piece(h).known, foe)]).toEqual([true, false])
})

test('every order of a shuffle is equally likely', () => {
  const t = opened('orders')
  luck(t, 'orders')
  t.state.zones[HAND] = t.state.zones[HAND]!.slice(0, 3)
  const three = t.state.zones[HAND]!
  const orders = ['012', '021', '102', '120', '201', '210']
  const order = () => {
    three.forEach((h, i) => {
      t.piece(h).def = i as (typeof t.state.pieces)[0]['def']
    })
    shuffle(t, HAND)
    return 1 + orders.indexOf(defs(t, HAND).join(''))
  }
  expect(isFair(tally(order, 6, 20_000))).toBe(true)
})

test('a card that was shown may be any of the hand once it is hidden, and no life tells which', () => {
  const t = opened('hide')
  luck(t, 'hide')
  const hand = t.state.zones[HAND]!
  const at = () => {
    const shown = hand[0]!
    for (const h of hand) t.piece(h).def = 0 as (typeof t.state.pieces)[0]['def']
    t.piece(shown).def = 1 as (typeof t.state.pieces)[0]['def']
    reveal(t, shown)
    expect(t.piece(shown).known).toBe(PUBLIC)
    hide(t, shown)
    return 1 + hand.findIndex((h) => t.piece(h).def === 1)
  }
  expect(isFair(tally(at, hand.length, 8_000))).toBe(true)
  expect(new Set(hand.map((h) => t.piece(h).life)).size).toBe(1)
  for (const h of hand) expect(t.piece(h).known).toBe(1 << me)
})

test('a card hidden in the deck is lost to its owner too', () => {
  const t = opened('deck')
  const top = t.state.zones[DECK]!.at(-1)!
  reveal(t, top)
  hide(t, top)
  expect(t.state.zones[DECK]!.filter((h) => knows(t.piece(h).known, me))).toEqual([])
})

test('a deal draws fairly from what fits: each of my unseen cards is as likely on top', () => {
  const state = game.setup(tiny.config(2), 'deal')
  const deck = state.zones[DECK]!
  const kinds = [...new Set(deck.map((h) => state.pieces[h]!.def))]
  const shares = kinds.map((def) => deck.filter((h) => state.pieces[h]!.def === def).length)
  let n = 0
  const top = () => {
    const world = game.clone(state)
    game.resample(world, me, `deal ${n++}`)
    return 1 + kinds.indexOf(world.pieces[deck.at(-1)!]!.def)
  }
  expect(isFair(tally(top, kinds.length, 3_000), shares)).toBe(true)
})

test('a guess is taken for what a seat brought, less what was seen', () => {
  const state = game.setup(tiny.config(2), 'guess')
  playOn(game, state, randomPlayer(3), 12)
  const asked: string[][] = []
  const guess = (owner: PlayerId, seen: readonly string[]) => {
    asked.push([String(owner), ...seen])
    return [...seen, ...Array.from({ length: 20 }, () => 'owl'), ...Array.from({ length: 20 }, () => 'snare')]
  }
  const world = game.clone(state)
  game.resample(world, me, 'seed', guess)
  const hidden = world.pieces.filter((p, h) => h > 1 && p.owner === foe && !knows(p.known, me)).map((p) => tiny.catalog[p.def]!.id)
  expect(asked.map(([owner]) => owner)).toEqual(['1'])
  expect(new Set(hidden)).toEqual(new Set(['owl', 'snare']))
  expect(JSON.stringify(game.view(world, me))).toBe(JSON.stringify(game.view(state, me)))
  expect(() => game.resample(game.clone(state), me, 'seed', () => ['dragon'])).toThrow(RulesBug)
  expect(() => game.resample(game.clone(state), me, 'seed', () => [])).toThrow('no deal fits')
})

test('a proof redeals the very cards that were brought, whatever would be guessed', () => {
  const state = game.setup(tiny.config(2), 'brought')
  playOn(game, state, randomPlayer(3), 12)
  const hidden = state.pieces.filter((p, h) => h > 1 && p.owner === foe && !knows(p.known, me))
  for (const p of hidden) p.def = hidden[0]!.def
  const brought = (s: typeof state) => s.pieces.flatMap((p) => (p.owner === foe ? [p.def] : []))
  const guessed = game.clone(state)
  game.resample(guessed, me, 'deal')
  expect(brought(guessed)).not.toEqual(brought(state))
  const proof = game.clone(state)
  game.resample(proof, me, 'deal', BROUGHT)
  expect(brought(proof)).toEqual(brought(state)) // of one card there is one deal
})

test('what entering a zone tells is not forgotten by leaving it', () => {
  const t = opened('known')
  const card = t.state.zones[HAND]![0] as Handle
  peek(t, card, foe)
  expect(game.view(t.state, foe).pieces[card]!.def).not.toBeNull()
  expect(game.view(t.state, null).pieces[card]!.def).toBeNull()
})
