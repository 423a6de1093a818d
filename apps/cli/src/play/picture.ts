import type { OptionRecord, PlayerId, Viewer } from '@duelhall/kernel'
import { gold, quiet } from '../paint.ts'
import { skinOf } from '../skins/index.ts'
import type { Sight } from './naming.ts'
import { type Account, accountOf, type Session } from './session.ts'
import { words } from './words.ts'

/** Lines kept free below the picture, so that it does not change its size with every question. */
const free = 11

export function sightOf(session: Session, viewer: Viewer): Sight {
  const { module, state } = session.match
  return { module, view: module.game.view(state, viewer), skin: skinOf(module), seats: session.seats }
}

/** The whole table: title, picture or lists, and what has happened. */
export function picture(session: Session, sight: Sight, account: Account, lit: readonly OptionRecord[], below: number): string[] {
  const { terminal, lists, seats } = session
  const { paint } = terminal
  const { events, told } = account.fresh
  const rows = terminal.rows() - 1 - Math.max(free, below)
  const scene = { ...sight, lit, events, told, columns: terminal.columns(), rows, paint }
  const turn = words.turnOf(seats[sight.view.turn.player]!.name, sight.view.turn.no)
  const drawn = lists ? null : sight.skin.draw(scene)
  return [` ${paint(gold, sight.module.name)}  ${paint(quiet, turn)}`, ...(drawn ?? sight.skin.list(scene))]
}

/** The last picture: how it ended, and who came in where. */
export function ending(session: Session, viewer: PlayerId | null): string[] {
  const sight = sightOf(session, viewer)
  const { paint } = session.terminal
  const account = viewer === null ? session.accounts[0]! : accountOf(session, viewer)
  const places = sight.view.outcome?.places ?? []
  const ranked = places.map((place, p) => ({ place, name: session.seats[p]!.name })).sort((a, b) => a.place - b.place)
  return [
    ...picture(session, sight, account, [], ranked.length + 3),
    `${paint(gold, words.over)}: ${sight.module.text.outcome(sight.view)}`,
    ...ranked.map(({ place, name }) => words.places(name, place)),
  ]
}
