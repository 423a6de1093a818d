import { expect, test } from 'vitest'
import type { Runner } from '../src/index.ts'
import { messagesOf } from '../src/postgres-bus.ts'
import { remember } from '../src/remember.ts'
import type { EntryRow } from '../src/schema.ts'
import { together } from '../src/together.ts'

test('what was found is remembered for a moment, what was not found never', async () => {
  let now = 0
  const asked: string[] = []
  const known = remember<string>(
    async (key) => {
      asked.push(key)
      return key === 'none' ? null : `${key} at ${now}`
    },
    () => now,
  )
  expect([await known.get('a'), await known.get('a'), await known.get('none'), await known.get('none')]).toEqual([
    'a at 0',
    'a at 0',
    null,
    null,
  ])
  expect(asked).toEqual(['a', 'none', 'none'])
  now = 10_000
  expect(await known.get('a')).toBe('a at 10000')
  known.forget()
  expect(await known.get('a')).toBe('a at 10000')
  expect(asked).toEqual(['a', 'none', 'none', 'a', 'a'])
})

test('an answer that was on its way when all was forgotten is not remembered', async () => {
  const answers: ((value: string) => void)[] = []
  const known = remember<string>(() => new Promise((done) => answers.push(done)))
  const first = known.get('a')
  known.forget()
  answers[0]?.('old')
  expect(await first).toBe('old')
  const second = known.get('a')
  answers[1]?.('new')
  expect(await second).toBe('new')
  expect(await known.get('a')).toBe('new')
  expect(answers).toHaveLength(2)
})

test('words travel in messages of less than 8,000 bytes, none lost and none twice', () => {
  const line = (seq: number): EntryRow => ({
    match: 'm',
    seq,
    at: 1,
    by: 'ä',
    key: `k${seq}`,
    kind: 'choose',
    body: 'ß"\u0001'.repeat(seq % 300),
    hash: 'h',
  })
  const lines = Array.from({ length: 200 }, (_, i) => line(i))
  const topics = Array.from({ length: 500 }, (_, i) => `presence.topic-${i}`)
  const messages = [...messagesOf('self', topics, lines)]
  for (const message of messages) expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(8000)
  expect(messages.flatMap((message) => message.lines)).toEqual(lines)
  expect(messages.flatMap((message) => message.topics)).toEqual(topics)
  expect([...messagesOf('self', [], [])]).toEqual([])
})

test('a question that is never answered holds up no other', async () => {
  let asked = 0
  const read = () => (++asked === 1 ? new Promise(() => {}) : Promise.resolve([{ key: 'b' }]))
  const rows = together<{ readonly key: string }>({ read } as unknown as Runner, 'key', () => {
    throw new Error('the runner answers without it')
  })
  void rows('a')
  await new Promise((done) => setImmediate(done))
  expect(asked).toBe(1)
  expect(await Promise.all([rows('b'), rows('c')])).toEqual([[{ key: 'b' }], []])
  expect(asked).toBe(2)
})
