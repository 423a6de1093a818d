import { chance, type RuleId, type Seed } from '@duelhall/kernel'
import type { Brought, Team } from '../config.ts'
import type { TeamProblem } from './check.ts'
import { type Collection, diceTitled } from './collection.ts'
import { draftNumbers } from './formats.ts'
import { cardOf, fullName, isBasic } from './shelf.ts'

/** DM-BUILD-15: the cards of one title; once taken, by whom. */
export interface Stack {
  readonly title: string
  readonly cards: readonly string[]
  /** How many dice of the title there are. */
  readonly dice: number
  readonly taken: number | null
}

/** Draft Forces between the first player (0) and the second (1), as plain data. */
export interface Draft {
  /** DM-BUILD-13: dice of each player, and life. */
  readonly n: number
  /** DM-BUILD-14: in the centre, known before the draft. */
  readonly basics: readonly string[]
  readonly stacks: readonly Stack[]
  /** Who picks next; null when every stack is taken. */
  readonly next: number | null
  readonly teams: readonly [readonly Brought[], readonly Brought[]]
}

export interface Pick {
  readonly card: string
  /** 0 when there is no room left (DM-BUILD-17). */
  readonly dice: number
}

const SECOND = 1

/** DM-BUILD-13, -14, -15: the basic actions are drawn, the rest is stacked by title. */
export function startDraft(collection: Collection, n: number, basics: 3 | 4, seed: Seed): Draft | TeamProblem {
  if (!Number.isInteger(n) || n < draftNumbers.min || n > draftNumbers.max)
    return bad('DM-BUILD-13', 'n', `Draft Forces is played with ${draftNumbers.min} to ${draftNumbers.max}, not ${n}`)
  const owned = [...new Set(collection.cards)].flatMap((id) => cardOf(id) ?? [])
  const centre = owned.filter(isBasic).map((card) => card.id)
  if (centre.length < basics) return bad('DM-BUILD-14', 'basics', `there are only ${centre.length} basic actions`)
  const titles = new Map<string, string[]>()
  for (const card of owned) if (!isBasic(card)) titles.set(card.name, [...(titles.get(card.name) ?? []), card.id])
  const stacks = [...titles].map(([title, cards]) => ({ title, cards, dice: diceTitled(collection, title), taken: null }))
  return {
    n,
    basics: chance(seed).shuffled(centre).slice(0, basics),
    stacks: stacks.filter((stack) => stack.dice > 0),
    next: SECOND, // DM-BUILD-15
    teams: [[], []],
  }
}

export const room = (draft: Draft, player: number): number => draft.n - (draft.teams[player] ?? []).reduce((sum, { dice }) => sum + dice, 0)

/** DM-BUILD-16, -17: the most dice this pick may take. */
export function fitting(draft: Draft, player: number, card: string): number {
  const stack = draft.stacks.find(({ cards }) => cards.includes(card))
  return stack === undefined ? 0 : Math.min(cardOf(card)!.limit, stack.dice, room(draft, player))
}

/** The draft after a pick, or why it cannot be made (DM-ERR-38); the draft it was made in is unchanged. */
export function pick(draft: Draft, player: number, { card, dice }: Pick): Draft | TeamProblem {
  if (draft.next === null) return bad('DM-BUILD-15', '', 'every stack is taken')
  if (player !== draft.next) return bad('DM-BUILD-15', '', 'it is the other player who picks')
  const stack = draft.stacks.find(({ cards }) => cards.includes(card))
  if (stack === undefined) return bad('DM-BUILD-15', 'card', 'there is no stack with this card')
  if (stack.taken !== null) return bad('DM-BUILD-15', 'card', `the stack of ${stack.title} is taken`)
  const most = fitting(draft, player, card)
  const least = Math.min(1, most)
  if (!Number.isInteger(dice) || dice < least || dice > most) {
    const wanted = most === 0 ? 'no room for dice is left' : `${least} to ${most} dice of ${fullName(cardOf(card)!)} fit`
    return bad('DM-BUILD-16', 'dice', `${wanted}, not ${dice}`)
  }
  const stacks = draft.stacks.map((other) => (other === stack ? { ...stack, taken: player } : other))
  const [first, second] = draft.teams
  const add = (team: readonly Brought[], seat: number) => (seat === player && dice > 0 ? [...team, { card, dice }] : team)
  return {
    ...draft,
    stacks,
    next: stacks.every(({ taken }) => taken !== null) ? null : (player + 1) % draft.teams.length,
    teams: [add(first, 0), add(second, 1)],
  }
}

/** What the players bring; the basic actions lie in the centre whoever lays them there. */
export const drafted = ({ teams, basics }: Draft): readonly [Team, Team] => [
  { team: teams[0], basics: basics.slice(0, 2) },
  { team: teams[1], basics: basics.slice(2) },
]

export const isProblem = <T extends object>(value: T | TeamProblem): value is TeamProblem => 'code' in value

const bad = (rule: RuleId, path: string, says: string): TeamProblem => ({ code: 'BAD_PICK', rule, path, says })
