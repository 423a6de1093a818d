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
const { ask, botSeed, levelBot } = await import('@duelhall/bots')
const { replayOf } = await import('@duelhall/kernel')

const folder = join(root, 'docs', 'shots')
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 / 3 }
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1 }

/** Choices after which a game is worth a picture. */
const late = { 'battle-of-creatures': 70, 'dungeon-dice': 110, 'dice-masters-yugioh': 60, 'dice-masters-ultramar': 60, 'duel-monsters': 50 }
const names = ['You', 'Noor', 'Mattis', 'Tomo']

/** A game that computers have played up to a question of the first player, or to its end. */
function saveOf(module, players, table, atLeast) {
  const { game } = module
  const config = module.config(players, table)
  const seed = `shots-${game.id}`
  const state = game.setup(config, seed)
  const bot = levelBot(module, 1)
  const choices = []
  for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
    if (choices.length >= atLeast && decision.player === 0 && decision.options.length > 3) break
    const { answer } = ask(module, state, bot, botSeed(seed, decision.player))
    choices.push(decision.options[answer])
    game.apply(state, answer)
  }
  const seats = Array.from({ length: players }, (_, p) => ({ name: names[p], level: p === 0 ? 0 : 2 }))
  const replay = replayOf(game, config, seed, choices, state)
  const now = Date.now()
  return {
    version: 1,
    id: game.id,
    seats,
    replay,
    started: now,
    updated: now,
    turn: state.turn.no,
    asked: game.decision(state)?.player ?? null,
    over: null,
  }
}

const saves = games.map((module) =>
  module.game.id === 'battle-of-creatures'
    ? saveOf(module, 4, { randomPreparation: true }, late[module.game.id])
    : saveOf(module, 2, {}, late[module.game.id] ?? 50),
)
const told = saveOf(games[0], 3, { randomPreparation: true, turnLimit: 10 }, Number.POSITIVE_INFINITY)

const { address, close } = await serveFolder(dist, 0)
const browser = await chromium.launch({ executablePath: path, args: chromiumArgs })
mkdirSync(folder, { recursive: true })

/** One picture: a fresh visitor with these saves goes to an address, does something, and is photographed. */
async function shoot(name, { to, theme = 'dark', screen = desktop, kept = [], ready, act }) {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block', reducedMotion: 'reduce' })
  const storage = { 'duelhall/settings': JSON.stringify({ theme, pace: 'off', language: 'en' }) }
  for (const save of kept) storage[`duelhall/game/${save.id}`] = JSON.stringify(save)
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
    await shoot(`hall-${theme}`, { to: '/', theme, kept: saves.slice(0, 3), ready: heading })
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
    await shoot(`table-${save.id}`, { to, kept: [save], ready: option })
    await shoot(`table-${save.id}-phone`, { to, screen: phone, kept: [save], ready: option })
  }
  await shoot('table-light', { to: `/table/${saves[0].id}`, theme: 'light', kept: saves, ready: option })
  await shoot('table-generic', { to: `/table/${saves[0].id}?skin=none`, kept: saves, ready: option })
  const middle = (page) => page.getByRole(...slider).fill(String(Math.floor(told.replay.choices.length * 0.6)))
  await shoot('replay', { to: `/replay?game=${told.id}`, kept: [told], ready: slider, act: middle })
} finally {
  await browser.close()
  await close()
}
