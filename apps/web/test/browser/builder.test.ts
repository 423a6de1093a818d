import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults, sideways } from './faults.ts'
import { inBrowser, openHouse } from './house.ts'
import { asked } from './player.ts'

const LONG = 300_000

/** What each game's list needs, by part: a search that finds enough cards, how many of them, and copies of each. */
const plans: Readonly<Record<string, readonly { part: string; search: string; cards: number; copies: number }[]>> = {
  'battle-of-creatures': [{ part: 'Pawns', search: 'fire', cards: 14, copies: 1 }],
  'dungeon-dice': [
    { part: 'Figures', search: 'warrior', cards: 5, copies: 2 },
    { part: 'Dice', search: 'warrior', cards: 5, copies: 3 },
  ],
  'dice-masters-yugioh': [
    { part: 'Team', search: 'common character', cards: 8, copies: 2 },
    { part: 'Basic actions', search: 'basic', cards: 2, copies: 1 },
  ],
  'duel-monsters': [{ part: 'Main Deck', search: 'monster normal earth', cards: 14, copies: 3 }],
}

const legal = (page: Page) => page.getByText('Legal: ready to play.')
const search = (page: Page) => page.getByRole('searchbox')
const lists = (page: Page) => page.evaluate<string[]>(`Object.keys(localStorage).filter((key) => key.startsWith('duelhall/deck/'))`)
const partsOf = (page: Page, key: string) => page.evaluate<unknown>(`JSON.parse(localStorage.getItem('${key}')).parts`)

const idOnServer = async (page: Page) => (await page.locator('optgroup[label="On the server"] option').getAttribute('value'))!

/** From nothing, card by card, by the keyboard. */
async function build(page: Page, game: string): Promise<void> {
  await page.getByRole('heading', { name: 'Builder' }).waitFor()
  for (const { part, search: words, cards, copies } of plans[game]!) {
    await search(page).fill(words)
    const adders = page.getByRole('button', { name: new RegExp(`^Add .* to ${part}$`) })
    await adders.nth(cards - 1).waitFor()
    for (let i = 0; i < cards; i++)
      for (let n = 0; n < copies; n++) {
        await adders.nth(i).focus()
        await page.keyboard.press('Enter')
      }
  }
}

