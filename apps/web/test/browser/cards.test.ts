import { games } from '@duelhall/games'
import { expect, test } from 'vitest'
import { faults, sideways } from './faults.ts'
import { inBrowser, openHouse } from './house.ts'

const LONG = 300_000

inBrowser('card galleries', () => {
  const house = openHouse()

  test('hold every playable card, and find words of the rendered text', { timeout: LONG }, async () => {
    const { page } = await house.visit('/')
    for (const { game, catalog } of games) {
      await page.goto(new URL(`/cards/${game.id}`, house.address).href)
      await page.getByText(`${catalog.length} of ${catalog.length} cards`).waitFor()
      const [card] = catalog.filter(({ text }) => text.length > 20)
      await page.getByRole('searchbox').fill(card!.text.split('\n')[0]!)
      await page.getByText(`${catalog.length} of ${catalog.length} cards`).waitFor({ state: 'detached' })
      await page.getByRole('list', { name: 'Cards found' }).getByRole('button', { name: card!.name }).first().waitFor()
    }
  })

  test('filter, sort, open, compare; each card has an address', { timeout: LONG }, async () => {
    const { page } = await house.visit('/cards/duel-monsters')
    await page.getByRole('button', { name: 'Trap', exact: true }).click()
    await page.getByRole('button', { name: 'Counter', exact: true }).click()
    const list = page.getByRole('list', { name: 'Cards found' })
    await list.getByRole('button', { name: 'Solemn Judgment' }).waitFor()
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('combobox', { name: 'Order' }).selectOption('atk')
    const most = Math.max(...games.at(-1)!.catalog.map(({ facts }) => Number(facts.atk ?? 0)))
    await list
      .getByRole('button')
      .first()
      .filter({ hasText: String(most) })
      .waitFor()
    await list.getByRole('button').first().click()
    await page.getByRole('button', { name: 'Compare with another' }).click()
    await list.getByRole('button').nth(1).click()
    await page.waitForFunction("document.querySelectorAll('article').length === 2")
    const { page: fresh } = await house.visit(new URL(page.url()).pathname + new URL(page.url()).search)
    await fresh.getByRole('article').nth(1).waitFor()
  })

  test.each([
    ['dark', 1280, 800],
    ['light', 360, 640],
  ] as const)('have no fault that axe can find, %s', { timeout: LONG }, async (theme, width, height) => {
    const found: string[] = []
    const { page } = await house.visit('/', { theme, size: [width, height] })
    for (const { game, catalog } of games.filter(({ game }) => game.id !== 'dice-masters-ultramar')) {
      const [a, b] = catalog
      await page.goto(new URL(`/cards/${game.id}?card=${a!.id}&with=${b!.id}`, house.address).href)
      await page.getByRole('article').nth(1).waitFor()
      found.push(...(await faults(page)).map((fault) => `${game.id}: ${fault}`))
      if ((await sideways(page)) > 0) found.push(`${game.id}: wider than the screen`)
    }
    expect(found).toEqual([])
  })
})
