import { join } from 'node:path'
import { Incident } from '@duelhall/bots'
import { RulesBug } from '@duelhall/kernel'
import { CommanderError } from 'commander'
import { Fault } from './fault.ts'
import { home, writeWhole } from './files.ts'
import { replayText } from './saves.ts'

const BAD_INPUT = 2
const OUR_FAULT = 70

/** One line for whatever went wrong, and the exit code. */
export function report(error: unknown): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0
    return say(error.message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' '), BAD_INPUT)
  }
  if (error instanceof Fault) return say(error.message, error.code)
  if (error instanceof Incident) return say(`${error.message} ${keep(error)}`, OUR_FAULT)
  if (error instanceof RulesBug) return say(`the rules have a fault: ${error.message}`, OUR_FAULT)
  return say(`something broke: ${error instanceof Error ? error.message : String(error)}`, OUR_FAULT)
}

/** The game that shows the fault, for whoever mends it. */
function keep({ replay }: Incident): string {
  const path = join(home(), 'incidents', `${replay.game}-${replay.digest}.json`)
  try {
    writeWhole(path, replayText(replay))
    return `(we erred; the game that shows it is kept in ${path})`
  } catch (error) {
    return `(we erred; ${error instanceof Error ? error.message : String(error)})`
  }
}

function say(line: string, code: number): number {
  console.error(`duelhall: ${line}`)
  return code
}
