import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { GameModule } from '@duelhall/kernel'
import { tiny } from '@duelhall/testkit'
import { expect, test, vi } from 'vitest'
import { painter } from '../src/paint.ts'
import { layTable } from '../src/play/command.ts'
import { accountsFor } from '../src/play/session.ts'
import { playTable } from '../src/play/table.ts'
import type { Terminal } from '../src/terminal.ts'
import { folder } from './run.ts'

const module: GameModule = tiny

/** Types an answer to every prompt and keeps the screens. */
function typist(answer: (prompt: string, n: number) => string | null): { terminal: Terminal; screens: string[][] } {
  const screens: string[][] = [[]]
  const write = (text: readonly string[] | string) => {
    screens[screens.length - 1]!.push(...(typeof text === 'string' ? [text] : text))
  }
  let n = 0
  const terminal: Terminal = {
    live: true,
    paint: painter('none'),
    columns: () => 100,
    rows: () => 40,
    write,
    clear: () => {
      screens.push([])
    },
    ask: (prompt) => {
      write(prompt)
      return Promise.resolve(answer(prompt, n++))
    },
    close: () => {},
  }
  return { terminal, screens }
}

async function play(seats: readonly string[], answer: (prompt: string, n: number) => string | null) {
  const home = folder()
  vi.stubEnv('DUELHALL_HOME', home)
  const { terminal, screens } = typist(answer)
  const laid = layTable(module, { players: 2, seats, option: [], seed: 'other game' })
  await playTable({ ...laid, terminal, lists: false, accounts: accountsFor(laid.seats) })
  vi.unstubAllEnvs()
  return { home, screens, lines: screens.flat() }
}

test('a game without a picture is played to its end with lists', async () => {
  const { home, lines } = await play(['Anna', 'greedy'], (_prompt, n) => (n % 3 === 0 ? '2' : ''))
  const text = lines.join('\n')
  expect(text).toContain('Tussle in the Glade')
  expect(text).toMatch(/ENTER = 1 \S+/)
  expect(text).toMatch(/deck 1: card × \d+\n/)
  expect(text).toContain('The game is over:')
  expect(readdirSync(join(home, 'finished'))).toHaveLength(1)
})

test('between two people with secrets there is a curtain, and behind it nothing of the table', async () => {
  const { screens } = await play(['Anna', 'Ben'], (_prompt, n) => (n < 60 ? '' : null))
  const curtains = screens.filter((screen) => screen.some((line) => line.startsWith('Hand the screen to ')))
  expect(curtains.length).toBeGreaterThan(2)
  for (const curtain of curtains) expect(curtain).toHaveLength(1)
  for (const screen of screens.filter((one) => one.some((line) => line.startsWith('Anna: '))))
    expect(screen.some((line) => line.startsWith('Ben: '))).toBe(false)
})

test('whatever is typed, the table answers and the game is not lost', async () => {
  const nonsense = [
    'why hand',
    '? hand',
    'why 1',
    'xyzzy',
    '-1',
    '0',
    '1e3',
    'rules',
    'log',
    'board',
    'all',
    'save',
    'undo',
    'offer',
    'accept',
    '?',
  ]
  const { lines, home } = await play(['Anna', 'greedy'], (_prompt, n) => nonsense[n] ?? (n < 24 ? '' : null))
  expect(lines.join('\n')).toContain('The game is saved.')
  expect(readdirSync(join(home, 'games'))).toHaveLength(1)
})
