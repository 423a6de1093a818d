// Pictures of every screen for the README, made from the real app at fixed games.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveFolder } from '../apps/web/serve/static.mjs'
import { chromiumArgs, chromiumReady } from './chromium.mjs'
import { smallPng } from './small-png.mjs'
import { buildWeb, dist } from './web.mjs'
import { build, fail, install, root } from './workspace.mjs'

await install()
await build()
await buildWeb()
const path = await chromiumReady()
if (path === null) fail('no Chromium found; name one by DUELHALL_CHROMIUM')

const { chromium } = await import('playwright-core')
const { games } = await import('@duelhall/games')
const { kept, played } = await import('../apps/web/serve/played.mjs')

const folder = join(root, 'docs', 'shots')
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 / 3 }
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1 }

const saves = games.map((module) =>
  played(module, module.game.id === 'battle-of-creatures' ? { players: 4, table: { randomPreparation: true } } : {}),
)
const told = played(games[0], { players: 3, table: { randomPreparation: true, turnLimit: 10 }, atLeast: Number.POSITIVE_INFINITY })

const { address, close } = await serveFolder(dist, 0)
const browser = await chromium.launch({ executablePath: path, args: chromiumArgs })
mkdirSync(folder, { recursive: true })

/** One picture: a fresh visitor with these saves goes to an address, does something, and is photographed. */
async function shoot(name, { to, theme = 'dark', screen = desktop, games: saved = [], ready, act }) {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block', reducedMotion: 'reduce' })
  const storage = { 'duelhall/settings': JSON.stringify({ theme, pace: 'off', language: 'en' }), ...kept(...saved) }
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
  writeFileSync(join(folder, `${name}.png`), smallPng(await page.screenshot()))
  await context.close()
  console.log(`docs/shots/${name}.png`)
}

const heading = ['heading', { level: 1 }]
const option = ['region', { name: 'Your decision' }]
const slider = ['slider', { name: 'Choice' }]

try {
  for (const theme of ['dark', 'light']) {
    await shoot(`hall-${theme}`, { to: '/', theme, games: saves.slice(0, 3), ready: heading })
    await shoot(`hall-${theme}-phone`, { to: '/', theme, screen: phone, ready: heading })
  }
  await shoot('game', { to: '/game/dungeon-dice', ready: heading })
  await shoot('new-table', {
    to: '/new/dice-masters-ultramar',
    ready: heading,
    act: (page) => page.getByText('Options', { exact: true }).click(),
  })
  await shoot('rules', { to: '/rules/dungeon-dice#DD-FLY-02', theme: 'light', ready: ['link', { name: 'DD-FLY-02' }] })
  await shoot('settings', { to: '/', ready: heading, act: (page) => page.getByRole('button', { name: 'Settings' }).click() })
  for (const save of saves) {
    const to = `/table/${save.id}`
    await shoot(`table-${save.id}`, { to, games: [save], ready: option })
    await shoot(`table-${save.id}-phone`, { to, screen: phone, games: [save], ready: option })
  }
  await shoot('table-light', { to: `/table/${saves[0].id}`, theme: 'light', games: saves, ready: option })
  await shoot('table-generic', { to: `/table/${saves[0].id}?skin=none`, games: saves, ready: option })
  const middle = (page) => page.getByRole(...slider).fill(String(Math.floor(told.replay.choices.length * 0.6)))
  await shoot('replay', { to: `/replay?game=${told.id}`, games: [told], ready: slider, act: middle })
} finally {
  await browser.close()
  await close()
}
