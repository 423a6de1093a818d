import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, run, start } from './run.ts'

const game = 'battle-of-creatures'
const table = ['play', game, '--seed', '5', '--lists', '--players', '3']

function choices(home: string): unknown[] {
  const [file] = readdirSync(join(home, 'games'))
  return JSON.parse(readFileSync(join(home, 'games', file!), 'utf8')).replay.choices
}

test.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)('after %s in mid-game it goes on where it was', async (signal) => {
  const home = folder()
  const playing = start(table, home)
  playing.type('2', 'rest', '2', '2')
  await playing.sees('Turn 7 · You')
  playing.child.kill(signal)
  const { code, out } = await playing.ended
  const made = choices(home).length
  if (signal === 'SIGINT') expect(code).toBe(0)
  if (signal !== 'SIGKILL') expect(out).toContain(`play ${game} --resume `)
  expect(readdirSync(join(home, 'games')).filter((file) => file.endsWith('.part'))).toEqual([])
  const again = await run(['play', game, '--lists', '--resume'], home, ['log', 'quit'])
  expect(again.out).toContain(`Welcome back: ${made} choices have been made.`)
  expect(again.out).toContain('Water has chosen seven pawns.')
  expect(choices(home)).toHaveLength(made)
})

test('a game played in pieces is the game played at once', async () => {
  const [whole, pieces] = [folder(), folder()]
  const lines = ['2', 'rest', ...Array.from({ length: 20 }, () => '')]
  await run(table, whole, lines)
  await run(table, pieces, lines.slice(0, 9))
  await run(['play', game, '--resume'], pieces, lines.slice(9, 15))
  await run(['play', game, '--resume'], pieces, lines.slice(15))
  expect(choices(pieces)).toEqual(choices(whole))
})

test('undo works after a resume, and a game can be named', async () => {
  const home = folder()
  await run(table, home, ['2', '1', '1'])
  const name = readdirSync(join(home, 'games'))[0]!.replace('.json', '').replace(`${game}-`, '')
  const { out } = await run(['play', game, '--lists', '--resume', name], home, ['undo', 'undo', 'undo', 'quit'])
  expect(out.match(/Taken back\./g)).toHaveLength(2)
  const wrong = await run(['play', game, '--resume', 'nothing-like-it'], home)
  expect(wrong.err).toContain(`there is no saved game "nothing-like-it" of ${game}; there is ${name}`)
})
