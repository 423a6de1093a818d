import { courses, games, puzzlesOf } from '@duelhall/games'
import { read } from '@duelhall/kernel'
import { begin, type Course, type Lesson, laidOut, stepOf, take, wanted } from '@duelhall/lessons'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults, sideways } from './faults.ts'
import { inBrowser, openHouse } from './house.ts'

const LONG = 300_000

/** The words of the option that each step asks for, in order; null where there is only something to read. */
function script(course: Course, lesson: Lesson): readonly (string | null)[] {
  const { module } = course.positions
  const run = begin(course, lesson)
  const words: (string | null)[] = []
  while (stepOf(run) !== null) {
    const at = wanted(run)
    const decision = module.game.decision(run.state)
    words.push(
      at === null
        ? null
        : module.text.option(module.game.view(run.state, decision!.player), read(module.game.acts, decision!.options[at]!)),
    )
    take(run, at)
  }
  return words
}

async function byKeyboard(page: Page, words: string | null): Promise<void> {
  const list = page.getByRole('region', { name: 'Your decision' })
  const button =
    words === null ? page.getByRole('button', { name: 'Go on' }) : list.getByRole('button', { name: words, exact: true }).first()
  await button.focus()
  await page.keyboard.press('Enter')
}

inBrowser('lessons and puzzles', () => {
  const house = openHouse()

  test.each(games.map(({ game }) => game.id))(
    '%s: a lesson from start to end by keyboard; it is remembered',
    { timeout: LONG },
    async (id) => {
      const course = await courses[id]!()
      const lesson = course.lessons.find((one) => one.chapter === 'turn')!
      const { page } = await house.visit(`/learn/${id}/${lesson.id}`)
      await page.getByRole('heading', { name: lesson.title }).waitFor()
      for (const [i, words] of script(course, lesson).entries()) {
        await page.getByText(`Step ${i + 1} of ${lesson.steps.length}`).waitFor()
        await byKeyboard(page, words)
      }
      await page.getByText('Lesson done.').waitFor()
      await page.getByRole('link', { name: 'All lessons' }).click()
      await page.getByText(`1 of ${course.lessons.length} lessons done`).first().waitFor()
      await page.reload()
      await page.getByText(`1 of ${course.lessons.length} lessons done`).first().waitFor()
    },
  )

  test('another choice is told apart from what is asked, and changes nothing', { timeout: LONG }, async () => {
    const { page } = await house.visit('/learn/duel-monsters/first-turn')
    await page
      .getByRole('region', { name: 'Your decision' })
      .getByRole('button', { name: /Dark Hole/ })
      .first()
      .click()
    await page.getByText(/it is not what is asked/).waitFor()
    await page.getByText('Step 1 of 4').waitFor()
  })

  test('a puzzle is solved', { timeout: LONG }, async () => {
    const [puzzle] = await puzzlesOf['battle-of-creatures']!()
    const { module } = (await courses['battle-of-creatures']!()).positions
    const { page } = await house.visit(`/puzzle/battle-of-creatures/${puzzle!.id}`)
    await page.getByRole('heading', { name: 'Win this turn' }).waitFor()
    const state = laidOut(module, puzzle!)
    const words = module.text.option(module.game.view(state, puzzle!.player), read(module.game.acts, puzzle!.solution[0]!))
    await byKeyboard(page, words)
    await page.getByText('Solved.').waitFor()
  })

  test.each([
    ['dark', 1280, 800],
    ['light', 360, 640],
  ] as const)('have no fault that axe can find, %s', { timeout: LONG }, async (theme, width, height) => {
    const found: string[] = []
    const { page } = await house.visit('/', { theme, size: [width, height] })
    for (const path of [
      '/learn/dungeon-dice',
      '/learn/dungeon-dice/unfold',
      '/learn/duel-monsters/parts',
      '/learn/battle-of-creatures/parts',
    ]) {
      await page.goto(new URL(path, house.address).href)
      await page.getByRole('heading', { level: 1 }).waitFor()
      found.push(...(await faults(page)).map((fault) => `${path}: ${fault}`))
      if ((await sideways(page)) > 0) found.push(`${path}: wider than the screen`)
    }
    expect(found).toEqual([])
  })
})
