/** What the person at the keyboard can mend: told in one line, exit code 2. */
export class Fault extends Error {
  readonly code: number
  constructor(line: string, code = 2) {
    super(line.replace(/\s*\n\s*/g, ' ').trim())
    this.name = 'Fault'
    this.code = code
  }
}

/** What the system says of a file or folder, in a few words. */
export function ofSystem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return systemWords[code] ?? (error instanceof Error ? error.message : String(error))
}

const systemWords: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'it exists already',
}

/** What was typed, short and safe to print. */
export const quoted = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** The listed word nearest to what was typed, if one is near. */
export function nearest(typed: string, words: readonly string[]): string | null {
  let best: string | null = null
  let least = Math.max(2, Math.floor(typed.length / 3)) + 1
  for (const word of words) {
    const far = distance(typed.toLowerCase(), word.toLowerCase())
    if (far < least) {
      least = far
      best = word
    }
  }
  return best
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}
