// Who may call what: every route of the contract × every kind of caller × every state of a table. A route without a row does not compile, and fails.
import { type Caller, type Route, type RouteName, routeNames, routes, type Scope, scopes } from '@duelhall/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { account, guest, pathOf, type Visitor, visitor } from './client.ts'
import { openHouse } from './house.ts'

const house = openHouse()
const states = ['open', 'running', 'finished', 'unwatched'] as const
type State = (typeof states)[number]

const nobody = 'nobody2222'
const choose = { key: 'm', do: 'choose', n: 0, option: { act: 'pass', piece: null, target: null, place: null } }
const passkey = { answer: { id: 'a', rawId: 'a', type: 'public-key', response: {}, clientExtensionResults: {} } }
const terms = { game: 'dungeon-dice', players: 2 }

/** An honest request for each route. `match`, `user` and `simulation` are filled in. */
const rows: Readonly<Record<RouteName, { readonly body?: unknown; readonly query?: Record<string, string> }>> = {
  session: {},
  guest: {},
  register: { body: { name: 'Some Body', password: 'long enough a word' } },
  login: { body: { name: 'Ada', password: 'wrong' } },
  logout: {},
  password: { body: { old: 'wrong', password: 'long enough a word' } },
  passkeyTerms: {},
  addPasskey: { body: passkey },
  passkeyLoginTerms: {},
  passkeyLogin: { body: passkey },
  tokens: {},
  makeToken: { body: { name: 'mine', scopes: ['read'] } },
  dropToken: { body: { id: nobody } },
  events: { query: { matches: '' } },
  lobby: {},
  seek: { body: { key: 'm', ...terms, table: { quietTurns: 3 } } },
  dropSeek: { body: { id: nobody } },
  open: { body: { key: 'm', ...terms } },
  match: {},
  join: { body: { key: 'm' } },
  leave: { body: { key: 'm' } },
  fill: { body: { key: 'm', level: 1 } },
  act: { body: choose },
  why: { body: { piece: 0, option: null } },
  breakdown: { query: { piece: '0' } },
  chat: { body: { key: 'm', words: 'hello' } },
  rematch: { body: { key: 'm' } },
  playOn: { body: { key: 'm', at: 0 } },
  file: {},
  replay: {},
  recording: {},
  mine: {},
  profile: {},
  history: { query: { pool: 'dungeon-dice/2' } },
  ladder: { query: { pool: 'dungeon-dice/2' } },
  pools: {},
  blocks: {},
  block: {},
  unblock: {},
  mutes: {},
  mute: {},
  unmute: {},
  report: { body: { about: 'level-1', match: null, words: 'too strong' } },
  decks: { query: { game: 'dungeon-dice' } },
  saveDeck: { body: { game: 'dungeon-dice', name: 'mine', list: [] } },
  dropDeck: { body: { id: nobody } },
  simulate: { body: { key: 'm', game: 'battle-of-creatures', bots: ['random', 'greedy'], games: 2 } },
  simulations: {},
  simulation: {},
  cancelSimulation: {},
  health: {},
  metrics: {},
  openapi: {},
  page: {},
}

interface Who {
  readonly person: Visitor
  readonly session: boolean
  readonly account: boolean
  /** Null for a browser. */
  readonly scope: Scope | null
  readonly is: 'host' | 'seat' | 'other'
}

const callers: Record<string, (state: State) => Promise<Who>> = {}
let tables: Record<State, { readonly match: string; readonly host: Visitor; readonly other: Visitor }>
let ada: Visitor
let bob: Visitor

async function laid(state: State, name: string): Promise<{ readonly match: string; readonly host: Visitor; readonly other: Visitor }> {
  const [host, other] = [await account(house.base, `Host ${name}`), await account(house.base, `Seat ${name}`)]
  const players = state === 'open' ? 3 : 2
  const game = state === 'open' ? 'battle-of-creatures' : 'dungeon-dice'
  const { match } = await host.call('open', { body: { key: 'x', game, players, watch: state === 'unwatched' ? 'nobody' : 'link' } })
  await other.call('join', { params: { match }, body: { key: 'x' } })
  if (state === 'finished') await other.call('act', { params: { match }, body: { key: 'x', do: 'say', says: 'resign' } })
  return { match, host, other }
}

/** Whether the contract lets this caller through; said here once more, in the plainest words. */
function isLet({ who, scope, method }: Route, caller: Who, state: State): boolean {
  if (caller.scope !== null && scope !== caller.scope) return false
  const may: Record<Caller, boolean> = {
    anyone: true,
    visitor: caller.session,
    account: caller.account,
    watcher: (state !== 'unwatched' || caller.is !== 'other') && (method === 'GET' || caller.session),
    seat: caller.is !== 'other',
    host: caller.is === 'host',
  }
  return may[who]
}

