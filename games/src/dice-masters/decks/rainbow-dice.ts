import type { Brought, Team } from '../config.ts'
import { checkTeam, type TeamProblem, termsFor } from './check.ts'
import { formatOf } from './formats.ts'
import { bad, nameOf, type Sealed } from './rainbow.ts'
import { cardOf } from './shelf.ts'

/** DM-BUILD-23, -25: the cards a seat keeps of those it drafted, and its basic actions. */
export interface Kept {
  readonly cards: readonly string[]
  readonly basics: readonly string[]
}

/** DM-BUILD-24: dice are taken from the centre one at a time, in seat order and back. */
export interface DiceDraft {
  readonly kept: readonly Kept[]
  readonly centre: Readonly<Record<string, number>>
  readonly teams: readonly (readonly Brought[])[]
  /** Seats that take no more. */
  readonly done: readonly boolean[]
  /** Turns so far, which tell whose turn it is. */
  readonly turn: number
}

/** Every fault of what a seat would keep. */
export function checkKept(sealed: Sealed, seat: number, kept: Kept): readonly TeamProblem[] {
  const terms = { ...termsFor('wh40k', 'rainbow'), mixing: true }
  const problems = [...checkTeam({ team: kept.cards.map((card) => ({ card, dice: 1 })), basics: kept.basics }, terms)]
  const left = [...(sealed.drafted[seat] ?? [])]
  kept.cards.forEach((card, i) => {
    const at = left.indexOf(card)
    if (at === -1) problems.push(bad('DM-BUILD-23', `cards.${i}`, `${nameOf(card)} was not drafted`))
    else left.splice(at, 1)
  })
  const opened = sealed.opened[seat] ?? []
  if (opened.length > 0)
    kept.basics.forEach((id, i) => {
      if (!opened.includes(id)) problems.push(bad('DM-BUILD-25', `basics.${i}`, `${nameOf(id)} was not opened`))
    })
  return problems
}

/** Begins when every seat has kept what `checkKept` allows. */
export const startDice = (sealed: Sealed, kept: readonly Kept[]): DiceDraft =>
  onward({ kept, centre: sealed.centre, teams: kept.map(() => []), done: kept.map(() => false), turn: -1 })

/** DM-BUILD-24: 0 1 2 2 1 0 0 1 …; null when all are done. */
export function taker({ done, turn }: DiceDraft): number | null {
  if (done.every((one) => one)) return null
  const at = turn % (2 * done.length)
  return at < done.length ? at : 2 * done.length - 1 - at
}

/** The cards for which a seat may take one more die. */
export function wanted({ kept, centre, teams }: DiceDraft, seat: number): readonly string[] {
  const team = teams[seat]!
  const total = team.reduce((n, { dice }) => n + dice, 0)
  if (total >= formatOf('rainbow').dice!) return []
  return kept[seat]!.cards.filter((id) => {
    const card = cardOf(id)!
    return (centre[card.name] ?? 0) > 0 && (team.find((brought) => brought.card === id)?.dice ?? 0) < card.limit
  })
}

/** One die for a card, or null to take no more. */
export function takeDie(draft: DiceDraft, seat: number, card: string | null): DiceDraft | TeamProblem {
  if (taker(draft) !== seat) return bad('DM-BUILD-24', '', 'it is not this seat that takes a die')
  if (card === null) return onward({ ...draft, done: draft.done.map((one, i) => one || i === seat) })
  if (!wanted(draft, seat).includes(card)) return bad('DM-BUILD-24', 'card', `${nameOf(card)} takes no more dice`)
  const { name } = cardOf(card)!
  const add = (team: readonly Brought[]): readonly Brought[] =>
    team.some((brought) => brought.card === card)
      ? team.map((brought) => (brought.card === card ? { card, dice: brought.dice + 1 } : brought))
      : [...team, { card, dice: 1 }]
  return onward({
    ...draft,
    centre: { ...draft.centre, [name]: draft.centre[name]! - 1 },
    teams: draft.teams.map((team, i) => (i === seat ? add(team) : team)),
  })
}

/** The next who can take anything. */
function onward(draft: DiceDraft): DiceDraft {
  const done = draft.done.map((one, seat) => one || wanted(draft, seat).length === 0)
  let turn = draft.turn + 1
  while (!done.every((one) => one) && done[taker({ ...draft, done, turn })!]) turn++
  return { ...draft, done, turn }
}

/** DM-BUILD-24: a card that got no die is dropped. */
export const sealedTeams = ({ teams, kept }: DiceDraft): readonly Team[] =>
  teams.map((team, seat) => ({ team, basics: kept[seat]!.basics }))
