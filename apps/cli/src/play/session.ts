import { agreesTo, botSeed } from '@duelhall/bots'
import { type Aside, type Choice, type Happening, type PlayerId, playerId, type Viewer } from '@duelhall/kernel'
import { act, type Match, replayOfMatch } from '../match.ts'
import { writeSave } from '../saves.ts'
import { botOf, type SeatPlan } from '../seats.ts'
import { sentences } from '../telling.ts'
import type { Terminal } from '../terminal.ts'

/** What one viewer has been told: everything, and what is new since the last choice. */
export interface Account {
  readonly viewer: Viewer
  readonly log: string[]
  fresh: { readonly events: Happening[]; readonly told: string[] }
}

/** A table in a terminal: the match, who sits there, and what each person has been told. */
export interface Session {
  readonly match: Match
  readonly seats: readonly SeatPlan[]
  readonly name: string
  readonly terminal: Terminal
  /** Show lists instead of the picture. */
  readonly lists: boolean
  readonly accounts: readonly Account[]
}

export const isPerson = (session: Session, player: PlayerId): boolean => session.seats[player]!.bot === null

/** One account for each person, or one for a watcher where only computers play. */
export function accountsFor(seats: readonly SeatPlan[]): readonly Account[] {
  const people: Viewer[] = seats.flatMap((seat, p) => (seat.bot === null ? [playerId(p)] : []))
  return (people.length > 0 ? people : [null]).map((viewer) => ({ viewer, log: [], fresh: { events: [], told: [] } }))
}

export const accountOf = (session: Session, player: PlayerId): Account =>
  session.accounts.find((account) => account.viewer === player) ?? session.accounts[0]!

/** Makes a choice, saves the game and tells everybody. */
export function commit(session: Session, choice: Choice): void {
  const { match, seats, name, accounts } = session
  const events = act(match, choice)
  writeSave(name, seats, replayOfMatch(match))
  for (const account of accounts) {
    const told = sentences(match.module, match.state, account.viewer, events)
    account.log.push(...told)
    account.fresh.told.push(...told)
    account.fresh.events.push(...events)
  }
}

/** Computer players answer an open offer at once. */
export function answerOffer(session: Session, say: (aside: Aside) => void): void {
  const { match, seats } = session
  const { game } = match.module
  for (const [at, seat] of seats.entries()) {
    const player = playerId(at)
    const bot = botOf(seat)
    const view = game.view(match.state, player)
    if (bot === null || view.offer.length === 0 || view.offer.includes(player) || view.players[at]!.out) continue
    const agrees = agreesTo(match.module, match.state, player, bot, `${botSeed(match.seed, at)}/${match.choices.length}`)
    say({ by: player, says: agrees ? 'accept' : 'decline' })
  }
}
