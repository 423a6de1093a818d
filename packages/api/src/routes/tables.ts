import * as z from 'zod'
import * as f from '../file.ts'
import * as l from '../lobby.ts'
import * as m from '../match.ts'
import * as p from '../people.ts'
import { packet } from '../stream.ts'
import * as w from '../words.ts'
import { ofMatch, read, route, write } from './shape.ts'

const atMatch = '/api/matches/{match}'

export const tables = {
  // Everything that happens
  events: route({
    ...read,
    path: '/api/events',
    says: 'all that this tab follows, as server-sent events; goes on after `Last-Event-ID`',
    who: 'anyone',
    scope: 'read',
    rate: 'stream',
    query: z.object({
      matches: z
        .string()
        .max(w.limits.follows * 33)
        .default(''),
      lobby: z.enum(['yes', 'no']).default('no'),
    }),
    reply: packet,
    type: 'events',
  }),

  // The lobby
  lobby: route({
    ...read,
    path: '/api/lobby',
    says: 'open tables, matches to watch, and seeks',
    who: 'anyone',
    scope: 'read',
    reply: l.lobby,
  }),
  seek: route({
    ...write,
    path: '/api/seeks',
    says: 'look for somebody to play with',
    who: 'visitor',
    scope: 'play',
    body: l.newSeek,
    reply: l.sought,
  }),
  dropSeek: route({
    ...write,
    path: '/api/seeks/drop',
    says: 'look no longer',
    who: 'visitor',
    scope: 'play',
    body: p.byId,
    reply: p.done,
  }),
  open: route({
    ...write,
    path: '/api/tables',
    says: 'open a table and sit down at it',
    who: 'visitor',
    scope: 'play',
    body: m.newTable,
    reply: m.opened,
  }),

  // A match
  match: route({
    ...read,
    path: atMatch,
    says: 'the match as you may see it',
    who: 'watcher',
    scope: 'read',
    params: ofMatch,
    reply: m.matchLook,
  }),
  join: route({
    ...write,
    path: `${atMatch}/join`,
    says: 'sit down',
    who: 'visitor',
    scope: 'play',
    params: ofMatch,
    body: m.join,
    reply: m.accepted,
  }),
  leave: route({
    ...write,
    path: `${atMatch}/leave`,
    says: 'stand up before it begins',
    who: 'seat',
    scope: 'play',
    params: ofMatch,
    body: m.keyed,
    reply: m.accepted,
  }),
  fill: route({
    ...write,
    path: `${atMatch}/fill`,
    says: 'put computer players on all free seats and begin',
    who: 'host',
    scope: 'play',
    params: ofMatch,
    body: m.fill,
    reply: m.accepted,
  }),
  act: route({
    ...write,
    path: `${atMatch}/act`,
    says: 'choose, speak across the table, take back',
    who: 'seat',
    scope: 'play',
    rate: 'act',
    bytes: w.limits.action,
    params: ofMatch,
    body: m.act,
    reply: m.accepted,
  }),
  why: route({
    ...write,
    path: `${atMatch}/why`,
    says: 'why something is not on offer',
    who: 'seat',
    scope: 'read',
    rate: 'act',
    bytes: w.limits.action,
    params: ofMatch,
    body: m.pressed,
    reply: m.reasons,
  }),
  breakdown: route({
    ...read,
    path: `${atMatch}/breakdown`,
    says: 'how the values of a piece came about',
    who: 'watcher',
    scope: 'read',
    params: ofMatch,
    query: z.object({ piece: z.coerce.number().int().min(0).max(510) }),
    reply: m.breakdowns,
  }),
  chat: route({
    ...write,
    path: `${atMatch}/chat`,
    says: 'say something; what those who watch say, players hear when all is over',
    who: 'watcher',
    scope: 'chat',
    rate: 'chat',
    bytes: w.limits.action,
    params: ofMatch,
    body: m.say,
    reply: m.accepted,
  }),
  rematch: route({
    ...write,
    path: `${atMatch}/rematch`,
    says: 'play again with seats moved on by one',
    who: 'seat',
    scope: 'play',
    params: ofMatch,
    body: m.keyed,
    reply: m.opened,
  }),

  // A finished match
  playOn: route({
    ...write,
    path: `${atMatch}/play-on`,
    says: 'open a casual table that goes on from any position of a finished match, with new dice, and sit down at it',
    who: 'watcher',
    scope: 'play',
    params: ofMatch,
    body: m.playOn,
    reply: m.opened,
  }),
  file: route({
    ...read,
    path: `${atMatch}/file`,
    says: 'the whole log of a finished match, for `duelhall verify`',
    who: 'watcher',
    scope: 'read',
    params: ofMatch,
    reply: f.matchFile,
  }),
  replay: route({
    ...read,
    path: `${atMatch}/replay`,
    says: 'a finished match as a replay, to look at or to play on from anywhere',
    who: 'watcher',
    scope: 'read',
    params: ofMatch,
    reply: f.replay,
  }),
  recording: route({
    ...read,
    path: `${atMatch}/recording`,
    says: 'what those who watched were shown, whatever the rules are by now',
    who: 'watcher',
    scope: 'read',
    params: ofMatch,
    reply: f.recording,
  }),
} as const
