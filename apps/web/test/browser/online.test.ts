// People at different browsers: a rated match to its end over the death of the server, and every screen around it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsInBothThemes, sideways } from './faults.ts'
import { openHall, signUp } from './hall.ts'
import { inBrowser } from './house.ts'
import { decision, options, over, picker } from './player.ts'

const LONG = 600_000
const MOST = 1500
/** After so many choices the server is killed. */
const KILLED_AT = 12

inBrowser('online', () => {
  const hall = openHall()

  /** One choice at whichever table has a question; false when all is over. */
  async function chooseOnce(pages: readonly Page[], pick: (n: number) => number): Promise<boolean> {
    const [first] = pages
    await Promise.race([...pages.map((page) => options(page).first().waitFor()), over(first!).waitFor()])
    if ((await over(first!).count()) > 0) return false
    for (const page of pages) {
      const count = await options(page).count()
      // The list may be gone by now: then there is a new one to look at.
      if (count > 0)
        await options(page)
          .nth(pick(Math.min(count, 14)))
          .click({ timeout: 3000 })
          .catch(() => {})
    }
    return true
  }

  test('two play a rated match to the end, a third watches, the server dies in between', { timeout: LONG }, async () => {
    const ada = await hall.visit('/account')
    await signUp(ada, 'Ada')
    const bea = await hall.visit('/account')
    await signUp(bea, 'Bea')
    await ada.goto(`${hall.address}/lay/battle-of-creatures`)
    await ada.getByText('Options', { exact: true }).click()
    await ada.getByRole('combobox', { name: /^Turn limit/ }).selectOption('10')
    await ada.getByRole('radio', { name: '20 min + 20 s' }).check({ force: true })
    await ada.getByRole('switch', { name: /^Rated/ }).check({ force: true })
    await ada.getByRole('button', { name: 'Open the table' }).click()
    await ada.waitForURL('**/play/*')
    const match = ada.url().split('/').at(-1)!
    // By the link alone: the one sits down, the other looks on.
    await bea.goto(ada.url())
    await bea.getByRole('button', { name: 'Sit down here' }).click()
    await decision(ada).waitFor()
    await decision(bea).waitFor()
    const cid = await hall.visit(`/play/${match}`)
    await decision(cid).getByText('You watch.').waitFor()
    for (const page of [ada, bea, cid]) await page.evaluate('window.sameVisit = true')

    const pick = picker(5)
    let made = 0
    for (; made < KILLED_AT; made++) expect(await chooseOnce([ada, bea], pick)).toBe(true)
    await hall.kill()
    for (const page of [ada, bea, cid]) await page.getByText('The line is broken').waitFor()
    await hall.start()
    for (const page of [ada, bea, cid]) await page.getByText('The line is broken').waitFor({ state: 'detached' })
    for (; made < MOST && (await chooseOnce([ada, bea], pick)); ) made++
    for (const page of [ada, bea, cid]) {
      await over(page).waitFor()
      expect(await page.evaluate('window.sameVisit')).toBe(true)
    }
    expect(await options(cid).count()).toBe(0)

    // The replay by its link, for somebody who was not there: every choice is in it.
    const replay = (await (await fetch(`${hall.address}/api/matches/${match}/replay`)).json()) as { choices: unknown[] }
    expect(replay.choices.length).toBeGreaterThan(KILLED_AT)
    const dan = await hall.visit(`/replay?match=${match}`)
    const moment = dan.getByRole('slider')
    await moment.first().waitFor()
    expect(Number(await moment.first().getAttribute('max'))).toBe(replay.choices.length)

    // The dice, worked out again in the browser.
    await dan.goto(`${hall.address}/verify/${match}`)
    await dan.getByRole('heading', { name: 'Verified', exact: true }).waitFor()
    expect(await faultsInBothThemes(dan)).toEqual([])

    // The ladder has them both, once all is written down.
    const pools = async () => ((await (await fetch(`${hall.address}/api/pools`)).json()) as { pools: unknown[] }).pools.length
    await expect.poll(pools, { timeout: 120_000 }).toBe(1)
    await dan.goto(`${hall.address}/ladder`)
    await dan.getByRole('link', { name: 'Ada' }).waitFor()
    await dan.getByRole('link', { name: 'Bea' }).click()
    await dan.getByRole('heading', { name: 'Bea' }).waitFor()
    await dan.getByText('1 game', { exact: true }).waitFor()
  })

  test('by keyboard alone against a computer, with words at the table', { timeout: LONG }, async () => {
    const page = await hall.visit('/lay/dungeon-dice')
    await page.getByRole('radiogroup', { name: 'Computer players' }).getByRole('radio', { name: '1' }).check({ force: true })
    await page.getByRole('button', { name: 'Open the table' }).press('Enter')
    await decision(page).waitFor()
    for (let n = 0; n < 6; n++) {
      await options(page).first().waitFor()
      const before = await decision(page).innerText()
      await page.keyboard.press('1')
      await expect.poll(() => decision(page).innerText(), { timeout: 30_000 }).not.toBe(before)
    }
    await page.getByRole('textbox', { name: 'Say something' }).fill('Good game')
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Chat' }).getByText('Good game').waitFor()
    await page.reload()
    // The table is back as it was, with what was said and done.
    await page.getByRole('region', { name: 'Chat' }).getByText('Good game').waitFor()
    expect(await page.getByRole('region', { name: 'Log' }).getByRole('listitem').count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Resign' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
    await over(page).waitFor()
  })

  test('a passkey signs in where the account made one', { timeout: LONG }, async () => {
    const page = await hall.visit('/online')
    // Browsers make passkeys for names only, not for addresses in figures.
    await page.goto(`${hall.address.replace('127.0.0.1', 'localhost')}/account`)
    const device = await page.context().newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await signUp(page, 'Key Holder')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByText('The passkey is kept').waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByText('Signed in as Key Holder.').waitFor()
  })

  const screens = ['/online', '/lay/duel-monsters', '/account', '/ladder'] as const
  test.each(screens)('%s is free of faults on a desktop and a phone', { timeout: LONG }, async (path) => {
    for (const size of [
      [1280, 800],
      [360, 740],
    ] as const) {
      const page = await hall.visit(path, { size })
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await faultsInBothThemes(page)).toEqual([])
      expect(await sideways(page)).toBeLessThanOrEqual(0)
    }
  })

  test('a waiting room and a table are free of faults', { timeout: LONG }, async () => {
    const page = await hall.visit('/lay/battle-of-creatures', { size: [360, 740] })
    await page.getByRole('button', { name: 'Open the table' }).click()
    await page.getByRole('heading', { name: 'Waiting for players' }).waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Let computers play' }).click()
    await options(page).first().waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await faultsInBothThemes(page)).toEqual([])
  })
})
