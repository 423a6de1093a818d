import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

test.each([
  ['spec', () => import('../spec.ts')],
  ['fx', () => import('../fx.ts')],
  ['interests', () => import('../interests.ts')],
  ['match', () => import('../match.ts')],
  ['loop', () => import('../loop.ts')],
])('the game can be loaded from %s on', async (_, load) => {
  expect(Object.keys(await load())).not.toEqual([])
})
