// Builds the browser app when something it is made of has changed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, tool } from './workspace.mjs'

export const dist = join(root, 'apps', 'web', 'dist')
const stampFile = join(dist, '.stamp')
const sources = ['apps/web', 'packages', 'games', 'docs/rules', 'docs/shots', 'package-lock.json']
const skipped = new Set(['node_modules', 'dist', 'test', '.git'])

function* filesIn(path) {
  if (!statSync(path).isDirectory()) return yield path
  for (const name of readdirSync(path).sort()) if (!skipped.has(name)) yield* filesIn(join(path, name))
}

/** Names, sizes and times of everything the app is built from. */
function stampNow() {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesIn(join(root, source))) {
      const { mtimeMs, size } = statSync(file)
      hash.update(`${file}\0${mtimeMs}\0${size}\0`)
    }
  return hash.digest('hex')
}

/** The packages have to be compiled already: the app takes its list of games from them. */
export async function buildWeb() {
  const stamp = stampNow()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.error('duelhall: building the browser app')
  const code = await tool('vite/bin/vite.js', ['build', '--config', join(root, 'apps', 'web', 'vite.config.ts'), '--logLevel', 'warn'], {
    quiet: true,
  })
  if (code !== 0) fail('the build of the browser app failed', code)
  writeFileSync(stampFile, stamp)
}
