import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PostgresServer, startPostgres } from '@duelhall/testkit'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { type Served, type Serving, serve } from '../src/serve.ts'

/** Nobody is slowed down in a test that is about something else. */
const plenty = { burst: 1_000_000, each: 1_000_000 }
export const freely = { read: plenty, write: plenty, act: plenty, chat: plenty, door: plenty, stream: plenty }

export interface House {
  readonly base: string
  /** What the server wrote down as its own fault. */
  readonly troubles: string[]
}

/** A hall of its own for a file of tests. */
export function openHouse(more: Partial<Serving> = {}): House {
  const data = mkdtempSync(join(tmpdir(), 'duelhall-server-'))
  const troubles: string[] = []
  let served: Served
  beforeAll(async () => {
    const log = pino({ level: 'error' }, { write: (line: string) => void troubles.push(line) })
    served = await serve({ port: 0, data, pace: 0, rates: freely, log, ...more })
  })
  afterAll(async () => {
    await served?.close()
    rmSync(data, { recursive: true, force: true })
  })
  return {
    get base() {
      return `http://127.0.0.1:${served.port}`
    },
    troubles,
  }
}

/** A PostgreSQL for a file of tests. `npm run test:postgres` insists on one; elsewhere null says that there is none, and the tests do not run. */
export async function postgresFor(): Promise<PostgresServer | null> {
  const server = await startPostgres().catch((error: unknown) => {
    if (process.env.DUELHALL_POSTGRES === 'required') throw error
    console.warn('PostgreSQL could not be started, its tests do not run:', error)
    return null
  })
  afterAll(() => server?.stop(), 60_000)
  return server
}

export interface Process {
  readonly port: number
  readonly base: string
  readonly child: ChildProcess
  /** Ends it without a word, as a power cut would. */
  kill(): Promise<void>
}

const main = join(import.meta.dirname, '../dist/main.js')

/** A hall in a process of its own: the built server. */
export function startProcess(data: string, port: number, env: NodeJS.ProcessEnv = {}): Promise<Process> {
  const rates = JSON.stringify(freely)
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DUELHALL_DATA: data, PORT: String(port), DUELHALL_PACE: '0', DUELHALL_RATES: rates, ...env },
  })
  let said = ''
  return new Promise((done, fail) => {
    child.on('exit', (code) => fail(new Error(`the server ended with ${code}: ${said}`)))
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString()
    })
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      const at = /listening on (\d+)/.exec(said)?.[1]
      if (at === undefined) return
      done({
        port: Number(at),
        base: `http://127.0.0.1:${at}`,
        child,
        kill: () =>
          new Promise((gone) => {
            if (child.exitCode !== null || child.signalCode !== null) return gone()
            child.once('exit', () => gone())
            child.kill('SIGKILL')
          }),
      })
    })
  })
}
