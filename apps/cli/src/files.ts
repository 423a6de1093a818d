import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { Fault, ofSystem } from './fault.ts'

/** Where everything of this person is kept. */
export const home = (): string => process.env.DUELHALL_HOME || join(homedir(), '.duelhall')

/** The old file or the new one is there, whole, whenever the power goes. */
export function writeWhole(path: string, text: string): void {
  const half = `${path}.${process.pid}.part`
  try {
    mkdirSync(dirname(path), { recursive: true })
    const file = openSync(half, 'w')
    try {
      writeSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(half, path)
  } catch (error) {
    const why = ofSystem(error)
    if (existsSync(half)) rmSync(half)
    throw new Fault(`cannot write ${path}: ${why}`)
  }
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Fault(`cannot read ${path}: ${ofSystem(error)}`)
  }
}

const MOST_BYTES = 1_000_000

/** The beginning of a file, whatever it is: no deck or team is longer. */
export function readStart(path: string): string {
  try {
    const open = openSync(path, 'r')
    try {
      const bytes = Buffer.alloc(MOST_BYTES)
      let n = 0
      for (let more = -1; more !== 0 && n < MOST_BYTES; n += more) more = readSync(open, bytes, n, MOST_BYTES - n, null)
      return bytes.toString('utf8', 0, n)
    } finally {
      closeSync(open)
    }
  } catch (error) {
    throw new Fault(`cannot read ${path}: ${ofSystem(error)}`)
  }
}

/** JSON that came from outside. */
export function readJson(path: string): unknown {
  const text = readText(path)
  try {
    return JSON.parse(text)
  } catch {
    throw new Fault(`${path} is not a saved game: it is damaged or only half written`)
  }
}
