import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { battleOfCreatures, dungeonDiceDecks as dungeon } from '@duelhall/games'
import { expect, test } from 'vitest'
import { listKind, listText, reportOnList } from '../src/list-command.ts'
import { faultText } from '../src/team-command.ts'
import { folder, run } from './run.ts'

const { deck } = dungeon.readyDecks[0]!
const dice = listKind('dungeon-dice')!
const pawns = listKind('battle')!

function file(content: string): string {
  const path = join(folder(), 'list.txt')
  writeFileSync(path, content)
  return path
}
const told = (content: string, kind = dice) => faultText(reportOnList(file(content), kind)).replace(/^.*list\.txt: /, '')
const sorted = (list: readonly string[]) => [...list].sort()

test('DD-DECK-01 a deck of Dungeon Dice is read as text and as data, and comes back the same', () => {
  for (const written of [dungeon.exportDeck(deck), JSON.stringify(deck)]) {
    const report = reportOnList(file(written), dice)
    expect([report.legal, report.problems]).toEqual([true, []])
    const again = JSON.parse(listText(report, dice, 'data')) as dungeon.Deck
    expect([sorted(again.dice), sorted(again.figures)]).toEqual([sorted(deck.dice), sorted(deck.figures)])
    expect(`${listText(report, dice, 'text')}\n`).toBe(dungeon.exportDeck(deck))
  }
})

test('DD-DECK-06 every fault of a deck is told, with its line where it quotes one', () => {
  const text = dungeon.exportDeck(deck).replace('Figures\n', 'Figures\n1 nobody\n')
  const line = text.split('\n').indexOf('1 nobody') + 1
  expect(told(text)).toBe(`figures: exactly 10 figures, not 11 (DD-DECK-01); line ${line}: "nobody" is no known type (DD-DECK-01)`)
})

test('BC-SETUP-03 pawns are read by name, checked, and written again', () => {
  const names = battleOfCreatures.catalog.filter(({ facts }) => facts.civilization === 'fire' && facts.pawn === 'b').map(({ name }) => name)
  const report = reportOnList(file(names.join('\n')), pawns)
  expect([report.legal, report.list]).toEqual([true, { civilization: 'fire', pawns: 'bbbbbbb' }])
  expect(listText(report, pawns, 'text')).toBe(names.join('\n'))
  expect(reportOnList(file(names.slice(1).join('\n')), pawns).problems[0]).toMatchObject({ rule: 'BC-SETUP-03' })
  expect(() => reportOnList(file(`${names[0]}\nStonesore`), pawns)).toThrow('line 2: there is no pawn "Stonesore"; did you mean Stonesaur?')
  expect(() => reportOnList(file(`${names[0]}\nSaucer-Head Shark`), pawns)).toThrow('of one civilization, not of fire and water')
})

test('the command checks and converts them; teams have a command of their own', async () => {
  const path = file(dungeon.exportDeck(deck))
  const fine = await run(['deck', 'check', path, '--game', 'dungeon-dice'], folder())
  expect([fine.code, fine.out.trim()]).toEqual([0, 'legal for dungeon-dice'])
  const data = await run(['deck', 'convert', path, '--game', 'dungeon-dice', '--to', 'data'], folder())
  expect(sorted((JSON.parse(data.out) as dungeon.Deck).dice)).toEqual(sorted(deck.dice))
  const other = await run(['deck', 'check', path, '--game', 'dice-masters-yugioh'], folder())
  expect([other.code, other.err.trim()]).toEqual([2, 'duelhall: dice-masters-yugioh is played with teams: duelhall team check FILE'])
})
