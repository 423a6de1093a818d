// Nothing that a viewer cannot know changes a byte of what the viewer is sent. `LEAKS=2000` states for the long run; `LEAKS_FROM` begins with another match, for
// a run in pieces.
import { type PlayerId, playerId, type Viewer } from '@duelhall/kernel'
import { createStore, faithful, type Store, simulatedRunner } from '@duelhall/store'
import { expect, test } from 'vitest'
import type { Room } from '../src/match/room.ts'
import { channelsOf, leaks, redealt } from './channels.ts'
import { anyChoice, chanceOf, people, question, rejoin, seat } from './driver.ts'
import { row } from './figures.ts'

const states = Number(process.env.LEAKS ?? 6)
const from = Number(process.env.LEAKS_FROM ?? 0)
const redeals = Number(process.env.LEAKS_REDEALS ?? 2)
const games = ['battle-of-creatures', 'dungeon-dice', 'dice-masters-yugioh', 'dice-masters-ultramar', 'duel-monsters']
const viewers: readonly Viewer[] = [playerId(0), playerId(1), null]

async function table(game: string): Promise<{ readonly store: Store; readonly room: Room }> {
  const store = createStore(await simulatedRunner(faithful))
  let clock = 1000
  const now = (): number => (clock += 1000)
  // A clock that runs: what hidden answers do to it must not show either.
  await seat(store, 'leaks222', game, 2, now, { kind: 'move', each: 3_600_000 })
  return { store, room: await rejoin(store, 'leaks222', now) }
}

type Sent = (room: Room, viewer: Viewer) => Readonly<Record<string, string>>

/** The channels whose bytes differ between two rooms that look the same to the viewer. */
const differing = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): string[] =>
  Object.keys(a).filter((channel) => a[channel] !== b[channel])

/** Law one: what a viewer cannot know is dealt anew, so often, and nothing sent to that viewer, or to anybody who watches, changes. */
function law(room: Room, viewer: Viewer, seed: string, deals: number, sent: Sent): string[] {
  const eyes: readonly PlayerId[] = viewer === null ? [playerId(0), playerId(1)] : [viewer]
  const truth = sent(room, viewer)
  const seeds = Array.from({ length: deals }, (_, deal) => `${seed}/${deal}`)
  return seeds.flatMap((deal) => eyes.flatMap((eye) => differing(truth, sent(redealt(room, eye, deal), viewer))))
}

/** Law two: somebody chooses what nobody sees and takes it back, and the others are sent the same as before. */
async function hesitation(room: Room, sent: Sent, key: string, pick: (sides: number) => number): Promise<string[]> {
  const asked = question(room)?.player
  if (asked === undefined) return []
  const others = viewers.filter((viewer) => viewer !== asked)
  const before = others.map((viewer) => sent(room, viewer))
  await room.act(people[asked] ?? '', key, anyChoice(room, pick))
  const isHidden = question(room)?.player === asked && (question(room)?.view.decision?.back ?? 0) > 0
  const found = isHidden ? others.flatMap((viewer, i) => differing(before[i] ?? {}, sent(room, viewer))) : []
  if (isHidden) {
    await room.act(people[asked] ?? '', `${key}-back`, { do: 'undo' })
    for (const [i, viewer] of others.entries()) found.push(...differing(before[i] ?? {}, sent(room, viewer)))
  }
  return found
}

/** So many states of a game; when a match is over the next one begins. */
async function* walk(
  game: string,
  steps: number,
): AsyncGenerator<{ readonly room: Room; readonly key: string; readonly pick: (sides: number) => number }> {
  let left = steps
  for (let n = from; left > 0; n++) {
    const { store, room } = await table(game)
    const pick = chanceOf(`leaks/${game}/${n}`)
    for (let i = 0; left > 0 && question(room) !== null; i++, left--) {
      yield { room, key: `${n}-h${i}`, pick }
      for (let k = 0; k < 3; k++) {
        const asked = question(room)?.player
        if (asked !== undefined) await room.act(people[asked] ?? '', `k${i}-${k}`, anyChoice(room, pick))
      }
    }
    await store.close()
  }
}

test.each(games)('%s: no byte of any channel depends on what the viewer cannot know', { timeout: 3_600_000 }, async (game) => {
  let looked = 0
  for await (const { room, key, pick } of walk(game, states)) {
    for (const viewer of viewers) expect(law(room, viewer, key, redeals, channelsOf), `${key} viewer ${viewer}`).toEqual([])
    expect(await hesitation(room, channelsOf, key, pick)).toEqual([])
    looked++
  }
  expect(looked).toBe(states)
  row(
    `leaks in ${game}: states × viewers × redeals`,
    '2,000 × all × 10: 0 differing bytes',
    `${looked} × ${viewers.length} × ${redeals}: 0`,
  )
})

test('planted leaks are caught, every one', { timeout: 600_000 }, async () => {
  const left = new Set(Object.keys(leaks))
  const planted: Sent = (room, viewer) =>
    Object.fromEntries([...left].map((name) => [name, JSON.stringify(leaks[name]?.(room, viewer)) ?? '']))
  for (const game of ['duel-monsters', 'dungeon-dice', 'dice-masters-yugioh']) {
    for await (const { room, key, pick } of walk(game, 12)) {
      for (const viewer of viewers) for (const caught of law(room, viewer, key, 1, planted)) left.delete(caught)
      for (const caught of await hesitation(room, planted, key, pick)) left.delete(caught)
      if (left.size === 0) break
    }
  }
  expect(Object.keys(leaks).length).toBeGreaterThanOrEqual(20)
  expect([...left]).toEqual([])
  row('planted leaks', '20, all caught', `${Object.keys(leaks).length}, ${Object.keys(leaks).length - left.size} caught`)
})
