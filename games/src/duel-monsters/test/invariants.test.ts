import { digest, type Happening, IllegalChoice, type Option, type PlayerId, pack, playBack, read, replayOf } from '@duelhall/kernel'
import { picker } from '@duelhall/testkit'
import { describe, expect, test } from 'vitest'
import { resultOf } from '../damage-step.ts'
import { readyDecks } from '../decks/six.ts'
import { duelMonsters } from '../index.ts'
import { DECK, type DuelState, GRAVE, HAND, inZone, MONSTERS } from '../state.ts'
import { broughtTo, invariants, type Step } from './invariants.ts'
import { A, duel } from './positions.ts'

const { game } = duelMonsters
const GAMES = Number(process.env.DUELHALL_DUELS ?? 14)

/** What each invariant had to say: how often it looked, and the first thing that was wrong. */
const looked = new Map<string, number>()
const wrong = new Map<string, string>()
const say = (name: string, found: string | null | undefined, where: string): void => {
  if (found === undefined) return
  looked.set(name, (looked.get(name) ?? 0) + 1)
  if (found !== null && !wrong.has(name)) wrong.set(name, `${found} ${where}`)
}

const REPLAY = 'YG-INV-31 the same seed and choices lead to the same log and state'
const REFUSED = 'YG-INV-32 a refused choice changes nothing'
const SAVED = 'YG-INV-41 a state that was saved and loaded is the same'
const AGREE = 'YG-INV-45 what is listed is accepted, all else is refused'

function holdAside(s: DuelState, pick: (n: number) => number, where: string): void {
  const { player, options } = game.decision(s)!
  const before = digest(s)
  let thrown: unknown = null
  try {
    game.apply(s, options.length + pick(5))
  } catch (error) {
    thrown = error
  }
  say(REFUSED, thrown instanceof IllegalChoice && digest(s) === before ? null : String(thrown), where)
  say(SAVED, digest(game.clone(JSON.parse(JSON.stringify(s)) as DuelState)) === before ? null : 'another state', where)
  const other = pack(game.acts, { act: 'activate', piece: pick(s.pieces.length) as never, target: null, place: pick(4) })
  const listed = (o: Option): boolean => options.includes(o)
  const agree = [...options, other].every((o) => (game.refusal(s, player, o) === null) === listed(o))
  say(AGREE, agree ? null : 'the list and the refusals differ', where)
}

/** A random Duel between two of the six decks, looked at from all sides at every choice. */
function walk(n: number): void {
  const pair = [readyDecks[Math.floor(n / 6) % 6]!, readyDecks[n % 6]!]
  const config = { table: { matchLength: 1 as const }, seats: pair.map(({ deck }) => ({ deck })) }
  const pick = picker(n)
  const s = game.setup(config, String(n))
  const brought = broughtTo(s)
  const choices: Option[] = []
  const log: string[] = []
  for (let decision = game.decision(s); decision !== null; decision = game.decision(s)) {
    const where = `in Duel ${n} after ${choices.length} choices`
    if (pick(12) === 0) holdAside(s, pick, where)
    const before = game.clone(s)
    const at = pick(decision.options.length)
    const events: Happening[] = []
    choices.push(decision.options[at]!)
    game.apply(s, at, (e) => events.push(e))
    log.push(JSON.stringify(events))
    const step: Step = { before, after: s, by: decision.player, chosen: read(game.acts, decision.options[at]!), events, brought }
    for (const [name, check] of Object.entries(invariants)) say(name, check(step), where)
  }
  const { state, divergence } = playBack(game, replayOf(game, config, String(n), choices, s))
  say(REPLAY, divergence === null && digest(state) === digest(s) ? null : 'another Duel', `in Duel ${n}`)
}

describe(`invariants of section 5 in ${GAMES} random Duels`, () => {
  test('the Duels are played to their ends', { timeout: 600_000 }, () => {
    for (let n = 0; n < GAMES; n++) walk(n)
    expect(looked.size).toBeGreaterThan(30)
  })
  test.each([...Object.keys(invariants), REPLAY, REFUSED, SAVED, AGREE])('%s', (name) => {
    expect(wrong.get(name)).toBeUndefined()
    expect(looked.get(name)).toBeGreaterThan(0)
  })
})

