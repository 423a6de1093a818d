import { greedy, random } from '@duelhall/bots'
import { lineText, puzzleIn } from '@duelhall/lab'
import { type Goal, goals, type Puzzle } from '@duelhall/lessons'
import { Fault, quoted } from '../fault.ts'
import { writeWhole } from '../files.ts'
import { gameNamed } from '../library.ts'
import { wholeNumber } from '../numbers.ts'
import { variantsFrom } from '../options.ts'
import type { Wish } from './wish.ts'

export interface PuzzlesWish extends Wish {
  readonly find?: string
  readonly bot?: string
  readonly goal?: string
  readonly line?: string
  readonly to?: string
}

const MOST_GAMES = 100_000
const MOST_CHOICES = 3_000

/** Plays games of greedy or random players and keeps the last turns that could be won, or outlived, for certain, but not by anything. */
export function runPuzzles(name: string, wish: PuzzlesWish): readonly string[] {
  const module = gameNamed(name)
  const wanted = wholeNumber('--find', wish.find ?? '10', 1, 1000)
  const games = wholeNumber('--games', wish.games ?? '1000', 1, MOST_GAMES)
  const atLeast = wholeNumber('--line', wish.line ?? '1', 1, 50)
  const decks = module.decks?.map(({ id }) => id) ?? []
  const found: Puzzle[] = []
  const lines: string[] = []
  const terms = {
    goal: goalNamed(wish.goal ?? 'win'),
    players: module.players.min,
    table: variantsFrom(module, wish.option ?? []),
    seed: wish.seed ?? 'puzzles',
    atLeast,
    bot: wish.bot === 'random' ? random : greedy,
    mostChoices: MOST_CHOICES,
  }
  for (let n = 0; n < games && found.length < wanted; n++) {
    const pair = decks.length === 0 ? [] : [decks[n % decks.length]!, decks[(n + 1 + Math.floor(n / decks.length)) % decks.length]!]
    const puzzle = puzzleIn(module, terms, pair, n)
    if (puzzle === null) continue
    found.push(puzzle)
    lines.push(`${puzzle.id}: ${puzzle.ways} of ${puzzle.of} first choices; ${lineText(module, puzzle.solution)}`)
    if (wish.to !== undefined) writeWhole(wish.to, `[\n${found.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
  }
  return wish.json ? [JSON.stringify(found)] : [...lines, `${found.length} found`]
}

function goalNamed(typed: string): Goal {
  const goal = goals.find((one) => one === typed)
  if (goal === undefined) throw new Fault(`there is no goal ${quoted(typed)}; there are ${goals.join(' and ')}`)
  return goal
}
