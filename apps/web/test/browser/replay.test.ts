import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bots, playGame } from '@duelhall/bots'
import { battleOfCreatures } from '@duelhall/games'
import { expect, test } from 'vitest'
import { faults } from './faults.ts'
import { inBrowser, openHouse } from './house.ts'
import { asked } from './player.ts'

const LONG = 120_000
const config = battleOfCreatures.config(2, { randomPreparation: true, turnLimit: 10 })
const { replay } = playGame(battleOfCreatures, config, 'replay', [bots[0]!, bots[0]!])
const last = replay.choices.length

inBrowser('a replay', () => {
  const house = openHouse()

  test('is opened from a file, scrubbed, shared as a link and opened again elsewhere, at the same moment', { timeout: LONG }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'duelhall-'))
    const file = join(folder, 'game.json')
    writeFileSync(file, JSON.stringify(replay))
    try {
      const { page, context } = await house.visit('/replays')
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByLabel('Open a file').setInputFiles(file)
      const scrub = page.getByRole('slider', { name: 'Choice' })
      await scrub.waitFor()
      await scrub.fill('7')
      await page.getByText(`choice 7 of ${last}`).waitFor()
      await page.getByRole('button', { name: 'One choice on' }).click()
      await page.getByText(`choice 8 of ${last}`).waitFor()
      expect(await faults(page)).toEqual([])
      const told = await page.getByRole('complementary', { name: 'What happened' }).innerText()
      await page.getByRole('button', { name: 'Share this moment' }).click()
      await page.getByRole('button', { name: 'Link copied' }).waitFor()
      const link = String(await page.evaluate('navigator.clipboard.readText()'))
      expect(link).toContain('/replay#r=')
      const other = await house.visit(link)
      await other.page.getByText(`choice 8 of ${last}`).waitFor()
      expect(await other.page.getByRole('complementary', { name: 'What happened' }).innerText()).toBe(told)
      await other.page.getByRole('slider', { name: 'Choice' }).fill(String(last))
      await other.page.getByRole('button', { name: 'One choice on' }).isDisabled()
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('plays by itself, jumps to key moments, and is played on from any moment', { timeout: LONG }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'duelhall-'))
    const file = join(folder, 'game.json')
    writeFileSync(file, JSON.stringify(replay))
    try {
      const { page } = await house.visit('/replays')
      await page.getByLabel('Open a file').setInputFiles(file)
      await page.getByRole('button', { name: '4×' }).click()
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await page.getByText(new RegExp(`choice ([2-9]|\\d\\d+) of ${last}`)).waitFor() // a busy page may never show the second
      await page.getByRole('button', { name: 'Pause' }).click()
      await page.getByRole('slider', { name: 'Choice' }).fill('5')
      await page.getByText(`choice 5 of ${last}`).waitFor()
      await page.getByRole('button', { name: 'Play on from here' }).click()
      expect(await asked(page)).toBe(true)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('that is damaged or none at all is refused in words, with a way on', { timeout: LONG }, async () => {
    const { page } = await house.visit('/replay#r=AAAA&at=1')
    await page.getByRole('heading', { name: /The link is damaged/ }).waitFor()
    await page.getByRole('link', { name: 'Replays' }).first().click()
    const folder = mkdtempSync(join(tmpdir(), 'duelhall-'))
    try {
      writeFileSync(join(folder, 'no.json'), 'this is no replay')
      await page.getByLabel('Open a file').setInputFiles(join(folder, 'no.json'))
      await page.getByRole('alert').getByText('The file is not a replay.').waitFor()
      writeFileSync(join(folder, 'other.json'), JSON.stringify({ ...replay, rules: 999 }))
      await page.getByLabel('Open a file').setInputFiles(join(folder, 'other.json'))
      await page.getByRole('heading', { name: 'This is not a replay that can be shown.' }).waitFor()
      await page.getByText(/was played under rules 999/).waitFor()
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('that leaves the rules is shown up to there, and says so', { timeout: LONG }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'duelhall-'))
    try {
      writeFileSync(join(folder, 'cut.json'), JSON.stringify({ ...replay, choices: [...replay.choices.slice(0, 5), 999_999] }))
      const { page } = await house.visit('/replays')
      await page.getByLabel('Open a file').setInputFiles(join(folder, 'cut.json'))
      await page
        .getByRole('alert')
        .getByText(/This replay leaves the rules: choice 6 of 6 is not offered/)
        .waitFor()
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
