// Windows that pass by themselves do so at one pace, whether or not their player could have done something.
import { verify } from '@duelhall/api'
import { passive, read } from '@duelhall/kernel'
import { createStore, type EntryRow, faithful, simulatedRunner } from '@duelhall/store'
import { expect, test } from 'vitest'
import { decide } from '../src/match/decide.ts'
import type { Line } from '../src/match/entries.ts'
import { advance, askedIn, lineOf } from '../src/match/fold.ts'
import type { Room } from '../src/match/room.ts'
import { glance, placeOf, show } from '../src/match/show.ts'
import { recordingOf, unpacked } from '../src/threads/recording.ts'
import { redealt } from './channels.ts'
import { anyChoice, chanceOf, find, people, question, rejoin, seat } from './driver.ts'

const id = 'passing222'

async function table(game: string): Promise<{ readonly room: Room; readonly log: () => Promise<readonly EntryRow[]> }> {
  const store = createStore(await simulatedRunner(faithful))
  let clock = 1000
  const now = (): number => (clock += 1000)
  await seat(store, id, game, 2, now, { kind: 'bank', bank: 3_600_000, increment: 5000 })
  return { room: await rejoin(store, id, now), log: () => store.log.tail(id, 0) }
}

/** What somebody at the table could measure of these lines: how many steps there are, and what the clocks are after them. */
function measured(room: Room, lines: readonly Line[], viewer: number) {
  const { module } = room.match
  const match = { ...room.match, state: room.match.state && module.game.clone(room.match.state) }
  let heard = room.audience
  for (const line of lines) {
    const before = glance(match)
    const entry = { match: id, seq: match.head, at: 9_000_000, by: '', key: '', kind: line.kind, body: JSON.stringify(line), hash: '' }
    heard = show(match, before, advance(match, entry), heard).after
  }
  const place = placeOf(match, viewer as never)
  return { asked: askedIn(match), steps: heard.counts[place], clocks: JSON.stringify(heard.clocks[place]) }
}

test('a window that is passed cannot be told from one without a choice', { timeout: 300_000 }, async () => {
  const { room, log } = await table('duel-monsters')
  const { match } = room
  for (const user of ['ada', 'bob']) expect(await room.act(user, 'yield', { do: 'yield', until: 'always' })).toMatchObject({ accepted: {} })
  const chance = chanceOf('passing')
  let compared = 0
  let told = 0
  for (let i = 0; i < 90 && question(room) !== null; i++) {
    const asked = question(room)?.player
    if (asked === undefined || match.state === null) break
    const user = people[asked] ?? ''
    const command = anyChoice(room, chance)
    const truth = decide(match, user, command, 0)
    if ('refused' in truth) throw new Error(truth.refused.says)
    for (let r = 0; r < 3; r++) {
      const other = redealt(room, asked, `${i}/${r}`)
      const guessed = decide(other.match, user, command, 0)
      if ('refused' in guessed || truth.lines.length !== guessed.lines.length) continue // the game ends in one of them
      const [here, there] = [measured(room, truth.lines, asked), measured(other, guessed.lines, asked)]
      if (here.asked !== there.asked) continue // the cards lead elsewhere, and everybody sees it
      expect(here).toEqual(there)
      compared++
      if (passesOf(truth.lines) !== passesOf(guessed.lines)) told++
    }
    await room.act(user, `k${i}`, command)
    // Nobody is asked in the turn of another what could have been passed.
    const decision = match.module.game.decision(match.state)
    const [first] = decision?.options ?? []
    if (decision !== null && first !== undefined && decision.player !== match.state.turn.player)
      expect(passive).not.toContain(read(match.module.game.acts, first).act)
  }
  expect(compared).toBeGreaterThan(50)
  // In some of them a window was passed here and none was there to be passed.
  expect(told).toBeGreaterThan(0)
  for (const says of ['resignMatch', 'resign'] as const) await room.act('bob', says, { do: 'say', says })
  const entries = [...(await log())]
  expect(entries.some((entry) => passesOf([lineOf(entry)]) > 0)).toBe(true)
  const file = { format: 'duelhall-match-1' as const, match: id, entries, recording: unpacked(recordingOf(entries, find)) }
  expect(verify(file, find)).toMatchObject({ faults: [] })
})

const passesOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + (line.kind === 'choose' || line.kind === 'say' ? (line.passes?.length ?? 0) : 0), 0)

test('passing until the own turn ends with it, always does not; the same wish twice writes nothing', { timeout: 120_000 }, async () => {
  const { room } = await table('duel-monsters')
  const { match } = room
  const first = match.state?.turn.player
  const [mover, other] = first === 0 ? (['ada', 'bob'] as const) : (['bob', 'ada'] as const)
  const seats = { ada: 0, bob: 1 }
  await room.act(other, 'y', { do: 'yield', until: 'turn' })
  await room.act(mover, 'y', { do: 'yield', until: 'always' })
  const { head } = match
  expect(await room.act(other, 'z', { do: 'yield', until: 'turn' })).toEqual({ accepted: { seq: head - 1 } })
  expect(match.head).toBe(head)
  const chance = chanceOf('until')
  for (let i = 0; match.state !== null && match.state.turn.player === first && i < 400; i++) {
    expect(match.passing[seats[other]]?.until).toBe('turn')
    await room.act(people[question(room)?.player ?? 0] ?? '', `k${i}`, anyChoice(room, chance))
  }
  expect(match.state?.turn.player).not.toBe(first)
  expect(match.passing[seats[other]]).toBeNull()
  expect(match.passing[seats[mover]]?.until).toBe('always')
  await room.act(mover, 'no longer', { do: 'yield', until: null })
  expect(match.passing[seats[mover]]).toBeNull()
})
