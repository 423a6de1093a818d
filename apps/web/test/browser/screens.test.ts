import { games } from '@duelhall/games'
import { expect, test } from 'vitest'
import { kept, played } from '../../serve/played.mjs'
import { faults, faultsInBothThemes, sideways } from './faults.ts'
import { inBrowser, openHouse } from './house.ts'
import { asked, options, playOn } from './player.ts'

const LONG = 300_000

inBrowser('every screen', () => {
  const house = openHouse()
  const paths = ['/', '/game/dungeon-dice', '/new/dice-masters-yugioh', '/replays', '/rules', '/rules/battle-of-creatures', '/nowhere']

  test('has no fault that axe can find, dark and light', { timeout: LONG }, async () => {
    const found: string[] = []
    const { page } = await house.visit('/', { size: [1440, 900] })
    for (const path of paths) {
      await page.goto(new URL(path, house.address).href)
      await page.getByRole('heading', { level: 1 }).waitFor()
      found.push(...(await faultsInBothThemes(page)).map((fault) => `${path}: ${fault}`))
    }
    await page.goto(house.address)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog').waitFor()
    found.push(...(await faultsInBothThemes(page)).map((fault) => `settings: ${fault}`))
    expect(found).toEqual([])
  })

  test('fits a phone', { timeout: LONG }, async () => {
    const found: string[] = []
    const { page } = await house.visit('/', { size: [360, 640] })
    for (const path of paths) {
      await page.goto(new URL(path, house.address).href)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if ((await sideways(page)) > 0) found.push(`${path}: wider than the screen`)
    }
    await page.goto(house.address)
    found.push(...(await faults(page)))
    expect(found).toEqual([])
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
    await page.getByRole('button', { name: 'Play Battle of the Creatures' }).click()
    await asked(page)
    await playOn(page, 'pointer', 2)
    await page.reload()
    await asked(page)
  })
})
