import { expect, test } from 'vitest'
import { Scenario } from '../src/index.ts'
import { positions } from './tiny/positions.ts'

const duel = () => new Scenario(positions, positions.build({ sides: [{ field: ['heron'], hand: ['owl'] }, { field: ['stag'] }] }))

test('a roll that was not scripted fails', () => {
  expect(() => duel().choose('attack', { piece: 'heron0' })).toThrow('beyond the script')
  expect(() => duel().luck('any').choose('attack', { piece: 'heron0' })).not.toThrow()
})

test('a scripted roll that is not used fails', () => {
  const t = duel().rolls(6, 2).choose('attack', { piece: 'heron0' })
  expect(() => t.finish()).toThrow('not used: 2')
})

test.fails('the end of a test finishes its scenarios', async () => {
  const { scenario } = await import('../src/index.ts')
  scenario(positions, { sides: [{ hand: ['owl'] }, {}] }).rolls(3)
})

test('a choice that is not offered fails with its rule and what is offered', () => {
  expect(() => duel().choose('play', { piece: 'stag1' })).toThrow(/is not offered \(TG-PLAY-02\); main offers \[\{"piece":"owl0"\}\]/)
})
