import { answerOf, greedy } from '@duelhall/bots'
import { dungeonDice, games } from '@duelhall/games'
import { playerId } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { faults } from './faults.ts'
import { inBrowser, openHouse, type Visit } from './house.ts'
import { asked, decision, layTable, options, over, playOn } from './player.ts'

const LONG = 120_000

/** The game that the browser keeps, as text. */
const kept = ({ page }: Visit): Promise<string> =>
  page.evaluate(`Object.entries(localStorage).find(([key]) => key.startsWith('duelhall/game/'))?.[1] ?? ''`)

/** Two people in the middle of a dungeon in which each has an item that the other does not know. */
function withHiddenItems(): object {
  const config = dungeonDice.config(2, {}, ['items', 'items'])
  const state = dungeonDice.game.setup(config, 'hidden')
  const choices: unknown[] = []
  const isHidden = (player: number) => dungeonDice.game.view(state, playerId(player)).pieces.some((piece) => piece.def === null)
  for (let n = 0; !(isHidden(0) && isHidden(1)); n++) {
    const answer = answerOf(dungeonDice, state, greedy, `hidden/${n}`)
    choices.push(dungeonDice.game.decision(state)!.options[answer])
    dungeonDice.game.apply(state, answer)
  }
  const replay = {
    game: 'dungeon-dice',
    rules: dungeonDice.game.rules,
    cards: dungeonDice.game.cards,
    config,
    seed: 'hidden',
    choices,
    digest: '',
  }
  const seats = [
    { name: 'Ada', level: 0 },
    { name: 'Ben', level: 0 },
  ]
  return { version: 1, id: 'hidden', seats, replay, started: 1, updated: 1, turn: 1, asked: 0, over: null }
}

