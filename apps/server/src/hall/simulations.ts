import { limits, type NewSimulation, type Simulation, type SimulationResult } from '@duelhall/api'
import type { GameModule } from '@duelhall/kernel'
import { LabFault, type Played } from '@duelhall/lab'
import type { Job, SimulationRow, Store, Tasks } from '@duelhall/store'
import { Fail } from '../http/fail.ts'
import { idFrom } from '../people/secrets.ts'
import type { Threads } from '../threads/pool.ts'
import { gamesOf, looksOf, type Ordered } from '../threads/simulation.ts'
import type { Tables } from './tables.ts'

const most = limits.simulation
/** Looks of a chunk, by which it takes a few seconds, half a minute in the slowest game; and games of one whose bots do not look. */
const chunkLooks = 400
const chunkGames = 100
/** So many chunks of one order wait in the queue, that others are not kept waiting for all of it. */
const ahead = 4

interface Around {
  readonly store: Store
  readonly tables: Tables
  readonly find: (game: string) => GameModule | null
  readonly threads: Threads
  readonly now: () => number
}

const orderedOf = (row: SimulationRow): Ordered => JSON.parse(row.ordered) as Ordered
const chunksOf = ({ games, chunk }: SimulationRow): number => Math.ceil(games / chunk)

/**
 * Leagues that people order. Their chunks are jobs: any process plays any of them, the same chunk always comes to the same, and its row is written
 * once. The job after the last chunk adds them up.
 */
export function createSimulations({ store, tables, find, threads, now }: Around) {
  const { simulations } = store

  /** The league with everything that was left out, its games and how many make a chunk; a `Fail` where it cannot be played. */
  function planned(id: string, { game, bots, pairs, games, table, players, seed }: Omit<NewSimulation, 'key'>) {
    const module = find(game)
    const ordered: Ordered = { game, bots, pairs, games, table, players: players ?? module?.players.min ?? 0, seed: seed ?? id }
    tables.checked({ game, players: ordered.players, table, clock: { kind: 'none' }, rated: false })
    const total = games * (pairs === 'ladder' ? bots.length - 1 : (bots.length * (bots.length - 1)) / 2)
    if (total > most.games) throw new Fail('badConfig', `a simulation has at most ${most.games} games; this one has ${total}`)
    try {
      const tasks = gamesOf(ordered)
      const looks = tasks.map(looksOf)
      const effort = looks.reduce((sum, one) => sum + one, 0)
      if (effort > most.effort)
        throw new Fail('badConfig', `the looks of all seats in all games are at most ${most.effort} together; these would be ${effort}`)
      const chunk = Math.min(chunkGames, Math.max(1, Math.floor(chunkLooks / Math.max(...looks))))
      return { ordered, total, chunk }
    } catch (error) {
      throw error instanceof LabFault ? new Fail('badConfig', error.message) : error
    }
  }

  /** The next chunks that nobody has played yet become jobs; when all are played, adding up is one. */
  async function proceed(row: SimulationRow): Promise<void> {
    const done = new Set(await simulations.chunks(row.id))
    const left = Array.from({ length: chunksOf(row) }, (_, chunk) => chunk).filter((chunk) => !done.has(chunk))
    const next = left.length === 0 ? [chunksOf(row)] : left.slice(0, ahead)
    for (const reason of next) await store.jobs.add({ task: 'simulate', of: row.id, reason, at: now() })
  }

  async function fail(row: SimulationRow, says: string): Promise<void> {
    await simulations.end(row.id, { status: 'failed', result: null, says: says.slice(0, 500), at: now() })
  }

  async function play(row: SimulationRow, chunk: number): Promise<void> {
    const from = chunk * row.chunk
    const to = Math.min(row.games, from + row.chunk)
    const came = await threads.run({ do: 'play', ordered: orderedOf(row), from, to })
    if ('broken' in came) {
      await fail(row, `a game broke: ${came.broken}`)
      throw new Error(`simulation ${row.id}, games ${from} to ${to - 1}: ${came.broken}`)
    }
    await simulations.keepChunk({ simulation: row.id, chunk, games: to - from, body: JSON.stringify(came.played) }, now())
    await proceed(row)
  }

  async function addUp(row: SimulationRow): Promise<void> {
    const played = (await simulations.bodies(row.id)).flatMap((body) => JSON.parse(body) as readonly Played[])
    const result = await threads.run({ do: 'addUp', ordered: orderedOf(row), played })
    await simulations.end(row.id, { status: 'finished', result: JSON.stringify(result), says: null, at: now() })
  }

  const tasks: Tasks = {
    async simulate({ of, reason }: Job) {
      const row = await simulations.byId(of)
      if (row?.status !== 'running') return
      const game = find(row.game)?.game
      if (game?.rules !== row.rules || game.cards !== row.cards) return fail(row, 'the rules or the cards of the game have changed since')
      if (reason >= chunksOf(row)) await addUp(row)
      else await play(row, reason)
    },
  }

  async function shown(rows: readonly SimulationRow[]): Promise<Simulation[]> {
    const played = await simulations.played(rows.map(({ id }) => id))
    return rows.map((row) => ({
      simulation: row.id,
      ...orderedOf(row),
      status: row.status as Simulation['status'],
      played: played.get(row.id) ?? 0,
      of: row.games,
      says: row.says,
      result: row.result === null ? null : (JSON.parse(row.result) as SimulationResult),
      created: row.created,
      updated: row.updated,
    }))
  }

  async function look(account: string, id: string): Promise<Simulation> {
    const row = await simulations.byId(id)
    const [one] = row === null || row.user !== account ? [] : await shown([row])
    if (one === undefined) throw new Fail('notFound', 'you have no such simulation')
    return one
  }

  return {
    look,
    list: async (account: string, limit: number): Promise<Simulation[]> => shown(await simulations.ofUser(account, limit)),

    /** The same key of the same account is one order, however often it is sent. */
    async order(account: string, { key, ...wish }: NewSimulation): Promise<Simulation> {
      const id = idFrom('simulation', account, key)
      const { ordered, total, chunk } = planned(id, wish)
      const game = find(wish.game)?.game
      if (game === undefined) throw new Fail('notFound', `there is no game ${wish.game}`)
      const at = now()
      const { rules, cards } = game
      const of = { id, user: account, game: game.id, rules, cards, ordered: JSON.stringify(ordered), games: total, chunk }
      const row = { ...of, status: 'running', result: null, says: null, created: at, updated: at }
      const answer = await simulations.order(row, most.running)
      if (answer === 'tooMany') throw new Fail('tooMany', `at most ${most.running} simulations of an account run at a time`)
      if (answer === 'ordered') {
        await simulations.prune(account, most.kept)
        await proceed({ ...row, slot: null })
      }
      return look(account, id)
    },

    /** What is being played comes to nothing; what has ended stays as it is. */
    async cancel(account: string, id: string): Promise<Simulation> {
      await look(account, id)
      await simulations.end(id, { status: 'cancelled', result: null, says: null, at: now() })
      return look(account, id)
    },

    /** Jobs for all that is not at its end: what a process left behind goes on. */
    async takeUp(): Promise<void> {
      for (const row of await simulations.running()) await proceed(row)
    },
    tasks,
  }
}
export type Simulations = ReturnType<typeof createSimulations>
