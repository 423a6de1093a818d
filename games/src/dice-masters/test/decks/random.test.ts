import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { cards } from '../../cards/index.ts'
import type { Edition, Team } from '../../config.ts'
import { checkTeam, termsFor } from '../../decks/check.ts'
import { formatIds, formatOf } from '../../decks/formats.ts'
import { randomTeam, randomTeams } from '../../decks/random.ts'
import { basicActions, cardOf, teamCards } from '../../decks/shelf.ts'
import { checkTeams } from '../../decks/table.ts'

vi.setConfig({ testTimeout: 60_000 }) // a machine may be busy

const editions = ['ygo', 'wh40k'] as const
const replaced = <T>(list: readonly T[], at: number, value: T): T[] => list.map((one, i) => (i === at ? value : one))

/** Each fault a team can be given, and the rule that must answer. */
const faults: Readonly<Record<string, (team: Team, at: number, edition: Edition) => unknown>> = {
  'DM-BUILD-01': (team) => ({ ...team, sidekicks: 7 }),
  'DM-BUILD-02 no die': ({ team, basics }, at) => ({ team: replaced(team, at, { card: team[at]!.card, dice: 0 }), basics }),
  'DM-BUILD-02 limit': ({ team, basics }, at) => ({
    team: replaced(team, at, { card: team[at]!.card, dice: cardOf(team[at]!.card)!.limit + 1 }),
    basics,
  }),
  'DM-BUILD-03': ({ team, basics }, at) => ({ team: [...team, { card: team[at]!.card, dice: 1 }], basics }),
  'DM-BUILD-04 same': ({ team, basics }) => ({ team, basics: [basics[0], basics[0]] }),
  'DM-BUILD-04 one': ({ team, basics }) => ({ team, basics: basics.slice(1) }),
  'DM-BUILD-04 three': ({ team, basics }, _, edition) => ({
    team,
    basics: [...basics, basicActions(edition).find(({ id }) => !basics.includes(id))!.id],
  }),
  'DM-BUILD-04 among cards': ({ team, basics }, at, edition) => ({
    team: replaced(team, at, { card: basicActions(edition)[0]!.id, dice: 1 }),
    basics,
  }),
  'DM-BUILD-04 no basic': ({ team, basics }, at) => ({ team, basics: [basics[0], team[at]!.card] }),
  'DM-BUILD-20 cards': ({ basics }, _, edition) => ({ team: different(edition, 9).map((card) => ({ card, dice: 1 })), basics }),
  'DM-BUILD-20 dice': ({ basics }, _, edition) => ({ team: different(edition, 7).map((card) => ({ card, dice: 3 })), basics }),
  'DM-EDITION-02': ({ team, basics }, at, edition) => ({
    team: replaced(team, at, { card: edition === 'ygo' ? 'bfu-001' : 'ygo-009', dice: 1 }),
    basics,
  }),
  'DM-CARD-01': ({ team, basics }, at) => ({ team: replaced(team, at, { card: 'none', dice: 1 }), basics }),
}

function different(edition: Edition, n: number): string[] {
  const titles = new Map(teamCards(edition).flatMap((card) => (card.limit > 2 ? [[card.name, card.id] as const] : [])))
  return [...titles.values()].slice(0, n)
}

describe('random teams', () => {
  test.each(formatIds)('DM-INV-27 random teams for %s are legal', (format) => {
    for (const edition of editions)
      for (let seed = 0; seed < 20; seed++) {
        const teams = randomTeams({ edition, format }, `${seed}`)
        expect(teams).toHaveLength(formatOf(format).seats)
        expect(checkTeams(teams, termsFor(edition, format))).toEqual([])
        expect(randomTeams({ edition, format }, `${seed}`)).toEqual(teams)
      }
  })

  test.each(editions)('random teams of %s cover every card', (edition) => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 300; seed++) {
      const { team, basics } = randomTeam({ edition, format: 'tournament' }, `${seed}`)
      for (const id of [...team.map(({ card }) => card), ...basics]) seen.add(id)
    }
    expect(cards.filter((card) => card.edition === edition && !seen.has(card.id))).toEqual([])
  })

  test('random teams of mixed editions are legal where mixing is', () => {
    for (let seed = 0; seed < 40; seed++) {
      const team = randomTeam({ edition: null, format: 'standard' }, `${seed}`)
      expect(checkTeam(team, { ...termsFor('wh40k', 'standard'), mixing: true })).toEqual([])
    }
  })

  test.each(Object.keys(faults))('DM-INV-27 DM-ERR-33 to -37 a single fault is refused with its rule: %s', (name) => {
    fc.assert(
      fc.property(fc.constantFrom(...editions), fc.string(), fc.nat(), (edition, seed, at) => {
        const terms = termsFor(edition, 'tournament')
        const team = randomTeam({ edition, format: 'tournament' }, seed)
        expect(checkTeam(team, terms)).toEqual([])
        const spoilt = faults[name]!(team, at % team.team.length, edition)
        expect(checkTeam(spoilt, terms).map(({ rule }) => rule)).toContain(name.split(' ')[0])
      }),
      { numRuns: 40 },
    )
  })

  test('DM-INV-27 whatever it is, checking never throws', () => {
    const team = fc.record({ team: fc.array(fc.record({ card: fc.anything(), dice: fc.anything() })), basics: fc.array(fc.anything()) })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), team), (input) => checkTeam(input, termsFor('ygo', 'tournament')).length > 0),
      {
        numRuns: 300,
      },
    )
  })
})
