import { expect, test } from 'vitest'
import type { Store } from '../src/index.ts'

const seek = (id: string, user: string, process: string, created = 1) => ({ id, user, process, body: `{"of":"${user}"}`, created })

/** What processes know of each other's visitors: part of what every store must do. */
export function togetherSuite(store: () => Store): void {
  test('a seek waits as long as its process gives signs of life', async () => {
    const { seeks } = store()
    await store().beat(10_000, 'hall-a')
    await store().beat(16_000, 'hall-b')
    await seeks.add(seek('s2', 'bob', 'hall-b', 2))
    await seeks.add(seek('s1', 'ada', 'hall-a', 1))
    await seeks.add(seek('s3', 'cid', 'hall-none', 3))
    expect((await seeks.waiting(9_000)).map(({ id }) => id)).toEqual(['s1', 's2'])
    expect((await seeks.waiting(12_000)).map(({ id }) => id)).toEqual(['s2'])
    await store().beat(17_000, 'hall-a')
    expect((await seeks.waiting(12_000)).map(({ id }) => id)).toEqual(['s1', 's2'])
    await seeks.drop('bob', 's1')
    await seeks.drop('bob', 's2')
    expect((await seeks.waiting(12_000)).map(({ id }) => id)).toEqual(['s1'])
    await seeks.drop('ada', 's1')
    await seeks.sweep(5_000)
    expect(await seeks.byId('s3')).toBeNull()
  })

  test('a seek is taken once, however many take it at a time, and with it all that its people looked for', async () => {
    const { seeks } = store()
    await store().beat(20_000, 'hall-a')
    for (const user of ['ada', 'bob', 'cid', 'dee']) for (const n of [1, 2]) await seeks.add(seek(`${user}${n}`, user, 'hall-a', n))
    const pairs = [
      ['ada1', 'bob1'],
      ['bob2', 'cid1'],
      ['cid2', 'ada2'],
      ['bob1', 'ada2'],
      ['ada1', 'cid1'],
    ]
    const people = (ids: readonly string[]) => ids.map((id) => ({ id, user: id.slice(0, 3) }))
    const took = await Promise.all(pairs.map((ids, i) => seeks.claim(people(ids), `m${i}`, 30)))
    expect(took.filter(Boolean)).toHaveLength(1)
    const winner = pairs[took.indexOf(true)] ?? []
    const answered = await seeks.answered(30)
    expect(answered.map(({ id, seated }) => [id, seated]).sort()).toEqual(winner.map((id) => [id, 0]).sort())
    const left = (await seeks.waiting(20_000)).map(({ user }) => user)
    expect(new Set(left)).toEqual(new Set(['ada', 'bob', 'cid', 'dee'].filter((user) => !winner.some((id) => id.startsWith(user)))))
    const match = `${answered[0]?.match}`
    await seeks.seated(match)
    const [own = ''] = winner
    expect(await seeks.byId(own)).toMatchObject({ match, seated: 1 })
    // Asked again with the same key: what was answered stays so.
    await seeks.add(seek(own, own.slice(0, 3), 'hall-b'))
    expect(await seeks.byId(own)).toMatchObject({ match })
    await seeks.sweep(31)
    expect(await seeks.answered(0)).toEqual([])
    for (const { id, user } of await seeks.waiting(0)) await seeks.drop(user, id)
  })

  test('presence is what the processes that live say', async () => {
    const { presence } = store()
    await store().beat(40_000, 'hall-a')
    await store().beat(46_000, 'hall-b')
    await presence.put([
      { match: 'p1', process: 'hall-a', users: '["ada"]', watchers: 1 },
      { match: 'p1', process: 'hall-b', users: '[]', watchers: 2 },
      { match: 'p2', process: 'hall-b', users: '[]', watchers: 0 },
    ])
    await presence.put([{ match: 'p1', process: 'hall-b', users: '["bob"]', watchers: 3 }])
    await presence.put([])
    const of = async (since: number) => (await presence.of(['p1'], since)).map(({ users, watchers }) => [users, watchers])
    expect(await of(40_000)).toEqual([
      ['["ada"]', 1],
      ['["bob"]', 3],
    ])
    expect(await of(42_000)).toEqual([['["bob"]', 3]])
    expect(await presence.of([], 0)).toEqual([])
    const others = async (process: string, since: number) => (await presence.others(process, since)).map(({ match }) => match)
    expect(await others('hall-a', 40_000)).toEqual(['p1', 'p2'])
    expect(await others('hall-b', 40_000)).toEqual(['p1'])
    expect(await others('hall-b', 42_000)).toEqual([])
    await presence.sweep(42_000)
    await store().beat(47_000, 'hall-a')
    expect(await of(40_000)).toEqual([['["bob"]', 3]])
    await presence.drop('hall-b', ['p1'])
    expect(await of(0)).toEqual([])
  })
}