inBrowser('builders', () => {
  const house = openHouse()

  test.each(Object.keys(plans))('%s: from nothing to legal, out, in again and equal, by link too', { timeout: LONG }, async (game) => {
    const { page } = await house.visit(`/build/${game}`)
    await page.getByText(/\d+ faults?/).waitFor()
    await build(page, game)
    await legal(page).waitFor()
    const [first] = await lists(page)
    const parts = await partsOf(page, first!)

    await page.getByRole('button', { name: 'Import, export, share' }).click()
    const forms = await page.getByRole('combobox', { name: 'Form' }).getByRole('option').allTextContents()
    const written: string[] = []
    for (const form of forms) {
      await page.getByRole('combobox', { name: 'Form' }).selectOption({ label: form })
      written.push(await page.getByRole('textbox', { name: 'The list, written out' }).inputValue())
    }
    for (const text of written.slice(0, -1)) {
      const before = await lists(page)
      await page.getByRole('textbox', { name: 'Paste a list here' }).fill(text)
      await page.getByRole('button', { name: 'Read it' }).click()
      await expect.poll(async () => (await lists(page)).length, { timeout: 30_000 }).toBe(before.length + 1)
      await legal(page).waitFor()
      const [added] = (await lists(page)).filter((key) => !before.includes(key))
      expect(sorted(await partsOf(page, added!))).toEqual(sorted(parts))
      expect(await partsOf(page, first!)).toEqual(parts)
      await page.getByRole('button', { name: 'Import, export, share' }).click()
    }
    const link = new URL(written.at(-1)!)
    const { page: fresh } = await house.visit(link.pathname + link.hash)
    await legal(fresh).waitFor()
    const [shared] = await lists(fresh)
    expect(await partsOf(fresh, shared!)).toEqual(parts)
    await fresh.getByRole('button', { name: 'Play with it' }).click()
    expect(await asked(fresh)).toBe(true)
  })

  test('a list is kept on the server for whoever is known there, and comes back from it', { timeout: LONG }, async () => {
    const { page } = await house.visit('/build/dungeon-dice')
    await page.getByRole('combobox', { name: 'Which list' }).selectOption({ label: 'Rush' })
    await legal(page).waitFor()
    const keep = page.getByRole('button', { name: 'Keep on the server' })
    expect(await keep.count()).toBe(0)
    expect(await page.evaluate<number>(`fetch('/api/guest', { method: 'POST' }).then((answer) => answer.status)`)).toBe(200)
    await page.reload()
    await keep.click()
    await page.getByRole('button', { name: 'Kept on the server' }).waitFor()
    const [first] = await lists(page)
    const parts = await partsOf(page, first!)
    await page.evaluate(`localStorage.removeItem('${first}')`)
    await page.reload()
    await page.locator('optgroup[label="On the server"]').waitFor({ state: 'attached' })
    await page.getByRole('combobox', { name: 'Which list' }).selectOption(await idOnServer(page))
    await legal(page).waitFor()
    const [again] = await lists(page)
    expect(await partsOf(page, again!)).toEqual(parts)
    await page.getByRole('button', { name: 'Kept on the server' }).waitFor()
  })

  test('bad input is refused with reasons and lines, and nothing is lost', { timeout: LONG }, async () => {
    const { page } = await house.visit('/build/dungeon-dice')
    await page.getByRole('combobox', { name: 'Which list' }).selectOption({ label: 'Rush' })
    await legal(page).waitFor()
    const before = await page.evaluate<string>('JSON.stringify(localStorage)')
    const refused = async (name: string, text: string, reason: string) => {
      await page.getByRole('button', { name: 'Import, export, share' }).click()
      const chooser = page.waitForEvent('filechooser')
      await page.getByText('Open a file', { exact: true }).click()
      await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
      const alert = page.getByRole('alert').filter({ hasText: reason })
      await alert.waitFor()
      return alert.textContent()
    }
    await refused('big.txt', 'x'.repeat(10_000_000), 'far too long')
    await refused('other.ydk', '#main\n89631139\n#extra\n!side\n', 'This is a deck of Duel Monsters.')
    const hostile = await refused('<b>x</b>.txt', 'Figures\n1 <img src=x onerror="window.hurt = 1">\n2 \u202Eelf\n🐲\n', 'Line 2:')
    for (const line of ['Line 3:', 'Line 4:']) expect(hostile).toContain(line)
    expect(hostile).not.toContain('\u202E')
    expect(await page.evaluate('window.hurt')).toBeUndefined()
    expect(await page.evaluate<string>('JSON.stringify(localStorage)')).toBe(before)
    await legal(page).waitFor()
  })

  test.each([
    ['dark', 1280, 800],
    ['light', 360, 640],
    ['light', 1280, 800],
    ['dark', 360, 640],
  ] as const)('have no fault that axe can find, %s %i', { timeout: LONG }, async (theme, width, height) => {
    const found: string[] = []
    const { page } = await house.visit('/', { theme, size: [width, height] })
    for (const game of ['battle-of-creatures', 'dungeon-dice', 'dice-masters-yugioh', 'duel-monsters']) {
      await page.goto(new URL(`/build/${game}`, house.address).href)
      await page.getByRole('combobox', { name: 'Which list' }).selectOption({ index: 2 })
      if (width < 760) await page.getByRole('button', { name: 'Cards', exact: true }).click()
      await search(page).waitFor()
      found.push(...(await faults(page)).map((fault) => `${game}: ${fault}`))
      if ((await sideways(page)) > 0) found.push(`${game}: wider than the screen`)
    }
    await page.getByRole('button', { name: 'Import, export, share' }).click()
    await page.getByRole('dialog').waitFor()
    found.push(...(await faults(page)).map((fault) => `transfer: ${fault}`))
    expect(found).toEqual([])
  })
})

const sorted = (parts: unknown) =>
  Object.fromEntries(Object.entries(parts as Record<string, string[]>).map(([part, list]) => [part, [...list].sort()]))