inBrowser('a table', () => {
  const house = openHouse()

  test.each(games.map((module) => module.name))('two clicks from the hall and %s is being played', { timeout: LONG }, async (name) => {
    const visit = await house.visit('/')
    const { page } = visit
    await page.getByRole('button', { name: `Play ${name}` }).click()
    expect(await asked(page)).toBe(true)
    const before = JSON.parse(await kept(visit)).replay.choices.length
    // The first press may only take a piece in hand.
    await playOn(page, 'pointer', 3)
    await asked(page)
    expect(JSON.parse(await kept(visit)).replay.choices.length).toBeGreaterThan(before)
  })

  test('a reload in mid-game loses nothing', { timeout: LONG }, async () => {
    const visit = await house.visit('/')
    const { page } = visit
    await page.getByRole('button', { name: 'Play Battle of the Creatures' }).click()
    await asked(page)
    await playOn(page, 'pointer', 3)
    await asked(page)
    const question = await decision(page).getByRole('heading').innerText()
    const before = JSON.parse(await kept(visit)).replay.choices
    await page.reload()
    await asked(page)
    expect(await decision(page).getByRole('heading').innerText()).toBe(question)
    expect(JSON.parse(await kept(visit)).replay.choices).toEqual(before)
    await page.goto(house.address)
    await page.getByRole('link', { name: 'Continue Battle of the Creatures' }).click()
    await asked(page)
    expect(JSON.parse(await kept(visit)).replay.choices).toEqual(before)
  })

  test('undo takes back what nobody has seen, and says why when it cannot', { timeout: LONG }, async () => {
    const visit = await house.visit('/')
    const { page } = visit
    await page.getByRole('button', { name: 'Play Dungeon Dice' }).click()
    await asked(page)
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    expect(await undo.isDisabled()).toBe(true)
    expect(await undo.getAttribute('title')).toMatch(/Nothing can be taken back/)
    const question = await decision(page).getByRole('heading').innerText()
    const length = JSON.parse(await kept(visit)).replay.choices.length
    await options(page).nth(1).click()
    await decision(page).getByText('Picked 1 of 3').waitFor()
    await undo.click()
    await decision(page).getByRole('heading', { name: question }).waitFor()
    expect(JSON.parse(await kept(visit)).replay.choices.length).toBe(length)
  })

  test('pressing what is not possible tells the rule, which has a page of its own', { timeout: LONG }, async () => {
    const { page, context } = await house.visit('/new/battle-of-creatures')
    await layTable(page)
    await asked(page)
    await page.goto(`${page.url()}?skin=none`)
    await asked(page)
    await page
      .getByRole('region', { name: /^Reserve/ })
      .last()
      .getByRole('button')
      .last()
      .click()
    const card = page.getByRole('alert')
    await card.waitFor()
    const rule = card.getByRole('link').first()
    const id = await rule.innerText()
    expect(id).toMatch(/^BC-[A-Z]+-\d+$/)
    const [rules] = await Promise.all([context.waitForEvent('page'), rule.click()])
    await rules.getByRole('link', { name: id, exact: true }).first().waitFor()
    expect(rules.url()).toContain(`/rules/battle-of-creatures#${id}`)
    await rules.close()
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
  })

  test('a lit piece on the table is the same as its button', { timeout: LONG }, async () => {
    const visit = await house.visit('/new/dungeon-dice')
    const { page } = visit
    await layTable(page)
    await asked(page)
    await page.goto(`${page.url()}?skin=none`)
    await asked(page)
    await page.getByRole('region', { name: /^Dice/ }).first().getByRole('button').first().click()
    await decision(page).getByText('Picked 1 of 3').waitFor()
    expect(JSON.parse(await kept(visit)).replay.choices.length).toBeGreaterThan(0)
  })

  test('between two people a curtain hides what only the next may see', { timeout: LONG }, async () => {
    const { page } = await house.visit('/table/hidden', { storage: { 'duelhall/game/hidden': JSON.stringify(withHiddenItems()) } })
    const lift = page.getByRole('button', { name: /show the table$/ })
    const seen: string[] = []
    for (let n = 0; n < 60 && new Set(seen).size < 2; n++) {
      await lift.or(options(page).first()).first().waitFor()
      if ((await lift.count()) > 0) {
        seen.push(await page.getByRole('heading', { level: 1 }).innerText())
        expect(await page.getByRole('main', { name: 'The table' }).count()).toBe(0)
        if (seen.length === 1) expect(await faults(page)).toEqual([])
        await page.keyboard.press('Enter')
      } else
        await options(page)
          .first()
          .click({ timeout: 3000 })
          .catch(() => {})
    }
    expect(new Set(seen)).toEqual(new Set(['Hand the device to Ada', 'Hand the device to Ben']))
  })

  test('a game without secrets needs no curtain', { timeout: LONG }, async () => {
    const { page } = await house.visit('/')
    await page.getByRole('button', { name: 'Battle of the Creatures with a friend on this device' }).click()
    for (let n = 0; n < 4; n++) {
      await asked(page)
      await options(page).first().click()
    }
    expect(await page.getByRole('button', { name: /show the table$/ }).count()).toBe(0)
  })

  test('resigning is asked for once more, ends the game, and shows who won', { timeout: LONG }, async () => {
    const { page } = await house.visit('/')
    await page.getByRole('button', { name: 'Play Dungeon Dice' }).click()
    await asked(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Resign' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
    await over(page).waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Play again' }).click()
    expect(await asked(page)).toBe(true)
  })

  test('bad storage: a half-written game, a full storage, an unknown table', { timeout: LONG }, async () => {
    const broken = await house.visit('/', { storage: { 'duelhall/game/halfgame': '{"version":1,"id":"halfg' } })
    await broken.page.getByRole('alert').getByText('A saved game cannot be read.').waitFor()
    await broken.page.goto(`${house.address}table/halfgame`)
    await broken.page.getByRole('heading', { name: /only half written/ }).waitFor()
    await broken.page.goto(`${house.address}table/nothere1`)
    await broken.page.getByRole('heading', { name: 'This game is not in this browser.' }).waitFor()
    await broken.page.getByRole('link', { name: 'Back to the hall' }).click()
    await broken.page.getByRole('button', { name: 'Remove' }).click()
    await broken.page.getByRole('alert').waitFor({ state: 'detached' })

    const full = await house.visit('/')
    await full.page.evaluate(`Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`)
    await full.page.getByRole('button', { name: 'Play Battle of the Creatures' }).click()
    await full.page
      .getByRole('alert')
      .getByText(/storage is full/)
      .waitFor()
    await asked(full.page)
    await playOn(full.page, 'pointer', 2)
  })

  test('a browser without workers says so', { timeout: LONG }, async () => {
    const { page } = await house.visit('/')
    await page.evaluate('delete window.Worker')
    await page.getByRole('button', { name: 'Play Battle of the Creatures' }).click()
    await page.getByRole('heading', { name: /it has no web workers/ }).waitFor()
    await page.getByRole('link', { name: 'Back to the hall' }).waitFor()
  })

  test('a computer that thinks never blocks the page and says so', { timeout: LONG }, async () => {
    const { page } = await house.visit('/new/dice-masters-yugioh')
    await page.getByRole('combobox', { name: 'Level of seat 2' }).selectOption('5')
    await page.getByRole('button', { name: 'Start' }).click()
    const thinking = page.getByRole('heading', { name: 'Computer is thinking …' })
    for (let n = 0; n < 12 && (await thinking.count()) === 0; n++) {
      await options(page).first().or(thinking).first().waitFor()
      if ((await thinking.count()) === 0)
        await options(page)
          .first()
          .click({ timeout: 3000 })
          .catch(() => {})
    }
    await thinking.waitFor()
    // The page goes on painting meanwhile; where it did not, this would wait for ever.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  })
})
