// Pictures of every screen for the README, made from the real app at fixed games.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { serveFolder } from '../apps/web/serve/static.mjs'
import { chromiumArgs, chromiumReady } from './chromium.mjs'
import { buildWeb, dist } from './web.mjs'
import { build, fail, install, root } from './workspace.mjs'

await install()
await build()
await buildWeb()
const path = await chromiumReady()
if (path === null) fail('no Chromium found; name one by DUELHALL_CHROMIUM')

const { chromium } = await import('playwright-core')
const { games } = await import('@duelhall/games')
const { levelBot, playGame } = await import('@duelhall/bots')

const folder = join(root, 'docs', 'shots')
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 / 3 }
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1 }

/** A game between computers up to a question of the first player somewhere in the middle. */
function midGame(module, share) {
  const players = module.game.id === 'battle-of-creatures' ? 4 : 2
  const config = module.config(players, module.game.id === 'battle-of-creatures' ? { randomPreparation: true } : {})
  const bot = levelBot(module, 2)
  const { replay } = playGame(
    module,
    config,
    `shots-${module.game.id}`,
    Array.from({ length: players }, () => bot),
  )
  const state = module.game.setup(config, replay.seed)
  let at = 0
  for (const choice of replay.choices) {
    const decision = module.game.decision(state)
    if (at >= replay.choices.length * share && decision.player === 0 && decision.options.length > 3) break
    module.game.apply(state, typeof choice === 'number' ? decision.options.indexOf(choice) : choice)
    at++
  }
  return { players, replay, at }
}

function saveOf(module, share) {
  const { players, replay, at } = midGame(module, share)
  const seats = Array.from({ length: players }, (_, p) => ({ name: ['You', 'Noor', 'Mattis', 'Tomo'][p], level: p === 0 ? 0 : 2 }))
  const choices = share >= 1 ? replay.choices : replay.choices.slice(0, at)
  return { version: 1, id: module.game.id, seats, replay: { ...replay, choices }, started: 1, updated: 1, turn: 1, asked: 0, over: null }
}

const { address, close } = await serveFolder(dist, 0)
const browser = await chromium.launch({ executablePath: path, args: chromiumArgs })
mkdirSync(folder, { recursive: true })

/** One picture: a fresh visitor with these saves goes to an address, does something, and is photographed. */
async function shoot(name, { to, theme = 'dark', screen = desktop, saves = [], ready, act }) {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block', reducedMotion: 'reduce' })
  const storage = { 'duelhall/settings': JSON.stringify({ theme, pace: 'off', language: 'en' }) }
  for (const save of saves) storage[`duelhall/game/${save.id}`] = JSON.stringify(save)
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, storage)
  const page = await context.newPage()
  await page.goto(new URL(to, address).href)
  await page
    .getByRole(...ready)
    .first()
    .waitFor()
  await act?.(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  rmSync(join(folder, `${name}.png`), { force: true })
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
  console.log(`docs/shots/${name}.png`)
}

const heading = ['heading', { level: 1 }]
const option = ['region', { name: 'Your decision' }]
const running = games.slice(0, 3).map((module) => ({ ...saveOf(module, 0.4), turn: 17 }))

try {
  for (const theme of ['dark', 'light']) {
    await shoot(`hall-${theme}`, { to: '/', theme, saves: running, ready: heading })
    await shoot(`hall-${theme}-phone`, { to: '/', theme, screen: phone, ready: heading })
  }
  await shoot('game', { to: '/game/dungeon-dice', ready: heading })
  await shoot('new-table', {
    to: '/new/dice-masters-ultramar',
    ready: heading,
    act: (page) => page.getByText('Options', { exact: true }).click(),
  })
  await shoot('rules', { to: '/rules/dungeon-dice#DD-FLY-02', theme: 'light', ready: ['term', {}] })
  await shoot('settings', { to: '/', ready: heading, act: (page) => page.getByRole('button', { name: 'Settings' }).click() })
  for (const module of games) {
    const save = saveOf(module, 0.4)
    const to = `/table/${save.id}`
    await shoot(`table-${save.id}`, { to, saves: [save], ready: option })
    await shoot(`table-${save.id}-light`, { to, theme: 'light', saves: [save], ready: option })
    await shoot(`table-${save.id}-phone`, { to, screen: phone, saves: [save], ready: option })
  }
  const generic = saveOf(games[0], 0.4)
  await shoot('table-generic', { to: `/table/${generic.id}?skin=none`, saves: [generic], ready: option })
  const told = saveOf(games[1], 1)
  const slider = ['slider', { name: 'Choice' }]
  const middle = (page) => page.getByRole(...slider).fill(String(Math.floor(told.replay.choices.length * 0.6)))
  await shoot('replay', { to: `/replay?game=${told.id}`, saves: [told], ready: slider, act: middle })
} finally {
  await browser.close()
  await close()
}
