import { courses } from '@duelhall/games'
import { expect, test } from 'vitest'
import { inBrowser, openHouse } from './house.ts'

const LONG = 300_000

inBrowser('rules', () => {
  const house = openHouse()

  test('a rule is seen to happen: forth, back and by itself', { timeout: LONG }, async () => {
    const lesson = (await courses['battle-of-creatures']!()).lessons.find(({ id }) => id === 'battle')!
    const { page } = await house.visit('/rules/battle-of-creatures')
    await page.getByRole('searchbox').fill('BC-BATTLE-04')
    await page.getByRole('link', { name: 'See BC-BATTLE-04 happen' }).click()
    await page.getByRole('heading', { level: 1, name: lesson.title }).waitFor()
    const last = lesson.steps.length
    await page.getByText(lesson.steps[0]!.says).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText(lesson.steps[1]!.says).waitFor()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByText(lesson.steps[0]!.says).waitFor()
    await page.getByRole('button', { name: 'Play' }).click()
    await page.getByText('That was all.').waitFor()
    await page.getByText(`${last} of ${last} steps`).first().waitFor()
    await page.getByRole('link', { name: 'Try it yourself' }).click()
    await page.getByText(`Step 1 of ${last}`).waitFor()
  })

  test('words are explained and found by the search', { timeout: LONG }, async () => {
    const { page } = await house.visit('/rules/dungeon-dice')
    const words = page.getByRole('region', { name: 'Words' })
    await words.getByText('a cell covered by an unfolded die; it has an owner').waitFor()
    const before = await words.getByRole('definition').count()
    await page.getByRole('searchbox').fill('unfolded die')
    await page.waitForFunction(`document.querySelectorAll('.glossary dd').length < ${before}`)
    await words.getByText('a cell covered by an unfolded die; it has an owner').waitFor()
  })

  test('a game stands on one page, black on white when printed', { timeout: LONG }, async () => {
    const { page } = await house.visit('/rules/dice-masters-ultramar/summary')
    await page.getByRole('region', { name: 'How it is won' }).getByRole('link', { name: 'DM-WIN-01' }).waitFor()
    expect(await page.getByRole('link', { name: 'DM-CLEAN-02' }).count()).toBe(1)
    expect(await page.getByRole('link', { name: 'DM-CLEAN-01' }).count()).toBe(0)
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('banner').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Print' }).waitFor({ state: 'hidden' })
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)')
    expect(await page.evaluate(`getComputedStyle(document.querySelector('.summary li')).color`)).toBe('rgb(0, 0, 0)')
  })
})
