import { type Bot, botNamed, bots, greedy } from '@duelhall/bots'
import { Fault, quoted } from './fault.ts'

/** Who sits where: a person with a name, or a computer player. */
export interface SeatPlan {
  readonly name: string
  /** The bot's name; null for a person. */
  readonly bot: string | null
}

const longestName = 20

/** `human`, the name of a bot, or the name of a person. */
export function seatFrom(typed: string, at: number): SeatPlan {
  const word = typed.trim()
  if (word === 'human') return { name: `Player ${at + 1}`, bot: null }
  const bot = botNamed(word.toLowerCase())
  if (bot !== null) return { name: named(bot), bot: bot.name }
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .'-]*$/u.test(word) || word.length > longestName)
    throw new Fault(`--seat ${quoted(typed)} is neither human, ${bots.map((one) => one.name).join(', ')} nor a name of up to 20 letters`)
  return { name: word, bot: null }
}

/** The seats of a table: those named, then computer players. */
export function seatsFor(typed: readonly string[], players: number): SeatPlan[] {
  if (typed.length > players) throw new Fault(`${typed.length} seats are named, but the table has ${players} players`)
  const named = typed.length === 0 ? [{ name: 'You', bot: null }] : typed.map(seatFrom)
  const opponent = greedy // beatable, and answers at once
  const rest = Array.from({ length: players - named.length }, () => ({ name: titled(opponent.name), bot: opponent.name }))
  return distinct([...named, ...rest])
}

function distinct(seats: readonly SeatPlan[]): SeatPlan[] {
  return seats.map((seat, at) => {
    const before = seats.slice(0, at).filter((other) => other.name === seat.name).length
    return before === 0 ? seat : { name: `${seat.name} ${before + 1}`, bot: seat.bot }
  })
}

const named = (bot: Bot): string => titled(bot.name)
const titled = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

export function botOf(seat: SeatPlan): Bot | null {
  if (seat.bot === null) return null
  const bot = botNamed(seat.bot)
  if (bot === null) throw new Fault(`there is no computer player ${quoted(seat.bot)}; there are ${bots.map((one) => one.name).join(', ')}`)
  return bot
}

/** What a saved file says about seats, checked. */
export function seatsIn(input: unknown): readonly SeatPlan[] | null {
  if (!Array.isArray(input)) return null
  const seats: SeatPlan[] = []
  for (const one of input as readonly unknown[]) {
    if (typeof one !== 'object' || one === null || !('name' in one) || !('bot' in one)) return null
    const { name, bot } = one
    if (typeof name !== 'string' || (bot !== null && typeof bot !== 'string')) return null
    seats.push({ name, bot })
  }
  return seats
}
