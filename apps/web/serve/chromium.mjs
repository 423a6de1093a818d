// The browser for tests and pictures: named by DUELHALL_CHROMIUM, or the system's own; never downloaded by npm.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium, or null. */
export function findChromium() {
  const named = process.env.DUELHALL_CHROMIUM
  if (named !== undefined) return existsSync(named) ? named : null
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? null
}

/** How it is started on servers and in containers. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
