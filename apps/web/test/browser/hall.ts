// A hall in a process of its own, which can be killed without a word and started again, and browsers that visit it.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { chromiumArgs, findChromium } from '../../serve/chromium.mjs'
import { rates } from '../../serve/hall.mjs'

const main = join(import.meta.dirname, '../../../server/dist/main.js')
const web = join(import.meta.dirname, '../../dist')
/** What a browser writes down when nobody answers; while the hall is dead that is as it should be. */
const lost = /net::ERR_|Failed to load resource/
/** What it writes down when the hall says no to something that somebody was meant to try. */
const refused = /status of 409/

interface Visiting {
  readonly size?: readonly [number, number]
  readonly theme?: 'dark' | 'light'
}

export interface Hall {
  readonly address: string
  readonly data: string
  visit(path: string, wishes?: Visiting): Promise<Page>
  kill(): Promise<void>
  start(): Promise<void>
  /** In this test somebody tries what the hall refuses. */
  refuses(): void
}

export function openHall(): Hall {
  const data = mkdtempSync(join(tmpdir(), 'duelhall-web-'))
  let browser: Browser
  let child: ChildProcess
  let port = 0
  let wasKilled = false
  let mayRefuse = false
  let pages: Page[] = []
  let troubles: string[] = []

  function start(): Promise<void> {
    child = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        DUELHALL_DATA: data,
        DUELHALL_WEB: web,
        PORT: String(port),
        DUELHALL_PACE: '0',
        DUELHALL_RATES: JSON.stringify(rates),
      },
    })
    return new Promise((done, fail) => {
      child.once('exit', (code) => fail(new Error(`the hall ended with ${code}`)))
      child.stderr?.on('data', (text: Buffer) => troubles.push(text.toString()))
      child.stdout?.on('data', (text: Buffer) => {
        const found = /listening on (\d+)/.exec(text.toString())
        if (found === null) return void troubles.push(text.toString())
        port = Number(found[1])
        done()
      })
    })
  }
  async function kill(): Promise<void> {
    wasKilled = true
    child.removeAllListeners('exit')
    const gone = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await gone
  }
  beforeAll(async () => {
    await start()
    browser = await chromium.launch({ executablePath: findChromium()!, args: [...chromiumArgs] })
  }, 60_000)
  afterEach(async () => {
    for (const page of pages) await page.context().close()
    const heard = troubles.filter((trouble) => !(wasKilled && lost.test(trouble)) && !(mayRefuse && refused.test(trouble)))
    pages = []
    troubles = []
    mayRefuse = false
    expect(heard).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await kill()
    rmSync(data, { recursive: true, force: true })
  })
  return {
    data,
    get address() {
      return `http://127.0.0.1:${port}`
    },
    async visit(path, { size = [1280, 800], theme = 'dark' } = {}) {
      const context = await browser.newContext({ viewport: { width: size[0], height: size[1] }, serviceWorkers: 'block' })
      const settings = JSON.stringify({ theme, pace: 'off', language: 'en' })
      await context.addInitScript(`localStorage.setItem('duelhall/settings', ${JSON.stringify(settings)})`)
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      page.on('console', (message) => {
        if (message.type() === 'error') troubles.push(message.text())
      })
      page.on('pageerror', (error) => troubles.push(error.message))
      pages.push(page)
      await page.goto(new URL(path, `http://127.0.0.1:${port}`).href)
      return page
    },
    kill,
    start,
    refuses() {
      mayRefuse = true
    },
  }
}

/** Makes an account through the page. */
export async function signUp(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: 'Make an account' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByLabel('Password').fill('a long enough word')
  await page.getByRole('button', { name: 'Make an account' }).click()
  await page.getByText(`Signed in as ${name}.`).waitFor()
}
