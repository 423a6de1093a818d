// People at one table: choices back by consent, playing again, playing on, and what one can do about somebody; decks that are kept for an account.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsInBothThemes, sideways } from './faults.ts'
import { openHall, signUp } from './hall.ts'
import { inBrowser } from './house.ts'
import { decision, options, over } from './player.ts'

const LONG = 300_000

inBrowser('company', () => {
  const hall = openHall()
  let people = 0

  /** Two with accounts of their own. */
  async function guests(): Promise<readonly [Page, Page, string, string]> {
    people += 1
    const names = [`Ada ${people}`, `Bea ${people}`] as const
    const [ada, bea] = [await hall.visit('/account'), await hall.visit('/account')]
    await signUp(ada, names[0])
    await signUp(bea, names[1])
    return [ada, bea, ...names]
  }

  /** A table that the one opens and the other finds by its link. */
  async function seated(ada: Page, bea: Page): Promise<string> {
    await ada.goto(`${hall.address}/lay/battle-of-creatures`)
    await ada.getByRole('button', { name: 'Open the table' }).click()
    await ada.getByRole('heading', { name: 'Waiting for players' }).waitFor()
    await bea.goto(ada.url())
    await bea.getByRole('button', { name: 'Sit down here' }).click()
    await decision(ada).waitFor()
    await decision(bea).waitFor()
    return ada.url()
  }

  /** Whoever is asked, and the other. */
  async function turns(ada: Page, bea: Page): Promise<readonly [Page, Page]> {
    await Promise.race([options(ada).first().waitFor(), options(bea).first().waitFor()])
    return (await options(ada).count()) > 0 ? [ada, bea] : [bea, ada]
  }

  async function resign(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Resign' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
    await over(page).waitFor()
  }

  const chat = (page: Page): Locator => page.getByRole('region', { name: 'Chat' })
  async function say(page: Page, words: string): Promise<void> {
    await page.getByRole('textbox', { name: 'Say something' }).fill(words)
    await page.keyboard.press('Enter')
    await chat(page).getByText(words).waitFor()
  }
  /** What can be done about somebody who has said something. */
  async function about(page: Page, name: string, what: 'Mute' | 'Block' | 'Report'): Promise<void> {
    await chat(page)
      .getByRole('button', { name: `About ${name}` })
      .first()
      .click()
    await page.getByRole('menuitem', { name: what }).click()
  }

  test('a choice comes back when the other agrees, and does not when the other says no', { timeout: LONG }, async () => {
    const [ada, bea] = await guests()
    await seated(ada, bea)
    const [asker, other] = await turns(ada, bea)
    const plead = async () => {
      await asker.getByRole('button', { name: 'Menu' }).click()
      await asker.getByRole('menuitem', { name: 'Ask for your last choice back' }).click()
      await asker.getByText('You asked for your last choice back.').waitFor()
    }
    const question = await decision(asker).innerText()
    const chosen = async () => {
      await options(asker).first().click()
      await expect.poll(() => decision(asker).innerText(), { timeout: 30_000 }).not.toBe(question)
      await asker.locator('.prompt[aria-busy=false]').waitFor()
    }
    await chosen()
    await plead()
    await other.getByRole('button', { name: 'Give it back' }).click()
    await asker.getByText('You asked for your last choice back.').waitFor({ state: 'detached' })
    await expect.poll(() => decision(asker).innerText(), { timeout: 30_000 }).toBe(question)

    await chosen()
    const next = await decision(asker).innerText()
    await plead()
    await other.getByRole('alert').getByRole('button', { name: 'No', exact: true }).click()
    await asker.getByText('You asked for your last choice back.').waitFor({ state: 'detached' })
    await expect.poll(() => decision(asker).innerText(), { timeout: 30_000 }).toBe(next)
  })

  test('they play again at a table of its own, and on from any position of the one before', { timeout: LONG }, async () => {
    const [ada, bea] = await guests()
    const first = await seated(ada, bea)
    for (let n = 0; n < 3; n++) {
      const [asker] = await turns(ada, bea)
      const before = await decision(asker).innerText()
      await options(asker).first().click()
      await expect.poll(() => decision(asker).innerText(), { timeout: 30_000 }).not.toBe(before)
    }
    await resign(ada)
    await over(bea).waitFor()
    await ada.getByRole('button', { name: 'Play again' }).click()
    await ada.getByRole('heading', { name: 'Waiting for players' }).waitFor()
    await bea.getByRole('button', { name: 'They want to play again: sit down' }).click()
    await decision(ada).waitFor()
    await decision(bea).waitFor()
    await turns(ada, bea)
    expect(ada.url()).toBe(bea.url())
    expect(ada.url()).not.toBe(first)

    // The first match, from its second choice on, with a computer on the other seat.
    const cid = await hall.visit(`/replay?match=${first.split('/').at(-1)}`)
    const moment = cid.getByRole('slider').first()
    for (const at of ['1', '2']) {
      await moment.press('ArrowRight')
      await expect.poll(() => moment.inputValue(), { timeout: 30_000 }).toBe(at)
    }
    expect(await faultsInBothThemes(cid)).toEqual([])
    await cid.setViewportSize({ width: 360, height: 740 })
    expect(await sideways(cid)).toBeLessThanOrEqual(0)
    await cid.getByRole('button', { name: 'Play on with others' }).click()
    await cid.getByRole('heading', { name: 'Waiting for players' }).waitFor()
    await cid.getByText('This game goes on after 2 choices of a finished match, with new dice.').waitFor()
    await cid.getByRole('button', { name: 'Let computers play' }).click()
    await options(cid).first().waitFor()
  })

  test('who is muted is not heard, until the account hears them again; who is reported is told about', { timeout: LONG }, async () => {
    const [ada, bea, , name] = await guests()
    const table = await seated(ada, bea)
    await say(bea, 'You will lose')
    await chat(ada).getByText('You will lose').waitFor()

    await about(ada, name, 'Report')
    await ada.getByRole('dialog').getByRole('textbox', { name: 'What happened?' }).fill('Unkind words')
    await ada.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
    await chat(ada).getByText('Reported. Thank you.').waitFor()

    await about(ada, name, 'Mute')
    await chat(ada).getByText(`${name} is muted.`).waitFor()
    await say(bea, 'And lose again')
    // What Ada says comes after it on her own line.
    await say(ada, 'Let us play')
    await chat(bea).getByText('Let us play').waitFor()
    expect(await chat(ada).getByText('lose').count()).toBe(0)
    await ada.reload()
    await chat(ada).getByText('Let us play').waitFor()
    expect(await chat(ada).getByText('lose').count()).toBe(0)

    await ada.goto(`${hall.address}/account`)
    await ada.getByRole('heading', { name: 'Muted' }).waitFor()
    await ada.getByRole('button', { name: `Hear again: ${name}` }).click()
    await ada.getByRole('heading', { name: 'Muted' }).waitFor({ state: 'detached' })
    await ada.goto(table)
    await chat(ada).getByText('And lose again').waitFor()
  })

  test('who is blocked is met no more, until the account meets them again', { timeout: LONG }, async () => {
    hall.refuses()
    const [ada, bea, , name] = await guests()
    await seated(ada, bea)
    await say(bea, 'Hello')
    await chat(ada).getByText('Hello').waitFor()
    await about(ada, name, 'Block')
    await chat(ada).getByText(`${name} is blocked`).waitFor()

    await ada.goto(`${hall.address}/lay/battle-of-creatures`)
    await ada.getByRole('button', { name: 'Open the table' }).click()
    await ada.getByRole('heading', { name: 'Waiting for players' }).waitFor()
    const table = ada.url()
    await bea.goto(table)
    await bea.getByRole('button', { name: 'Sit down here' }).click()
    await bea.getByRole('alert').getByText('do not play together').waitFor()

    await ada.goto(`${hall.address}/account`)
    await ada.getByRole('button', { name: `Meet again: ${name}` }).click()
    await ada.getByRole('heading', { name: 'Blocked' }).waitFor({ state: 'detached' })
    await bea.getByRole('button', { name: 'Sit down here' }).click()
    await decision(bea).waitFor()
  })

  test('a deck of this browser is kept for the account, brought to a table, and removed', { timeout: LONG }, async () => {
    const ada = await hall.visit('/account')
    people += 1
    const name = `Ada ${people}`
    await signUp(ada, name)
    await ada.goto(`${hall.address}/build/dungeon-dice`)
    const which = ada.getByRole('combobox', { name: 'Which list' })
    const ready = await which.locator('optgroup[label="Begin with a ready one"] option').first().getAttribute('value')
    await which.selectOption(ready)
    await ada.getByText('Legal: ready to play.').waitFor()
    const deck = (await which.locator('option:checked').textContent())!

    await ada.goto(`${hall.address}/online`)
    await ada.getByRole('link', { name: 'Your profile' }).click()
    const shelf = ada.getByRole('region', { name: 'Your decks on the server' })
    await shelf.getByRole('combobox', { name: 'Game' }).selectOption('dungeon-dice')
    await shelf.getByText('None for this game yet.').waitFor()
    await shelf.getByRole('button', { name: `Keep ${deck} on the server` }).click()
    await shelf.getByRole('button', { name: `Remove ${deck}` }).waitFor()

    // In another browser, where nobody has built anything.
    const elsewhere = await hall.visit('/account')
    await elsewhere.getByRole('textbox', { name: 'Name' }).fill(name)
    await elsewhere.getByLabel('Password').fill('a long enough word')
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
    await elsewhere.getByText(`Signed in as ${name}.`).waitFor()
    await elsewhere.goto(`${hall.address}/lay/dungeon-dice`)
    await elsewhere.getByRole('radiogroup', { name: 'Computer players' }).getByRole('radio', { name: '1' }).check({ force: true })
    const brings = elsewhere.getByRole('combobox', { name: 'Your deck' })
    const kept = brings.locator('option[value^="saved:"]')
    await kept.waitFor({ state: 'attached' })
    expect(await kept.textContent()).toBe(deck)
    await brings.selectOption(await kept.getAttribute('value'))
    await elsewhere.getByRole('button', { name: 'Open the table' }).click()
    await options(elsewhere).first().waitFor()

    await shelf.getByRole('button', { name: `Remove ${deck}` }).click()
    await shelf.getByText('None for this game yet.').waitFor()
  })
})
