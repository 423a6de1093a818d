// Writes docs/shots/terminal.svg: a real game, played by computers up to a position worth showing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerOf, botSeed, greedy } from '@duelhall/bots'
import { type Decision, type Handle, playerId } from '@duelhall/kernel'
import { writeWhole } from '../files.ts'
import { gameNamed } from '../library.ts'
import { painter } from '../paint.ts'
import { layTable } from '../play/command.ts'
import { sightOf } from '../play/picture.ts'
import { accountOf, accountsFor, commit, type Session } from '../play/session.ts'
import { askPerson } from '../play/turn.ts'
import type { Terminal } from '../terminal.ts'
import { svgOf } from './svg.ts'

const columns = 120
const rows = 50
const seed = 'hall 35'
const late = 90
const you = playerId(0)

/** A terminal without a screen: keeps what would be seen, and types the script. */
function recorder(lines: string[], script: string[]): Terminal {
  return {
    live: true,
    paint: painter('exact'),
    columns: () => columns,
    rows: () => rows,
    write: (text) => {
      lines.push(...(typeof text === 'string' ? [text] : text))
    },
    clear: () => {
      lines.length = 0
    },
    ask: (prompt) => {
      const line = script.shift() ?? null
      lines.push(prompt + (line ?? '▌'))
      return Promise.resolve(line)
    },
    close: () => {},
  }
}

/** Plays on until it is the person's turn just after a battle late in the game. */
function worthShowing(session: Session): Decision {
  const { match } = session
  const { game } = match.module
  for (;;) {
    const decision = game.decision(match.state)
    if (decision === null) throw new Error(`seed ${seed} shows no such position`)
    const { player } = decision
    const account = accountOf(session, you)
    const battled = account.fresh.events.some((event) => event.on === 'battleRolled' && event.n > 1)
    if (player === you && battled && match.state.turn.no > late) return decision
    if (player === you) account.fresh = { events: [], told: [] }
    commit(session, answerOf(match.module, match.state, greedy, botSeed(seed, player)))
  }
}

/** The short name of the creature that can go most ways. */
function busiest(session: Session): string {
  const { skin, view } = sightOf(session, you)
  const pieces = (view.decision?.options ?? []).flatMap((option) => option.piece ?? [])
  const ways = (piece: Handle) => pieces.filter((other) => other === piece).length
  return skin
    .label(
      view,
      pieces.reduce((best, piece) => (ways(piece) > ways(best) ? piece : best)),
    )!
    .toLowerCase()
}

const home = mkdtempSync(join(tmpdir(), 'duelhall-shots-'))
process.env.DUELHALL_HOME = home
try {
  const laid = layTable(gameNamed('battle-of-creatures'), { players: 4, seats: ['You'], option: ['randomPreparation=true'], seed })
  const lines: string[] = []
  const script: string[] = []
  const session = { ...laid, terminal: recorder(lines, script), lists: false, accounts: accountsFor(laid.seats) }
  const decision = worthShowing(session)
  script.push(busiest(session))
  await askPerson(session, decision)
  const path = fileURLToPath(new URL('../../../../docs/shots/terminal.svg', import.meta.url))
  writeWhole(path, svgOf(lines, columns))
  console.log(path)
} finally {
  rmSync(home, { recursive: true, force: true })
}
