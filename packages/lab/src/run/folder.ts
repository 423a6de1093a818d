import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { LabFault } from '../fault.ts'

/** Makes a folder and those above it, one by one: `recursive` does not return where a file system never lets one be made. */
export function makeFolder(path: string): void {
  try {
    if (statSync(path).isDirectory()) return
    throw new LabFault(`cannot write to ${path}: it is not a folder`)
  } catch (error) {
    if (error instanceof LabFault || codeOf(error) !== 'ENOENT') throw unwritable(path, error)
  }
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw unwritable(path, error)
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** What the system says, in one line. */
export function unwritable(path: string, error: unknown): LabFault {
  return error instanceof LabFault ? error : new LabFault(`cannot write to ${path}: ${words[codeOf(error)] ?? String(error)}`)
}

const words: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is not a folder',
  ENOENT: 'no such folder can be made',
  EISDIR: 'it is a folder',
}
