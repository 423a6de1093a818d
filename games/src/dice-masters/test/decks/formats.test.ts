import { describe, expect, test } from 'vitest'
import { cards } from '../../cards/index.ts'
import type { Team } from '../../config.ts'
import { checkTeam, termsFor } from '../../decks/check.ts'
import { starter, starterDice } from '../../decks/collection.ts'
import { fixedGames } from '../../decks/fixed.ts'
import { type FormatId, formatIds, formatOf } from '../../decks/formats.ts'
import { fullName } from '../../decks/shelf.ts'
import { checkTeams, firstIn } from '../../decks/table.ts'
import { ygoTeam } from './teams.ts'

const row = (id: FormatId) => {
  const { edition, life, cards, dice, basics, build } = formatOf(id)
  return [edition, life, cards, dice, basics.each, basics.game, basics.dice, build]
}
const names = ({ team, basics }: Team) =>
  [...team.map(({ card }) => card), ...basics].map((id) => fullName(cards.find((card) => card.id === id)!))
const says = (input: unknown, format: FormatId) => checkTeam(input, termsFor('ygo', format)).map((p) => `${p.rule} ${p.says}`)
const wide = (n: number, dice: number): Team => ({
  ...ygoTeam,
  team: [9, 10, 11, 13, 14, 16, 18, 19, 20].slice(0, n).map((i) => ({ card: `ygo-${String(i).padStart(3, '0')}`, dice })),
})

describe('formats', () => {
  test('the table of section 13.2', () => {
    expect(Object.fromEntries(formatIds.filter((id) => id !== 'free').map((id) => [id, row(id)]))).toEqual({
      first: ['ygo', 10, 2, 4, [1, 2], [3, 3], 3, 'fixed'],
      demo: ['wh40k', 10, 2, 4, [1, 1], [2, 2], 3, 'fixed'],
      draft: ['ygo', 20, null, 20, [1, 2], [3, 4], 3, 'draft'],
      basic: ['ygo', 15, 6, 15, [2, 2], [4, 4], 3, 'constructed'],
      tournament: ['ygo', 20, 8, 20, [2, 2], [4, 4], 3, 'constructed'],
      standard: ['wh40k', 20, 8, 20, [2, 2], [4, 4], 3, 'constructed'],
      doubles: ['wh40k', 30, 4, null, [1, 1], [4, 4], 6, 'constructed'],
      rainbow: ['wh40k', 20, 8, 20, [2, 2], [4, 4], 3, 'sealed'],
      doubleRainbow: ['wh40k', 20, 8, 20, [2, 2], [4, 4], 3, 'sealed'],
    })
  })

  test('DM-BUILD-11 DM-SETUP-09 the first game fixes cards, dice, basic actions and roles', () => {
    const { first, second } = fixedGames.first!
    expect(names(first)).toEqual(['Harpie Lady: Furious Fowl', 'Blue-Eyes White Dragon: Blue Titan', 'Crush Card Virus', 'Monster Reborn'])
    expect(names(second)).toEqual(['Kuriboh: Cute Furball', 'Red-Eyes B. Dragon: Plated Body', 'Waboku'])
    expect([...first.team, ...second.team].every(({ dice }) => dice === 2)).toBe(true)
    expect(checkTeams([second, first], termsFor('ygo', 'first'))).toEqual([])
    expect(firstIn([second, first], 'first')).toBe(1)
    expect(checkTeams([first, first], termsFor('ygo', 'first')).map(({ rule }) => rule)).toEqual(['DM-BUILD-11'])
    expect(says({ ...first, team: first.team.slice(1) }, 'first')).toEqual(['DM-BUILD-11 First game fixes the cards of both players'])
    expect(says({ team: [], basics: [] }, 'first')[1]).toBe('DM-BUILD-11 First game fixes the cards of both players') // DM-BUILD-08
  })

  test('DM-BUILD-12 DM-SETUP-10 the demo game, with Into Battle! in place of Imperial Tithe', () => {
    const { first, second, note } = fixedGames.demo!
    expect(names(first)).toEqual(['Primaris Inceptor: Crushing Charge', 'Primaris Reiver: Lightning Assault', 'Into Battle!'])
    expect(names(second)).toEqual(['Typhus: Host of the Destroyer Hive', 'Plague Marine: Vectors of Death and Disease', 'Chaos Warp'])
    expect(note).toContain('Imperial Tithe')
    expect(checkTeams([first, second], termsFor('wh40k', 'demo'))).toEqual([])
    expect(firstIn([first, second], 'demo')).toBe(0)
  })

  test('DM-BUILD-19 DM-SETUP-05 Basic Forces: up to 6 cards and 15 dice, basic actions shown first', () => {
    expect(says(wide(6, 2), 'basic')).toEqual([])
    expect(says(wide(7, 2), 'basic')).toEqual(['DM-BUILD-19 Basic Forces allows 6 cards, not 7'])
    expect(says(wide(4, 4), 'basic')).toEqual(['DM-BUILD-19 Basic Forces allows 15 dice, not 16'])
    expect([formatOf('basic').life, formatOf('basic').reveal]).toEqual([15, 'basicsFirst'])
  })

  test('DM-BUILD-20 DM-SETUP-05 Tournament Forces: up to 8 cards and 20 dice, all shown at once', () => {
    expect(says(wide(8, 2), 'tournament')).toEqual([])
    expect(says(wide(9, 1), 'tournament')).toEqual(['DM-BUILD-20 Tournament Forces allows 8 cards, not 9'])
    expect(says(wide(6, 4), 'tournament')).toEqual(['DM-BUILD-20 Tournament Forces allows 20 dice, not 24'])
    expect([formatOf('tournament').life, formatOf('tournament').reveal]).toEqual([20, 'atOnce'])
  })

  test('DM-BUILD-21 DM-BUILD-26 a standard team, for both editions', () => {
    expect(says(wide(9, 3), 'standard')).toEqual([
      'DM-BUILD-21 Standard team allows 8 cards, not 9',
      'DM-BUILD-21 Standard team allows 20 dice, not 27',
    ])
    expect(says(wide(5, 4), 'standard')).toEqual([])
    const ultramar = { team: [{ card: 'bfu-001', dice: 4 }], basics: ['bfu-049', 'bfu-050'] }
    for (const format of ['standard', 'tournament', 'basic'] as const) expect(checkTeam(ultramar, termsFor('wh40k', format))).toEqual([])
    expect(checkTeam(fixedGames.first!.first, termsFor('wh40k', 'first'))).toEqual([])
  })

  test('DM-BUILD-27 the starters', () => {
    const count = (edition: 'ygo' | 'wh40k') => {
      const box = starter(edition)
      const own = box.cards.flatMap((id) => cards.find((card) => card.id === id && card.kind !== 'basic') ?? [])
      const dice = Object.values(box.dice).reduce((a, b) => a + b, 0)
      return { cards: own.length, titles: new Set(own.map((card) => card.name)).size, basics: box.cards.length - own.length, dice }
    }
    expect(count('ygo')).toEqual({ cards: 8, titles: 8, basics: 10, dice: 16 })
    expect(count('wh40k')).toEqual({ cards: 48, titles: 16, basics: 10, dice: 48 })
    expect(starterDice).toEqual({ basicActions: 12, colours: 4, sidekicks: 16, reminders: 4 })
    expect(cards.filter((card) => card.edition === 'ygo' && card.kind !== 'basic').length).toBe(110)
  })
})

