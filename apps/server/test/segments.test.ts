// A running match outlives a change of rules and cards: it goes on from where the rules before left it, once, exactly, and nothing of the border shows.
import { type MatchFile, unchecked, verify } from '@duelhall/api'
import { digest, type GameModule, type PlayerId, playerId, type Viewer } from '@duelhall/kernel'
import { createStore, type Fault, faithful, link, type Script, type Store, simulatedRunner } from '@duelhall/store'
import { describe, expect, test } from 'vitest'
import { lineOf, Unreadable } from '../src/match/fold.ts'
import type { Room } from '../src/match/room.ts'
import { stepOf } from '../src/stream/step.ts'
import { recordingOf, unpacked } from '../src/threads/recording.ts'
import { channelsOf, redealt } from './channels.ts'
import { anyChoice, chanceOf, people, question, rejoin, seat } from './driver.ts'
import { after, before, packed } from './segments.ts'

const id = 'segments22'
const games = ['battle-of-creatures', 'dungeon-dice', 'dice-masters-yugioh', 'duel-monsters']
const old = before()
const entered = (store: Store, of: string, find: typeof old, clock: () => number): Promise<Room> => rejoin(store, of, clock, find)

async function table(game: string, choices: number, open = old, script: Script = faithful) {
  const store = createStore(await simulatedRunner(script))
  let time = 1000
  const clock = (): number => (time += 1000)
  await seat(store, id, game, 2, clock, { kind: 'bank', bank: 3_600_000, increment: 1000 }, open)
  const room = await entered(store, id, open, clock)
  const chance = chanceOf(`segments/${game}`)
  await play(room, choices, chance, 'old')
  return { store, clock, room, chance }
}

async function play(room: Room, choices: number, chance: (sides: number) => number, name: string): Promise<void> {
  for (let i = 0; i < choices; i++) {
    const asked = question(room)
    if (asked === null) return
    await room.act(people[asked.player] ?? '', `${name}${i}`, anyChoice(room, chance))
  }
}

const fileOf = async (store: Store): Promise<MatchFile> => {
  const entries = [...(await store.log.tail(id, 0))]
  return { format: 'duelhall-match-1', match: id, entries, recording: unpacked(recordingOf(entries, after)) }
}

async function resign(room: Room): Promise<void> {
  for (const says of ['resignMatch', 'resign'] as const) await room.act('bob', says, { do: 'say', says })
  expect(room.match.status).toBe('finished')
}

const viewers: readonly Viewer[] = [playerId(0), playerId(1), null]
const bothFind = (game: string, { rules }: { readonly rules: number }): GameModule | null =>
  [old(game), after(game)].find((module) => module?.game.rules === rules) ?? null

describe.each(games)('%s', (game) => {
  test('goes on where it was, is played to its end, recorded in one piece, and verified part by part', async () => {
    const { store, clock, room, chance } = await table(game, 25)
    const left = room.match
    const counts = room.audience.counts
    expect(await packed(store, old)).toEqual({ packed: 1, left: 0, unreadable: [] })
    const next = await entered(store, id, after, clock)
    expect(next.match.opened).toMatchObject({ rules: after(game)?.game.rules, cards: after(game)?.game.cards })
    expect(next.match.seats).toEqual(left.seats)
    expect(next.match.clocks).toEqual(left.clocks)
    // The dice go on where they were, and the table is the same.
    expect(next.match.state?.rng).toEqual(left.state?.rng)
    expect(next.match.state?.pieces).toEqual(left.state?.pieces)
    expect(question(next)?.player).toBe(question(room)?.player)
    // Everybody is shown it once more, by the new rules.
    expect(next.audience.counts).toEqual(counts.map((count) => count + 1))
    for (const viewer of viewers) expect(stepOf(next, viewer, null).view?.track).not.toEqual(['olden times'])
    await play(next, 25, chance, 'new')
    // Whoever reads the log again finds the same.
    const again = await entered(store, id, after, clock)
    expect(digest(again.match.state)).toBe(digest(next.match.state))
    expect(again.audience).toEqual(next.audience)
    expect(again.match.clocks).toEqual(next.match.clocks)
    expect(await store.verify(id)).toBeNull()
    await resign(next)

    const file = await fileOf(store)
    const at = file.entries.findIndex((entry) => entry.kind === 'segment')
    const tracks = file.recording?.steps.map((step) => JSON.stringify(step.patch).includes('olden times')) ?? []
    expect(tracks[0]).toBe(true)
    const whole = verify(JSON.parse(JSON.stringify(file)), bothFind)
    expect(whole).toMatchObject({
      faults: [],
      segments: [
        { here: true, first: 0, last: at - 1 },
        { here: true, first: at },
      ],
    })
    expect(unchecked(whole)).toEqual([])
    const part = verify(file, after)
    expect(part).toMatchObject({ faults: [], segments: [{ here: false }, { here: true }] })
    expect(unchecked(part)).toMatchObject([expect.stringContaining('segment 1 (lines 0 to')])
    expect(part.draws).toBeLessThan(whole.draws)
    expect(verify(file, old)).toMatchObject({ faults: [], segments: [{ here: true }, { here: false }] })
    await store.close()
  })

  test('no byte of any channel tells what the border holds', async () => {
    const { store, clock } = await table(game, 12)
    await packed(store, old)
    const room = await entered(store, id, after, clock)
    for (const viewer of viewers) {
      const truth = channelsOf(room, viewer)
      for (const eye of viewer === null ? [playerId(0), playerId(1)] : [viewer]) {
        const other = channelsOf(redealt(room, eye as PlayerId, `${game}/${viewer}`), viewer)
        for (const channel of Object.keys(truth)) expect(other[channel], `${channel} for ${viewer}`).toBe(truth[channel])
      }
      const key = JSON.stringify(room.match.state?.rng.key)
      for (const text of Object.values(truth))
        for (const secret of [key, '"legacy"', '"segment"', room.match.secret]) expect(text).not.toContain(secret)
    }
    await store.close()
  })

  test('nobody takes back what was chosen under the rules before', async () => {
    const { store, clock, chance } = await table(game, 15)
    await packed(store, old)
    const room = await entered(store, id, after, clock)
    for (const user of ['ada', 'bob'])
      for (const doing of ['undo', 'plead'] as const)
        expect(await room.act(user, `border-${doing}`, { do: doing })).toMatchObject({ refused: { code: 'nothing' } })
    const asked = question(room)?.player ?? 0
    const stood = digest(room.match.state)
    await room.act(people[asked] ?? '', 'first', anyChoice(room, chance))
    expect(await room.act(people[asked] ?? '', 'plea', { do: 'plead' })).toHaveProperty('accepted')
    expect(await room.act(people[1 - asked] ?? '', 'grant', { do: 'grant' })).toHaveProperty('accepted')
    expect(digest(room.match.state)).toBe(stood)
    const again = await entered(store, id, after, clock)
    expect(digest(again.match.state)).toBe(stood)
    await store.close()
  })
})

