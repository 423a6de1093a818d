import { existsSync, readFileSync } from 'node:fs'
import { Incident } from '@duelhall/bots'
import { RulesBug } from '@duelhall/kernel'
import { expect, test, vi } from 'vitest'
import { Fault } from '../src/fault.ts'
import { report } from '../src/report.ts'
import { folder } from './run.ts'

function reported(error: unknown): { code: number; line: string } {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const code = report(error)
  const line = said.mock.calls.map((call) => String(call[0])).join('\n')
  said.mockRestore()
  return { code, line }
}

test('our own fault keeps the game that shows it and ends with 70', () => {
  vi.stubEnv('DUELHALL_HOME', folder())
  const replay = { game: 'toy', rules: 1, cards: '', config: {}, seed: '1', choices: [], digest: 'abc' }
  const { code, line } = reported(new Incident(new RulesBug('nobody has won'), replay))
  expect(code).toBe(70)
  expect(line).toMatch(/^duelhall: nobody has won \(we erred; the game that shows it is kept in \S+\)$/)
  const file = /kept in (\S+)\)/.exec(line)![1]!
  expect(existsSync(file)).toBe(true)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(replay)
  vi.unstubAllEnvs()
})

test('even then there is one line when the game cannot be kept, and for anything else', () => {
  vi.stubEnv('DUELHALL_HOME', '/dev/null/nowhere')
  const replay = { game: 'toy', rules: 1, cards: '', config: {}, seed: '1', choices: [], digest: 'abc' }
  expect(reported(new Incident(new Error('x'), replay)).line).toMatch(/^duelhall: x \(we erred; cannot write [^\n]+\)$/)
  vi.unstubAllEnvs()
  expect(reported(new RulesBug('odd'))).toEqual({ code: 70, line: 'duelhall: the rules have a fault: odd' })
  expect(reported(new Fault('two\nlines'))).toEqual({ code: 2, line: 'duelhall: two lines' })
})
