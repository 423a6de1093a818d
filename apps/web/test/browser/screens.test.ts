import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@duelhall/games'
import { expect, test } from 'vitest'
import { kept, played } from '../../serve/played.mjs'
import { faultsInBothThemes, sideways } from './faults.ts'
import { inBrowser, openHouse } from './house.ts'
import { asked, options, playOn } from './player.ts'
import { elsewhere, routesOfTheApp, screens } from './routes.ts'

const LONG = 300_000
const sizes = [
  [1440, 900],
  [360, 640],
] as const

inBrowser('every screen', () => {
  const house = openHouse()

  test('every route of the app has a screen that is looked at', () => {
    expect([...Object.keys(screens), ...Object.keys(elsewhere)].toSorted()).toEqual([...routesOfTheApp(), 'nowhere'].toSorted())
    for (const [file, goesTo] of Object.values(elsewhere)) {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8')
      expect(text).toContain(goesTo)
      expect(text).toContain('faultsInBothThemes(page)')
    }
  })

  test.each(Object.entries(screens))(
    '%s has no fault that axe can find: dark and light, desktop and phone',
    { timeout: LONG },
    async (_route, { to, storage = {}, ready = (page) => page.getByRole('heading', { level: 1 }) }) => {
      const found: string[] = []
      for (const size of sizes) {
        const { page } = await house.visit(to, { size, storage })
        await ready(page).first().waitFor()
        found.push(...(await faultsInBothThemes(page)).map((fault) => `${size[0]} wide: ${fault}`))
        if ((await sideways(page)) > 0) found.push(`wider than ${size[0]}`)
      }
      expect(found).toEqual([])
    },
  )

  test.each(sizes)('the settings have no fault that axe can find: %i × %i', { timeout: LONG }, async (width, height) => {
    const { page } = await house.visit('/', { size: [width, height] })
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
  })

  test.each(games.map((module) => [module.name, module] as const))(
    'the table of %s has no fault that axe can find: dark and light, desktop and phone',
    { timeout: LONG },
    async (_name, module) => {
      const save = played(module)
      const { page } = await house.visit(`/table/${save.id}`, { size: [1440, 900], storage: kept(save) })
      expect(await asked(page)).toBe(true)
      const found = [...(await faultsInBothThemes(page))]
      await page.setViewportSize({ width: 360, height: 640 })
      await page.getByRole('button', { name: 'Log and inspector' }).waitFor()
      found.push(...(await faultsInBothThemes(page)).map((fault) => `phone: ${fault}`))
      if ((await sideways(page)) > 0) found.push('wider than the screen')
      expect(found).toEqual([])
    },
  )

  test('on a phone the question stays in view and everything can be pressed', { timeout: LONG }, async () => {
    const { page } = await house.visit('/', { size: [360, 640] })
    await page.getByRole('button', { name: 'Play Battle of the Creatures' }).click()
    await asked(page)
    await playOn(page, 'pointer', 4)
    await asked(page)
    const box = (await options(page).first().boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(640)
    expect(box.height).toBeGreaterThanOrEqual(40)
    await page.getByRole('button', { name: 'Log and inspector' }).click()
    await page.getByRole('region', { name: 'Log' }).waitFor()
  })

  test('speaks German when asked to', { timeout: LONG }, async () => {
    const { page } = await house.visit('/')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
    await page.getByRole('button', { name: 'Dungeon Dice spielen' }).waitFor()
    expect(await page.evaluate('document.documentElement.lang')).toBe('de')
    await page.reload()
    await page.getByRole('link', { name: 'Halle' }).waitFor()
  })

  test('works offline after the first visit', { timeout: LONG }, async () => {
    const { page, context } = await house.visit('/', { offline: true })
    await page.evaluate('navigator.serviceWorker.ready')
    await page.waitForFunction(
      'caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys())))).then((lists) => lists.flat().length > 40)',
    )
    await page.reload()
    await context.setOffline(true)
    await page.reload()
    for (const { name } of games) {
      await page.getByRole('button', { name: `Play ${name}` }).click()
      expect(await asked(page)).toBe(true)
      await playOn(page, 'pointer', 2)
      await page.reload()
      expect(await asked(page)).toBe(true)
      await page.getByRole('link', { name: 'Leave' }).click()
    }
  })
})
