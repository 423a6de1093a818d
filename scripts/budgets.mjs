// The budgets of the browser app, measured in a browser: script sizes, time to the table, input to paint, frames while things move.
// Everything is measured several times, the machine's own speed beside it; the median is held to the budget, the worst is shown.
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { addressToTable, emptyMotion, machine, movingFrames, presses, pressToTable, searches, visitor } from './budget-probes.mjs'
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
const { openHall } = await import('../apps/web/serve/hall.mjs')
const { kept, played } = await import('../apps/web/serve/played.mjs')

const budgets = { hallScriptKb: 200, tableMs: 1500, inputToPaintMs: 100, framesPerSecond: 58 }
const asked = process.argv.slice(2)
const ROUNDS = Number(asked.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length) ?? 5)
if (!Number.isInteger(ROUNDS) || ROUNDS < 1) fail('usage: npm run -s web:budgets -- [--json] [--rounds=5] [game …]', 2)
const PRESSES = 8

const kb = (bytes) => Math.round(bytes / 102.4) / 10
const sorted = (list) => list.toSorted((a, b) => a - b)
const median = (list) => sorted(list)[Math.floor(list.length / 2)]
/** Median and worst; what is better when it is more has its worst at the other end. */
const figure = (list, isMore = false) =>
  list.length === 0 ? null : { median: Math.round(median(list)), worst: Math.round(isMore ? Math.min(...list) : Math.max(...list)) }

const { address, close } = await openHall(dist)
const browser = await chromium.launch({ executablePath: path, args: chromiumArgs })

/** Scripts that the hall fetches before anything is pressed, compressed. */
async function hallScripts() {
  const page = await visitor(browser)
  const files = new Set()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) files.add(pathname)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.context().close()
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
}

async function repeated(n, probe) {
  const found = []
  for (let i = 0; i < n; i++) found.push(await probe())
  return found
}

async function measured(module) {
  const save = played(module, module.game.id === 'battle-of-creatures' ? { players: 3, table: { randomPreparation: true } } : {})
  const storage = kept(save)
  const press = await repeated(ROUNDS, () => pressToTable(browser, address, module.name))
  const opened = await repeated(ROUNDS, () => addressToTable(browser, address, save, storage))
  const inputs = (await repeated(ROUNDS, () => presses(browser, address, save, storage, PRESSES))).flat()
  const frames = (await repeated(ROUNDS, () => movingFrames(browser, address, save, storage, PRESSES))).filter((one) => one !== null)
  return {
    pressToTableMs: figure(press),
    addressToTableMs: figure(opened),
    inputToPaintMs: figure(inputs),
    framesPerSecond: figure(frames, true),
  }
}

/** The largest gallery as it is, and with some 5,000 cards: from a key or a filter to the list. */
async function galleries() {
  const { game, catalog } = games.reduce((a, b) => (b.catalog.length > a.catalog.length ? b : a))
  const rows = []
  for (const times of [1, Math.ceil(5000 / catalog.length)])
    rows.push({
      game: game.id,
      cards: times * catalog.length,
      inputToPaintMs: figure((await repeated(ROUNDS, () => searches(browser, address, game.id, times))).flat()),
    })
  return rows
}

const isWithin = (row) =>
  row.pressToTableMs.median <= budgets.tableMs &&
  row.addressToTableMs.median <= budgets.tableMs &&
  row.inputToPaintMs.median <= budgets.inputToPaintMs &&
  row.framesPerSecond !== null &&
  row.framesPerSecond.median >= budgets.framesPerSecond

const chunks = Object.fromEntries(
  readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, kb(gzipSync(readFileSync(join(dist, 'assets', file))).length)]),
)
const line = (name, { median: middle, worst }, unit) => `${name} ${middle} ${unit} (worst ${worst})`
try {
  const wanted = asked.filter((word) => !word.startsWith('--'))
  const hallScriptKb = kb(await hallScripts())
  const speeds = [await machine(browser)]
  const bare = [await emptyMotion(browser)]
  const tables = {}
  for (const module of games) {
    if (wanted.length > 0 && !wanted.includes(module.game.id)) continue
    tables[module.game.id] = await measured(module)
    speeds.push(await machine(browser))
    bare.push(await emptyMotion(browser))
  }
  const galleryRows = wanted.length > 0 ? [] : await galleries()
  const own = {
    workMs: figure(speeds.map(({ workMs }) => workMs)),
    emptyPageFramesPerSecond: figure(
      speeds.map(({ framesPerSecond }) => framesPerSecond),
      true,
    ),
    emptyPageInMotion: figure(bare, true),
    load: Math.round(loadavg()[0] * 10) / 10,
  }
  const isKept =
    hallScriptKb <= budgets.hallScriptKb &&
    Object.values(tables).every(isWithin) &&
    galleryRows.every(({ inputToPaintMs }) => inputToPaintMs.median <= budgets.inputToPaintMs)
  if (asked.includes('--json'))
    console.log(
      JSON.stringify({ budgets, rounds: ROUNDS, machine: own, hallScriptKb, tables, galleries: galleryRows, chunks, isKept }, null, 2),
    )
  else {
    console.log(
      `machine: ${line('a fixed piece of work', own.workMs, 'ms')}, ${line('an empty page', own.emptyPageFramesPerSecond, 'frames/s')}, ${line('with one thing in motion', own.emptyPageInMotion, 'frames/s')}`,
    )
    console.log(`hall: ${hallScriptKb} kB of compressed script (at most ${budgets.hallScriptKb})`)
    for (const [game, row] of Object.entries(tables))
      console.log(
        `${game}: ${[
          line('from the press to the table', row.pressToTableMs, 'ms'),
          line('from the address', row.addressToTableMs, 'ms'),
          line('input to paint', row.inputToPaintMs, 'ms'),
          row.framesPerSecond === null ? 'nothing moved' : line('in motion', row.framesPerSecond, 'frames/s'),
        ].join(', ')}`,
      )
    for (const { game, cards, inputToPaintMs } of galleryRows)
      console.log(`gallery of ${game} with ${cards} cards: ${line('input to paint', inputToPaintMs, 'ms')}`)
    console.log(isKept ? 'all budgets are kept' : 'a budget is broken')
  }
} finally {
  await browser.close()
  await close()
}
