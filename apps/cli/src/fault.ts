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
