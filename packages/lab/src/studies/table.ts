import { games } from '@duelhall/games'
import type { GameModule } from '@duelhall/kernel'
import { LabFault } from '../fault.ts'
import { botFrom } from '../run/bot-spec.ts'
import { otherWeights } from '../run/other-weights.ts'
import { pointsOf, type Result, type Task } from '../run/task.ts'

/** The table a study is played at. */
export interface Table {
  readonly module: GameModule
  readonly players: number
  /** Variants of the rules. */
  readonly options: Readonly<Record<string, unknown>>
}

/** Who takes part: a bot, with a ready deck or what the table gives. */
export interface Entrant {
  readonly id: string
  readonly bot: string
  readonly deck: string | null
}

export const tableOf = (module: GameModule): Table => ({ module, players: module.players.min, options: {} })

export const moduleOf = (id: string): GameModule => {
  const module = games.find((one) => one.game.id === id)
  if (module === undefined) throw new LabFault(`there is no game ${JSON.stringify(id)}`)
  return module
}

/** `greedy` or, with a ready deck, `greedy/rush`; the bot and the deck must exist. */
export function entrantFrom(module: GameModule, text: string): Entrant {
  const open = text.startsWith('open/') ? 'open/' : ''
  const { plain, file } = otherWeights(text.slice(open.length))
  const [name = '', deck] = plain.split('/')
  const bot = `${open}${name}${file === null ? '' : `~${file}`}`
  botFrom(module, bot, () => 0)
  if (deck !== undefined) deckNamed(module, deck)
  return { id: text, bot, deck: deck ?? null }
}

export function deckNamed(module: GameModule, id: string): string {
  const ids = decksOf(module)
  if (ids.length === 0) throw new LabFault(`${module.name} is played without decks`)
  if (!ids.includes(id)) throw new LabFault(`${module.name} has no deck ${JSON.stringify(id)}; there are ${ids.join(', ')}`)
  return id
}

export const decksOf = (module: GameModule): readonly string[] => (module.decks ?? []).map((deck) => deck.id)

/** A table set up for these entrants, or a fault that says why it cannot be. */
export function configFor({ module, players, options }: Table, seats: readonly Entrant[]): unknown {
  const decks = seats.map((seat) => seat.deck)
  const config = decks.every((deck) => deck === null) ? module.config(players, options) : module.config(players, options, decks)
  const problem = module.game.check(config)[0]
  if (problem !== undefined) throw new LabFault(`this table cannot be set up: ${problem.path}: ${problem.says}`)
  return config
}

/**
 * Games of two entrants in mirrored pairs: each seed is played twice, the second time with all seats exchanged. With more than two
 * players they sit alternately.
 */
export function mirrored(
  table: Table,
  a: Entrant,
  b: Entrant,
  seed: string,
  games: number,
  note: Task['note'] = 'result',
): readonly Task[] {
  const configs = [0, 1].map((turned) => {
    const seats = seatsOf(table.players, a, b, turned)
    return { config: configFor(table, seats), bots: seats.map((seat) => seat.bot) }
  })
  return Array.from({ length: games }, (_, g) => ({
    game: table.module.game.id,
    ...configs[g % 2]!,
    seed: `${seed}/${g >> 1}`,
    note,
  }))
}

const seatsOf = (players: number, a: Entrant, b: Entrant, turned: number): readonly Entrant[] =>
  Array.from({ length: players }, (_, seat) => ((seat + turned) % 2 === 0 ? a : b))

/** What the first entrant got from the mirrored game of this number; a game broken off counts half. */
export function pointsIn(result: Pick<Result, 'places'>, game: number): number {
  if (result.places === null) return 0.5
  return pointsOf(result).reduce((sum, points, seat) => ((seat + game) % 2 === 0 ? sum + points : sum), 0)
}
