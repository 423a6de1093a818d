// The browser for tests and pictures: named by DUELHALL_CHROMIUM, or the system's own; never downloaded by npm.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './workspace.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium, or null. */
export function findChromium() {
  const named = process.env.DUELHALL_CHROMIUM
  if (named !== undefined) return existsSync(named) ? named : null
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? null
}

/** The same; where there is none and we are root on Debian, the distribution's is installed first. */
export async function chromiumReady() {
  const found = findChromium()
  if (found !== null || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  console.error('duelhall: installing Chromium for the browser tests, once')
  await run('apt-get', ['update', '-qq'], { quiet: true })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { quiet: true })
  return findChromium()
}

/** How it is started on servers and in containers. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
