import type { RouteName } from '@duelhall/api'
import type { Handlers } from '../http/call.ts'
import { accounts } from './accounts.ts'
import { decks } from './decks.ts'
import { documents } from './documents.ts'
import { finished } from './finished.ts'
import { passkeys } from './passkeys.ts'
import { people } from './people.ts'
import { play } from './play.ts'
import { simulations } from './simulations.ts'
import { tables } from './tables.ts'

/** Every route but the stream, which is no answer but a line that stays open. A missing one does not compile. */
export const handlers: Handlers<Exclude<RouteName, 'events'>> = {
  ...accounts,
  ...passkeys,
  ...people,
  ...decks,
  ...tables,
  ...play,
  ...finished,
  ...simulations,
  ...documents,
}
