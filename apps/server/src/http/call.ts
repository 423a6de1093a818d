import type { BodyOf, ParamsOf, QueryOf, ReplyOf, RouteName, Routes } from '@duelhall/api'
import type { UserRow } from '@duelhall/store'
import type { Hall } from '../hall/hall.ts'
import type { Room } from '../match/room.ts'
import type { Visitor } from '../people/sessions.ts'
import { unreadable } from './fail.ts'
import type { Standing } from './gate.ts'

/** What a handler is given: everything is checked already. */
export interface Call<K extends RouteName> {
  readonly hall: Hall
  readonly params: ParamsOf<Routes[K]>
  readonly query: QueryOf<Routes[K]>
  readonly body: BodyOf<Routes[K]>
  readonly visitor: Visitor | null
  /** The match that the address names. */
  readonly standing: Standing | null
  /** Whether the request came from this machine, past no proxy. */
  readonly local: boolean
  /** Signs the browser in as this session, or out. */
  readonly signIn: (secret: string | null) => void
  readonly session: string | null
  /** Where the caller's pages come from: `https://hall.example`. */
  readonly origin: string
}

export type Handler<K extends RouteName> = (call: Call<K>) => Promise<ReplyOf<Routes[K]>>
export type Handlers<K extends RouteName> = { readonly [N in K]: Handler<N> }

/** Who calls; the gate has let nobody through without a session where one is needed. */
export const callerOf = (call: { readonly visitor: Visitor | null }): UserRow => admitted(call).user

/** The account by whose right it is called. */
export const accountOf = (call: { readonly visitor: Visitor | null }): string => admitted(call).account

function admitted({ visitor }: { readonly visitor: Visitor | null }): Visitor {
  if (visitor === null) throw new Error('the gate let nobody through')
  return visitor
}

export function roomOf({ standing }: { readonly standing: Standing | null }): Room {
  if (standing?.room == null) throw unreadable()
  return standing.room
}
