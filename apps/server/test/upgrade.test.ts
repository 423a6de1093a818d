// A hall is closed, another version with other rules and cards is opened on the same store, and the match that was running goes on.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patched, verify } from '@duelhall/api'
import { checkReplay, digest, type GameModule, playBack, type Replay } from '@duelhall/kernel'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { lineOf } from '../src/match/fold.ts'
import { type Served, serve } from '../src/serve.ts'
import { guest, isStep, play, untilThere, type Visitor } from './client.ts'
import { freely, postgresFor } from './house.ts'
import { after, before, threadsOf } from './segments.ts'

const server = process.env.DUELHALL_POSTGRES === 'required' ? await postgresFor() : null
const old = before()
const bothFind = (game: string, { rules }: { readonly rules: number }): GameModule | null =>
  [old(game), after(game)].find((module) => module?.game.rules === rules) ?? null

/** The contract leaves open what a game's table and choices are. */
const replayed = async (person: Visitor, match: string): Promise<Replay> =>
  (await person.call('replay', { params: { match } })) as unknown as Replay

/** What was played since the change of rules can be told again, and played on from any of its positions. */
async function toldSince(person: Visitor, match: string): Promise<void> {
  const replay = await replayed(person, match)
  const game = after('battle-of-creatures')?.game
  if (game === undefined) throw new Error('the game is not there')
  expect(replay.from?.state.n).toBeGreaterThan(0)
  expect(replay.choices.length).toBeGreaterThan(8)
  expect(checkReplay(game, replay)).toEqual([])
  expect(playBack(game, replay).divergence).toBeNull()
  for (const at of [0, 5]) {
    const body = { key: `on${at}`, at, seat: 0, bots: [{ level: 1 }], seed: 'again' }
    const { match: next } = await person.call('playOn', { params: { match }, body })
    const state = playBack(game, replay, at).state
    expect((await person.call('match', { params: { match: next } })).agreed.from).toEqual({ match, at })
    const { entries } = await finishedFile(person, next)
    const [opening] = entries.map(lineOf)
    expect(opening).toMatchObject({ source: { from: replay.from, choices: replay.choices.slice(0, at) } })
    const told = await replayed(person, next)
    expect(digest(playBack(game, told, at).state)).toBe(digest(state))
    expect(playBack(game, told).divergence).toBeNull()
    expect(verify(await person.call('file', { params: { match: next } }), after)).toMatchObject({ faults: [], segments: [{ here: true }] })
  }
  await expect(person.call('playOn', { params: { match }, body: { key: 'no', at: replay.choices.length } })).rejects.toMatchObject({
    error: { code: 'nothing' },
  })
}

async function finishedFile(person: Visitor, match: string) {
  await play(person, match, 3, 'on')
  await person.call('act', { params: { match }, body: { key: 'end', do: 'say', says: 'resign' } })
  return untilThere(() => person.call('file', { params: { match } }))
}

async function upgraded(database: string | undefined): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'duelhall-upgrade-'))
  const troubles: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void troubles.push(line) })
  const terms = { data, database, pace: 0, rates: freely, log }
  let hall: Served = await serve({ ...terms, port: 0, find: old, threads: threadsOf(old) })
  onTestFinished(async () => {
    await hall.close()
    rmSync(data, { recursive: true, force: true })
  })
  const base = `http://127.0.0.1:${hall.port}`
  const [ada, cid] = [await guest(base), await guest(base)]
  const clock = { kind: 'bank', bank: 600_000, increment: 0 } as const
  const opening = {
    key: 'one',
    game: 'battle-of-creatures',
    players: 2,
    watch: 'all' as const,
    clock,
    bots: [{ level: 1 }],
    seed: 'of ada',
  }
  const { match } = await ada.call('open', { body: opening })
  const { match: waiting } = await ada.call('open', { body: { ...opening, key: 'two', bots: [] } })
  await play(ada, match, 8, 'old')
  await ada.call('chat', { params: { match }, body: { key: 'c', words: 'see you after the upgrade' } })
  const watching = cid.follow([match])
  await watching.until(isStep)
  const seen = watching.last()
  await hall.close()

  hall = await serve({ ...terms, port: hall.port })
  const look = await ada.call('match', { params: { match } })
  expect(look.agreed).toMatchObject({ rules: after('battle-of-creatures')?.game.rules, cards: after('battle-of-creatures')?.game.cards })
  expect(look.chat.map((line) => line.words)).toEqual(['see you after the upgrade'])
  // Whoever watched comes back where the line broke, and misses nothing.
  const back = cid.follow([match], seen)
  const first = await back.until(isStep)
  expect(isStep(first) && first.step).toMatchObject({ status: 'running', gap: false })
  await play(ada, match, 8, 'new')
  expect((await ada.call('match', { params: { match: waiting } })).step.status).toBe('open')
  await cid.call('join', { params: { match: waiting }, body: { key: 'j' } })
  expect((await cid.call('match', { params: { match: waiting } })).step.status).toBe('running')

  await ada.call('act', { params: { match }, body: { key: 'end', do: 'say', says: 'resign' } })
  const last = await back.until((packet) => isStep(packet) && packet.step.status === 'finished')
  back.close()
  const recording = await untilThere(() => cid.call('recording', { params: { match } }))
  expect(recording.steps.reduce<unknown>((view, step) => patched(view, step.patch), null)).toEqual(isStep(last) && last.step.view)
  await toldSince(cid, match)
  const file = await cid.call('file', { params: { match } })
  expect(file.entries.filter((entry) => entry.kind === 'segment')).toHaveLength(1)
  expect(verify(file, bothFind)).toMatchObject({ faults: [], segments: [{ here: true }, { here: true }] })
  expect(verify(file, after)).toMatchObject({ faults: [], segments: [{ here: false }, { here: true }] })
  expect(troubles).toEqual([])
}

test('a running match goes on in a hall of another version: played, watched, recorded, verified', { timeout: 120_000 }, () =>
  upgraded(undefined),
)

test.skipIf(server === null)('the same on PostgreSQL', { timeout: 120_000 }, async () => upgraded(await server?.database('upgrade')))
