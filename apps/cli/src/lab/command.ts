import type { Command } from 'commander'
import { Fault } from '../fault.ts'
import { type CompareWish, runCompare } from './compare.ts'
import { type DeadlineWish, runDeadline } from './deadline.ts'
import { type DecksWish, runCards, runDecks } from './decks.ts'
import { runFairness } from './fairness.ts'
import { type FitWish, runFit } from './fit.ts'
import { type LeagueWish, runLeague } from './league.ts'
import { type OddsWish, runOdds } from './odds.ts'
import { type PuzzlesWish, runPuzzles } from './puzzles.ts'
import { told, type Wish } from './wish.ts'

const several = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]
const print = (lines: readonly string[]): void => console.log(lines.join('\n'))

/** `duelhall lab …`: questions by the thousand games. */
export function addLab(root: Command, unknownCommand: (typed: string, self: Command) => string): void {
  const lab = root.command('lab').description('measure bots, decks and cards by many games').helpCommand(false).allowExcessArguments()
  lab.action((_wish: object, self: Command) => {
    const [unknown] = self.args
    if (unknown !== undefined) throw new Fault(unknownCommand(unknown, self))
    throw new Fault(`which? lab ${self.commands.map((command) => command.name()).join(', ')}`)
  })
  const study = (usage: string, says: string): Command =>
    lab
      .command(usage)
      .description(says)
      .option('-n, --games <n>', 'how many games, in mirrored pairs; of a league also 400,200: for one pairing after the other')
      .option('-p, --players <n>', 'how many play')
      .option('-o, --option <key=value>', 'a variant of the rules', several)
      .option('--seed <text>', 'same seed, same result, unless bots are given a time')
      .option('--threads <n>', 'threads; all of the machine by default')
      .option('--out <folder>', 'where games and report are kept; the same command resumes there')
      .option('--json', 'print the data')

  study('league [game]', 'bots, with decks if wanted, against each other; without a game: all games')
    .option('-b, --bots <list>', 'such as random,greedy,search@200,search@20ms,level-3,greedy/DECK')
    .option('--pairs <which>', 'all, or ladder: each against the one before')
    .action(async (game: string | undefined, wish: LeagueWish) => print(await told(() => runLeague(game, wish))))
  study('compare <game> <a> <b>', 'two bots until it is sure which is better; --games is the most')
    .option('--better <share>', 'the share of points that counts as better', '0.55')
    .action(async (game: string, a: string, b: string, wish: CompareWish) => print(await told(() => runCompare(game, a, b, wish))))
  study('deadline <game>', 'how well a search with a time keeps it')
    .option('-b, --bot <name>', 'such as search@20ms')
    .option('--moves <n>', 'how many answers')
    .action(async (game: string, wish: DeadlineWish) => print(await told(() => runDeadline(game, wish))))
  study('decks <game>', 'every ready deck against every other; --games for each pair')
    .option('-b, --bot <name>', 'who plays them')
    .option('-d, --decks <list>', 'only these')
    .action(async (game: string, wish: DecksWish) => print(await told(() => runDecks(game, wish))))
  study('cards <game>', 'how often each card is used, and its share in wins')
    .option('-b, --bot <name>', 'who plays')
    .option('-d, --decks <list>', 'only these decks')
    .action(async (game: string, wish: DecksWish) => print(await told(() => runCards(game, wish))))
  study('odds <game>', 'the chances of every option at a table, exact where the dice allow it')
    .option('--replay <file>', 'at the end of this game, or where --at says')
    .option('--at <n>', 'after so many choices; without a replay they are made at random')
    .option('--draws <n>', 'how often chance is drawn where it cannot be followed to the end')
    .option('--draw <copies,cards,drawn>', 'the chance to draw one of so many copies')
    .action(async (game: string, wish: OddsWish) => print(await told(() => runOdds(game, wish))))
  study('puzzles <game>', 'last turns of bot games that can be won or outlived for certain, but not by anything')
    .option('--find <n>', 'stop after so many')
    .option('-b, --bot <name>', 'who plays: greedy or random', 'greedy')
    .option('--goal <goal>', 'win or survive', 'win')
    .option('--line <n>', 'only lines of so many choices or more')
    .option('--to <file>', 'keep them there')
    .action(async (game: string, wish: PuzzlesWish) => print(await told(async () => runPuzzles(game, wish))))
  study('fairness <game>', 'what the first turn is worth, and whether the dice are honest')
    .option('-b, --bot <name>', 'who plays')
    .action(async (game: string, wish: Wish & { bot?: string }) => print(await told(() => runFairness(game, wish))))
  study('fit <game>', 'better weights for the evaluation, from games of a bot against itself; --games for each round')
    .option('-b, --bot <name>', 'who plays')
    .option('-d, --decks <list>', 'only these decks')
    .option('--rounds <n>', 'how often weights are varied and moved')
    .option('--from <file>', 'weights to begin with; those in use by default')
    .option('--write <file>', 'the file of weights to replace, if those found are better')
    .action(async (game: string, wish: FitWish) => print(await told(() => runFit(game, wish))))
}
