import { type Bot, botNamed, bots } from '@duelhall/bots'
import type { GameModule } from '@duelhall/kernel'
import { Presets, SingleBar } from 'cli-progress'
import { Fault, quoted } from '../fault.ts'
import { configFor } from '../options.ts'
import { type Paint, strong } from '../paint.ts'
import { simulate, type Tally } from './simulate.ts'

export interface Wish {
  readonly games: number
  readonly players: number
  readonly seed: string
  readonly bots: string
  readonly option: readonly string[]
}

/** One bot for each seat; a shorter list goes round. */
export function botsFor(typed: string, players: number): readonly Bot[] {
  const named = typed.split(',').map((name) => {
    const bot = botNamed(name.trim())
    if (bot === null) throw new Fault(`there is no bot ${quoted(name)}; there are ${bots.map((one) => one.name).join(', ')}`)
    return bot
  })
  if (named.length > players) throw new Fault(`${named.length} bots are named, but the table has ${players} players`)
  return Array.from({ length: players }, (_, seat) => named[seat % named.length]!)
}

export function runSimulation(module: GameModule, wish: Wish): Tally {
  const config = configFor(module, wish.players, wish.option)
  const seats = botsFor(wish.bots, wish.players)
  const bar = process.stderr.isTTY ? progress(wish.games) : null
  try {
    return simulate(module, config, wish.seed, seats, wish.games, (done) => bar?.update(done))
  } finally {
    bar?.stop()
  }
}

function progress(total: number): SingleBar {
  const format = 'simulating {bar} {value}/{total} games, {eta_formatted} left'
  const bar = new SingleBar(
    { format, stream: process.stderr, clearOnComplete: true, hideCursor: null, synchronousUpdate: true },
    Presets.shades_classic,
  )
  bar.start(total, 0)
  return bar
}

function lengthText(lengths: readonly number[]): string[] {
  if (lengths.length === 0) return []
  const sorted = lengths.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!
  return [`  length ${at(0)} to ${at(1)} decisions, half of the games ${at(0.25)} to ${at(0.75)}, median ${at(0.5)}`]
}

export function tallyText({ games, finished, decisions, outcomes }: Tally, paint: Paint): string[] {
  const share = (n: number) => `${((100 * n) / Math.max(1, finished)).toFixed(1)} %`.padStart(8)
  return [
    `${games} games, ${finished} finished, ${decisions} decisions`,
    ...outcomes.seats.map(
      ({ seat, bot, wins, places }) =>
        `  ${paint(strong, `seat ${seat}`)} ${bot.padEnd(8)} wins ${share(wins)}   places ${places.join(' ')}`,
    ),
    ...lengthText(outcomes.lengths),
    ...Object.entries(outcomes.rules).map(([rule, n]) => `  ended by ${rule} ${share(n)}`),
  ]
}
