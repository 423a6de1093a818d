import type { Team } from '../config.ts'
import type { TeamTerms } from './check.ts'

/** A team in which nothing was wrong, as it then was. */
interface Sound {
  readonly terms: TeamTerms
  readonly cards: readonly string[]
  readonly dice: readonly number[]
  readonly basics: readonly string[]
}
/** The same teams are played again and again; one that has changed since is looked at anew. */
const sound = new WeakMap<object, Sound>()

export function keepSound(team: Team, terms: TeamTerms): void {
  const { team: brought, basics } = team
  sound.set(team, { terms, cards: brought.map(({ card }) => card), dice: brought.map(({ dice }) => dice), basics: basics.slice() })
}

/** Whether it was found sound on the same terms and is what it was; a collection may have changed meanwhile. */
export function isKnownSound(input: unknown, terms: TeamTerms): boolean {
  if (typeof input !== 'object' || input === null || terms.collection !== null) return false
  const known = sound.get(input)
  if (known === undefined || !isOnSameTerms(known.terms, terms)) return false
  try {
    const { team, basics } = input as Team
    return Object.keys(input).length === PARTS && isSameList(basics, known.basics) && isBroughtAgain(team, known)
  } catch {
    return false
  }
}
const PARTS = 2
const isOnSameTerms = (a: TeamTerms, b: TeamTerms): boolean =>
  a.edition === b.edition && a.format === b.format && a.mixing === b.mixing && a.dice === b.dice
function isSameList(list: unknown, known: readonly string[]): boolean {
  if (!Array.isArray(list) || list.length !== known.length) return false
  for (let i = 0; i < known.length; i++) if (list[i] !== known[i]) return false
  return true
}
function isBroughtAgain(team: unknown, { cards, dice }: Sound): boolean {
  if (!Array.isArray(team) || team.length !== cards.length) return false
  for (let i = 0; i < cards.length; i++)
    if (team[i].card !== cards[i] || team[i].dice !== dice[i] || Object.keys(team[i]).length !== PARTS) return false
  return true
}
