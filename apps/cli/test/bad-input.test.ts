import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from './run.ts'

const game = 'battle-of-creatures'
const empty = mkdtempSync(join(tmpdir(), 'duelhall-'))
afterAll(() => rmSync(empty, { recursive: true }))

test.concurrent.each<[readonly string[], string]>([
  [['bogus'], 'there is no command "bogus"; there are play, simulate, lab, '],
  [['simulat'], 'did you mean simulate?'],
  [['--bogus'], "unknown option '--bogus'"],
  [['play'], "missing required argument 'game'"],
  [['play', 'chess'], 'there is no game "chess"'],
  [['play', 'battle-of-creaturs'], 'did you mean battle-of-creatures?'],
  [['play', game, '--players', '1'], '--players must be a whole number from 2 to 5, not "1"'],
  [['play', game, '--players', '6'], '--players must be a whole number from 2 to 5, not "6"'],
  [['play', game, '--players', '2.5'], 'not "2.5"'],
  [['play', game, '--players', '2', '--seat', 'a', '--seat', 'b', '--seat', 'c'], '3 seats are named, but the table has 2 players'],
  [
    ['play', game, ...'abcdef'.split('').flatMap((name) => ['--seat', name])],
    '6 seats are named, but Battle of the Creatures takes at most 5',
  ],
  [['play', game, '--seat', '\u001b[31mred'], 'nor a name of up to 20 letters'],
  [['play', game, '--seed', ''], '--seed must be a text of 1 to 200 characters'],
  [['play', game, '--option', 'shortgame=true'], 'has no option "shortgame"; did you mean shortGame?'],
  [['play', game, '--option', 'shortGame=maybe'], '--option shortGame takes false, true, not "maybe"'],
  [['play', game, '--option', 'teams=true'], 'two against two need 4 players, not 2 (BC-VAR-10)'],
  [['play', game, '--resume'], 'there is no saved game of battle-of-creatures'],
  [['play', game, '--resume', '../../etc/passwd'], 'there is no saved game "../../etc/passwd"'],
  [['simulate', game, '--games', '0'], '--games must be a whole number from 1 to 10000000, not "0"'],
  [['simulate', game, '--games', '-3'], 'not "-3"'],
  [['simulate', game, '--games', 'many'], 'not "many"'],
  [['simulate', game, '--bots', 'random,deep-blue'], 'there is no bot "deep-blue"; there are random, greedy'],
  [['simulate', game, '--bots', 'random,random,random'], '3 bots are named, but the table has 2 players'],
  [['simulate', game, '--seed', ''], '--seed must be a text'],
  [['replay'], 'replay what? replay show FILE, or replay verify FILE'],
  [['replay', 'shwo', 'x'], 'did you mean show?'],
  [['replay', 'verify', '/no/such/file.json'], 'cannot read /no/such/file.json: no such file or folder'],
  [['replay', 'show', '/'], 'cannot read /: it is a folder'],
  [['rules', 'BC-MOVE-99'], 'there is no rule "BC-MOVE-99"; the nearest is BC-MOVE-'],
  [['rules', 'chess'], 'there is no game "chess"'],
  [['rules', game, '--search', 'helicopter'], 'no rule of battle-of-creatures speaks of "helicopter"'],
])('%j gets one clear line and exit code 2', async (args, line) => {
  const { code, out, err } = await run(args, empty)
  expect(err).toContain(line)
  expect(err).toMatch(/^duelhall: [^\n]+\n$/)
  expect(out).toBe('')
  expect(code).toBe(2)
})

test.concurrent.each<[string, string, string]>([
  ['half written', '{"seats":[{"name":"You","bo', 'it is damaged or only half written'],
  ['empty', '', 'it is damaged or only half written'],
  ['foreign', '{"name":"left-pad"}', 'it names no game'],
  ['a list', '[1,2,3]', 'it names no game'],
  ['of an unknown game', '{"game":"chess"}', 'is a game of "chess", which is not known here'],
  ['without choices', `{"game":"${game}"}`, 'rules is missing'],
  ['with damaged seats', `{"seats":7,"replay":{"game":"${game}"}}`, 'is missing'],
])('a file that is %s gets one clear line', async (_what, text, line) => {
  const home = mkdtempSync(join(empty, 'home-'))
  const file = join(home, 'games', `${game}-x.json`)
  mkdirSync(join(home, 'games'))
  writeFileSync(file, text)
  for (const args of [
    ['replay', 'verify', file],
    ['replay', 'show', file],
    ['play', game, '--resume'],
  ]) {
    const { code, err } = await run(args, home)
    expect(err).toContain(line)
    expect(err).toMatch(/^duelhall: [^\n]+\n$/)
    expect(code).toBe(2)
  }
})

test('a folder that cannot be written is told before the game begins', async () => {
  const { code, out, err } = await run(['play', game], '/dev/null/nowhere', ['1'])
  expect(err).toMatch(/^duelhall: cannot write \/dev\/null\/nowhere[^\n]*: a part of the path is not a folder\n$/)
  expect([code, out]).toEqual([2, ''])
})