test('two processes that open it at once write one segment and stand at the same table', async () => {
  const { store, clock } = await table('dungeon-dice', 10)
  await packed(store, old)
  const rooms = await Promise.all([1, 2, 3].map(() => entered(store, id, after, clock)))
  const log = await store.log.tail(id, 0)
  expect(log.filter((entry) => entry.kind === 'segment')).toHaveLength(1)
  for (const room of rooms) {
    expect(digest(room.match.state)).toBe(digest(rooms[0]?.match.state))
    expect(room.match.head).toBe(log.length)
  }
  await store.close()
})

test.each(['crashBefore', 'crashAfter', 'unknown'] as const)('a process that dies as it takes it over (%s) does no harm', async (fault) => {
  const script = { ...faithful, now: 'none' as Fault, write: (): Fault => script.now }
  const { store, clock, room } = await table('dungeon-dice', 10, old, script)
  await packed(store, old)
  script.now = fault
  await expect(entered(store, id, after, clock)).rejects.toThrow()
  script.now = 'none'
  const next = await entered(store, id, after, clock)
  expect((await store.log.tail(id, 0)).filter((entry) => entry.kind === 'segment')).toHaveLength(1)
  expect(next.match.state?.pieces).toEqual(room.match.state?.pieces)
  await store.close()
})

test('a process of the version before that still has it at hand lets go of it, and writes nothing', async () => {
  const { store, clock, room, chance } = await table('dungeon-dice', 10)
  await packed(store, old)
  const next = await entered(store, id, after, clock)
  const asked = question(next)?.player ?? 0
  await expect(room.act(people[asked] ?? '', 'late', anyChoice(room, chance))).rejects.toThrow(Unreadable)
  expect((await store.log.tail(id, 0)).at(-1)?.kind).toBe('segment')
  await store.close()
})

test('without a snapshot at its head it stays as it is, and the reason says what to do', async () => {
  const { store, clock, room, chance } = await table('dungeon-dice', 10)
  await expect(entered(store, id, after, clock)).rejects.toThrow(/was not packed: run `duelhall pack` with the version before/)
  await packed(store, old)
  await play(room, 1, chance, 'more')
  const lines = (await store.log.tail(id, 0)).length
  await expect(entered(store, id, after, clock)).rejects.toThrow(new RegExp(`not packed at line ${lines}, but at line ${lines - 1}`))
  expect(await store.log.tail(id, 0)).toHaveLength(lines)
  // The version before can still play it, and pack it again.
  await packed(store, old)
  expect((await entered(store, id, after, clock)).match.status).toBe('running')
  await store.close()
})

