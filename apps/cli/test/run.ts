import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 }) // a machine may be busy

const main = join(import.meta.dirname, '../dist/main.js')

/** A folder of its own for each test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'duelhall-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

export interface Ran {
  readonly code: number | null
  readonly signal: string | null
  readonly out: string
  readonly err: string
}

export interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<Ran>
  type(...lines: readonly string[]): void
  /** Waits until this has been printed. */
  sees(text: string): Promise<void>
}

/** Starts the built command line; its data goes to `home`. */
export function start(args: readonly string[], home: string, env: NodeJS.ProcessEnv = {}): Running {
  const { NO_COLOR: _no, FORCE_COLOR: _force, ...rest } = process.env
  const child = spawn(process.execPath, [main, ...args], { env: { ...rest, DUELHALL_HOME: home, ...env } })
  let out = ''
  let err = ''
  let wake = () => {}
  child.stdout.on('data', (data: Buffer) => {
    out += data.toString()
    wake()
  })
  child.stderr.on('data', (data: Buffer) => {
    err += data.toString()
  })
  child.stdin.on('error', () => {}) // it may end before it has read everything
  const ended = new Promise<Ran>((done) => child.on('close', (code, signal) => done({ code, signal, out, err })))
  return {
    child,
    ended,
    type: (...lines) => {
      child.stdin.write(lines.map((line) => `${line}\n`).join(''))
    },
    sees: (text) =>
      new Promise((done, fail) => {
        wake = () => {
          if (out.includes(text)) done()
        }
        void ended.then(() => fail(new Error(`ended without ${JSON.stringify(text)}:\n${out}${err}`)))
        wake()
      }),
  }
}

/** Runs it to the end with these lines as input. */
export function run(args: readonly string[], home: string, lines: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const running = start(args, home, env)
  running.child.stdin?.end(lines.map((line) => `${line}\n`).join(''))
  return running.ended
}
