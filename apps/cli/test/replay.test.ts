import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { greedy, playGame, random } from '@duelhall/bots'
import { games } from '@duelhall/games'
import { describe, expect, test } from 'vitest'
import { folder, run } from './run.ts'

interface Written {
  choices: (number | { by: number; says: string })[]
  digest: string
  rules: number
  cards: string
  config: { seats: unknown[] }
}

describe('replay verify', () => {
  const module = games[0]!
  const played = playGame(module, module.config(2), '7', [random, greedy])
  const good = JSON.stringify(played.replay)

  async function verify(change: (replay: Written) => void, ...flags: string[]) {
    const home = folder()
    const file = join(home, 'replay.json')
    const replay: Written = JSON.parse(good)
    change(replay)
    writeFileSync(file, JSON.stringify(replay))
    return run(['replay', 'verify', file, ...flags], home)
  }

  test('a good file is verified with its digest', async () => {
    const { code, out } = await verify(() => {})
    const { choices, digest } = JSON.parse(good)
    expect(out).toBe(`verified: ${choices.length} choices, digest ${digest}\n`)
    expect(code).toBe(0)
    const json = await verify(() => {}, '--json')
    expect(JSON.parse(json.out)).toEqual({ verified: true, game: 'battle-of-creatures', choices: choices.length, digest })
  })

  test('a tampered choice is named', async () => {
    const { code, err } = await verify((replay) => {
      replay.choices[20] = replay.choices[0]!
    })
    expect(err).toMatch(/^duelhall: not verified: choice 21 of \d+ is not offered \(chooseCivilization, place \d\)\n$/)
    expect(code).toBe(1)
    const json = await verify((replay) => {
      replay.choices[20] = 123456789
    }, '--json')
    expect(JSON.parse(json.out)).toMatchObject({ verified: false, choice: 21 })
    expect(json.code).toBe(1)
  })

  test('a missing choice, a choice too many and a tampered digest do not verify', async () => {
    const changes: ((replay: Written) => void)[] = [
      (replay) => replay.choices.pop(),
      (replay) => replay.choices.push(replay.choices[0]!),
      (replay) => replay.choices.push({ by: 0, says: 'resign' }),
      (replay) => {
        replay.digest = '0'.repeat(16)
      },
    ]
    for (const change of changes) {
      const { code, err } = await verify(change)
      expect(err).toMatch(/^duelhall: not verified: [^\n]+\n$/)
      expect(code).toBe(1)
    }
    const { err } = await verify(changes[3]!)
    expect(err).toContain('every choice is offered, but the final state differs')
  })

  test('other rules, other cards and other tables cannot be verified', async () => {
    const changes: [(replay: Written) => void, string][] = [
      [(replay) => replay.rules++, 'was played under rules'],
      [
        (replay) => {
          replay.cards = 'x'
        },
        'was played with other card data',
      ],
      [(replay) => replay.config.seats.pop(), 'config.seats'],
      [(replay) => replay.choices.push(-1), 'is no choice'],
    ]
    for (const [change, line] of changes) {
      const { code, err } = await verify(change)
      expect(err).toContain(line)
      expect(code).toBe(2)
    }
  })

  test('a game in progress can be shown as data', async () => {
    const home = folder()
    await run(['play', 'battle-of-creatures', '--seed', '5'], home, ['2', 'rest'])
    const file = join(home, 'games', readdirSync(join(home, 'games'))[0]!)
    const { out } = await run(['replay', 'show', file, '--json'], home)
    expect(JSON.parse(out)).toMatchObject({ game: 'battle-of-creatures', seed: '5', outcome: null })
    expect((await run(['replay', 'show', file], home)).out).toContain('Not finished yet.')
  })
})
