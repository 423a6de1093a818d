// The budgets of the browser app, measured in a browser: script sizes, time to the table, input to paint, frames while things move.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { serveFolder } from '../apps/web/serve/static.mjs'
import { chromiumArgs, chromiumReady } from './chromium.mjs'
import { buildWeb, dist } from './web.mjs'
import { build, fail, install } from './workspace.mjs'

await install()
await build()
await buildWeb()
const path = await chromiumReady()
if (path === null) fail('no Chromium found; name one by DUELHALL_CHROMIUM')
const { chromium } = await import('playwright-core')
const { games } = await import('@duelhall/games')

const budgets = { hallScriptKb: 200, coldTableMs: 1500, inputToPaintMs: 100, framesPerSecond: 55 }
const kb = (bytes) => Math.round(bytes / 102.4) / 10
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

const { address, close } = await serveFolder(dist, 0)
const browser = await chromium.launch({ executablePath: path, args: chromiumArgs })
const visit = async (pace) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  await context.addInitScript(
    (value) => localStorage.setItem('duelhall/settings', JSON.stringify({ pace: value, theme: 'dark', language: 'en' })),
    pace,
  )
  return context.newPage()
}
const options = (page) => page.getByRole('region', { name: 'Your decision' }).getByRole('listitem').getByRole('button')

/** Scripts that the hall fetches before anything is pressed, compressed. */
async function hallScripts() {
  const page = await visit('off')
  const files = new Set()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) files.add(pathname)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.context().close()
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
}

/** From the press of *Play* in a browser that has nothing yet to the first question. */
async function coldTable(name) {
  const page = await visit('off')
  await page.goto(address)
  const play = page.getByRole('button', { name: `Play ${name}` })
  await play.waitFor()
  const start = Date.now()
  await play.click()
  await options(page).first().waitFor()
  const ms = Date.now() - start
  return { page, ms }
}

/** From a press on an option to the frame that follows it, as the page itself sees it. */
async function inputToPaint(page) {
  const times = []
  for (let n = 0; n < 8; n++) {
    await options(page).first().waitFor()
    const ms = await page.evaluate(
      () =>
        new Promise((done) => {
          const button = document.querySelector('.prompt .options button')
          const start = performance.now()
          button.click()
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => done(performance.now() - start)
            port2.postMessage(null)
          })
        }),
    )
    times.push(ms)
    await page.waitForTimeout(150)
  }
  return median(times)
}

/** Frames a second while the other side moves and everything is animated. */
async function frames(name) {
  const page = await visit('calm')
  await page.goto(address)
  await page.getByRole('button', { name: `Play ${name}` }).click()
  await options(page).first().click()
  const seen = await page.evaluate(
    () =>
      new Promise((done) => {
        const start = performance.now()
        let n = 0
        const count = () => {
          n++
          if (performance.now() - start < 2500) requestAnimationFrame(count)
          else done(n / ((performance.now() - start) / 1000))
        }
        requestAnimationFrame(count)
      }),
  )
  await page.context().close()
  return seen
}

const chunks = Object.fromEntries(
  readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, kb(gzipSync(readFileSync(join(dist, 'assets', file))).length)]),
)
try {
  const hallScriptKb = kb(await hallScripts())
  const tables = {}
  for (const { name, game } of games) {
    const { page, ms } = await coldTable(name)
    const paint = Math.round(await inputToPaint(page))
    await page.context().close()
    tables[game.id] = { coldTableMs: ms, inputToPaintMs: paint, framesPerSecond: Math.round(await frames(name)) }
  }
  const rows = Object.values(tables)
  const isKept =
    hallScriptKb <= budgets.hallScriptKb &&
    rows.every(
      (row) =>
        row.coldTableMs <= budgets.coldTableMs &&
        row.inputToPaintMs <= budgets.inputToPaintMs &&
        row.framesPerSecond >= budgets.framesPerSecond,
    )
  if (process.argv.includes('--json')) console.log(JSON.stringify({ budgets, hallScriptKb, tables, chunks, isKept }, null, 2))
  else {
    console.log(`hall: ${hallScriptKb} kB of compressed script (at most ${budgets.hallScriptKb})`)
    for (const [game, row] of Object.entries(tables))
      console.log(`${game}: table after ${row.coldTableMs} ms, input to paint ${row.inputToPaintMs} ms, ${row.framesPerSecond} frames/s`)
    console.log(isKept ? 'all budgets are kept' : 'a budget is broken')
  }
} finally {
  await browser.close()
  await close()
}
