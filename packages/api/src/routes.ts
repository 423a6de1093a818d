import * as z from 'zod'
import * as f from './file.ts'
import * as l from './lobby.ts'
import * as m from './match.ts'
import * as p from './people.ts'
import type { Route } from './route.ts'
import { packet } from './stream.ts'
import * as w from './words.ts'

const nothing = z.strictObject({}).optional()
const noQuery = z.object({})
const ofMatch = z.strictObject({ match: w.id })
const ofUser = z.strictObject({ user: w.userId })
const empty = { params: z.object({}), query: noQuery, body: nothing, stream: false } as const
const read = { ...empty, method: 'GET', rate: 'read', bytes: 0 } as const
const write = { ...empty, method: 'POST', rate: 'write', bytes: w.limits.body } as const
const route = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  r: Route<P, Q, B, R>,
): Route<P, Q, B, R> => r

const atMatch = '/api/matches/{match}'
const list = (most: number, usual: number) => z.object({ limit: z.coerce.number().int().min(1).max(most).default(usual) })

/** Everything the server answers. A route that is not here does not exist; one without a handler does not compile. */
export const routes = {
  // Who you are
  session: route({ ...read, path: '/api/session', says: 'who you are', who: 'anyone', scope: 'read', reply: p.session }),
  guest: route({
    ...write,
    path: '/api/guest',
    says: 'become a guest, or stay who you are',
    who: 'anyone',
    scope: null,
    rate: 'door',
    reply: p.session,
  }),
  register: route({
    ...write,
    path: '/api/account',
    says: 'keep what you have as a guest under a name and a password',
    who: 'visitor',
    scope: null,
    rate: 'door',
    body: p.account,
    reply: p.session,
  }),
  login: route({
    ...write,
    path: '/api/login',
    says: 'sign in',
    who: 'anyone',
    scope: null,
    rate: 'door',
    body: p.login,
    reply: p.session,
  }),
  logout: route({ ...write, path: '/api/logout', says: 'sign out of this browser', who: 'visitor', scope: null, reply: p.session }),
  password: route({
    ...write,
    path: '/api/account/password',
    says: 'change your password',
    who: 'account',
    scope: null,
    rate: 'door',
    body: p.newPassword,
    reply: p.done,
  }),
  tokens: route({ ...read, path: '/api/tokens', says: 'your tokens for bots', who: 'account', scope: null, reply: p.tokens }),
  makeToken: route({
    ...write,
    path: '/api/tokens',
    says: 'make a token; with `bot`, for a bot account of its own',
    who: 'account',
    scope: null,
    body: p.newToken,
    reply: p.madeToken,
  }),
  dropToken: route({
    ...write,
    path: '/api/tokens/drop',
    says: 'withdraw a token',
    who: 'account',
    scope: null,
    body: p.byId,
    reply: p.done,
  }),

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
    stream: true,
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

  // People
  mine: route({ ...read, path: '/api/mine', says: 'your matches', who: 'visitor', scope: 'read', query: list(100, 20), reply: l.mine }),
  profile: route({
    ...read,
    path: '/api/people/{user}',
    says: 'a person: ratings and public matches',
    who: 'anyone',
    scope: 'read',
    params: ofUser,
    reply: p.profile,
  }),
  history: route({
    ...read,
    path: '/api/people/{user}/history',
    says: 'how a rating moved',
    who: 'anyone',
    scope: 'read',
    params: ofUser,
    query: z.object({ pool: w.pool }),
    reply: p.history,
  }),
  ladder: route({
    ...read,
    path: '/api/ladder',
    says: 'the best of a pool',
    who: 'anyone',
    scope: 'read',
    query: list(200, 50).extend({ pool: w.pool }),
    reply: p.ladder,
  }),
  blocks: route({ ...read, path: '/api/blocks', says: 'whom you do not want to meet', who: 'visitor', scope: 'read', reply: p.blocks }),
  block: route({
    ...write,
    path: '/api/people/{user}/block',
    says: 'hear and meet this person no more',
    who: 'visitor',
    scope: null,
    params: ofUser,
    reply: p.blocks,
  }),
  unblock: route({
    ...write,
    path: '/api/people/{user}/unblock',
    says: 'forget about it',
    who: 'visitor',
    scope: null,
    params: ofUser,
    reply: p.blocks,
  }),
  report: route({
    ...write,
    path: '/api/reports',
    says: 'tell those who run this hall about somebody',
    who: 'visitor',
    scope: null,
    rate: 'chat',
    body: p.report,
    reply: p.done,
  }),

  // Decks
  decks: route({
    ...read,
    path: '/api/decks',
    says: 'your decks for a game',
    who: 'visitor',
    scope: 'decks',
    query: z.object({ game: w.gameId }),
    reply: p.decks,
  }),
  saveDeck: route({ ...write, path: '/api/decks', says: 'keep a deck', who: 'visitor', scope: 'decks', body: p.newDeck, reply: p.deck }),
  dropDeck: route({
    ...write,
    path: '/api/decks/drop',
    says: 'throw a deck away',
    who: 'visitor',
    scope: 'decks',
    body: p.byId,
    reply: p.done,
  }),
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes
export const routeNames = Object.keys(routes) as readonly RouteName[]
