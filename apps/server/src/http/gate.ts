import type { Caller, Route } from '@duelhall/api'
import type { MatchRow } from '@duelhall/store'
import { type Kept, keptFrom, keptOf } from '../hall/cards.ts'
import type { Hall } from '../hall/hall.ts'
import { Unreadable } from '../match/fold.ts'
import type { Room } from '../match/room.ts'
import type { Visitor } from '../people/sessions.ts'
import { Fail } from './fail.ts'

/** A match as the gate looks at it. `room` is null for one whose rules are not here any more; its row is there for ever. */
export interface Standing {
  readonly id: string
  readonly isOver: boolean
  readonly kept: Kept
  readonly room: Room | null
}
const inRoom = (id: string, room: Room): Standing => ({
  id,
  isOver: room.match.status === 'finished',
  kept: keptFrom(room.match),
  room,
})
const onPaper = (row: MatchRow): Standing => ({ id: row.id, isOver: row.status === 'finished', kept: keptOf(row), room: null })

export async function standingOf(hall: Hall, id: string): Promise<Standing> {
  // What is at hand needs no look at the lists.
  const known = hall.rooms.known(id)
  if (known !== null) return inRoom(id, known)
  const absent = new Fail('notFound', 'there is no such match')
  try {
    const room = await hall.rooms.get(id)
    if (room === null) throw absent
    return inRoom(id, room)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const row = await hall.store.matches.byId(id)
    if (row === null) throw absent
    return onPaper(row)
  }
}

const sits = ({ kept }: Standing, user: string | undefined): boolean =>
  kept.seats?.some((seat) => seat !== null && seat.level === 0 && seat.user === user) ?? false

/** Who has the link may look, unless nobody is to watch. */
export function mayWatch(standing: Standing, user: string | undefined): boolean {
  const { watch, host } = standing.kept
  return watch !== 'nobody' || host === user || sits(standing, user)
}

const mayAtMatch: Readonly<Record<'watcher' | 'seat' | 'host', (standing: Standing, user: string | undefined) => boolean>> = {
  watcher: mayWatch,
  seat: sits,
  host: ({ kept }, user) => kept.host === user,
}
const needsMatch = (who: Caller): who is keyof typeof mayAtMatch => who in mayAtMatch
const whoNot = {
  watcher: 'this match is not to be watched',
  seat: 'you have no seat at this table',
  host: 'only who opened the table may do this',
} as const

/** Lets a caller through or says why not: the only place where this is decided. */
export function admit(route: Route, visitor: Visitor | null, standing: Standing | null): void {
  if (visitor?.by === 'token' && (route.scope === null || !visitor.scopes.includes(route.scope))) {
    throw new Fail(
      'notAllowed',
      route.scope === null ? 'this needs a browser session, not a token' : `the token lacks the scope ${route.scope}`,
    )
  }
  const { who } = route
  if (who === 'anyone') return
  if (visitor === null && (who !== 'watcher' || route.method === 'POST')) throw new Fail('noSession', 'sign in first, or become a guest')
  // A bot has no password, but somebody with an account who gave it its token.
  if (who === 'account' && visitor?.user.password === null && visitor.user.bot === 0)
    throw new Fail('accountNeeded', 'this needs an account')
  if (!needsMatch(who)) return
  if (standing === null) throw new Fail('notFound', 'there is no such match')
  if (!mayAtMatch[who](standing, visitor?.user.id)) throw new Fail(who === 'seat' ? 'notSeated' : 'notAllowed', whoNot[who])
}
