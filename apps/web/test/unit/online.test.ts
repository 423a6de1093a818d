import { games } from '@duelhall/games'
import { playerId } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { dressed, sceneOf } from '../../src/engine/scene.ts'
import { shownTime } from '../../src/online/clocks.ts'
import { eventsIn } from '../../src/online/events.ts'
import { createMatchStore, tookPacket } from '../../src/online/match-state.ts'

const streamOf = (...parts: readonly string[]): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(control) {
      for (const part of parts) control.enqueue(new TextEncoder().encode(part))
      control.close()
    },
  })

describe('the stream', () => {
  test('events are read however they are cut, comments are signs of life only', async () => {
    let signs = 0
    const found = []
    const stream = streamOf(': alive\n\nid: a.1.0\nda', 'ta: {"x":', '1}\n\ndata: second\n', '\ndata: never ended')
    for await (const event of eventsIn(stream, () => signs++)) found.push(event)
    expect(found).toEqual([
      { id: 'a.1.0', data: '{"x":1}' },
      { id: null, data: 'second' },
    ])
    expect(signs).toBe(4)
  })

  test('chat begins anew with its first line and goes on with the next; other matches are not heard', () => {
    const store = createMatchStore('here')
    const line = (words: string) => ({ at: 1, user: 'u', name: 'U', words, seated: true })
    tookPacket(store, { type: 'chat', match: 'here', first: 0, lines: [line('a')] })
    tookPacket(store, { type: 'chat', match: 'there', first: 0, lines: [line('x')] })
    tookPacket(store, { type: 'chat', match: 'here', first: 1, lines: [line('b')] })
    expect(store.getState().chat.map((one) => one.words)).toEqual(['a', 'b'])
    tookPacket(store, { type: 'chat', match: 'here', first: 0, lines: [line('c')] })
    expect(store.getState().chat.map((one) => one.words)).toEqual(['c'])
  })
})

test('a clock shows hours, minutes and days', () => {
  expect(shownTime(0, 'en')).toBe('0:00')
  expect(shownTime(-5, 'en')).toBe('0:00')
  expect(shownTime(61_000, 'en')).toBe('1:01')
  expect(shownTime(3_600_000 + 125_000, 'en')).toBe('1:02:05')
  expect(shownTime(2 * 86_400_000 + 3_600_000, 'en')).toBe('2d 1h')
})

describe.each(games.map((module) => [module.name, module] as const))('%s from elsewhere', (_, module) => {
  test('a view is put into the same words as the table it was taken from', () => {
    const state = module.game.setup(module.config(2, {}, []), 'from elsewhere')
    const { breakdowns: _b, ...here } = sceneOf(module, state, playerId(0))
    const { breakdowns: _e, ...there } = dressed(module, JSON.parse(JSON.stringify(here.view)), [], null).scene
    expect(JSON.parse(JSON.stringify(there))).toEqual(JSON.parse(JSON.stringify(here)))
  })

  test('what happened over several turns is told in its turn', () => {
    const state = module.game.setup(module.config(2, {}, []), 'from elsewhere')
    const view = { ...module.game.view(state, null), turn: { ...state.turn, no: 5 } }
    const began = (player: number) => ({
      on: 'turnStarted',
      group: 0,
      player: playerId(player),
      piece: null,
      target: null,
      n: 0,
      list: [],
      cause: '',
      was: null,
    })
    const { told } = dressed(module, view, [began(0), began(1)], { ...state.turn, no: 3 })
    for (const line of told) expect([4, 5]).toContain(line.turn)
  })
})
