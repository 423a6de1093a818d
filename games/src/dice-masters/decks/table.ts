import { type PlayerId, playerId, type RuleId } from '@duelhall/kernel'
import type { Team } from '../config.ts'
import { checkTeam, isTeam, type TeamProblem, type TeamTerms } from './check.ts'
import { fixedGames } from './fixed.ts'
import { type FormatId, formatOf } from './formats.ts'
import { cardOf } from './shelf.ts'

/** Every fault of each team, and of all teams together, `first` going first; paths begin at the table: `seats.1.team.0.card`. */
export function checkTeams(seats: readonly unknown[], terms: TeamTerms, first: PlayerId | null = null): readonly TeamProblem[] {
  const alone = seats.flatMap((seat, i) =>
    checkTeam(seat, terms).map((problem) => ({ ...problem, path: problem.path === '' ? `seats.${i}` : `seats.${i}.${problem.path}` })),
  )
  const teams = seats.filter((seat): seat is Team => isTeam(seat, terms))
  if (teams.length < seats.length) return alone
  if (terms.format === 'draft') return checkDrafted(teams)
  return terms.format === 'doubles'
    ? partners(teams).flatMap(([a, b]) => checkPartners(teams, a, b))
    : checkRoles(teams, terms.format, first)
}

/** DM-SETUP-09, -10: one player has the first role and the other the second. */
function checkRoles(teams: readonly Team[], format: FormatId, first: PlayerId | null): readonly TeamProblem[] {
  if (fixedGames[format] === undefined) return []
  const { rule } = formatOf(format)
  const role = firstIn(teams, format)
  if (role === null) return [{ code: 'FIXED_CARDS', rule, path: 'seats', says: 'both players have the same cards' }]
  if (first === null || first === role) return []
  return [{ code: 'FIXED_CARDS', rule, path: 'table.first', says: 'the cards of this game say who goes first' }]
}

/** DM-SETUP-09, -10: the seat that has the first player's cards goes first; null where the format fixes none. */
export function firstIn(teams: readonly Team[], format: FormatId): PlayerId | null {
  const fixed = fixedGames[format]
  const roles = teams.map(({ team }) => fixed?.first.team.every(({ card }) => team.some((brought) => brought.card === card)))
  const first = roles.indexOf(true)
  return first === -1 || roles.lastIndexOf(true) !== first ? null : playerId(first)
}

/** DM-BUILD-14, -15: three or four different basic actions in the game, and every title with one player. */
function checkDrafted(teams: readonly Team[]): readonly TeamProblem[] {
  const problems: TeamProblem[] = []
  const centre = teams.flatMap((team) => team.basics)
  const [min, max] = formatOf('draft').basics.game
  if (centre.length < min || centre.length > max || new Set(centre).size < centre.length)
    problems.push({
      code: 'BASIC_ACTIONS',
      rule: 'DM-BUILD-14',
      path: 'seats',
      says: 'three or four different basic actions lie in the game',
    })
  return [...problems, ...sharedTitles(teams, 0, 1, 'DM-BUILD-15')]
}

/** DM-DBL-01: partners sit across. */
export const partners = (teams: readonly unknown[]): readonly (readonly [number, number])[] =>
  teams.slice(0, teams.length >> 1).map((_, i) => [i, i + (teams.length >> 1)])

/** DM-DBL-03: the cards of partners have different titles, and their basic actions differ. */
function checkPartners(teams: readonly Team[], a: number, b: number): readonly TeamProblem[] {
  const problems = [...sharedTitles(teams, a, b, 'DM-DBL-03')]
  teams[b]!.basics.forEach((id, i) => {
    if (teams[a]!.basics.includes(id))
      problems.push({
        code: 'BASIC_ACTIONS',
        rule: 'DM-DBL-03',
        path: `seats.${b}.basics.${i}`,
        says: `${cardOf(id)!.name} is brought by both`,
      })
  })
  return problems
}

function sharedTitles(teams: readonly Team[], a: number, b: number, rule: RuleId): readonly TeamProblem[] {
  const titles = new Set(teams[a]?.team.map(({ card }) => cardOf(card)!.name))
  return (teams[b]?.team ?? []).flatMap(({ card }, i) => {
    const title = cardOf(card)!.name
    return titles.has(title)
      ? [{ code: 'DUPLICATE_TITLE', rule, path: `seats.${b}.team.${i}.card`, says: `${title} is brought by both` }]
      : []
  })
}

/** DM-BUILD-10: in whatever order, the same cards with the same dice. */
export function checkRematch(before: Team, after: Team): readonly TeamProblem[] {
  const lines = ({ team, basics }: Team) => [...team.map(({ card, dice }) => `${dice} ${card}`), ...basics].sort().join()
  if (lines(before) === lines(after)) return []
  return [{ code: 'TEAM_CHANGED', rule: 'DM-BUILD-10', path: '', says: 'a team stays the same for all games of a match' }]
}
