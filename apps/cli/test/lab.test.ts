import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, run } from './run.ts'

const lab = (...args: string[]) => run(['lab', ...args], folder())

test('a league prints its tables and writes a report', async () => {
  const out = join(folder(), 'made', 'here')
  const { code, err, out: printed } = await lab('league', 'battle-of-creatures', '--bots', 'random,greedy', '--games', '4', '--out', out)
  expect([code, err]).toEqual([0, ''])
  expect(printed).toContain('greedy   random       4')
  expect(printed).toContain(`report: ${join(out, 'report.html')}`)
  expect(readFileSync(join(out, 'battle-of-creatures-pairings.csv'), 'utf8')).toMatch(/^entrant,against,games,/)
  expect(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))[0].pairings[0]).toMatchObject({ a: 'greedy', b: 'random', games: 4 })
  expect(existsSync(join(out, 'report.html'))).toBe(true)
})

test('weights that are no better than those in use are not written', async () => {
  const file = join(folder(), 'weights.json')
  const wish = ['--bot', 'greedy', '--rounds', '1', '--games', '2', '--out', join(folder(), 'fit'), '--write', file]
  const { code, err, out } = await lab('fit', 'battle-of-creatures', ...wish)
  expect([code, err, out.trimEnd().split('\n').at(-1)]).toEqual([0, '', 'weights: not better, so none are written'])
  expect(out).toContain('they got 1 of 2')
  expect(existsSync(file)).toBe(false)
})

test('the chance of a draw is told in one line', async () => {
  expect((await lab('odds', 'battle-of-creatures', '--draw', '3,40,5')).out).toBe('at least 1 of 3 copies in 5 of 40 cards: 33.8 %\n')
})

test.each([
  [['lab'], 'which? lab league, compare'],
  [['lab', 'leage'], 'did you mean league?'],
  [['lab', 'league', 'chess'], 'there is no game "chess"'],
  [['lab', 'league', 'battle-of-creatures', '--bots', 'deep-blue,random'], 'there is no bot "deep-blue"'],
  [['lab', 'league', 'battle-of-creatures', '--bots', 'greedy/rush,random'], 'is played without decks'],
  [['lab', 'league', 'dungeon-dice', '--bots', 'greedy/blue-eyes,random'], 'has no deck "blue-eyes"'],
  [['lab', 'league', 'battle-of-creatures', '--games', '0'], '--games must be a whole number from 2'],
  [['lab', 'league', 'battle-of-creatures', '--games', '4,0,2'], '--games must be a whole number from 2'],
  [['lab', 'league', 'battle-of-creatures', '--games', '3'], '--games must be even, since every seed is played from both sides: 2 or 4'],
  [['lab', 'league', 'battle-of-creatures', '--games', '4,4'], 'there are 3 pairings, and 2 numbers of games'],
  [['lab', 'fit', 'battle-of-creatures', '--rounds', '0'], '--rounds must be a whole number from 1'],
  [['lab', 'league', 'battle-of-creatures', '--bots', 'greedy,greedy'], 'an entrant is named twice'],
  [['lab', 'league', 'battle-of-creatures', '--pairs', 'some'], '--pairs takes all or ladder'],
  [['lab', 'compare', 'battle-of-creatures', 'random', 'greedy', '--better', '2'], '--better must be a share'],
  [['lab', 'decks', 'battle-of-creatures'], 'fewer than two decks'],
  [['lab', 'odds', 'battle-of-creatures', '--draw', '9,3,1'], '--draw: copies must be'],
])('%j gets one clear line', async (args, says) => {
  const { code, err, out } = await run(args, folder())
  expect([code, out]).toEqual([2, ''])
  expect(err.trimEnd().split('\n')).toEqual([expect.stringContaining(says)])
})

test('a folder that cannot be written gets one clear line', async () => {
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  const { code, err } = await lab('league', 'battle-of-creatures', '--bots', 'random,greedy', '--games', '2', '--out', join(file, 'inner'))
  expect([code, err]).toEqual([2, `duelhall: cannot write to ${join(file, 'inner')}: a part of the path is not a folder\n`])
})
