import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

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
  [/^Starting LP/, '4000'],
  [/^Match/, '1'],
]

/** Walks on with the tab key until this has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let n = 0; n < 120; n++) {
    if (await goal.evaluate((node) => node === node.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the tab key does not lead to ${goal}`)
}

/** Presses, sets or chooses a thing as somebody with a mouse does, or as somebody does who has none. */
const doing = {
  pointer: {
    press: (_page: Page, goal: Locator) => goal.click(),
    set: (_page: Page, goal: Locator) => goal.check({ force: true }),
    choose: async (_page: Page, goal: Locator, value: string) => void (await goal.selectOption(value)),
  },
  keyboard: {
    async press(page: Page, goal: Locator) {
      await tabTo(page, goal)
      await page.keyboard.press('Enter')
    },
    async set(page: Page, goal: Locator) {
      if (await goal.isChecked()) return
      const group = page.getByRole('radiogroup').filter({ has: goal })
      if ((await group.count()) === 0) {
        await tabTo(page, goal)
        return page.keyboard.press('Space')
      }
      // The tab key leads to the one that is chosen, arrows from there to the others.
      await tabTo(page, group.getByRole('radio', { checked: true }))
      for (let n = 0; n < 9 && !(await goal.isChecked()); n++) await page.keyboard.press('ArrowRight')
    },
    async choose(page: Page, goal: Locator, value: string) {
      await tabTo(page, goal)
      await page.keyboard.press('Home')
      for (let n = 0; n < 30 && (await goal.inputValue()) !== value; n++) await page.keyboard.press('ArrowDown')
    },
  },
} as const

/** A new table, short, against the weakest computer, laid through the form from its top to its end. */
export async function layTable(page: Page, hand: Hand = 'pointer'): Promise<void> {
  const { press, set, choose } = doing[hand]
  await page.getByRole('button', { name: 'Start' }).waitFor()
  const two = page.getByRole('radio', { name: '2', exact: true })
  if ((await two.count()) > 0) await set(page, two)
  for (const level of await page.getByRole('combobox', { name: /^Level of seat/ }).all()) {
    await choose(page, level, '1')
    expect(await level.inputValue()).toBe('1')
  }
  const more = page.getByText('Options', { exact: true })
  if ((await more.count()) > 0) await press(page, hand === 'keyboard' ? page.locator('summary', { has: more }) : more)
  const short = page.getByRole('switch', { name: /^Short game/ })
  if ((await short.count()) > 0) await set(page, short)
  for (const [name, value] of shortest) {
    const choice = page.getByRole('combobox', { name })
    if ((await choice.count()) === 0) continue
    await choose(page, choice, value)
    expect(await choice.inputValue()).toBe(value)
  }
  await press(page, page.getByRole('button', { name: 'Start' }))
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
