import { type Fault, type MatchFile, verify } from '@duelhall/api'
import { createStore, faithful, link, simulatedRunner } from '@duelhall/store'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordingOf, unpacked } from '../src/threads/recording.ts'
import { anyChoice, chanceOf, find, people, question, rejoin, seat } from './driver.ts'

const id = 'verified22'

/** A match that was played and given up, as its file. */
async function played(game: string, choices: number): Promise<MatchFile> {
  const store = createStore(await simulatedRunner(faithful))
  let clock = 1000
  const now = (): number => ++clock
  await seat(store, id, game, 2, now)
  const room = await rejoin(store, id, now)
  const chance = chanceOf(game)
  for (let i = 0; i < choices && question(room) !== null; i++) {
    const asked = question(room)?.player ?? 0
    await room.act(people[asked] ?? '', `k${i}`, anyChoice(room, chance))
    if (i % 7 === 0) await room.act(people[asked] ?? '', `u${i}`, { do: 'undo' })
  }
  await room.act('ada', 'plea', { do: 'plead' })
  await room.act('bob', 'grant', { do: 'grant' })
  for (const says of ['resignMatch', 'resign'] as const) await room.act('bob', says, { do: 'say', says })
  const entries = [...(await store.log.tail(id, 0))]
  await store.close()
  return { format: 'duelhall-match-1', match: id, entries, recording: unpacked(recordingOf(entries, find)) }
}

/** The log written anew with one line changed, as somebody could who owns the database. */
function forged(file: MatchFile, change: Readonly<Record<string, unknown>>, kind: string): MatchFile {
  let previous = '0'.repeat(64)
  const at = file.entries.findIndex((entry) => entry.kind === kind)
  expect(at).toBeGreaterThan(0)
  const entries = file.entries.map((entry, i) => {
    const body = i === at ? JSON.stringify({ ...(JSON.parse(entry.body) as object), ...change }) : entry.body
    previous = link(previous, { ...entry, body })
    return { ...entry, body, hash: previous }
  })
  return { ...file, entries }
}

const kinds = (file: unknown): readonly Fault['kind'][] => verify(file, find).faults.map((fault) => fault.kind)

describe.each(['battle-of-creatures', 'dungeon-dice', 'dice-masters-yugioh', 'duel-monsters'])('a match of %s', (game) => {
  let file: MatchFile
  beforeAll(async () => {
    file = await played(game, 30)
  })

  test('verifies, also from JSON', () => {
    expect(verify(JSON.parse(JSON.stringify(file)), find)).toMatchObject({ match: id, lines: file.entries.length, faults: [] })
    expect(verify(file, find).draws).toBeGreaterThan(0)
  })

  test('a changed, missing or moved line is named', () => {
    const at = file.entries.findIndex((entry) => entry.kind === 'choose')
    const changed = file.entries.map((entry, i) => (i === at ? { ...entry, at: entry.at + 1 } : entry))
    expect(verify({ ...file, entries: changed }, find).faults).toMatchObject([{ kind: 'line', at }])
    expect(verify({ ...file, entries: file.entries.toSpliced(at, 1) }, find).faults).toMatchObject([{ kind: 'line', at }])
    const [a, b] = [file.entries[at], file.entries[at + 1]]
    if (a === undefined || b === undefined) throw new Error('too short')
    expect(kinds({ ...file, entries: file.entries.toSpliced(at, 2, b, a) })).toEqual(['line'])
  })

  test('another secret is named even if the whole log is written anew', () => {
    const other = forged(file, { secret: 'ab'.repeat(32) }, 'end')
    expect(kinds(other)).toEqual(['commitment'])
  })

  test('another seed of a player gives other dice, and that shows', () => {
    // One seed may happen to give the same few dice; four do not.
    const found = ['a', 'b', 'c', 'd'].flatMap((seed) => kinds(forged(file, { seed }, 'sit')))
    expect(found).not.toEqual([])
  })

  test('a seat that no table has is named, however far away', () => {
    for (const seat of [-1, 1.5, 16, 2 ** 31, 2 ** 53, '1', null]) expect(kinds(forged(file, { seat }, 'sit'))).toEqual(['line'])
  })

  test('a roll that was told otherwise is named with its step', () => {
    const steps = file.recording?.steps ?? []
    const at = steps.findIndex((step) => step.told.length > 0)
    const tampered = structuredClone(file)
    const event = tampered.recording?.steps[at]?.told[0]
    if (event === undefined) throw new Error('nothing was told')
    event.n += 1
    expect(verify(tampered, find).faults).toMatchObject([{ kind: 'roll', at }])
  })

  test('another end is named', () => {
    expect(kinds(forged(file, { outcome: { places: [2, 1], rule: 'X-Y-Z' } }, 'end'))).toEqual(['outcome'])
  })
})

test('what is no match file is refused with a reason', () => {
  for (const input of [null, 1, [], {}, { format: 'duelhall-match-1', match: 'x', entries: [] }, { format: 'other' }])
    expect(kinds(input)).toEqual(['file'])
})
