import { type Bot, type Played, playGame } from '@duelhall/bots'
import type { GameModule, Seed } from '@duelhall/kernel'

export interface SeatTally {
  readonly seat: number
  readonly bot: string
  /** Games won, alone or with the own team; a first place shared with others counts in `places` only. */
  wins: number
  /** How often this seat came first, second … */
  readonly places: number[]
}

export interface Tally {
  games: number
  finished: number
  decisions: number
  readonly outcomes: {
    readonly seats: readonly SeatTally[]
    /** Finished games by the rule that ended them. */
    readonly rules: Record<string, number>
    /** How many choices each finished game took. */
    readonly lengths: number[]
  }
}

/** Plays so many games between bots; each game has a seed of its own, so that the tally depends on nothing else. */
export function simulate(
  module: GameModule,
  config: unknown,
  seed: Seed,
  seats: readonly Bot[],
  count: number,
  after: (done: number) => void,
): Tally {
  const outcomes = {
    seats: seats.map((bot, p) => ({ seat: p + 1, bot: bot.name, wins: 0, places: seats.map(() => 0) })),
    rules: {},
    lengths: [],
  }
  const tally: Tally = { games: 0, finished: 0, decisions: 0, outcomes }
  const { players } = module.game.view(module.game.setup(config, seed), null)
  const teams = players.map(({ team }) => team)
  for (let game = 0; game < count; game++) {
    note(tally, teams, playGame(module, config, `${seed}/${game}`, seats))
    after(game + 1)
  }
  return tally
}

function note(tally: Tally, teams: readonly number[], { outcome, decisions }: Played<unknown>): void {
  tally.games++
  tally.decisions += decisions
  if (outcome === null) return
  tally.finished++
  const { seats, rules, lengths } = tally.outcomes
  lengths.push(decisions)
  rules[outcome.rule] = (rules[outcome.rule] ?? 0) + 1
  const first = new Set(teams.filter((_, p) => outcome.places[p] === 1))
  for (const [p, place] of outcome.places.entries()) {
    const seat = seats[p]!
    seat.places[place - 1]!++
    if (place === 1 && first.size === 1) seat.wins++
  }
}
