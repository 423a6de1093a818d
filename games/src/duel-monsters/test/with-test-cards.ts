import { testCards } from './test-cards.ts'

/** For `vi.mock('../cards/index.ts', withTestCards)`: the cards of the pool and those of the tests. */
export async function withTestCards<M extends { readonly behaviours: readonly object[] }>(original: () => Promise<M>) {
  const { behaviours } = await original()
  const { idNamed } = await import('../cards/shelf.ts')
  return { behaviours: [...behaviours, ...Object.entries(testCards).map(([name, does]) => ({ id: idNamed(name), name, ...does }))] }
}
