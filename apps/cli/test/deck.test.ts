import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { duelMonstersDecks as decks } from '@duelhall/games'
import { expect, test } from 'vitest'
import { deckText, legalDeckText, reportOnDeck } from '../src/deck-command.ts'
import { faultText } from '../src/team-command.ts'
import { folder, run } from './run.ts'

const { deck } = decks.readyDecks[3]!

function file(content: string | Uint8Array): string {
  const path = join(folder(), 'deck.ydk')
  writeFileSync(path, content)
  return path
}
const told = async (content: string | Uint8Array, list?: string) =>
  faultText(await reportOnDeck(file(content), list === undefined ? {} : { list })).replace(/^.*deck\.ydk: /, '')

test('YG-DECK-15 a legal deck is told in one line, and written in every form', async () => {
  for (const written of [decks.exportYdk(deck), decks.exportYdke(deck), decks.exportText(deck), JSON.stringify(deck)]) {
    const report = await reportOnDeck(file(written), {})
    expect(legalDeckText(report)).toEqual(['legal on list DH-2010-03: Main Deck 40, Extra Deck 15, Side Deck 15'])
    expect([`${deckText(report, 'ydk')}\n`, deckText(report, 'link')]).toEqual([decks.exportYdk(deck), decks.exportYdke(deck)])
    expect([`${deckText(report, 'text')}\n`, JSON.parse(deckText(report, 'data'))]).toEqual([decks.exportText(deck), deck])
  }
})

test('YG-DECK-16 every fault is told with its line and rule, and cards we do not have by name', async () => {
  expect(await told(`27551\n${decks.exportYdk(deck)}`)).toBe('line 1: Limit Reverse (27551) is not in the card pool. (YG-DECK-16)')
  const text = decks.exportText(deck)
  expect(await told(`${text}Pot of Greed\n`)).toBe(
    `line ${text.split('\n').length}: Pot of Greed is Forbidden on list DH-2010-03. (YG-DECK-10); Side Deck has 16 cards; at most 15. (YG-DECK-03)`,
  )
  expect((await reportOnDeck(file(decks.exportText({ ...deck, side: ['55144522'] })), { list: 'none' })).legal).toBe(true)
})

test('YG-BAD-10 whatever a file holds, one line says what is wrong', async () => {
  expect(await told('1'.repeat(10_000_000))).toContain('The deck file cannot be read: a deck is a few lines')
  expect(await told(new Uint8Array(5000).map((_, i) => i * 7))).toContain('this line is not text')
  expect(await told('{ "main": [')).toContain('it begins like data, but is damaged')
  await expect(reportOnDeck(folder(), {})).rejects.toThrow('it is a folder')
  await expect(reportOnDeck(file(''), { list: 'DH-2010-04' })).rejects.toThrow('did you mean DH-2010-03?')
})

test('exit code 2 and one line where a deck is refused', async () => {
  const bad = await run(['deck', 'check', file('-5')], folder())
  expect([bad.code, bad.out, bad.err.trim().split('\n').length]).toEqual([2, '', 1])
  const json = await run(['deck', 'check', file('-5'), '--json'], folder())
  expect([json.code, JSON.parse(json.out).legal]).toEqual([2, false])
  const fine = await run(['deck', 'convert', file(decks.exportYdk(deck)), '--to', 'link'], folder())
  expect([fine.code, fine.out]).toEqual([0, `${decks.exportYdke(deck)}\n`])
  const form = await run(['deck', 'convert', file(decks.exportYdk(deck)), '--to', 'pdf'], folder())
  expect([form.code, form.err]).toEqual([2, 'duelhall: there is no form "pdf"; did you mean ydk?\n'])
  expect((await run(['deck'], folder())).err).toContain('deck check FILE')
})
