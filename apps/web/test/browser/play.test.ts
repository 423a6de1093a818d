import { games } from '@duelhall/games'
import { expect, test } from 'vitest'
import { inBrowser, openHouse } from './house.ts'
import { asked, layTable, over, playOn } from './player.ts'

const LONG = 300_000
const MOST = 1500
/** Dice and cards are others each time, and who plays at random may lose soon. */
const FEWEST = 3

inBrowser('every game of the registry, from the hall to the end', () => {
  const house = openHouse()

  test.each(games.map((module) => [module.name, module.game.id] as const))(
    '%s by pointer, through roles and names only',
    { timeout: LONG },
    async (name, id) => {
      const { page } = await house.visit('/')
      await page.getByRole('link', { name: `A new table of ${name} with your own options` }).click()
      await page.waitForURL(`**/new/${id}`)
      await layTable(page)
      expect(await asked(page)).toBe(true)
      expect(await playOn(page, 'pointer', MOST)).toBeGreaterThanOrEqual(FEWEST)
      await over(page).waitFor({ timeout: 1000 })
      expect(await page.getByRole('region', { name: 'Log' }).getByRole('listitem').count()).toBeGreaterThan(3)
    },
  )

  test.each(games.map((module) => [module.name, module.game.id] as const))('%s by keyboard alone', { timeout: LONG }, async (_name, id) => {
    const { page } = await house.visit(`/new/${id}`)
    await layTable(page, 'keyboard')
    expect(await asked(page)).toBe(true)
    expect(await playOn(page, 'keyboard', MOST, 11)).toBeGreaterThanOrEqual(FEWEST)
    await over(page).waitFor({ timeout: 1000 })
  })
})
