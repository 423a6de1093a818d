// A Chromium for browser tests and pictures; where there is none and we are root on Debian, the distribution's is installed first.
import { existsSync } from 'node:fs'
import { findChromium } from '../apps/web/serve/chromium.mjs'
import { run } from './workspace.mjs'

export { chromiumArgs } from '../apps/web/serve/chromium.mjs'

/** Its path, or null. */
export async function chromiumReady() {
  const found = findChromium()
  if (found !== null || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  console.error('duelhall: installing Chromium for the browser tests, once')
  await run('apt-get', ['update', '-qq'], { quiet: true })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { quiet: true })
  return findChromium()
}
