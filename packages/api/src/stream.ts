import * as z from 'zod'
import { lobby } from './lobby.ts'
import { chatLine, step } from './match.ts'
import { me } from './people.ts'
import * as w from './words.ts'

/** What one tab hears: `data:` of each event is one of these. */
export const packet = z
  .discriminatedUnion('type', [
    /** The first of every stream; `now` is the server's clock. */
    z.strictObject({ type: z.literal('hello'), you: me.nullable(), now: w.time }),
    z.strictObject({ type: z.literal('step'), step }),
    /** All lines at first, then what is new. */
    z.strictObject({ type: z.literal('chat'), match: w.id, first: z.int(), lines: z.array(chatLine) }),
    /** Who of the seated is here now, and how many watch. */
    z.strictObject({ type: z.literal('presence'), match: w.id, present: z.array(z.boolean()), watchers: z.int() }),
    z.strictObject({ type: z.literal('lobby'), lobby }),
    /** Somebody answered your seek, or wants to play again: there is a table for you. */
    z.strictObject({ type: z.literal('table'), match: w.id, because: z.enum(['seek', 'rematch']), from: w.id.nullable() }),
    /** This match can no longer be followed: it is not there, or not to be watched. */
    z.strictObject({ type: z.literal('gone'), match: w.id, says: z.string() }),
  ])
  .meta({ id: 'Packet' })

/** Which matches a stream follows, with what was last seen of each: the `id:` of its events, and `Last-Event-ID`. */
export type Marks = ReadonlyMap<string, { readonly step: number; readonly chat: number }>

export const writeMarks = (marks: Marks): string => [...marks].map(([match, seen]) => `${match}.${seen.step}.${seen.chat}`).join('~')

/** Anything may stand in a header: what is not a mark is left out. */
export function readMarks(text: string): Marks {
  const marks = new Map<string, { readonly step: number; readonly chat: number }>()
  for (const part of text.split('~').slice(0, w.limits.follows)) {
    const [, match, step, chat] = /^([a-z0-9]{4,32})\.(\d{1,9})\.(\d{1,9})$/.exec(part) ?? []
    if (match !== undefined) marks.set(match, { step: Number(step), chat: Number(chat) })
  }
  return marks
}
