import { games } from '@duelhall/games'
import { expect, test } from 'vitest'
import { ofDocument, rules, searched } from '../src/rules-book.ts'
import { folder, run } from './run.ts'

test('a rule is printed by its id, however it is typed', async () => {
  const { out } = await run(['rules', 'bc-move-04'], folder())
  expect(out).toBe('BC-MOVE-04 It may pass through spaces with own creatures, but not end its move there.\n')
  const json = await run(['rules', 'BC-BAD-14', '--json'], folder())
  expect(JSON.parse(json.out)).toEqual([
    { id: 'BC-BAD-14', document: 'battle-of-creatures', text: 'pass with a legal action at hand → MUST_ACT' },
  ])
})

test('the rules of a game are listed, or those with all the words', async () => {
  const { out } = await run(['rules', 'battle', '--search', 'chip passing'], folder())
  expect(out).toContain('BC-CHIP-05')
  expect(out).not.toContain('BC-MOVE-01')
  expect(searched('battle-of-creatures', 'tie').length).toBeGreaterThan(0)
})

test('every id is there once, and every game has its rules', () => {
  const ids = rules().map((rule) => rule.id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const rule of rules()) expect(rule.text, rule.id).not.toBe('')
  for (const { game } of games) expect(ofDocument(game.id).length, game.id).toBeGreaterThan(50)
})

test('games lists them with their options', async () => {
  const { out } = await run(['games', '--json'], folder())
  const list = JSON.parse(out)
  expect(list.map((one: { id: string }) => one.id)).toEqual(games.map(({ game }) => game.id))
  expect((await run(['games'], folder())).out).toContain('shortGame=false|true')
})
