import { describe, expect, test } from 'vitest'
import { check, presets, termsOf } from '../../config.ts'
import { fixedGames } from '../../decks/fixed.ts'
import { randomTeams } from '../../decks/random.ts'
import { readyTeams } from '../../decks.ts'
import { diceMastersUltramar, diceMastersYugioh } from '../../index.ts'
import { ygoTeam } from './teams.ts'

const faults = (config: unknown) => check('ygo', config).map(({ rule, path }) => `${rule} ${path}`)
const seats = [ygoTeam, ygoTeam]

describe('teams at a table', () => {
  test('DM-ERR-33 to -37 a config names the seat, the place and the rule of every fault', () => {
    expect(faults({ table: {}, seats })).toEqual([])
    const spoilt = { team: [{ card: 'ygo-001', dice: 9 }], basics: ['ygo-111'], sidekicks: 9 }
    expect(faults({ table: {}, seats: [ygoTeam, spoilt] })).toEqual([
      'DM-BUILD-01 seats.1.sidekicks',
      'DM-BUILD-02 seats.1.team.0.dice',
      'DM-BUILD-04 seats.1.basics',
    ])
    expect(faults({ table: { format: 'basic' }, seats })).toEqual(['DM-BUILD-19 seats.0.team', 'DM-BUILD-19 seats.1.team'])
    expect(faults({ table: { format: 'none' }, seats })).toEqual(['DM-BUILD-26 table.format'])
    expect(faults({ table: { format: 'first' }, seats: [null, 1] })).toEqual(['null seats.0', 'null seats.1'])
  })

  test('DM-SETUP-06 the format says with how much life the players start', () => {
    expect(termsOf('ygo', { table: { format: 'basic' }, seats }).life).toBe(15)
    expect(termsOf('ygo', { table: {}, seats }).life).toBe(20)
  })

  test('DM-SETUP-04 DM-BUILD-04 both players may bring the same basic action', () => {
    expect(faults({ table: {}, seats: [ygoTeam, ygoTeam] })).toEqual([])
  })

  test('DM-SETUP-08 DM-SETUP-09 DM-BUILD-18 the first game and the draft name the first player', () => {
    const { first, second } = fixedGames.first!
    const table = { format: 'first' as const }
    expect(faults({ table, seats: [second, first] })).toEqual([])
    expect(termsOf('ygo', { table, seats: [second, first] })).toMatchObject({ first: 1, life: 10 })
    expect(faults({ table: { ...table, first: 0 }, seats: [second, first] })).toEqual(['DM-BUILD-11 table.first'])
    expect(termsOf('ygo', { table: { format: 'draft' }, seats })).toMatchObject({ first: 0 })
  })

  test('DM-SETUP-11 the demo game is played by the full rules', () => {
    const { first, second } = fixedGames.demo!
    const terms = termsOf('wh40k', { table: { format: 'demo' }, seats: [first, second] })
    expect(terms).toMatchObject({ ...presets.wh40k, life: 10, first: 0 })
  })

  test('DM-BUILD-13 the life of Draft Forces is its number of dice', () => {
    const drafted = randomTeams({ edition: 'ygo', format: 'draft' }, 'seed')
    expect(faults({ table: { format: 'draft', life: 20 }, seats: drafted })).toEqual([])
    expect(faults({ table: { format: 'draft', life: 7 }, seats: drafted })[0]).toBe('DM-BUILD-13 table.life')
  })

  test('every ready team and the fixed games pass the check of the game', () => {
    for (const { game, config } of [diceMastersYugioh, diceMastersUltramar]) {
      const edition = game === diceMastersYugioh.game ? 'ygo' : 'wh40k'
      for (const { team } of readyTeams[edition]) expect(game.check({ table: {}, seats: [team, team] })).toEqual([])
      for (const format of ['first', 'demo', 'basic', 'tournament', 'standard']) expect(game.check(config(2, { format }))).toEqual([])
    }
  })
})
