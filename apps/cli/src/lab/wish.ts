import { join } from 'node:path'
import type { GameModule } from '@duelhall/kernel'
import {
  allThreads,
  decksOf,
  LabFault,
  openJournal,
  openPool,
  type Page,
  type Pool,
  pageText,
  type Result,
  type Table,
  writeReport,
} from '@duelhall/lab'
import { Presets, SingleBar } from 'cli-progress'
import { Fault } from '../fault.ts'
import { home } from '../files.ts'
import { seedFrom, wholeNumber } from '../numbers.ts'
import { variantsFrom } from '../options.ts'

/** What every study of the lab can be told. */
export interface Wish {
  readonly games?: string
  readonly players?: string
  readonly option?: readonly string[]
  readonly seed?: string
  readonly threads?: string
  readonly out?: string
  readonly json?: boolean
}

const MOST_GAMES = 1_000_000

export function gamesFrom(typed: string | undefined, usual: number): number {
  if (typed === undefined) return usual
  const games = wholeNumber('--games', typed, 2, MOST_GAMES)
  if (games % 2 === 1) throw new Fault(`--games must be even, since every seed is played from both sides: ${games - 1} or ${games + 1}`)
  return games
}

export function tableFrom(module: GameModule, { players, option = [] }: Wish): Table {
  const { min, max } = module.players
  const count = players === undefined ? min : wholeNumber('--players', players, min, max)
  return { module, players: count, options: variantsFrom(module, option) }
}

export const seedOf = ({ seed }: Wish): string => seedFrom(seed ?? 'lab')

/** Where a study keeps its games and its report: the same command goes on where it was interrupted. */
export const folderOf = (study: string, game: string, wish: Wish): string => wish.out ?? join(home(), 'lab', study, game)

/** Decks by their ids with commas, or all that are ready. */
export function decksFrom(module: GameModule, typed: string | undefined): readonly string[] {
  const all = decksOf(module)
  if (typed === undefined) return all
  return typed.split(',').map((word) => {
    const id = word.trim()
    if (!all.includes(id))
      throw new Fault(
        `${module.name} has no deck ${JSON.stringify(id)}; ${all.length === 0 ? 'it is played without' : `there are ${all.join(', ')}`}`,
      )
    return id
  })
}

/** Threads, a journal and a bar with the time left, for the length of one study. */
export async function working<T>(
  wish: Wish,
  folder: string,
  total: number,
  study: (pool: Pool, after: (done?: number) => void) => Promise<T>,
  unit = 'games',
): Promise<T> {
  const threads = wish.threads === undefined ? allThreads() : wholeNumber('--threads', wish.threads, 1, 256)
  const pool = openPool(threads, openJournal(folder))
  const bar = process.stderr.isTTY ? progress(total, unit) : null
  const leave = () => {
    bar?.stop()
    console.error('duelhall: interrupted; the same command goes on from here')
    process.exit(130)
  }
  process.once('SIGINT', leave)
  process.once('SIGTERM', leave)
  try {
    return await study(pool, (done = 1) => bar?.increment(done))
  } finally {
    process.off('SIGINT', leave)
    process.off('SIGTERM', leave)
    bar?.stop()
    await pool.close()
  }
}

function progress(total: number, unit: string): SingleBar {
  const format = `{bar} {value}/{total} ${unit}, {eta_formatted} left`
  const bar = new SingleBar(
    { format, stream: process.stderr, clearOnComplete: true, hideCursor: null, etaBuffer: 50 },
    Presets.shades_classic,
  )
  bar.start(total, 0)
  return bar
}

/** Writes the report and gives what is printed. */
export async function reported(
  wish: Wish,
  folder: string,
  page: Page,
  data: unknown,
  results: readonly Result[],
): Promise<readonly string[]> {
  const path = await writeReport(folder, page, data, results)
  return wish.json ? [JSON.stringify(data)] : [...pageText(page), '', `report: ${path}`]
}

/** What the lab refuses is told as every other bad input. */
export async function told<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof LabFault ? new Fault(error.message) : error
  }
}