describe('the checks see what is wrong', () => {
  const spoilt = (name: string, spoil: (s: DuelState) => void): string | null | undefined => {
    const before = duel({ a: { monsters: ['Mystical Elf'], hand: ['Ookazi'], graveyard: ['Sangan', 'Dark Hole'] } }).state
    const after = game.clone(before)
    spoil(after)
    const id = Object.keys(invariants).find((x) => x.startsWith(name))!
    return invariants[id]!({
      before,
      after,
      by: A,
      chosen: { act: 'endTurn', piece: null, target: null, place: null },
      events: [],
      brought: broughtTo(before),
    })
  }
  const first = (s: DuelState, place: number) => s.pieces[inZone(s, A, place)[0]!]!
  const swap = (s: DuelState, place: number): void => {
    const zone = first(s, place).zone
    s.zones[zone] = s.zones[zone]!.slice().reverse()
  }
  test.each<[string, (s: DuelState) => void]>([
    ['YG-INV-01', (s) => Object.assign(first(s, HAND), { def: first(s, MONSTERS).def })],
    ['YG-INV-02', (s) => Object.assign(s.zones, { [first(s, HAND).zone]: [] })],
    ['YG-INV-05', (s) => Object.assign(first(s, HAND), { owner: 1 as PlayerId })],
    ['YG-INV-08', (s) => Object.assign(s.players[0]!, { life: -1 })],
    ['YG-INV-09', (s) => Object.assign(s.players[0]!, { summons: 9 })],
    ['YG-INV-13', (s) => Object.assign(s.turn, { phase: 'draw' })],
    ['YG-INV-20', (s) => Object.assign(s.marks[inZone(s, A, MONSTERS)[0]!]!, { counters: 1 })],
    ['YG-INV-23', (s) => Object.assign(first(s, HAND), { proper: true })],
    ['YG-INV-27', (s) => swap(s, GRAVE)],
    ['YG-INV-37', (s) => Object.assign(s.marks[inZone(s, A, MONSTERS)[0]!]!, { doomed: true })],
    ['YG-INV-40', (s) => Object.assign(first(s, MONSTERS), { controller: 1 as PlayerId })],
    ['YG-INV-44', (s) => Object.assign(s.players[0]!, { life: 10 })],
  ])('%s', (name, spoil) => {
    expect(spoilt(name, spoil)).toEqual(expect.any(String))
    expect(spoilt(name, () => undefined) ?? null).toBeNull()
  })
  test('YG-INV-26 a draw that leaves the Deck as it was', () => {
    const { state } = duel({})
    const drew: Happening = { on: 'drew', group: 1, player: A, piece: null, target: null, n: 1, list: [], cause: '', was: null }
    const check = invariants['YG-INV-26 what is drawn leaves the Deck']!
    const step = {
      before: state,
      after: state,
      by: A,
      chosen: { act: 'endTurn', piece: null, target: null, place: null },
      events: [drew],
      brought: '',
    }
    expect(inZone(state, A, DECK).length).toBeGreaterThan(0)
    expect(check(step)).toBe('player 0 drew 1')
  })
})

test('YG-INV-36 battles end as the seven cases say, for all ATK and DEF from 0 to 5000', () => {
  for (let attack = 0; attack <= 5000; attack += 50)
    for (let other = 0; other <= 5000; other += 50)
      for (const pierces of [false, true]) {
        const [up, lying] = [resultOf(attack, other, false, pierces, true), resultOf(attack, other, true, pierces, true)]
        const more = Math.max(0, attack - other)
        const less = Math.max(0, other - attack)
        expect([up.attackerFalls, up.targetFalls, up.own, up.foe]).toEqual([attack <= other, attack >= other, less, more])
        expect([lying.attackerFalls, lying.targetFalls, lying.own, lying.foe]).toEqual([false, attack > other, less, pierces ? more : 0])
      }
})
