import {
  type Choice,
  digest,
  type Happening,
  IllegalChoice,
  type Option,
  type PlayerId,
  playBack,
  replayOf,
  type Viewer,
  written,
} from '@duelhall/kernel'
import { isFair, picker, randomPlayer } from '@duelhall/testkit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Config, Edition } from '../config.ts'
import { randomTeams } from '../decks.ts'
import { diceMastersUltramar, diceMastersYugioh } from '../index.ts'
import type { DiceState } from '../state.ts'
import { Watch } from './invariants.ts'

const gameOf = (edition: Edition) => (edition === 'ygo' ? diceMastersYugioh : diceMastersUltramar).game
/** Tables with random teams; now and then a difference between the editions the other way round. */
function configOf(edition: Edition, seed: number): Config {
  const flags = seed % 3 === 1 ? { outOfPlay: edition === 'ygo', shortDrawHurts: edition === 'wh40k' } : {}
  const seats = randomTeams({ edition, format: edition === 'ygo' ? 'tournament' : 'standard' }, `team ${seed}`)
  return { table: { edition, flags }, seats }
}
const both = ['ygo', 'wh40k'] as const
const LONGEST = 300

/** Every position of random games is watched; what was broken, by invariant. */
const watched = new Map<Edition, Watch>()
function watch(edition: Edition): Watch {
  const known = watched.get(edition)
  if (known !== undefined) return known
  const seen = new Watch()
  const game = gameOf(edition)
  const play = (seed: number): void => {
    const state = game.setup(configOf(edition, seed), `game ${seed}`)
    const choose = randomPlayer(seed)
    seen.begin(state)
    for (let n = 0; n < LONGEST && game.decision(state) !== null; n++) {
      seen.look(state)
      game.apply(state, choose(game.decision(state)!), (event) => seen.hear(state, event))
    }
    seen.look(state)
  }
  fc.assert(fc.property(fc.nat(9999), play), { numRuns: 5, seed: 7, endOnFailure: true })
  watched.set(edition, seen)
  return seen
}

describe.each(both)('at every decision of random games of %s', (edition) => {
  test.each([
    ['DM-INV-01', 'every die is in exactly one zone, and none is lost'],
    ['DM-INV-02', 'every player has eight sidekicks over all zones'],
    ['DM-INV-03', 'the dice of a card are as many as were brought, of a basic action three'],
    ['DM-INV-04', 'life is above 0 and at most what it was at the start'],
    ['DM-INV-05', 'energy is never negative, and virtual energy is gone when its player has passed'],
    ['DM-INV-06', 'another’s reserve holds energy only, no character after the Main Step, no action after Cleanup'],
    ['DM-INV-07', 'out of play is empty at the start of a turn and for the other player'],
    ['DM-INV-08', 'the field holds characters, lasting actions and tokens; the Attack Zone is empty outside the attack'],
    ['DM-INV-09', 'unrolled dice carry no face, damage or effects'],
    ['DM-INV-23', 'a purchase lowers a supply and raises the buyer’s used pile'],
  ])('%s %s', (id) => {
    const { faults, looked, heard } = watch(edition)
    expect(faults.filter((fault) => fault.startsWith(id)).slice(0, 5)).toEqual([])
    expect(looked).toBeGreaterThan(700)
    expect([heard.has('bought'), heard.has('fielded'), heard.has('koed'), heard.has('playerDamaged')]).toEqual([true, true, true, true])
  })
})

interface Told {
  readonly state: DiceState
  readonly choices: readonly ReturnType<typeof written>[]
  readonly log: readonly string[]
}
const text = (e: Happening): string => JSON.stringify(e)
/** Plays so many choices at random. */
function tell(edition: Edition, seed: number, most: number): Told {
  const game = gameOf(edition)
  const state = game.setup(configOf(edition, seed), `tale ${seed}`)
  const choose = randomPlayer(seed)
  const choices: Told['choices'][number][] = []
  const log: string[] = []
  for (let n = 0; n < most && game.decision(state) !== null; n++) {
    const choice = choose(game.decision(state)!)
    choices.push(written(game, state, choice))
    game.apply(state, choice, (e) => log.push(text(e)))
  }
  return { state, choices, log }
}

