import type { GameModule } from '@duelhall/kernel'
import { Fault } from './fault.ts'
import { gameNamed, games, players } from './library.ts'
import { wholeNumber } from './numbers.ts'
import { depthFor, gold, type Paint, painter, quiet, strong } from './paint.ts'
import { type Laid, layTable, sitDown, takeUp } from './play/command.ts'
import { readSaved, saveNames, savePath } from './saves.ts'
import type { SeatPlan } from './seats.ts'
import { openTerminal, type Terminal } from './terminal.ts'

const words = {
  title: 'Duelhall',
  subtitle: 'summon-and-battle games for one screen',
  goOn: ({ module, choices, seats }: Running) =>
    `go on with ${module.name}: ${seats.map((seat) => seat.name).join(', ')} after ${choices} choices`,
  which: 'Which game? (ENTER = 1) ',
  howMany: (min: number, max: number) => `How many players, you included? ${min} to ${max} (ENTER = ${min}: you against the computer) `,
  bye: 'Good-bye.',
  noTerminal: 'This is no terminal to play in. Try: npm run -s duelhall -- --help',
}

interface Running {
  readonly name: string
  readonly module: GameModule
  readonly choices: number
  readonly seats: readonly SeatPlan[]
}

/** The latest game that can be taken up again; a damaged file does not stand in the way. */
function latest(): Running | null {
  for (const name of saveNames()) {
    try {
      const { module, replay, seats } = readSaved(savePath(name))
      return { name, module, choices: replay.choices.length, seats: seats ?? [] }
    } catch (error) {
      if (!(error instanceof Fault)) throw error
    }
  }
  return null
}

function pickerText(paint: Paint, running: Running | null): string[] {
  const list = games.map((module, i) => `  ${paint(strong, String(i + 1))}  ${module.name.padEnd(28)} ${paint(quiet, players(module))}`)
  const goOn = running === null ? [] : [`  ${paint(strong, 'c')}  ${words.goOn(running)}`]
  return ['', `  ${paint(gold, words.title)}  ${paint(quiet, words.subtitle)}`, '', ...list, ...goOn, '']
}

/** Two answers lead to a table: which game, and how many play. */
export async function pick(): Promise<void> {
  const running = latest()
  if (process.stdin.isTTY !== true || process.stdout.isTTY !== true) {
    const paint = painter(depthFor(process.stdout.isTTY === true, process.env))
    console.log([...pickerText(paint, running), words.noTerminal].join('\n'))
    return
  }
  const terminal = openTerminal(() => process.exit(0))
  const laid = await choose(terminal, running)
  terminal.close()
  if (laid === null) console.log(words.bye)
  else await sitDown(laid, false)
}

async function choose(terminal: Terminal, running: Running | null): Promise<Laid | null> {
  terminal.write(pickerText(terminal.paint, running))
  for (;;) {
    const typed = await terminal.ask(words.which)
    if (typed === null || ['q', 'quit'].includes(typed.trim())) return null
    try {
      if (typed.trim() === 'c' && running !== null) return takeUp(running.module, running.name)
      const module = gameNamed(typed.trim() === '' ? '1' : typed)
      const { min, max } = module.players
      const count = await terminal.ask(words.howMany(min, max))
      if (count === null) return null
      const wish = { seats: [], option: [], seed: null }
      return layTable(module, {
        ...wish,
        players: count.trim() === '' ? min : wholeNumber('the number of players', count.trim(), min, max),
      })
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      terminal.write(error.message)
    }
  }
}
