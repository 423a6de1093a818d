import { checkReplay, digest, handle, IllegalChoice, type Option, playBack, replayOf, written } from '@duelhall/kernel'
import { randomPlayer } from '@duelhall/testkit'
import { describe, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { readyTeams } from '../decks.ts'
import { diceMastersYugioh } from '../index.ts'
import { codeOf } from '../refusals.ts'
import { laid, type Play, turnOf } from './laid.ts'

const ones = (n: number): number[] => new Array<number>(n).fill(1)
const idle = { field: ['sidekick@1'] }
const energy = (n: number): string[] => new Array<string>(n).fill('sidekick:fist')
/** A refusal leaves the position as it was. */
function unchanged(t: Play, look: () => void): void {
  const before = digest(t.state)
  look()
  expect(digest(t.state)).toBe(before)
}

describe('refusals', () => {
  test('DM-ERR-01 not this player’s decision, or another kind of choice', () => {
    const t = laid('ygo', idle, { ...idle, reserve: ['sidekick:bolt'] })
    unchanged(t, () => {
      expect([t.asked, t.refusal('pass', {}, 1)]).toEqual([0, 'DM-PRIO-03'])
      expect(t.refusal('use', { piece: '0.ygo-113', place: 2 }, 1)).toBe('DM-PRIO-03')
      expect(t.refusal('block', { piece: '0.sidekick.0', target: '1.sidekick.0' })).toBe('DM-MAIN-05') // not in this step
      expect(t.explain('0.ygo-113', 1).map(({ rule }) => rule)).toEqual(['DM-PRIO-03'])
    })
  })
  test('DM-ERR-02 a die that does not exist or is not there', () => {
    const t = laid('ygo', { ...idle, reserve: ['sidekick@1'], used: ['ygo-006'] }, {})
    unchanged(t, () => {
      expect(t.refusal('field', { piece: '0.sidekick.0' })).toBe('DM-FIELD-01') // it is in the field already
      expect(t.refusal('field', { piece: '0.ygo-006.0' })).toBe('DM-FIELD-01')
      expect(t.refusal('play', { piece: '0.sidekick.1' })).toBe('DM-ACTION-01')
      expect(t.refusal('buy', { piece: '0.sidekick.1' })).toBe('DM-BUY-01')
      expect(() => t.choose('field', { piece: '0.ygo-006.0' })).toThrow(/not offered/)
      for (const choice of [-1, 99, 1.5, Number.NaN]) expect(() => t.game.apply(t.state, choice)).toThrow(IllegalChoice)
    })
  })
  test('DM-ERR-03 nothing is accepted after the game has ended', () => {
    const t = turnOf('wh40k', [], [{ bag: ['sidekick'], life: 3 }, {}])
    expect(t.outcome).not.toBeNull()
    unchanged(t, () => {
      for (const player of [0, 1]) expect(t.refusal('pass', {}, player)).toBe('DM-WIN-01')
      expect(() => t.game.apply(t.state, 0)).toThrow(IllegalChoice)
    })
  })
  test('DM-ERR-04 no second reroll, and none of dice that were not rolled', () => {
    const t = turnOf(
      'ygo',
      [...ones(3), 1, 2, 3, 4],
      [{ bag: new Array<string>(4).fill('sidekick'), prep: [], used: ['ygo-006'], ...idle }, {}],
    )
    unchanged(t, () => {
      expect(t.refusal('pick', { piece: '0.ygo-006.0' })).toBe('DM-ROLL-03')
      expect(t.refusal('pick', { piece: '0.sidekick.0' })).toBe('DM-ROLL-03') // in the field
    })
    const first = t.offers('pick')[0]!.piece!
    t.choose('pick', { piece: first })
    expect(t.refusal('pick', { piece: first })).toBe('DM-ROLL-03') // the same die twice
    t.rolls(6).choose('done')
    expect([t.ask, t.refusal('pick', { piece: first })]).toEqual(['main', 'DM-MAIN-05'])
  })
  test('DM-ERR-05 no die of the opponent’s own cards is bought', () => {
    const t = laid('ygo', { ...idle, reserve: energy(5) }, { cards: ['ygo-025'] })
    unchanged(t, () => expect(t.refusal('buy', { piece: '1.ygo-025' })).toBe('DM-BUY-09'))
  })
  test('DM-ERR-06 nothing is bought from an empty card', () => {
    const t = laid('ygo', { ...idle, reserve: energy(5), used: ['ygo-116', 'ygo-116', 'ygo-116'] }, {})
    unchanged(t, () => expect(t.refusal('buy', { piece: '0.ygo-116' })).toBe('DM-BUY-01'))
    expect(t.refusal('buy', { piece: '0.ygo-113' })).toBeNull()
  })
  test('DM-ERR-07 nobody buys or fields outside the own Main Step', () => {
    const t = laid(
      'ygo',
      { field: ['ygo-001@2', 'sidekick@1'], reserve: energy(4) },
      { ...idle, reserve: [...energy(3), 'sidekick:bolt'], cards: ['ygo-116'] },
    )
    t.pass()
    unchanged(t, () => expect([t.asked, t.refusal('buy', { piece: '1.ygo-116' })]).toEqual([1, 'DM-MAIN-05']))
    while (t.ask === 'main' || t.ask === 'respond') t.pass()
    unchanged(t, () => {
      expect([t.ask, t.refusal('buy', { piece: '0.ygo-113' }), t.refusal('field', { piece: '0.sidekick.0' })]).toEqual([
        'attackers',
        'DM-MAIN-05',
        'DM-MAIN-05',
      ])
    })
  })
})

describe('in words', () => {
  test('DM-ERR-05, -06 a refusal has its name in the catalogue and says why', () => {
    const t = laid('ygo', { ...idle, reserve: energy(1), used: ['ygo-116', 'ygo-116', 'ygo-116'] }, { cards: ['ygo-025'] })
    const said = (piece: string): string => diceMastersYugioh.text.refusal(t.view(0), t.reason('buy', { piece })!)
    expect(said('1.ygo-025')).toBe('Those dice belong to the other player: needs 1, has 0 (DM-BUY-09)')
    expect(said('0.ygo-113')).toBe('There is not enough energy: needs 3, has 2 (DM-BUY-02)')
    expect(['DM-BUY-09', 'DM-BUY-01', 'DM-MAIN-05', 'DM-ROLL-03'].map(codeOf)).toEqual([
      'NOT_YOUR_CARD',
      'SUPPLY_EMPTY',
      'WRONG_STEP',
      'REROLL_NOT_ALLOWED',
    ])
  })
  test('every refusal of a random game has a name', () => {
    const { game } = diceMastersYugioh
    const state = game.setup({ table: { edition: 'ygo' }, seats: readyTeams.ygo.slice(0, 2).map(({ team }) => team) }, 'reasons')
    const play = randomPlayer(9)
    const nameless = new Set<string>()
    for (let n = 0; n < 120 && game.decision(state) !== null; n++) {
      const { player } = game.decision(state)!
      for (let h = n % 5; h < state.pieces.length; h += 5)
        for (const { rule } of game.explain(state, player, handle(h))) if (codeOf(rule) === null) nameless.add(rule)
      game.apply(state, play(game.decision(state)!))
    }
    expect([...nameless]).toEqual([])
  })
})

describe('saved games', () => {
  const { game } = diceMastersYugioh
  const config: Config = { table: { edition: 'ygo' }, seats: readyTeams.ygo.slice(0, 2).map(({ team }) => team) }
  const state = game.setup(config, 'saved')
  const choices: Parameters<typeof replayOf>[3][number][] = []
  const play = randomPlayer(4)
  for (let n = 0; n < 60; n++) {
    const choice = play(game.decision(state)!)
    choices.push(written(game, state, choice))
    game.apply(state, choice)
  }
  const replay = replayOf(game, config, 'saved', choices, state)
  test('DM-ERR-41 a replay that does not lead to its position, or is none, is refused with the reason', () => {
    expect(checkReplay(game, replay)).toEqual([])
    expect(playBack(game, replay).divergence).toBeNull()
    expect(playBack(game, { ...replay, digest: 'else' }).divergence).toMatchObject({ at: 60 })
    expect(playBack(game, { ...replay, seed: 'other' }).divergence).not.toBeNull()
    const forged = choices.map((choice, n) => (n === 30 ? (((choice as number) ^ 0x155) as Option) : choice))
    expect(playBack(game, { ...replay, choices: forged }).divergence).toMatchObject({ at: 30 })
    expect(checkReplay(game, { ...replay, rules: 99 })[0]?.path).toBe('rules')
    expect(checkReplay(game, { ...replay, cards: 'other' })[0]?.path).toBe('cards')
    expect(checkReplay(game, { ...replay, config: { ...config, seats: [] } })[0]?.path).toBe('config.seats')
    expect(checkReplay(game, { ...replay, choices: [0.5] })[0]?.path).toBe('choices.0')
    expect(checkReplay(game, null).length).toBe(1)
  })
  test('DM-ERR-41 a saved position that breaks the invariants is found out', () => {
    expect(game.audit(state)).toEqual([])
    const twice = game.clone(state)
    twice.zones[3] = twice.zones[3]!.concat(twice.zones[2]![0] ?? twice.zones[9]![0]!)
    expect(game.audit(twice).length).toBeGreaterThan(0)
    const lost = game.clone(state)
    const full = lost.zones.findIndex((zone, z) => z > 0 && zone.length > 0)
    lost.zones[full] = lost.zones[full]!.slice(1)
    expect(game.audit(lost).length).toBeGreaterThan(0)
    const stuck = game.clone(state)
    stuck.decision = null
    expect(game.audit(stuck)).toContain('a game either asks or is over')
  })
})
