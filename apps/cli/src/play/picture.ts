import { type OptionRecord, type PlayerId, playerId, type Viewer } from '@duelhall/kernel'
import { wrapped } from '../layout.ts'
import { gold, quiet, strong } from '../paint.ts'
import { skinOf } from '../skins/index.ts'
import { inWords, zoneLines } from './explain.ts'
import type { Sight } from './naming.ts'
import { type Account, accountOf, type Session } from './session.ts'
import { words } from './words.ts'

/** Lines kept free below the picture for the question and its options. */
const below = 11

export function sightOf(session: Session, viewer: Viewer): Sight {
  const { module, state } = session.match
  return { module, view: module.game.view(state, viewer), skin: skinOf(module), seats: session.seats }
}

/** The whole table: title, picture or lists, and what has happened. */
export function picture(session: Session, sight: Sight, account: Account, lit: readonly OptionRecord[]): string[] {
  const { terminal } = session
  const { paint } = terminal
  const columns = terminal.columns()
  const { fresh } = account
  const scene = { module: sight.module, view: sight.view, seats: session.seats, lit, events: fresh.events, told: fresh.told, paint }
  const drawn = session.lists ? null : sight.skin.draw({ ...scene, columns, rows: terminal.rows() - below })
  const turn = words.turnOf(session.seats[sight.view.turn.player]!.name, sight.view.turn.no)
  const title = ` ${paint(gold, sight.module.name)}  ${paint(quiet, turn)}`
  return drawn === null ? [title, '', ...lists(session, sight, columns), ...happened(session, account, columns)] : [title, ...drawn]
}

function lists(session: Session, sight: Sight, columns: number): string[] {
  const { paint } = session.terminal
  const players = sight.view.players.flatMap((seat, p) => {
    const mark = sight.view.decision?.player === playerId(p) ? '▸' : ' '
    return wrapped(`${mark} ${paint(strong, session.seats[p]!.name)}: ${seat.out ? 'out' : inWords(seat.values)}`, columns, '    ')
  })
  return [...players, ...zoneLines(sight, columns, paint), '']
}

/** The latest sentences; older ones are in the log. */
const latest = 12

function happened(session: Session, { fresh: { told } }: Account, columns: number): string[] {
  if (told.length === 0) return []
  const left = told.length - latest
  const shown = told.slice(-latest).flatMap((line) => wrapped(`  ${line}`, columns, '    '))
  const { paint } = session.terminal
  return [paint(quiet, words.happened), ...(left > 0 ? [paint(quiet, `  ${words.more(left)}`)] : []), ...shown, '']
}

/** The last picture: how it ended, and who came in where. */
export function ending(session: Session, viewer: PlayerId | null): string[] {
  const sight = sightOf(session, viewer)
  const { paint } = session.terminal
  const account = viewer === null ? session.accounts[0]! : accountOf(session, viewer)
  const places = sight.view.outcome?.places ?? []
  const ranked = places.map((place, p) => ({ place, name: session.seats[p]!.name })).sort((a, b) => a.place - b.place)
  return [
    ...picture(session, sight, account, []),
    `${paint(gold, words.over)}: ${sight.module.text.outcome(sight.view)}`,
    ...ranked.map(({ place, name }) => words.places(name, place)),
  ]
}
