// Rules leave a state behind and others go on from it: exactly where they can, with the reason where they cannot.
import { moduleOf, parts, randomPlayer, tiny } from '@duelhall/testkit'
import { describe, expect, test } from 'vitest'
import { Foreign, type Legacy } from '../src/index.ts'

const { game } = tiny
const config = tiny.config(2)

type Left = ReturnType<typeof game.leave>
const throughJson = (left: Left): Left => JSON.parse(JSON.stringify(left)) as Left

function played(most: number) {
  const state = game.setup(config, 'legacy')
  const player = randomPlayer(3)
  for (let i = 0; i < most; i++) {
    const decision = game.decision(state)
    if (decision === null) break
    game.apply(state, player(decision))
  }
  return state
}

test('its own rules go on from it as if nothing had been, wherever it is left', () => {
  for (let n = 0; n < 30; n++) {
    const state = played(n)
    const left = throughJson(game.leave(state))
    expect(game.adopt(left, config)).toEqual(state)
    expect(left).toEqual(throughJson(game.leave(state)))
  }
})

test('other rules put the open question anew, and keep the dice', () => {
  const state = played(0)
  const main = parts.asks.main ?? []
  const fewer = moduleOf({ ...parts, asks: { ...parts.asks, main: main.filter(({ act }) => act !== 'play') } }).game
  const adopted = fewer.adopt(throughJson(game.leave(state)), config)
  const acts = (of: typeof state): number => game.decision(of)?.options.length ?? 0
  expect(acts(adopted)).toBeLessThan(acts(state))
  expect(adopted.rng).toEqual(state.rng)
  expect(adopted.n).toBe(state.n)
  expect(fewer.audit(adopted)).toEqual([])
})

test('an index of another size is made anew', () => {
  const state = played(6)
  const left = throughJson(game.leave(state))
  left.state.index.pop()
  expect(game.adopt(left, config)).toEqual(state)
})

describe('what does not fit is refused, and the reason names it', () => {
  const refused = (change: (left: { state: Left['state']; legend: { -readonly [K in keyof Left['legend']]: string[] } }) => void) => {
    const left = throughJson(game.leave(played(6)))
    const { pieces, zones, acts } = left.legend
    const legend = { pieces: [...pieces], zones: [...zones], acts: [...acts] }
    change({ state: left.state, legend })
    const legacy: Legacy<Left['state']> = { state: left.state, legend }
    expect(() => game.adopt(legacy, config)).toThrow(Foreign)
    return expect(() => game.adopt(legacy, config))
  }
  test('a card by another name', () =>
    refused(({ legend }) => {
      legend.pieces[5] = 'another'
    }).toThrow(/pieces: 5 was another and is/))
  test('an act by another name, or one that is gone', () => {
    refused(({ legend }) => {
      legend.acts[0] = 'another'
    }).toThrow(/acts: 0 was another and is/)
    refused(({ legend }) => void legend.acts.push('gone')).toThrow(/was gone and is nothing now/)
  })
  test('a zone that is gone', () => refused(({ legend }) => void legend.zones.push('limbo')).toThrow(/limbo/))
  test('a step that is not known', () =>
    refused(({ state }) => {
      const frame: { step: string } = state.stack[0] as { step: string }
      frame.step = 'bygone'
    }).toThrow(/nothing goes on here by the name of \w+\/bygone/))
  test('a field that is not there', () =>
    refused(({ state }) => {
      Reflect.deleteProperty(state.pieces[4] ?? {}, 'life')
    }).toThrow('pieces.4.life is missing'))
})
