import { games } from '@duelhall/games'
import { handle } from '@duelhall/kernel'
import { expect, test } from 'vitest'
import { kept, played } from '../../serve/played.mjs'
import { inBrowser, openHouse } from './house.ts'
import { asked, decision, options } from './player.ts'

const LONG = 120_000
const module = games.find(({ game }) => game.id === 'dice-masters-ultramar')!
const ultramar = played(module)

/** A table at which an effect changes a die in the field, its name, and the lines that explain it. */
let die = ''
let explained: readonly string[] = []
const changed = played(module, {
  atLeast: 20,
  until: (view, state) =>
    view.pieces.some(({ values }, h) => {
      if (values.where !== 'field' && values.where !== 'attack') return false
      die = String(values.name)
      explained = module.game
        .breakdown(state, view.viewer, handle(h))
        .flatMap(({ printed, changes }) => [
          `${printed} printed`,
          ...changes.map(({ source, add }) => `+${add} ${String(view.pieces[source!]!.values.name)}`),
        ])
      return explained.length > 0
    }),
})
/** The first player is asked in the turn of the other. */
let turn = 0
const waiting = played(module, {
  seed: 'reading-1',
  atLeast: 20,
  until(view) {
    turn = view.turn.no
    return view.turn.player === 1 && ['pass', 'done', 'decline'].includes(view.decision!.options[0]!.act)
  },
})

inBrowser('what a table tells', () => {
  const house = openHouse()

  test('a changed value is explained line by line, and the log names who sits there', { timeout: LONG }, async () => {
    const { page } = await house.visit(`/table/${changed.id}`, { storage: kept(changed) })
    await asked(page)
    const lines = page.getByRole('region', { name: 'Inspector' }).getByRole('listitem')
    const told = async () => (await lines.allInnerTexts()).map((line) => line.replace(/\s+/g, ' '))
    const dice = page.getByRole('main', { name: 'The table' }).getByRole('button', { name: die })
    for (const one of await dice.all()) {
      await one.hover({ force: true })
      // The inspector follows when the page has a moment; most dice have nothing to explain.
      await lines
        .first()
        .waitFor({ timeout: 2000 })
        .catch(() => {})
      if ((await lines.count()) > 0) break
    }
    expect(await told()).toEqual(explained)
    const log = await page.getByRole('region', { name: 'Log' }).innerText()
    expect(log).toMatch(/Noor (draws|rolls|fields|passes)/)
    expect(log).not.toMatch(/[Pp]layer 2/)
  })

  test('one may pass until the own turn: nothing is asked before it', { timeout: LONG }, async () => {
    const { page } = await house.visit(`/table/${waiting.id}`, { storage: kept(waiting) })
    await asked(page)
    await page.getByText(`Turn ${turn}`, { exact: true }).waitFor()
    await decision(page).getByRole('button', { name: 'Pass until my turn' }).click()
    await page.getByText(`Turn ${turn + 1}`, { exact: true }).waitFor()
    expect(await asked(page)).toBe(true)
    expect(await decision(page).getByRole('button', { name: 'Pass until my turn' }).count()).toBe(0)
  })

  test('on a phone the mat fits, and is brought closer and moved away', { timeout: LONG }, async () => {
    // In a crowded row dice are as small as they have to be, and may grow as the mat moves away.
    const early = played(module, { atLeast: 30 })
    const { page } = await house.visit(`/table/${early.id}`, { storage: kept(early), size: [360, 640] })
    await asked(page)
    const die = page
      .getByRole('main', { name: 'The table' })
      .getByRole('button', { name: /Sidekick/ })
      .first()
    const width = async () => (await die.boundingBox())!.width
    const before = await width()
    await page.getByRole('button', { name: 'Closer' }).click()
    expect(await width()).toBeGreaterThan(before * 1.2)
    await page.getByRole('button', { name: 'Further away' }).click()
    await page.getByRole('button', { name: 'Further away' }).click()
    expect(await width()).toBeLessThan(before)
    expect(await options(page).first().isVisible()).toBe(true)
  })

  test('a kept game that leaves the rules is said to, can be taken out, and removed', { timeout: LONG }, async () => {
    const bad = { ...ultramar, id: 'leaves', replay: { ...ultramar.replay, choices: [999_999] } }
    const { page } = await house.visit('/table/leaves', { storage: { 'duelhall/game/leaves': JSON.stringify(bad) } })
    await page.getByRole('heading', { level: 1, name: /cannot be opened/ }).waitFor()
    await page.getByText(/choice 1 of 1 is not offered/).waitFor()
    await page.getByRole('button', { name: /Download/ }).waitFor()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('link', { name: 'Back to the hall' }).click()
    await page.getByRole('button', { name: 'Play Dungeon Dice' }).waitFor()
    expect(await page.evaluate(`localStorage.getItem('duelhall/game/leaves')`)).toBe(null)
  })
})
