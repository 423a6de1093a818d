import { describe, expect, test } from 'vitest'
import { folder, run } from './run.ts'

describe('lesson', () => {
  test('lists the lessons of a game', async () => {
    const { out } = await run(['lesson', 'dungeon'], folder())
    expect(out).toContain('Unfold your first die')
  })
  test('shows one where there is no terminal to ask', async () => {
    const { out } = await run(['lesson', 'duel-monsters', 'synchro'], folder())
    expect(out).toContain('Junk Warrior')
    expect(out).toContain('Rules: YG-SUMMON-50')
  })
  test('says what it does not know', async () => {
    const { code, err } = await run(['lesson', 'dungeon', 'unfld'], folder())
    expect([code, err.trim()]).toEqual([2, expect.stringContaining('did you mean unfold?')])
  })
})