describe('doubles', () => {
  const doubles = termsFor('wh40k', 'doubles')
  const brought = (basic: string, ...ids: string[]): Team => ({ team: ids.map((card) => ({ card, dice: 4 })), basics: [basic] })
  const rules = (...seats: Team[]) => checkTeams(seats, doubles).map(({ rule, path }) => `${rule} ${path}`)
  const [a, b] = [
    brought('bfu-049', 'bfu-001', 'bfu-004', 'bfu-007', 'bfu-010'),
    brought('bfu-050', 'bfu-013', 'bfu-016', 'bfu-019', 'bfu-022'),
  ]
  const [c, d] = [brought('bfu-051', 'bfu-025', 'bfu-028'), brought('bfu-049', 'bfu-031')]

  test('DM-DBL-01 two teams of two, 30 life for each team', () => {
    expect([formatOf('doubles').seats, formatOf('doubles').life]).toEqual([4, 30])
  })

  test('DM-DBL-02 up to four cards up to their limits, and one basic action with six dice', () => {
    expect(rules(a, b, c, d)).toEqual([])
    expect(formatOf('doubles').basics.dice).toBe(6)
    expect(rules({ ...a, basics: ['bfu-049', 'bfu-050'] }, b, c, d)).toEqual(['DM-DBL-02 seats.0.basics'])
    expect(rules(brought('bfu-049', 'bfu-001', 'bfu-004', 'bfu-007', 'bfu-010', 'bfu-034'), b, c, d)).toEqual(['DM-DBL-02 seats.0.team'])
    expect(rules({ ...a, team: [{ card: 'bfu-001', dice: 5 }] }, b, c, d)).toEqual(['DM-BUILD-02 seats.0.team.0.dice'])
  })

  test('DM-DBL-03 partners have different titles and basic actions; opponents need not', () => {
    expect(rules(a, b, brought('bfu-051', 'bfu-002'), d)).toEqual(['DM-DBL-03 seats.2.team.0.card'])
    expect(rules(a, b, brought('bfu-049', 'bfu-025'), d)).toEqual(['DM-DBL-03 seats.2.basics.0'])
    expect(rules(a, brought('bfu-049', 'bfu-001'), c, brought('bfu-050', 'bfu-025'))).toEqual([])
    expect(a.team.reduce((n, { dice }) => n + dice, 0)).toBe(16) // and with the partner's 8 more than any total of two players
  })
})
