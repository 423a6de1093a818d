import { createInterface } from 'node:readline/promises'
import { nearest } from '@duelhall/kernel'
import { Command } from 'commander'
import { addBackup } from './backup-command.ts'
import { cardsFor, cardsJson, cardsText } from './cards-command.ts'
import { type DeckWish, deckText, legalDeckText, reportOnDeck } from './deck-command.ts'
import { Fault, quoted } from './fault.ts'
import { gamesJson, gamesText } from './games-command.ts'
import { addLab } from './lab/command.ts'
import { courseOf, giveLesson, lessonJson, lessonNamed, lessonsText } from './lesson-command.ts'
import { gameNamed } from './library.ts'
import { listKind, listText, reportOnList } from './list-command.ts'
import { seedFrom, wholeNumber } from './numbers.ts'
import { addPack } from './pack-command.ts'
import { depthFor, painter } from './paint.ts'
import { pick } from './picker.ts'
import { layTable, sitDown, takeUp } from './play/command.ts'
import { storyJson, storyText, verdictText, verify } from './replay/command.ts'
import { rulesFor, rulesText } from './rules-command.ts'
import { readSaved } from './saves.ts'
import { addServe } from './serve-command.ts'
import { runSimulation, tallyText } from './simulate/command.ts'
import { faultText, legalText, reportOn, type TeamWish, teamText } from './team-command.ts'
import { addVerify } from './verify-command.ts'

const paint = painter(depthFor(process.stdout.isTTY === true, process.env))
const columns = (): number => process.stdout.columns ?? 100
const print = (lines: readonly string[] | string): void => console.log(typeof lines === 'string' ? lines : lines.join('\n'))
const printJson = (value: unknown): void => print(JSON.stringify(value))
const several = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

interface ForGame {
  readonly game: string
}
interface Json {
  readonly json?: boolean
}
interface Table {
  readonly players?: string
  readonly seed?: string
  readonly option?: readonly string[]
}
interface Play extends Table {
  readonly seat?: readonly string[]
  readonly resume?: string | true
  readonly lists?: boolean
}
interface Simulate extends Table, Json {
  readonly games: string
  readonly bots: string
}

function unknownCommand(typed: string, self: Command): string {
  const names = self.commands.map((command) => command.name())
  const near = nearest(typed, names)
  return `there is no command ${quoted(typed)}; ${near === null ? `there are ${names.join(', ')}` : `did you mean ${near}?`}`
}

