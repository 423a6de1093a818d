// The built app, served to a real browser. Everything is found by role and name, as people and screen readers find it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { chromiumArgs, findChromium } from '../../serve/chromium.mjs'
import { type OpenHall, openHall } from '../../serve/hall.mjs'

const dist = join(import.meta.dirname, '../../dist')
const path = findChromium()

/** Tests in a browser; where there is none they are reported as skipped. */
export const inBrowser = describe.skipIf(path === null)

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
}

export interface Wishes {
  readonly theme?: 'dark' | 'light'
  readonly size?: readonly [number, number]
  /** What the browser's storage holds before the first page. */
  readonly storage?: Readonly<Record<string, string>>
  /** Service workers are off unless they are what is tested: nothing then comes from an older visit. */
  readonly offline?: true
}

export interface House {
  readonly address: string
  visit(path: string, wishes?: Wishes): Promise<Visit>
}

/** Starts server and browser for a file of tests, and holds every test to a silent console. */
export function openHouse(): House {
  let browser: Browser
  let server: OpenHall
  let contexts: BrowserContext[] = []
  let troubles: string[] = []
  beforeAll(async () => {
    if (!existsSync(join(dist, 'index.html'))) throw new Error('apps/web/dist is missing: `npm test` builds it')
    server = await openHall(dist)
    browser = await chromium.launch({ executablePath: path!, args: [...chromiumArgs] })
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })
  afterEach(async () => {
    for (const context of contexts) await context.close()
    const heard = troubles
    contexts = []
    troubles = []
    expect(heard).toEqual([])
  })
  return {
    get address() {
      return server.address
    },
    async visit(to, wishes = {}) {
      const [width, height] = wishes.size ?? [1280, 800]
      const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: wishes.offline ? 'allow' : 'block' })
      contexts.push(context)
      const settings = JSON.stringify({ theme: wishes.theme ?? 'dark', pace: 'off', language: 'en' })
      const storage = { 'duelhall/settings': settings, ...wishes.storage }
      // Seeds are the same in every run, so that a game that fails comes again.
      await context.addInitScript(`
        if (localStorage.getItem('visited') === null)
          for (const [key, value] of Object.entries(${JSON.stringify(storage)})) localStorage.setItem(key, value)
        localStorage.setItem('visited', 'yes')
        const random = crypto.getRandomValues.bind(crypto)
        crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(7) : random(bytes))
      `)
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      page.on('console', (message) => {
        if (message.type() === 'error') troubles.push(message.text())
      })
      page.on('pageerror', (error) => troubles.push(error.message))
      await page.goto(new URL(to, server.address).href)
      return { page, context }
    },
  }
}