test('what the new rules do not take is refused with the reason, and nothing is written', async () => {
  const { store, clock } = await table('dungeon-dice', 10)
  await packed(store, old)
  const lines = (await store.log.tail(id, 0)).length
  const row = await store.log.snapshot(id)
  const changed = async (change: (snapshot: string) => string): Promise<void> => {
    const [seq, body] = [row?.seq ?? 0, row?.body ?? '']
    expect(change(body)).not.toBe(body)
    const copy: Store = { ...store, log: { ...store.log, snapshot: async () => ({ match: id, seq, body: change(body) }) } }
    await expect(entered(copy, id, after, clock)).rejects.toThrow(Unreadable)
    await expect(entered(copy, id, after, clock)).rejects.toThrow(/cannot go on under rules \d+ and cards \w+: /)
    expect(await store.log.tail(id, 0)).toHaveLength(lines)
  }
  // A step that is not there, a field that is not there, cards that are others, a view that cannot be made.
  await changed((body) => body.replace(/"op":"(\w+)","step":"\w+"/, '"op":"$1","step":"bygone"'))
  await changed((body) => body.replace(/"life":\d+,/, ''))
  await changed((body) => body.replace(/"pieces":\["player","player","[^"]+"/, '"pieces":["player","player","another-die"'))
  const blind: typeof after = (game) => {
    const module = after(game)
    const view = (): never => {
      throw new Error('there is no picture of it')
    }
    return module && { ...module, game: { ...module.game, view } }
  }
  await expect(entered(store, id, blind, clock)).rejects.toThrow('there is no picture of it')
  expect(await store.log.tail(id, 0)).toHaveLength(lines)
  await store.close()
})

test('what has begun is packed, though the lists of the hall do not say so yet; what has not begun is not', async () => {
  const { store, clock } = await table('dungeon-dice', 10)
  await seat(store, 'unbegun222', 'dungeon-dice', 2, clock, { kind: 'none' }, old, 1)
  expect((await store.matches.byStatus('running', 10)).length).toBe(0)
  expect(await packed(store, old)).toEqual({ packed: 1, left: 0, unreadable: [] })
  expect(await store.log.snapshot('unbegun222')).toBeNull()
  await store.close()
})

test('a table at which nobody plays yet needs no snapshot, through any number of versions', async () => {
  const store = createStore(await simulatedRunner(faithful))
  let time = 1000
  const clock = (): number => ++time
  await seat(store, id, 'dungeon-dice', 2, clock, { kind: 'none' }, old, 1)
  expect((await entered(store, id, after, clock)).match).toMatchObject({ status: 'open', seats: [{ user: 'ada' }, null] })
  await entered(store, id, old, clock)
  const room = await entered(store, id, after, clock)
  await room.act('bob', 'sit', { do: 'sit', seat: playerId(1), name: 'bob', level: 0, brings: null, seed: 'of bob' })
  expect(room.match).toMatchObject({ status: 'running', legacy: null })
  await play(room, 10, chanceOf('unbegun'), 'k')
  await resign(room)
  expect(verify(await fileOf(store), after)).toMatchObject({
    faults: [],
    segments: [{ here: true }, { here: true }, { here: true }, { here: true }],
  })
  await store.close()
})

test('a match may outlive several changes', async () => {
  const { store, clock, chance } = await table('dice-masters-yugioh', 8)
  let find = old
  for (const [i, next] of [after, old, after].entries()) {
    await packed(store, find)
    find = next
    await play(await entered(store, id, find, clock), 8, chance, `v${i}-`)
  }
  await resign(await entered(store, id, find, clock))
  const file = await fileOf(store)
  const verdict = verify(file, bothFind)
  expect(verdict.faults).toEqual([])
  expect(verdict.segments).toHaveLength(4)
  await store.close()
})

test('a forged border is named: another table, other dice, another recording', async () => {
  const { store, clock, chance } = await table('dungeon-dice', 10)
  await packed(store, old)
  const room = await entered(store, id, after, clock)
  await play(room, 6, chance, 'new')
  await resign(room)
  const file = await fileOf(store)
  const forged = (change: (body: string) => string): MatchFile => {
    let previous = '0'.repeat(64)
    const entries = file.entries.map((entry) => {
      const body = entry.kind === 'segment' ? change(entry.body) : entry.body
      expect(entry.kind !== 'segment' || body !== entry.body).toBe(true)
      previous = link(previous, { ...entry, body })
      return { ...entry, body, hash: previous }
    })
    return { ...file, entries }
  }
  const kinds = (input: MatchFile, find: Parameters<typeof verify>[1]) => verify(input, find).faults.map((fault) => fault.kind)
  // Where the rules before are here, any other table shows; where they are not, the dice and what was shown still do.
  expect(
    kinds(
      forged((body) => body.replace(/"life":(\d+)/, '"life":7$1')),
      bothFind,
    ),
  ).toEqual(['line'])
  expect(
    kinds(
      forged((body) => body.replace(/"key":\[\d+/, '"key":[1')),
      after,
    ),
  ).toEqual(['seed'])
  const told = structuredClone(file)
  const step = told.recording?.steps.find((one) => one.told.length > 0)
  if (step?.told[0] !== undefined) step.told[0].n += 1
  expect(kinds(told, after)).toEqual(['roll'])
  expect(
    kinds(
      forged((body) => body.replace(/"from":\{/, '"from":7,"was":{')),
      after,
    ),
  ).toEqual(['file'])
  expect(lineOf(file.entries.find((entry) => entry.kind === 'segment') as never)).toMatchObject({ kind: 'segment' })
  await store.close()
})