describe.each(both)('games of %s', (edition) => {
  const game = gameOf(edition)
  test('DM-INV-18 what is offered is accepted and nothing else; there is always something to choose', () => {
    const state = game.setup(configOf(edition, 1), 'offers')
    const pick = picker(1)
    for (let n = 0; n < 80 && game.decision(state) !== null; n++) {
      const { options, player } = game.decision(state)!
      expect(options.length).toBeGreaterThan(1)
      for (const option of options) expect(game.refusal(state, player, option)).toBeNull()
      for (let i = 0; i < 6; i++) {
        const stray = (options[pick(options.length)]! ^ (1 << pick(28))) as Option
        let refused = true
        try {
          refused = game.refusal(state, player, stray) !== null
        } catch {
          // no option at all
        }
        expect(refused || options.includes(stray)).toBe(true)
      }
      if (n % 20 === 0) for (const at of options.keys()) expect(() => game.apply(game.clone(state), at)).not.toThrow()
      game.apply(state, pick(options.length))
    }
  })
  test('DM-INV-19 the same start, seed and choices give the same log and position', () => {
    const one = tell(edition, 2, 120)
    const two = tell(edition, 2, 120)
    expect([two.log, digest(two.state)]).toEqual([one.log, digest(one.state)])
    const replay = replayOf(game, configOf(edition, 2), 'tale 2', one.choices, one.state)
    const middle = tell(edition, 2, 50)
    expect(digest(playBack(game, replay, 50).state)).toBe(digest(middle.state))
    expect(playBack(game, replay).divergence).toBeNull()
  })
  test('DM-INV-20 nothing that is shown tells of a draw or roll to come', () => {
    const { state } = tell(edition, 3, 80)
    const choose = randomPlayer(3)
    const futures = new Set<string>()
    for (const viewer of [0, 1] as PlayerId[])
      for (const seed of ['x', 'y']) {
        const other = game.clone(state)
        game.resample(other, viewer, seed)
        for (const eye of [viewer, null] as Viewer[]) expect(game.view(other, eye)).toEqual(game.view(state, eye))
        for (let n = 0; n < 60 && game.decision(other) !== null; n++) game.apply(other, choose(game.decision(other)!))
        futures.add(digest(other))
      }
    expect(futures.size).toBe(4)
  })
  test('DM-INV-21 a refused choice changes nothing', () => {
    const { state } = tell(edition, 4, 50)
    const before = JSON.stringify(state)
    const { options, player } = game.decision(state)!
    const wrong: Choice[] = [-1, options.length, 0.5, Number.NaN, { by: player, says: 'accept' }]
    for (const choice of wrong) {
      expect(() => game.apply(state, choice)).toThrow(IllegalChoice)
      expect(JSON.stringify(state)).toBe(before)
    }
  })
  test('DM-INV-22 each die of the bag is drawn and each face rolled with equal chance', () => {
    const { seats } = configOf(edition, 0)
    const drawn = new Array<number>(8).fill(0)
    const faces = new Array<number>(6).fill(0)
    for (let n = 0; n < 120; n++) {
      const s = game.setup({ table: { edition, first: 0 as PlayerId }, seats }, `fair ${n}`)
      const own = s.pieces.flatMap((p, h) => (h > 1 && p.owner === 0 && p.card < 0 ? [h] : []))
      expect(own.length).toBe(8)
      own.forEach((h, i) => {
        const { face } = s.pieces[h]!
        if (face < 0) return
        drawn[i]!++
        faces[face]!++
      })
    }
    expect(drawn.reduce((a, b) => a + b, 0)).toBe(edition === 'ygo' ? 480 : 360)
    expect([isFair(drawn), isFair(faces)]).toEqual([true, true])
  })
  test('DM-INV-25 a game goes on without error, and turns end when everybody always passes', () => {
    const passive = game.setup(configOf(edition, 5), 'passive')
    const { no } = passive.turn
    let inTurn = 0
    for (let n = 0; n < 120 && game.decision(passive) !== null; n++) {
      const turn = passive.turn.no
      game.apply(passive, 0)
      inTurn = passive.turn.no === turn ? inTurn + 1 : 0
      expect(inTurn).toBeLessThan(60)
    }
    expect(passive.turn.no).toBeGreaterThan(no + 4)
    const wild = tell(edition, 6, 500)
    expect(game.outcome(wild.state) !== null || wild.choices.length === 500).toBe(true)
  })
  test('DM-INV-26 a saved game that is loaded goes on like the one that was not saved', () => {
    for (const at of [0, 33, 70]) {
      const { state } = tell(edition, 8, at)
      const loaded = game.clone(JSON.parse(JSON.stringify(state)) as DiceState)
      const [one, two] = [randomPlayer(at), randomPlayer(at)]
      const logs: [string[], string[]] = [[], []]
      for (let n = 0; n < 40 && game.decision(state) !== null; n++)
        game.apply(state, one(game.decision(state)!), (e) => logs[0].push(text(e)))
      for (let n = 0; n < 40 && game.decision(loaded) !== null; n++)
        game.apply(loaded, two(game.decision(loaded)!), (e) => logs[1].push(text(e)))
      expect([digest(loaded), logs[1]]).toEqual([digest(state), logs[0]])
    }
  })
})
