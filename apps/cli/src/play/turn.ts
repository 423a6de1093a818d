import { type Decision, IllegalChoice } from '@duelhall/kernel'
import { Fault } from '../fault.ts'
import { warn } from '../paint.ts'
import { type Asking, askingOf, look, promptLine, type Reply } from './asking.ts'
import { commands, find, take } from './commands.ts'
import { type Line, lineOf } from './line.ts'
import type { Session } from './session.ts'

/** Asks a person until there is a reply. */
export async function askPerson(session: Session, decision: Decision): Promise<Reply> {
  const asking = askingOf(session, decision)
  look(asking)
  for (;;) {
    session.terminal.write(promptLine(asking))
    const typed = await session.terminal.ask('> ')
    if (typed === null) return 'leave'
    try {
      const reply = await answerTo(asking, lineOf(typed))
      if (reply !== null) return reply
    } catch (error) {
      if (!(error instanceof Fault || error instanceof IllegalChoice)) throw error
      session.terminal.write(session.terminal.paint(warn, error.message))
    }
  }
}

function answerTo(asking: Asking, line: Line): Reply | null | Promise<Reply | null> {
  if (line.does === 'first') return asking.shown[0]!.n - 1
  if (line.does === 'number') return take(asking, line.n)
  if (line.does === 'words') return find(asking, line.words)
  return commands[line.does](asking, line.words)
}
