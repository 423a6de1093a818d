import { expect, test } from 'vitest'
import type { SimulationRow, Store } from '../src/index.ts'

const order = (id: string, user: string, created = 1): Omit<SimulationRow, 'slot'> => ({
  id,
  user,
  game: 'tussle',
  rules: 1,
  cards: 'c',
  ordered: '{"games":4}',
  games: 4,
  chunk: 2,
  status: 'running',
  result: null,
  says: null,
  created,
  updated: created,
})

/** Orders of leagues: part of what every store must do. */
export function simulationsSuite(store: () => Store): void {
  const end = (id: string, at = 9): Promise<boolean> =>
    store().simulations.end(id, { status: 'finished', result: '{"won":1}', says: null, at })

  test('an order is kept once, and so many run of one account, however many ask at a time', async () => {
    const { simulations } = store()
    const asked = await Promise.all(Array.from({ length: 12 }, (_, i) => simulations.order(order(`o${i % 6}`, 'ada'), 3)))
    expect(asked.filter((answer) => answer === 'ordered')).toHaveLength(3)
    const own = (await simulations.ofUser('ada', 20)).map(({ id }) => id)
    expect(own).toHaveLength(3)
    expect(await simulations.order(order(`${own[0]}`, 'ada'), 3)).toBe('again')
    expect(await simulations.order(order('more', 'ada'), 3)).toBe('tooMany')
    expect(await simulations.order(order('other', 'bob'), 3)).toBe('ordered')
    expect(await end(`${own[0]}`)).toBe(true)
    expect(await simulations.order(order(`${own[0]}`, 'ada'), 3)).toBe('again')
    expect(await simulations.order(order('more', 'ada', 5), 3)).toBe('ordered')
    expect((await simulations.running()).map(({ id }) => id).sort()).toEqual([...own.slice(1), 'more', 'other'].sort())
    for (const { id } of await simulations.running()) await end(id)
  })

  test('a chunk counts once, chunks come in order, and an end is the last word', async () => {
    const { simulations } = store()
    await simulations.order(order('c1', 'cid'), 3)
    const chunk = (n: number, body: string) => ({ simulation: 'c1', chunk: n, games: 2, body })
    await simulations.keepChunk(chunk(1, 'second'), 4)
    await simulations.keepChunk(chunk(0, 'first'), 5)
    await simulations.keepChunk(chunk(1, 'again'), 6)
    expect(await simulations.chunks('c1')).toEqual([0, 1])
    expect(await simulations.bodies('c1')).toEqual(['first', 'second'])
    expect(await simulations.played(['c1', 'nobody'])).toEqual(new Map([['c1', 4]]))
    expect(await simulations.byId('c1')).toMatchObject({ status: 'running', updated: 6 })
    expect(await end('c1', 7)).toBe(true)
    expect(await simulations.end('c1', { status: 'cancelled', result: null, says: null, at: 8 })).toBe(false)
    await simulations.keepChunk(chunk(2, 'late'), 9)
    expect(await simulations.chunks('c1')).toEqual([0, 1])
    expect(await simulations.byId('c1')).toMatchObject({ status: 'finished', result: '{"won":1}', slot: null, updated: 7 })
    expect(await simulations.byId('nobody')).toBeNull()
  })

  test('what is old is forgotten with its chunks, and what runs is not', async () => {
    const { simulations } = store()
    for (let i = 0; i < 4; i++) {
      await simulations.order(order(`p${i}`, 'dee', i), 9)
      await simulations.keepChunk({ simulation: `p${i}`, chunk: 0, games: 2, body: '' }, 5)
      if (i > 0) await end(`p${i}`)
    }
    await simulations.prune('dee', 2)
    expect((await simulations.ofUser('dee', 9)).map(({ id }) => id)).toEqual(['p3', 'p2', 'p0'])
    expect(await simulations.chunks('p1')).toEqual([])
    expect(await simulations.chunks('p0')).toEqual([0])
    await end('p0')
  })
}
