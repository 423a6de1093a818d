import { games } from '@duelhall/games'
import { expect, test } from 'vitest'
import { kept, played } from '../../serve/played.mjs'
import { inBrowser, openHouse } from './house.ts'
import { asked, decision, options } from './player.ts'

const LONG = 120_000
const ultramar = played(games.find((module) => module.game.id === 'dice-masters-ultramar')!)

inBrowser('what a table tells', () => {
  const house = openHouse()

  test('a changed value is explained line by line, and the log names who sits there', { timeout: LONG }, async () => {
    const { page } = await house.visit(`/table/${ultramar.id}`, { storage: kept(ultramar) })
    await asked(page)
    const inspector = page.getByRole('region', { name: 'Inspector' })
    await page
      .getByRole('main', { name: 'The table' })
      .getByRole('button', { name: /Poxwalker 2/ })
      .first()
      .hover()
    await inspector.getByRole('heading', { name: 'Poxwalker' }).waitFor()
    expect((await inspector.getByRole('listitem').allInnerTexts()).map((line) => line.replace(/\s+/g, ' '))).toEqual([
      '1 printed',
      '+1 Excessive Ordinance',
    ])
    const log = await page.getByRole('region', { name: 'Log' }).innerText()
    expect(log).toContain('Noor attacks with Poxwalker')
    expect(log).not.toMatch(/[Pp]layer 2/)
  })

  test('one may pass until the own turn: nothing is asked before it', { timeout: LONG }, async () => {
    const { page } = await house.visit(`/table/${ultramar.id}`, { storage: kept(ultramar) })
    await asked(page)
    await page.getByText('Turn 16', { exact: true }).waitFor()
    await decision(page).getByRole('button', { name: 'Pass until my turn' }).click()
    await page.getByText('Turn 17', { exact: true }).waitFor()
    expect(await asked(page)).toBe(true)
    expect(await decision(page).getByRole('button', { name: 'Pass until my turn' }).count()).toBe(0)
  })

  test('on a phone the mat fits, and is brought closer and moved away', { timeout: LONG }, async () => {
    const { page } = await house.visit(`/table/${ultramar.id}`, { storage: kept(ultramar), size: [360, 640] })
    await asked(page)
    const die = page
      .getByRole('main', { name: 'The table' })
      .getByRole('button', { name: /Sidekick/ })
      .first()
    const width = async () => (await die.boundingBox())!.width
    const before = await width()
    await page.getByRole('button', { name: 'Closer' }).click()
    expect(await width()).toBeGreaterThan(before * 1.2)
    await page.getByRole('button', { name: 'Further away' }).click()
    await page.getByRole('button', { name: 'Further away' }).click()
    expect(await width()).toBeLessThan(before)
    expect(await options(page).first().isVisible()).toBe(true)
  })

  test('a kept game that leaves the rules is said to, can be taken out, and removed', { timeout: LONG }, async () => {
    const bad = { ...ultramar, id: 'leaves', replay: { ...ultramar.replay, choices: [999_999] } }
    const { page } = await house.visit('/table/leaves', { storage: { 'duelhall/game/leaves': JSON.stringify(bad) } })
    await page.getByRole('heading', { level: 1, name: /cannot be opened/ }).waitFor()
    await page.getByText(/choice 1 of 1 is not offered/).waitFor()
    await page.getByRole('button', { name: /Download/ }).waitFor()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('link', { name: 'Back to the hall' }).click()
    await page.getByRole('button', { name: 'Play Dungeon Dice' }).waitFor()
    expect(await page.evaluate(`localStorage.getItem('duelhall/game/leaves')`)).toBe(null)
  })
})
