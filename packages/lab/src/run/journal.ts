import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '@duelhall/kernel'
import { makeFolder, unwritable } from './folder.ts'
import type { Result, Task } from './task.ts'

/** What has been played already: an interrupted run goes on where it stopped. */
export interface Journal {
  has(task: Task): Result | undefined
  add(task: Task, result: Result): void
}

export const noJournal: Journal = { has: () => undefined, add: () => {} }

/** One line for each game. A half-written last line is played again. */
export function openJournal(folder: string): Journal {
  const path = join(folder, 'games.jsonl')
  const known = new Map<string, Result>()
  try {
    makeFolder(folder)
    if (existsSync(path)) for (const line of readFileSync(path, 'utf8').split('\n')) note(line, known)
    appendFileSync(path, '\n') // ends a line that was cut off, and tells at once whether we may write here
  } catch (error) {
    throw unwritable(folder, error)
  }
  return {
    has: (task) => known.get(digest(task)),
    add(task, result) {
      known.set(digest(task), result)
      appendFileSync(path, `${JSON.stringify({ task: digest(task), result })}\n`)
    },
  }
}

function note(line: string, known: Map<string, Result>): void {
  try {
    const { task, result } = JSON.parse(line) as { task: string; result: Result }
    known.set(task, result)
  } catch {
    // cut off in the middle: that game is played again
  }
}