/** Refusals that are not about who calls: the table is in another state, the password is wrong. */
const matterOfFact = new Set(['wrongPassword', 'notAllowed/you have an account already', 'accountNeeded/rated'])

async function answerTo(
  name: RouteName,
  caller: Who,
  match: string,
): Promise<{ readonly status: number; readonly code: string; readonly says: string }> {
  const { method, type }: Route = routes[name]
  const { body, query } = rows[name]
  const path = pathOf(name, { match, user: 'level-1', simulation: nobody }, query)
  if (type === 'events') {
    const stream = caller.person.follow([])
    await stream.until((packet) => packet.type === 'hello').catch(() => {})
    stream.close()
    return { status: stream.status(), code: '', says: '' }
  }
  const json = { 'content-type': 'application/json' }
  const cookie = caller.person.cookie
  const answer = await caller.person.raw(
    method,
    path,
    method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    method === 'POST' ? json : {},
  )
  caller.person.cookie = cookie
  const error = (answer.body as { error?: { code: string; says: string } } | null)?.error
  return { status: answer.status, code: error?.code ?? '', says: error?.says ?? '' }
}

beforeAll(async () => {
  ada = await account(house.base, 'Ada')
  bob = await account(house.base, 'Bob')
  tables = {
    open: await laid('open', 'open'),
    running: await laid('running', 'running'),
    finished: await laid('finished', 'finished'),
    unwatched: await laid('unwatched', 'unwatched'),
  }
  const stranger = { scope: null, is: 'other' } as const
  callers['somebody without a session'] = async () => ({ person: visitor(house.base), session: false, account: false, ...stranger })
  callers['a guest who watches'] = async () => ({ person: await guest(house.base), session: true, account: false, ...stranger })
  callers['an account that watches'] = async () => ({ person: await copyOf(bob), session: true, account: true, ...stranger })
  callers['the host'] = async (state) => ({
    person: await copyOf(tables[state].host),
    session: true,
    account: true,
    scope: null,
    is: 'host',
  })
  callers['the other seat'] = async (state) => ({
    person: await copyOf(tables[state].other),
    session: true,
    account: true,
    scope: null,
    is: 'seat',
  })
  for (const scope of scopes) {
    const { secret } = await ada.call('makeToken', { body: { name: `of ${scope}`, scopes: [scope] } })
    callers[`a token to ${scope}`] = async () => ({ person: visitor(house.base, secret), session: true, account: true, scope, is: 'other' })
  }
  const bot = await ada.call('makeToken', { body: { name: 'Adabot', scopes: ['simulate'], bot: true } })
  callers['the token of a bot to simulate'] = async () => ({
    person: visitor(house.base, bot.secret),
    session: true,
    account: true,
    scope: 'simulate',
    is: 'other',
  })
}, 60_000)

/** A session that may be signed out without harm to the others. */
async function copyOf(person: Visitor): Promise<Visitor> {
  const copy = visitor(house.base)
  copy.cookie = person.cookie
  copy.user = person.user
  return copy
}

test('every route has a row', () => {
  expect(Object.keys(rows).sort()).toEqual([...routeNames].sort())
})

// Signing out ends a session that the others need: it is tried on a guest's alone.
const tried = routeNames.filter((name) => name !== 'logout')

const atMatch = tried.filter((name) => routes[name].path.includes('{match}'))

describe.each(states)('at a table that is %s', (state) => {
  test.each(state === 'open' ? tried : atMatch)('%s', async (name) => {
    const route: Route = routes[name]
    for (const [who, make] of Object.entries(callers)) {
      const caller = await make(state)
      const answer = await answerTo(name, caller, tables[state].match)
      const told = `${name} by ${who}: ${JSON.stringify(answer)}`
      expect(answer.status, told).toBeLessThan(500)
      const stopped =
        [401, 403].includes(answer.status) && !matterOfFact.has(answer.code) && !matterOfFact.has(`${answer.code}/${answer.says}`)
      expect(stopped, told).toBe(!isLet(route, caller, state))
    }
  })
})

test('signing out ends the session, and only that one', async () => {
  const person = await guest(house.base)
  const cookie = person.cookie
  await person.call('logout', {})
  person.cookie = cookie
  expect((await person.call('session', {})).you).toBeNull()
  expect((await ada.call('session', {})).you?.name).toBe('Ada')
})

test('nothing broke on our side', () => expect(house.troubles).toEqual([]))
