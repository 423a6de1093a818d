// Pictures of every screen, made from the real app at fixed games: `npm run shots`, or `npm run shots -- hall replay` for some.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
const { games, puzzlesOf } = await import('@duelhall/games')
const { openHall } = await import('../apps/web/serve/hall.mjs')
const { kept, played } = await import('../apps/web/serve/played.mjs')

const [puzzle] = await puzzlesOf['battle-of-creatures']()
const folder = join(root, 'docs', 'shots')
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 / 3 }
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1 }

const countOf = (view, isOne) => view.pieces.filter(({ values, controller }) => isOne(values, controller)).length
const atLeast = (view, where, player, n) => countOf(view, (values, by) => values.where === where && by === player) >= n
const isFight = (view) =>
  countOf(view, ({ attacking }) => attacking === true) >= 2 && countOf(view, ({ blocks }) => blocks?.length > 0) >= 1
/** What a table has to show: whoever changes rules or bots changes what happens after so many choices, but not this. */
const worth = {
  'battle-of-creatures': (view) => countOf(view, ({ where }) => where === 'board') >= 9,
  'dungeon-dice': (view) => view.decision.ask === 'net' && [0, 1].every((player) => atLeast(view, 'play', player, 3)),
  'dice-masters-yugioh': isFight,
  'dice-masters-ultramar': isFight,
  'duel-monsters': (view) => [0, 1].every((player) => atLeast(view, 'monsters', player, 2)) && atLeast(view, 'hand', 0, 3),
}
/** Where such a game was found last: looked at first. */
const found = { 'dungeon-dice': 1, 'dice-masters-yugioh': 9, 'dice-masters-ultramar': 14 }
/** The first game from there on that comes to such a moment; the same in every run. */
function worthSeeing(module) {
  const { id } = module.game
  const table = id === 'battle-of-creatures' ? { players: 4, table: { randomPreparation: true } } : {}
  for (let n = found[id] ?? 0; n < 99; n++) {
    const save = played(module, { ...table, seed: `shots-${id}-${n}`, atLeast: 30, until: worth[id], orEnd: true })
    if (save.over === null) return save
  }
  return fail(`no game of ${id} comes to a moment worth seeing`)
}
const saves = games.map(worthSeeing)
/** A table at which an effect has changed a die in the field. */
const ultramar = games.find(({ game }) => game.id === 'dice-masters-ultramar')
const changed = played(ultramar, {
  atLeast: 20,
  until: (view, state) =>
    view.pieces.some(({ values }, h) => ['field', 'attack'].includes(values.where) && ultramar.game.breakdown(state, 0, h).length > 0),
})
const told = played(games[0], { players: 3, table: { randomPreparation: true, turnLimit: 10 }, atLeast: Number.POSITIVE_INFINITY })

const { address, close } = await openHall(dist)
const browser = await chromium.launch({ executablePath: path, args: chromiumArgs })
mkdirSync(folder, { recursive: true })

/** A screen in both themes, on a desktop and on a phone: a fresh visitor with these games goes there, does something, and is photographed. */
async function shoot(name, { to, games: saved = [], ready = heading, act }) {
  for (const screen of [desktop, phone]) {
    const context = await browser.newContext({ ...screen, serviceWorkers: 'block', reducedMotion: 'reduce' })
    const storage = { 'duelhall/settings': JSON.stringify({ theme: 'dark', pace: 'off', language: 'en' }), ...kept(...saved) }
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, storage)
    const page = await context.newPage()
    await page.goto(new URL(to, address).href)
    await page
      .getByRole(...ready)
      .first()
      .waitFor()
    await act?.(page, screen === phone)
    // A page that listens to the server is never idle.
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
    await page.evaluate(() => document.fonts.ready)
    for (const theme of ['dark', 'light']) {
      await page.evaluate((now) => {
        document.documentElement.dataset.theme = now
      }, theme)
      const file = `${name}${theme === 'light' ? '-light' : ''}${screen === phone ? '-phone' : ''}.png`
      writeFileSync(join(folder, file), smallPng(await page.screenshot()))
      console.log(`docs/shots/${file}`)
    }
    await context.close()
  }
}

const heading = ['heading', { level: 1 }]
const option = ['region', { name: 'Your decision' }]
const slider = ['slider', { name: 'Choice' }]
const byId = (id) => saves.find((save) => save.id === id)

/** Goes over the dice until the inspector has something to explain. */
async function explainOne(page, isPhone) {
  for (const die of await page.locator('.dm-die .cover').filter({ visible: true }).all()) {
    await die.focus()
    if ((await page.locator('.explained').count()) > 0) break
  }
  if (isPhone) await page.getByRole('button', { name: 'Log and inspector' }).click()
}
/** Presses a card that cannot be used now. */
const pressIdle = async (page) => {
  await page.locator('.dl-side .dl-card:not([data-lit]) .cover').first().click()
  await page.getByRole('alert').waitFor()
}

/** Opens a table on the server and lets computers sit down. */
async function playOnline(page) {
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('button', { name: 'Let computers play' }).click()
  await page
    .getByRole(...option)
    .getByRole('listitem')
    .first()
    .waitFor()
}

const screens = {
  hall: { to: '/', games: saves.slice(0, 3) },
  game: { to: '/game/dungeon-dice' },
  'new-table': { to: '/new/dice-masters-ultramar', act: (page) => page.getByText('Options', { exact: true }).click() },
  rules: { to: '/rules/dungeon-dice#DD-FLY-02', ready: ['link', { name: 'DD-FLY-02' }] },
  emblems: { to: '/emblems/duel-monsters', ready: ['searchbox'] },
  cards: { to: '/cards/dungeon-dice' },
  builder: { to: '/build/duel-monsters', act: (page) => page.getByRole('combobox', { name: 'Which list' }).selectOption({ index: 2 }) },
  learn: { to: '/learn/dungeon-dice' },
  lesson: { to: '/learn/dungeon-dice/flying' },
  puzzle: { to: `/puzzle/battle-of-creatures/${puzzle.id}` },
  summary: { to: '/rules/dungeon-dice/summary', ready: ['heading', { level: 2 }] },
  online: { to: '/online' },
  lay: { to: '/lay/battle-of-creatures' },
  'table-online': { to: '/lay/battle-of-creatures', act: playOnline },
  ladder: { to: '/ladder' },
  settings: { to: '/', act: (page) => page.getByRole('button', { name: 'Settings' }).click() },
  ...Object.fromEntries(saves.map((save) => [`table-${save.id}`, { to: `/table/${save.id}`, games: [save], ready: option }])),
  'table-generic': { to: `/table/${saves[0].id}?skin=none`, games: saves, ready: option },
  explained: { to: '/table/dice-masters-ultramar', games: [changed], ready: option, act: explainOne },
  refusal: { to: '/table/duel-monsters', games: [byId('duel-monsters')], ready: option, act: pressIdle },
  curtain: { to: '/table/duel-monsters', games: [handed(byId('duel-monsters'))] },
  replays: { to: '/replays', games: [told] },
  replay: {
    to: `/replay?game=${told.id}`,
    games: [told],
    ready: slider,
    act: (page) => page.getByRole(...slider).fill(String(Math.floor(told.replay.choices.length * 0.6))),
  },
}

/** The same game between two people at one device. */
function handed(save) {
  return { ...save, seats: ['Ada', 'Ben'].map((name) => ({ name, level: 0 })) }
}

try {
  const wanted = process.argv.slice(2)
  for (const [name, screen] of Object.entries(screens)) if (wanted.length === 0 || wanted.includes(name)) await shoot(name, screen)
} finally {
  await browser.close()
  await close()
}
