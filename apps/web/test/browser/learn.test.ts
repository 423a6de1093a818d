import { courses, games, puzzlesOf } from '@duelhall/games'
import { type GameModule, type Option, read } from '@duelhall/kernel'
import {
  begin,
  type Course,
  isSolved,
  type Lesson,
  laidOut,
  type Puzzle,
  searchFrom,
  spoiling,
  stepOf,
  take,
  WIDEST,
  wanted,
} from '@duelhall/lessons'
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

/** The puzzle with this first choice, then whatever comes first, against those who spoil what they can. */
function lineOf(module: GameModule, puzzle: Puzzle, first: (options: readonly Option[]) => number) {
  const { game, text } = module
  const state = laidOut(module, puzzle)
  const search = searchFrom(game, state, puzzle.player, WIDEST, puzzle.goal)
  const words: string[] = []
  for (let d = game.decision(state); d !== null && state.turn.no === search.turn; d = game.decision(state)) {
    if (d.player !== puzzle.player) game.apply(state, spoiling(search, state))
    else {
      const at = words.length === 0 ? first(d.options) : 0
      words.push(text.option(game.view(state, puzzle.player), read(game.acts, d.options[at]!)))
      game.apply(state, at)
    }
  }
  return { words, isSolved: isSolved(module, state, puzzle, search.turn) }
}

const firstPuzzle = async (game: string): Promise<string> => `/puzzle/${game}/${(await puzzlesOf[game]!())[0]!.id}`

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

  test('a turn is survived: the others try what spoils it', { timeout: LONG }, async () => {
    const puzzle = (await puzzlesOf['duel-monsters']!()).find(({ goal }) => goal === 'survive')!
    const { module } = (await courses['duel-monsters']!()).positions
    const { page } = await house.visit(`/puzzle/duel-monsters/${puzzle.id}`)
    await page.getByRole('heading', { name: 'Survive this turn' }).waitFor()
    const [saves] = puzzle.solution
    const lost = lineOf(module, puzzle, (options) => options.findIndex((option) => option !== saves))
    expect(lost.isSolved).toBe(false)
    for (const words of lost.words) await byKeyboard(page, words)
    await page.getByText('The game is lost. Try again.').waitFor()
    await page.getByRole('button', { name: 'Start again' }).click()
    const saved = lineOf(module, puzzle, (options) => options.indexOf(saves!))
    expect(saved.isSolved).toBe(true)
    for (const words of saved.words) await byKeyboard(page, words)
    await page.getByText('Solved.').waitFor()
  })

  test.each([
    ['dark', 1280, 800],
    ['light', 1280, 800],
    ['dark', 360, 640],
    ['light', 360, 640],
  ] as const)('have no fault that axe can find, %s %i', { timeout: LONG }, async (theme, width, height) => {
    const found: string[] = []
    const { page } = await house.visit('/', { theme, size: [width, height] })
    for (const path of [
      '/learn/dungeon-dice',
      '/learn/dungeon-dice/unfold',
      '/learn/duel-monsters/first-game',
      '/learn/battle-of-creatures/parts',
      '/learn/dice-masters-yugioh/combat',
      '/learn/dice-masters-ultramar/first-game',
      await firstPuzzle('duel-monsters'),
      await firstPuzzle('dungeon-dice'),
    ]) {
      await page.goto(new URL(path, house.address).href)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('heading', { level: 2 }).first().waitFor({ state: 'attached' })
      found.push(...(await faults(page)).map((fault) => `${path}: ${fault}`))
      if ((await sideways(page)) > 0) found.push(`${path}: wider than the screen`)
    }
    expect(found).toEqual([])
  })
})
