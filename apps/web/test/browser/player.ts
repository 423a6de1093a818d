import type { Locator, Page } from 'playwright-core'

export type Hand = 'pointer' | 'keyboard'

export const decision = (page: Page): Locator => page.getByRole('region', { name: 'Your decision' })
/** What can be chosen; nothing while an answer is on its way, although the last question still stands there. */
export const options = (page: Page): Locator =>
  decision(page).and(page.locator('[aria-busy="false"]')).getByRole('listitem').getByRole('button')
export const over = (page: Page): Locator => page.getByRole('region', { name: 'The game is over' })

/** Waits until there is something to choose or the game is over; tells which. */
export async function asked(page: Page): Promise<boolean> {
  await options(page).first().or(over(page)).first().waitFor()
  return (await over(page).count()) === 0
}

/** What makes a game short, where it has such an option. */
const shortest: readonly (readonly [RegExp, string])[] = [
  [/^Turn limit/, '10'],
  [/^Life/, '10'],
  [/^Starting LP/, '2000'],
  [/^Match/, '1'],
]

/** A new table, short, against the weakest computer, laid through the form. */
export async function layTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).waitFor()
  const two = page.getByRole('radio', { name: '2', exact: true })
  if ((await two.count()) > 0) await two.check({ force: true })
  for (const level of await page.getByRole('combobox', { name: /^Level of seat/ }).all()) await level.selectOption('1')
  const more = page.getByText('Options', { exact: true })
  if ((await more.count()) > 0) await more.click()
  const short = page.getByRole('switch', { name: /^Short game/ })
  if ((await short.count()) > 0) await short.check({ force: true })
  for (const [name, value] of shortest) {
    const choice = page.getByRole('combobox', { name })
    if ((await choice.count()) > 0) await choice.selectOption(value)
  }
  await page.getByRole('button', { name: 'Start' }).click()
}

/** Picks by a fixed sequence: the same game comes again. */
export function picker(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (state * 16807) % 2147483647
    return state % n
  }
}

/** Makes one choice by its button: with the pointer, by its number, or by walking to it with the arrows. */
async function chooseOne(page: Page, hand: Hand, at: number): Promise<void> {
  if (hand === 'pointer') return options(page).nth(at).click({ timeout: 3000 })
  if (at < 9) return page.keyboard.press(String(at + 1))
  await page.keyboard.press('q')
  for (let i = 0; i < at; i++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
}

/** Plays on until the game is over or so many choices are made; gives how many were. */
export async function playOn(page: Page, hand: Hand, most: number, seed = 5): Promise<number> {
  const pick = picker(seed)
  for (let n = 0; n < most; n++) {
    // Mostly the next question is there at once; only where it is not is there something to wait for.
    let count = await options(page).count()
    if (count === 0) {
      if (!(await asked(page))) return n
      count = await options(page).count()
    }
    // The list may be gone by now, since the last choice was answered in between: then there is a new one to look at.
    if (count > 0) await chooseOne(page, hand, pick(Math.min(count, 14))).catch(() => {})
  }
  return most
}
