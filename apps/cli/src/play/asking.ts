import type { Aside, Decision, OptionRecord, PlayerId } from '@duelhall/kernel'
import { wrapped } from '../layout.ts'
import { quiet, strong, warn } from '../paint.ts'
import { optionText, type Sight } from './naming.ts'
import { allOptions, listing, type Numbered } from './options.ts'
import { picture, sightOf } from './picture.ts'
import { accountOf, type Session } from './session.ts'
import { words } from './words.ts'

/** What came of a question: an answer, or a wish to take one back, to take the first option to the end of the act, or to leave. */
export type Reply = number | Aside | 'undo' | 'rest' | 'leave'

/** One question to one person, as long as it is open. */
export interface Asking {
  readonly session: Session
  readonly player: PlayerId
  readonly back: number
  readonly sight: Sight
  readonly options: readonly Numbered[]
  /** The options that are listed now: all, or those that fit the words typed. */
  shown: readonly Numbered[]
}

export function askingOf(session: Session, decision: Decision): Asking {
  const sight = sightOf(session, decision.player)
  const options = allOptions(sight)
  return { session, player: decision.player, back: decision.back, sight, options, shown: options }
}

/** The table, the question and its options. */
export function look(asking: Asking): void {
  const { session, sight, player } = asking
  const asked = questionLines(asking)
  session.terminal.clear()
  session.terminal.write(picture(session, sight, accountOf(session, player), lit(asking), asked.length + promptRows))
  session.terminal.write(asked)
}

const promptRows = 3

export const question = (asking: Asking): void => asking.session.terminal.write(questionLines(asking))

/** Nothing is lit while several pieces are open. */
function lit({ shown, options }: Asking): readonly OptionRecord[] {
  const isOne = shown.every(({ option }) => option.piece === shown[0]!.option.piece)
  return shown === options && !isOne ? [] : shown.map(({ option }) => option)
}

function questionLines(asking: Asking): string[] {
  const { session, sight, player, shown, options } = asking
  const { terminal, seats } = session
  const { paint } = terminal
  const columns = terminal.columns()
  const offers = sight.view.offer.filter((by) => by !== player).map((by) => seats[by]!.name)
  return [
    ...wrapped(`${paint(strong, `${seats[player]!.name}:`)} ${sight.module.text.ask(sight.view)}`, columns),
    ...listing(sight, shown, columns, paint),
    ...(shown === options ? [] : [paint(quiet, words.found(shown.length))]),
    ...(offers.length === 0 ? [] : [paint(warn, words.offered(offers))]),
  ]
}

/** What ENTER will do, as much of it as fits on a line. */
export function promptLine({ session, sight, shown }: Asking): string {
  const { terminal } = session
  const first = shown[0]!
  const does = words.enter(first.n, optionText(sight, first.option))
  const room = terminal.columns() - words.hint.length - 4
  return terminal.paint(quiet, `${does.length > room ? `${does.slice(0, room - 1)}…` : does}   ${words.hint}`)
}
