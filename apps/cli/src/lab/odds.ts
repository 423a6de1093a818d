import { answerOf, random } from '@duelhall/bots'
import { type GameModule, playBack, type State } from '@duelhall/kernel'
import { configFor, drawOdds, oddsAt, oddsPage, percent } from '@duelhall/lab'
import { Fault } from '../fault.ts'
import { gameNamed } from '../library.ts'
import { wholeNumber } from '../numbers.ts'
import { readSaved } from '../saves.ts'
import { folderOf, reported, seedOf, tableFrom, type Wish } from './wish.ts'

export interface OddsWish extends Wish {
  readonly replay?: string
  readonly at?: string
  readonly draws?: string
  readonly draw?: string
}

const DRAWS = 2000
const LONGEST = 50_000

/** The chances of every option at a table, or of a draw from a deck. */
export async function runOdds(name: string, wish: OddsWish): Promise<readonly string[]> {
  const module = gameNamed(name)
  if (wish.draw !== undefined) return [drawText(wish.draw)]
  const draws = wish.draws === undefined ? DRAWS : wholeNumber('--draws', wish.draws, 1, 1_000_000)
  const at = wish.at === undefined ? null : wholeNumber('--at', wish.at, 0, LONGEST)
  const state = wish.replay === undefined ? opening(module, wish, at ?? 0) : fromReplay(module, wish.replay, at)
  const decision = module.game.decision(state)
  if (decision === null) throw new Fault('the game is over there: nothing is left to choose')
  const odds = oddsAt(module, state, draws, seedOf(wish))
  const question = module.text.ask(module.game.view(state, decision.player))
  return reported(wish, folderOf('odds', module.game.id, wish), oddsPage(odds, module.name, question), odds, [])
}

/** The table of a seed after so many choices at random. */
function opening(module: GameModule, wish: OddsWish, choices: number): State {
  const seed = seedOf(wish)
  const state = module.game.setup(configFor(tableFrom(module, wish), []), seed)
  for (let n = 0; n < choices && module.game.decision(state) !== null; n++)
    module.game.apply(state, answerOf(module, state, random, `${seed}/${n}`))
  return state
}

function fromReplay(module: GameModule, path: string, at: number | null): State {
  const saved = readSaved(path)
  if (saved.module !== module) throw new Fault(`${path} is a game of ${saved.module.name}`)
  const { state, divergence } = playBack(module.game, saved.replay, at ?? saved.replay.choices.length)
  if (divergence !== null) throw new Fault(`${path} cannot be played: ${divergence.says}`)
  return state
}

/** `3,40,5` or `3,40,5,2`: copies, cards, cards drawn, copies wanted. */
function drawText(typed: string): string {
  const parts = typed.split(',')
  if (parts.length < 3 || parts.length > 4) throw new Fault('--draw takes copies,cards,drawn or copies,cards,drawn,wanted, such as 3,40,5')
  const size = wholeNumber('--draw: cards', parts[1]!, 1, 10_000)
  const copies = wholeNumber('--draw: copies', parts[0]!, 0, size)
  const drawn = wholeNumber('--draw: drawn', parts[2]!, 0, size)
  const wanted = wholeNumber('--draw: wanted', parts[3] ?? '1', 0, size)
  return `at least ${wanted} of ${copies} copies in ${drawn} of ${size} cards: ${percent(drawOdds(copies, size, drawn, wanted))}`
}
