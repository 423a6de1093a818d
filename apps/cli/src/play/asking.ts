import type { Choice, Decision, OptionRecord, PlayerId } from '@duelhall/kernel'
import { wrapped } from '../layout.ts'
import { quiet, strong, warn } from '../paint.ts'
import { optionText, type Sight } from './naming.ts'
import { allOptions, listing, type Numbered } from './options.ts'
import { picture, sightOf } from './picture.ts'
import { accountOf, type Session } from './session.ts'
import { words } from './words.ts'

/** What came of a question: an answer, a wish to take one back, or a wish to leave. */
export type Reply = Choice | 'undo' | 'leave'

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
  session.terminal.clear()
  session.terminal.write(picture(session, sight, accountOf(session, player), lit(asking)))
  question(asking)
}

/** Nothing is lit while everything is open. */
const lit = ({ shown, options }: Asking): readonly OptionRecord[] => (shown === options ? [] : shown.map(({ option }) => option))

export function question(asking: Asking): void {
  const { session, sight, player, shown, options } = asking
  const { terminal, seats } = session
  const { paint } = terminal
  const columns = terminal.columns()
  const offers = sight.view.offer.filter((by) => by !== player).map((by) => seats[by]!.name)
  terminal.write([
    ...wrapped(`${paint(strong, `${seats[player]!.name}:`)} ${sight.module.text.ask(sight.view)}`, columns),
    ...listing(sight, shown, columns, paint),
    ...(shown === options ? [] : [paint(quiet, words.found(shown.length))]),
    ...(offers.length === 0 ? [] : [paint(warn, words.offered(offers))]),
  ])
}

/** Says what ENTER will do. */
export function promptOf({ session, sight, shown }: Asking): string {
  const first = shown[0]!
  return `${session.terminal.paint(quiet, `${words.enter(first.n, optionText(sight, first.option))}   ${words.hint}`)}\n> `
}
