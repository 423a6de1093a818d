import type { Runner } from './runner.ts'
import type { SimulationChunkRow, SimulationRow } from './schema.ts'

/** How a simulation comes to its end. */
export type Ended = 'finished' | 'cancelled' | 'failed'
export interface SimulationEnd {
  readonly status: Ended
  readonly result: string | null
  readonly says: string | null
  readonly at: number
}

/** Leagues that somebody ordered: the order is a row, and so is what came of each chunk of its games. */
export interface Simulations {
  /** At most so many of one account run at a time, whichever processes are asked. The same id is ordered once. */
  order(order: Omit<SimulationRow, 'slot'>, most: number): Promise<'ordered' | 'again' | 'tooMany'>
  byId(id: string): Promise<SimulationRow | null>
  /** The newest first. */
  ofUser(user: string, limit: number): Promise<readonly SimulationRow[]>
  /** The oldest first. */
  running(): Promise<readonly SimulationRow[]>
  /** How many games of each have been played. */
  played(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** What came of a chunk, once; what comes after the end is not kept. */
  keepChunk(chunk: SimulationChunkRow, at: number): Promise<void>
  /** The numbers of the chunks that have been played. */
  chunks(id: string): Promise<readonly number[]>
  /** What came of them, in order. */
  bodies(id: string): Promise<readonly string[]>
  /** False when it has ended before, and then nothing changes. */
  end(id: string, end: SimulationEnd): Promise<boolean>
  /** Forgets all that have ended but the newest of an account. */
  prune(user: string, keep: number): Promise<void>
}

export function createSimulations(runner: Runner): Simulations {
  return {
    order: (order, most) =>
      runner.write(async (db) => {
        // A slot has one holder, by its key: counting the rows would let two processes through at once.
        for (let n = 0; n < most; n++) {
          const { numInsertedOrUpdatedRows } = await db
            .insertInto('simulations')
            .values({ ...order, slot: `${order.user}/${n}` })
            .onConflict((c) => c.doNothing())
            .executeTakeFirst()
          if (numInsertedOrUpdatedRows === 1n) return 'ordered'
          const before = await db.selectFrom('simulations').select('id').where('id', '=', order.id).executeTakeFirst()
          if (before !== undefined) return 'again'
        }
        return 'tooMany'
      }),
    byId: (id) =>
      runner.read(async (db) => (await db.selectFrom('simulations').selectAll().where('id', '=', id).executeTakeFirst()) ?? null),
    ofUser: (user, limit) =>
      runner.read((db) =>
        db.selectFrom('simulations').selectAll().where('user', '=', user).orderBy('created', 'desc').orderBy('id').limit(limit).execute(),
      ),
    running: () =>
      runner.read((db) =>
        db.selectFrom('simulations').selectAll().where('status', '=', 'running').orderBy('created').orderBy('id').execute(),
      ),
    played: (ids) =>
      runner.read(async (db) => {
        if (ids.length === 0) return new Map<string, number>()
        const rows = await db
          .selectFrom('simulation_chunks')
          .select((e) => ['simulation', e.fn.sum<number>('games').as('games')])
          .where('simulation', 'in', ids)
          .groupBy('simulation')
          .execute()
        return new Map(rows.map(({ simulation, games }) => [simulation, Number(games)]))
      }),
    keepChunk: (chunk, at) =>
      runner.write(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('simulations')
          .set({ updated: at })
          .where('id', '=', chunk.simulation)
          .where('status', '=', 'running')
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return
        await db
          .insertInto('simulation_chunks')
          .values(chunk)
          .onConflict((c) => c.doNothing())
          .execute()
      }),
    chunks: (id) =>
      runner.read(async (db) =>
        (await db.selectFrom('simulation_chunks').select('chunk').where('simulation', '=', id).orderBy('chunk').execute()).map(
          (row) => row.chunk,
        ),
      ),
    bodies: (id) =>
      runner.read(async (db) =>
        (await db.selectFrom('simulation_chunks').select('body').where('simulation', '=', id).orderBy('chunk').execute()).map(
          (row) => row.body,
        ),
      ),
    end: (id, { at, ...end }) =>
      runner.write(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('simulations')
          .set({ ...end, slot: null, updated: at })
          .where('id', '=', id)
          .where('status', '=', 'running')
          .executeTakeFirst()
        return numUpdatedRows > 0n
      }),
    prune: (user, keep) =>
      runner.write(async (db) => {
        const old = await db
          .selectFrom('simulations')
          .select('id')
          .where('user', '=', user)
          .where('status', '<>', 'running')
          .orderBy('created', 'desc')
          .orderBy('id')
          .offset(keep)
          .limit(1000)
          .execute()
        const ids = old.map(({ id }) => id)
        if (ids.length === 0) return
        await db.deleteFrom('simulation_chunks').where('simulation', 'in', ids).execute()
        await db.deleteFrom('simulations').where('id', 'in', ids).execute()
      }),
  }
}
