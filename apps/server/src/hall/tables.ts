import type { BringsSent, NewTable } from '@duelhall/api'
import type { GameModule, PlayerId } from '@duelhall/kernel'
import { type Store, Taken, type UserRow } from '@duelhall/store'
import { Fail, failOf, problemsOf } from '../http/fail.ts'
import { configOf } from '../match/decide.ts'
import type { Brings, Source } from '../match/entries.ts'
import { found } from '../match/found.ts'
import type { Room } from '../match/room.ts'
import { makeSecret } from '../people/secrets.ts'
import { botUser } from './bots.ts'
import type { Rooms } from './rooms.ts'

export type Terms = Pick<NewTable, 'game' | 'players' | 'table' | 'clock' | 'rated' | 'listed' | 'watch'>
export interface Sitting {
  readonly user: UserRow
  readonly key: string
  readonly seat: number | undefined
  readonly brings: Brings
  readonly seed: string | undefined
}

/** Where a game is played on from. */
export interface Played {
  readonly from: { readonly match: string; readonly at: number }
  readonly source: Source
}

interface Around {
  readonly store: Store
  readonly rooms: Rooms
  readonly find: (game: string) => GameModule | null
  readonly now: () => number
}

/** Opening tables and sitting down at them: by people, seeks and rematches alike. */
export function createTables({ store, rooms, find, now }: Around) {
  /** Throws when nobody could play at such a table. */
  function checked({ game, players, table, clock, rated }: Omit<Terms, 'listed' | 'watch'>, brings: readonly Brings[] = []): GameModule {
    const module = find(game)
    if (module === null) throw new Fail('notFound', `there is no game ${game}`)
    const { min, max } = module.players
    if (players < min || players > max) throw new Fail('badConfig', `${module.name} is played by ${min} to ${max}`)
    if (rated && clock.kind === 'none') throw new Fail('badConfig', 'a rated match needs a clock')
    const problems = module.game.check(configOf(module, { players, table }, brings))
    if (problems.length > 0) throw new Fail('badConfig', 'such a table cannot be played', problemsOf(problems))
    return module
  }

  /** Opens a table; with the id of one that is there already, nothing happens. */
  async function open(id: string, host: string, terms: Terms, played?: Played): Promise<Room> {
    const { game } = checked(terms)
    const { players, table, clock, rated, listed, watch } = terms
    const founding = { game: game.id, rules: game.rules, cards: game.cards, players, table, clock, rated, listed, watch, host }
    try {
      await found(store, { id, secret: makeSecret(), ...founding, from: played?.from, source: played?.source }, now())
    } catch (error) {
      if (!(error instanceof Taken)) throw error
    }
    const room = await rooms.get(id)
    if (room === null) throw new Error(`table ${id} was opened and is not there`)
    return room
  }

  function mayBeRated(rated: boolean, user: UserRow): void {
    if (rated && user.password === null && user.bot === 0) throw new Fail('accountNeeded', 'rated matches are for those with an account')
  }

  async function sit(room: Room, { user, key, seat, brings, seed }: Sitting): Promise<void> {
    const { match } = room
    mayBeRated(match.opened.rated, user)
    // A player who sends no seed gets one that we cannot choose.
    const who = { do: 'sit', name: user.name, level: 0, brings, seed: seed ?? `${match.id}/${user.id}` } as const
    for (let tries = 0; ; tries++) {
      const free = seat ?? match.seats.findIndex((taken) => taken === null || taken.user === user.id)
      if (free < 0) throw new Fail('seatTaken', 'there is no free seat')
      const answer = await room.act(user.id, key, { ...who, seat: free as PlayerId })
      if ('accepted' in answer) return
      // Somebody sat down there at another process, of which this one has heard only now.
      const isLate = answer.refused.code === 'seatTaken' && seat === undefined && tries < match.seats.length
      if (!isLate) throw failOf(answer.refused)
    }
  }

  async function sitBot(room: Room, seat: number, level: number, brings: Brings, key: string): Promise<void> {
    const user = botUser(level)
    const name = (await store.people.byId(user))?.name ?? user
    const seed = `${room.match.id}/${user}/${seat}`
    const answer = await room.act(user, `${key}-${seat}`, { do: 'sit', seat: seat as PlayerId, name, level, brings, seed })
    if ('refused' in answer) throw failOf(answer.refused)
  }

  /** A deck that is kept here becomes its list; nobody plays another's. */
  async function bringsOf(sent: BringsSent, game: string, user: string): Promise<Brings> {
    if (sent === null || 'deck' in sent) return sent
    if ('list' in sent) return { list: sent.list ?? null }
    const deck = await store.records.deck(sent.saved)
    if (deck === null || deck.user !== user || deck.game !== game) throw new Fail('notFound', 'you have no such deck for this game')
    return { list: JSON.parse(deck.body) as unknown }
  }
  return { checked, mayBeRated, open, sit, sitBot, bringsOf }
}
export type Tables = ReturnType<typeof createTables>
