import type { Agreed, ChatLine, Step } from '@duelhall/api'
import type { PlayerId, Viewer } from '@duelhall/kernel'
import { placesOf } from '../hall/cards.ts'
import type { Match } from '../match/match.ts'
import type { Room } from '../match/room.ts'
import { lookOf, viewTextOf } from '../match/show.ts'

/** With whose eyes somebody looks at a match. */
export function viewerOf(match: Match, user: string | null): Viewer {
  const seat = match.seats.findIndex((taken) => taken !== null && taken.level === 0 && taken.user === user)
  return seat < 0 ? null : (seat as PlayerId)
}

/** What this viewer sees now, and what happened after step `from`; whoever comes anew is told no tales. */
export function stepOf(room: Room, viewer: Viewer, from: number | null): Step {
  const { state, module } = room.match
  const wire = { ...around(room, viewer, from), view: state && module.game.view(state, viewer) }
  // Views are read-only here and plain JSON there.
  return wire as Step
}

/** The same as the text of a packet. */
export function stepTextOf(room: Room, viewer: Viewer, from: number | null): string {
  return `{"type":"step","step":${JSON.stringify(around(room, viewer, from)).slice(0, -1)},"view":${viewTextOf(room.match, viewer)}}}`
}

/** All of a step but the view. */
function around({ match, audience, telling }: Room, viewer: Viewer, from: number | null) {
  const { id, status, seats, clocks, plea } = lookOf(match, viewer, audience)
  const known = from !== null && from <= id
  const { told, gap } = known ? telling.since(match, viewer, from) : { told: [], gap: false }
  return { match: match.id, id, status, seats, you: viewer, told, gap, clocks, plea, outcome: match.outcome && placesOf(match.outcome) }
}

export function agreedOf({ id, opened }: Match): Agreed {
  const { game, rules, cards, players, table, clock, rated, listed, watch, host, commitment, from = null } = opened
  return { match: id, game, rules, cards, players, table, clock, rated, listed, watch, host, commitment, from }
}

/** What those who watch say, players hear when all is over. */
export const hears = (match: Match, viewer: Viewer, line: ChatLine, blocked: ReadonlySet<string>): boolean =>
  !blocked.has(line.user) && (viewer === null || line.seated || match.status === 'finished')
