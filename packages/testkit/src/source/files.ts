import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SourceFile {
  readonly path: string // from the root, with slashes
  readonly text: string
}

const skipped = new Set(['node_modules', 'dist', '.git'])

/** Every file below `folder` whose name has one of the endings, in a fixed order. */
export function filesUnder(root: string, folder: string, endings: readonly string[]): SourceFile[] {
  const from = join(root, folder)
  if (!existsSync(from)) return []
  return readdirSync(from, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesUnder(root, path, endings)
      return endings.some((ending) => entry.name.endsWith(ending)) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : []
    })
}

export const isTest = (path: string): boolean => /\/test\//.test(path) || path.endsWith('.test.ts')
