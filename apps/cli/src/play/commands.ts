import { existsSync } from 'node:fs'
import type { Saying } from '@duelhall/kernel'
import { Fault } from '../fault.ts'
import { writeWhole } from '../files.ts'
import { wrapped } from '../layout.ts'
import { replayOfMatch } from '../match.ts'
import { strong, warn } from '../paint.ts'
import { ruleOrFault } from '../rules-book.ts'
import { replayText, savePath } from '../saves.ts'
import { type Asking, look, question, type Reply } from './asking.ts'
import { about, overview } from './explain.ts'
import type { Command } from './line.ts'
import { filtered } from './options.ts'
import { accountOf } from './session.ts'
import { why } from './why.ts'
import { words } from './words.ts'

type Does = (asking: Asking, typed: string) => Reply | null | Promise<Reply | null>

const say = ({ session }: Asking, lines: readonly string[]): null => {
  session.terminal.write(lines)
  return null
}

const aside =
  (says: Saying): Does =>
  ({ player }) => ({ by: player, says })

/** What each command does; null means that the question stays open. */
export const commands: Readonly<Record<Command, Does>> = {
  help(asking, typed) {
    const { sight, session } = asking
    return say(asking, typed === '' ? overview(sight, session.terminal.columns(), session.terminal.paint) : about(asking, typed))
  },
  why: (asking, typed) => say(asking, why(asking, typed)),
  rules(asking, typed) {
    const rule = ruleOrFault(typed)
    const { terminal } = asking.session
    return say(asking, wrapped(`${terminal.paint(strong, rule.id)} ${rule.text}`, terminal.columns(), '  '))
  },
  undo: (asking) => (asking.back > 0 ? 'undo' : say(asking, [words.nothingToUndo])),
  rest: () => 'rest',
  log(asking) {
    const { log } = accountOf(asking.session, asking.player)
    const columns = asking.session.terminal.columns()
    return say(asking, log.length === 0 ? [words.noLog] : log.flatMap((line) => wrapped(line, columns, '  ')))
  },
  board(asking) {
    look(asking)
    return null
  },
  all(asking) {
    asking.shown = asking.options
    show(asking)
    return null
  },
  save(asking, typed) {
    const { session } = asking
    if (typed === '') return say(asking, [words.saved(savePath(session.name))])
    if (existsSync(typed)) throw new Fault(words.exists(typed))
    writeWhole(typed, replayText(replayOfMatch(session.match)))
    return say(asking, [words.saved(typed)])
  },
  quit: () => 'leave',
  async resign(asking) {
    const sure = await asking.session.terminal.ask(words.sureToResign)
    if (sure?.trim().toLowerCase() === 'yes') return { by: asking.player, says: 'resign' }
    return say(asking, [words.notResigned])
  },
  offer: aside('offer'),
  accept: aside('accept'),
  decline: aside('decline'),
}

/** The picture changes with the list; a script needs only the list. */
function show(asking: Asking): void {
  if (asking.session.terminal.live) look(asking)
  else question(asking)
}

export function take({ options }: Asking, n: number): number {
  if (n < 1 || n > options.length) throw new Fault(words.noOption(n))
  return n - 1
}

/** One fitting option is taken; several are shown; for none the reason is told. */
export function find(asking: Asking, typed: string): number | null {
  const { sight, shown, options, session } = asking
  const narrower = filtered(sight, shown, typed)
  const fitting = narrower.length > 0 ? narrower : filtered(sight, options, typed)
  if (fitting.length === 1) return fitting[0]!.n - 1
  if (fitting.length === 0) {
    session.terminal.write(session.terminal.paint(warn, words.noneFits(typed)))
    commands.why(asking, typed)
    return null
  }
  asking.shown = fitting
  show(asking)
  return null
}
