import { describe, expect, test } from 'vitest'
import { behaviours } from '../cards/index.ts'
import { checkCards } from '../check-cards.ts'

const card = { id: '1', name: 'X', effects: [] }
const found = (...cards: readonly unknown[]): readonly string[] => checkCards(cards).map(({ path }) => path)
const doing = (...steps: readonly unknown[]) => found({ ...card, effects: [{ kind: 'play', do: steps }] })

describe('cards from anywhere', () => {
  test('our own are sound, and so they are when they come as JSON', () => {
    expect(JSON.parse(JSON.stringify(behaviours))).toEqual(behaviours)
    for (const one of behaviours) expect(checkCards(JSON.parse(JSON.stringify([one])))).toEqual([])
  })
  test('an unknown step, field, word or amount is refused with its path, however deep', () => {
    expect(doing({ op: 'explode' })).toEqual(['0.effects.0.do.0.op'])
    expect(doing({ op: 'draw', n: 1, loudly: true })).toEqual(['0.effects.0.do.0.loudly'])
    expect(doing({ op: 'draw' })).toEqual(['0.effects.0.do.0.n'])
    expect(doing({ op: 'destroy', what: { is: 'fish-monger' } })[0]).toMatch(/^0\.effects\.0\.do\.0\.what/)
    expect(doing({ op: 'may', do: [{ op: 'bind', what: 'self', how: 'holds' }] })[0]).toMatch(/^0\.effects\.0\.do\.0\.do\.0\.how/)
    expect(doing({ op: 'stand', to: 'self', mods: [{ shines: true }], until: 'turn' })[0]).toMatch(/^0\.effects\.0\.do\.0\.mods\.0/)
  })
  test('timing, materials and substitutes have words of their own', () => {
    const timed = (change: object) => found({ ...card, effects: [{ kind: 'use', do: [], ...change }] })
    expect(timed({ speed: 2, damageStep: 'any', procedure: true, cause: ['battle'] })).toEqual([])
    expect(timed({ speed: 4 })).toEqual(['0.effects.0.speed'])
    expect(timed({ when: 'soon' })).toEqual(['0.effects.0.when'])
    expect(found({ ...card, substitute: { tuner: 'synchron' } }, { ...card, substitute: { tuner: 1 } })).toEqual(['1.substitute.tuner'])
    expect(found({ ...card, synchro: { other: {} } })).toEqual(['0.synchro.other'])
    expect(found({ ...card, counters: -1 }, { ...card, colour: 'blue' })).toEqual(['0.counters', '1.colour'])
  })
  test('what is no list of cards, loops or cannot be read is refused; nothing throws', () => {
    const loop: { self?: unknown } = {}
    loop.self = loop
    for (const input of [undefined, null, 1, 'cards', {}, loop, () => {}, new Map()]) {
      expect(checkCards(input).length).toBeGreaterThan(0)
      expect(found(input).length).toBeGreaterThan(0)
      expect(doing(input).length).toBeGreaterThan(0)
    }
    for (const { says } of checkCards([{ ...card, name: 'x'.repeat(1_000_000) }])) expect(says).toMatch(/^BAD_CARD_DATA: .{1,400}$/)
  })
})
