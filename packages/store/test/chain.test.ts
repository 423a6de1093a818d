import { expect, test } from 'vitest'
import { type EntryRow, firstBreak, genesis, link } from '../src/index.ts'

function logOf(length: number): EntryRow[] {
  let hash = genesis
  return Array.from({ length }, (_, seq) => {
    const entry = { match: 'm', seq, at: seq, by: 'a', key: `k${seq}`, kind: 'choice', body: `{"choice":${seq}}` }
    hash = link(hash, entry)
    return { ...entry, hash }
  })
}

test('an untouched log has no break', () => {
  expect(firstBreak(logOf(20))).toBeNull()
  expect(firstBreak([])).toBeNull()
})

test.each(['at', 'by', 'key', 'kind', 'body', 'hash'] as const)('a changed %s is named at its line', (field) => {
  const log = logOf(9)
  const line = log[4]
  if (line === undefined) throw new Error('no line')
  log[4] = { ...line, [field]: field === 'at' ? 99 : 'changed' }
  expect(firstBreak(log)).toMatchObject({ seq: 4 })
})

test('a dropped, doubled or moved line is named', () => {
  const log = logOf(6)
  expect(firstBreak(log.toSpliced(2, 1))).toMatchObject({ seq: 2, says: expect.stringContaining('missing') })
  expect(firstBreak([...log.slice(0, 3), ...log.slice(2)])).toMatchObject({ seq: 3 })
  expect(firstBreak([...log.slice(0, 2), ...log.slice(2).reverse()])).toMatchObject({ seq: 2 })
})

test('a line written anew needs all the lines after it', () => {
  const log = logOf(6)
  const line = log[2]
  if (line === undefined) throw new Error('no line')
  const forged = { ...line, body: '{"choice":99}' }
  log[2] = { ...forged, hash: link(log[1]?.hash ?? '', forged) }
  expect(firstBreak(log)).toMatchObject({ seq: 3 })
})
