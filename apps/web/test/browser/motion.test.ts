import { diceMastersYugioh, duelMonsters, dungeonDice } from '@duelhall/games'
import { expect, test } from 'vitest'
import { kept, played } from '../../serve/played.mjs'
import { inBrowser, openHouse } from './house.ts'
import { asked, options } from './player.ts'

const LONG = 180_000
const settings = (pace: string) => ({ 'duelhall/settings': JSON.stringify({ theme: 'dark', pace, language: 'en' }) })

/** Writes down what is set in motion: the piece or the seat, and how. */
const listening = `
  window.moved = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, ...rest) {
    const who = this.dataset.piece === undefined ? this.dataset.seat : this.dataset.piece
    if (who !== undefined) window.moved.push(frames.length === 2 ? 'travels' : 'shakes')
    return animate.call(this, frames, ...rest)
  }
`

inBrowser('motion', () => {
  const house = openHouse()

  test.each([
    ['duel-monsters', duelMonsters],
    ['dice-masters-yugioh', diceMastersYugioh],
    ['dungeon-dice', dungeonDice],
  ] as const)('explains: a piece travels from zone to zone, what is hurt shakes, %s', { timeout: LONG }, async (_, module) => {
    const save = played(module)
    const { page, context } = await house.visit('/', { storage: { ...settings('quick'), ...kept(save) } })
    await context.addInitScript(listening)
    await page.goto(new URL(`/table/${save.id}`, house.address).href)
    const seen = new Set<string>()
    for (let presses = 0; presses < 150 && seen.size < 2 && (await asked(page)); presses++) {
      await options(page).last().click()
      for (const how of await page.evaluate<string[]>('window.moved')) seen.add(how)
    }
    expect([...seen].sort()).toEqual(['shakes', 'travels'])
  })

  test('is not there for those who want none', { timeout: LONG }, async () => {
    const save = played(duelMonsters)
    const { page, context } = await house.visit('/', { storage: { ...settings('off'), ...kept(save) } })
    await context.addInitScript(listening)
    await page.goto(new URL(`/table/${save.id}`, house.address).href)
    for (let presses = 0; presses < 15 && (await asked(page)); presses++) await options(page).last().click()
    expect(await page.evaluate('window.moved')).toEqual([])
  })
})