/** The command line; every word of it stands here. */
export function program(): Command {
  const root = new Command('duelhall')
    .description('Summon-and-battle games in the terminal. Without a command: pick a game and play.')
    .configureOutput({ writeErr: () => {} })
    .exitOverride()
    .helpCommand(false)
    .allowExcessArguments()
    .action(async (_wish: object, self: Command) => {
      const [unknown] = self.args
      if (unknown !== undefined) throw new Fault(unknownCommand(unknown, self))
      await pick()
    })

  root
    .command('play <game>')
    .description('play a game: people at this screen and computer players')
    .option('-p, --players <n>', 'how many play; as few as the game allows unless more seats are named')
    .option('-s, --seat <who>', 'human, a name, random or greedy; once for each seat, the rest are computers', several)
    .option('-o, --option <key=value>', 'a variant of the rules; see the command games', several)
    .option('--seed <text>', 'the same seed and the same choices give the same game')
    .option('--resume [name]', 'go on with the latest game, or the one of this name')
    .option('--lists', 'the table as plain lists instead of a picture')
    .action(async (name: string, wish: Play) => {
      const module = gameNamed(name)
      if (wish.resume !== undefined) return sitDown(takeUp(module, wish.resume), wish.lists === true)
      const { min, max } = module.players
      const { seat: seats = [], option = [] } = wish
      const players = wish.players === undefined ? Math.max(min, seats.length) : wholeNumber('--players', wish.players, min, max)
      const seed = wish.seed === undefined ? null : seedFrom(wish.seed)
      if (players > max) throw new Fault(`${seats.length} seats are named, but ${module.name} takes at most ${max}`)
      return sitDown(layTable(module, { players, seats, option, seed }), wish.lists === true)
    })

  root
    .command('simulate <game>')
    .description('let computer players play many games')
    .option('-n, --games <n>', 'how many games', '100')
    .option('-p, --players <n>', 'how many play')
    .option('-b, --bots <names>', 'a list such as random,greedy; it goes round the seats', 'random')
    .option('-o, --option <key=value>', 'a variant of the rules', several)
    .option('--seed <text>', 'same seed, same result', '1')
    .option('--json', 'print { games, finished, decisions, outcomes }')
    .action((name: string, wish: Simulate) => {
      const module = gameNamed(name)
      const { min, max } = module.players
      const players = wish.players === undefined ? min : wholeNumber('--players', wish.players, min, max)
      const games = wholeNumber('--games', wish.games, 1, 10_000_000)
      const tally = runSimulation(module, { games, players, seed: seedFrom(wish.seed ?? ''), bots: wish.bots, option: wish.option ?? [] })
      if (wish.json) printJson(tally)
      else print(tallyText(tally, paint))
    })

  addLab(root, unknownCommand)
  addServe(root)
  addBackup(root)
  addPack(root)
  addVerify(root)

  const replay = root.command('replay').description('look at a game that was played').helpCommand(false).allowExcessArguments()
  replay.action((_wish: object, self: Command) => {
    const [unknown] = self.args
    throw new Fault(unknown === undefined ? 'replay what? replay show FILE, or replay verify FILE' : unknownCommand(unknown, self))
  })
  replay
    .command('show <file>')
    .description('tell the game in sentences')
    .option('--json', 'print it as data')
    .action((file: string, { json }: Json) => {
      const saved = readSaved(file)
      const verdict = verify(saved)
      if (json) printJson(storyJson(saved))
      else print(storyText(saved, paint, columns()))
      if (!verdict.verified) throw new Fault(verdictText(verdict), 1)
    })
  replay
    .command('verify <file>')
    .description('play it again and compare')
    .option('--json', 'print it as data')
    .action((file: string, { json }: Json) => {
      const verdict = verify(readSaved(file))
      if (json) printJson(verdict)
      else if (verdict.verified) print(verdictText(verdict))
      else throw new Fault(verdictText(verdict), 1)
      if (!verdict.verified) process.exitCode = 1
    })

  root
    .command('rules <idOrGame>')
    .description('print a rule by its id, or the rules of a game')
    .option('--search <words>', 'only rules with all these words')
    .option('--json', 'print them as data')
    .action((what: string, { search, json }: Json & { search?: string }) => {
      const found = rulesFor(what, search)
      if (json) printJson(found)
      else print(rulesText(found, paint, columns()))
    })

  root
    .command('games')
    .description('list the games and their options')
    .option('--json', 'print them as data')
    .action(({ json }: Json) => {
      if (json) printJson(gamesJson())
      else print(gamesText(paint, columns()))
    })

  root
    .command('cards <game>')
    .description('list the cards of a game with their text')
    .option('--search <words>', 'only cards with all these words')
    .option('--json', 'print them as data')
    .action((what: string, { search, json }: Json & { search?: string }) => {
      const found = cardsFor(what, search)
      if (json) printJson(cardsJson(found))
      else print(cardsText(found, paint, columns()))
    })

  root
    .command('lesson <game> [lesson]')
    .description('learn a game: the list of its lessons, or one of them; without a terminal it is shown')
    .option('--json', 'print it as data')
    .action(async (what: string, id: string | undefined, { json }: Json) => {
      const course = await courseOf(gameNamed(what))
      if (id === undefined) {
        if (json) printJson(course.lessons.map(({ id, title, chapter, rules }) => ({ id, title, chapter, rules })))
        else print(lessonsText(course, paint))
        return
      }
      const lesson = lessonNamed(course, id)
      if (json) return printJson(lessonJson(course, lesson))
      const reader = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null
      try {
        await giveLesson(course, lesson, reader, print, columns())
      } finally {
        reader?.close()
      }
    })

  const team = root.command('team').description('look at a team of Dice Masters').helpCommand(false).allowExcessArguments()
  team.action((_wish: object, self: Command) => {
    const [unknown] = self.args
    throw new Fault(unknown === undefined ? 'which? team check FILE, or team convert FILE' : unknownCommand(unknown, self))
  })
  team
    .command('check <file>')
    .description('name every rule that it breaks')
    .option('-f, --format <name>', 'tournament, standard, basic, draft, doubles and others; by default that of its edition')
    .option('--mixing', 'cards of both editions are allowed')
    .option('--json', 'print it as data')
    .action((file: string, { json, ...wish }: Json & TeamWish) => {
      const report = reportOn(file, wish)
      if (json) printJson(report)
      else if (report.legal) print(legalText(report))
      else throw new Fault(faultText(report))
      if (!report.legal) process.exitCode = 2
    })
  team
    .command('convert <file>')
    .description('print it as clean text, or as data')
    .option('-f, --format <name>', 'the format it must obey')
    .option('--mixing', 'cards of both editions are allowed')
    .option('--json', 'print it as data')
    .action((file: string, { json, ...wish }: Json & TeamWish) => {
      const report = reportOn(file, wish)
      if (!report.legal) throw new Fault(faultText(report))
      if (json) printJson(report.team)
      else print(teamText(report))
    })

  const deck = root
    .command('deck')
    .description('look at a deck of Duel Monsters or Dungeon Dice, or at a choice of pawns')
    .helpCommand(false)
    .allowExcessArguments()
  deck.action((_wish: object, self: Command) => {
    const [unknown] = self.args
    throw new Fault(unknown === undefined ? 'which? deck check FILE, or deck convert FILE' : unknownCommand(unknown, self))
  })
  deck
    .command('check <file>')
    .description('name every rule that it breaks and every card that is not there')
    .option('-g, --game <game>', 'the game it is for', 'duel-monsters')
    .option('-l, --list <id>', 'the restricted list of Duel Monsters, or none', 'DH-2010-03')
    .option('--json', 'print it as data')
    .action(async (file: string, { json, game, ...wish }: Json & DeckWish & ForGame) => {
      const kind = listKind(game)
      const report = kind === null ? await reportOnDeck(file, wish) : reportOnList(file, kind)
      if (json) printJson(report)
      else if (report.legal) print('game' in report ? [`legal for ${report.game}`] : legalDeckText(report))
      else throw new Fault(faultText(report))
      if (!report.legal) process.exitCode = 2
    })
  deck
    .command('convert <file>')
    .description('print it in another form')
    .option('-g, --game <game>', 'the game it is for', 'duel-monsters')
    .option('-l, --list <id>', 'the restricted list of Duel Monsters, or none', 'DH-2010-03')
    .option('-t, --to <form>', 'text or data; of Duel Monsters also ydk or link', 'text')
    .action(async (file: string, { to, game, ...wish }: DeckWish & ForGame & { readonly to: string }) => {
      const kind = listKind(game)
      const report = kind === null ? await reportOnDeck(file, wish) : reportOnList(file, kind)
      if (!report.legal) throw new Fault(faultText(report))
      print('game' in report ? listText(report, kind!, to) : deckText(report, to))
    })
  return root
}
