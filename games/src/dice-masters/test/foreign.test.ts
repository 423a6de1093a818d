import { checkEffects } from '@duelhall/effects'
import { describe, expect, test } from 'vitest'
import { cards } from '../cards/index.ts'
import { keywords } from '../cards/keywords.ts'
import { checkCards, tables } from '../check-cards.ts'

const good = JSON.parse(JSON.stringify(cards[0])) as Record<string, unknown>
/** A card that is sound but for one thing. */
const card = (change: object): unknown => ({ ...good, ...change })
const effect = (change: object): unknown => card({ effects: [{ kind: 'play', do: [{ op: 'draw', n: 1 }], ...change }] })
const step = (op: object): unknown => effect({ do: [op] })
const found = (input: unknown): readonly string[] => checkCards([input]).map((problem) => `${problem.path} ${problem.says}`)
const nested = (depth: number): object => (depth === 0 ? { no: {} } : { isnt: nested(depth - 1) })

describe('foreign cards', () => {
  test('our own cards and keywords pass', () => {
    expect(checkCards(cards)).toEqual([])
    for (const [name, keyword] of Object.entries(keywords)) expect(checkEffects(tables, keyword.effects, name)).toEqual([])
  })

  test('a JSON round trip changes no card', () => {
    const back: unknown = JSON.parse(JSON.stringify(cards))
    expect(back).toEqual(cards)
    expect(checkCards(back)).toEqual([])
  })

  test.each([
    ['an unknown op', step({ op: 'explode' }), 'cards.0.effects.0.do.0.op "explode" is an unknown op'],
    ['an unknown key of a step', step({ op: 'draw', n: 1, foo: 2 }), 'cards.0.effects.0.do.0.foo is an unknown key'],
    ['an unknown key of an effect', effect({ color: 'red' }), 'cards.0.effects.0.color is an unknown key'],
    ['an unknown key of a card', card({ price: 3 }), 'cards.0.price is an unknown key'],
    [
      'a key of the prototype',
      step(JSON.parse('{"op":"draw","n":1,"__proto__":{"x":1}}') as object),
      'cards.0.effects.0.do.0.__proto__ is an unknown key',
    ],
    ['an op of the prototype', step({ op: 'constructor' }), 'cards.0.effects.0.do.0.op "constructor" is an unknown op'],
    [
      'an unknown kind',
      effect({ kind: 'spell' }),
      'cards.0.effects.0.kind "spell" is no kind of effect: play, use, trigger, static, replace',
    ],
    ['an unknown trait', step({ op: 'ko', what: { is: 'dragon' } }), 'cards.0.effects.0.do.0.what.is "dragon" is no trait'],
    [
      'an unknown zone',
      step({ op: 'move', what: 'self', to: 'moon' }),
      'cards.0.effects.0.do.0.to "moon" is no zone: supply, bag, prep, reserve, field, attack, out, used, captured, transit, gone, cards',
    ],
    ['an unknown stat', step({ op: 'ko', what: { where: { luck: 1 } } }), 'cards.0.effects.0.do.0.what.where.luck "luck" is no stat'],
    [
      'an unknown verb',
      step({ op: 'stand', to: 'self', mods: [{ cannot: 'dance' }], until: 'turn' }),
      'cards.0.effects.0.do.0.mods.0.cannot "dance" is no verb',
    ],
    [
      'an unknown modifier',
      step({ op: 'stand', to: 'self', mods: [{ glow: true }], until: 'turn' }),
      'cards.0.effects.0.do.0.mods.0 is no modifier (glow)',
    ],
    ['an unknown event', effect({ kind: 'trigger', on: { on: 'sneezed' } }), 'cards.0.effects.0.on.on "sneezed" is no event'],
    ['an unknown keyword', card({ keywords: { flying: 1 } }), 'cards.0.keywords.flying "flying" is no keyword'],
    ['a name that nobody gave', step({ op: 'ko', what: '$it' }), 'cards.0.effects.0.do.0.what "$it" is no name that this effect gives'],
    ['a wrong type', step({ op: 'draw', n: 'two' }), 'cards.0.effects.0.do.0.n must be an amount, not "two"'],
    ['a missing field', step({ op: 'move', what: 'self' }), 'cards.0.effects.0.do.0.to is missing'],
    ['steps that are no list', effect({ do: {} }), 'cards.0.effects.0.do must be a list of steps, not a record'],
    ['a negative cost', card({ cost: -1 }), 'cards.0.cost must be a whole number that is not negative, not -1'],
    ['a negative price', step({ op: 'payLife', n: -2 }), 'cards.0.effects.0.do.0.n must be a whole number that is not negative, not -2'],
    ['a broken number', card({ cost: Number.NaN }), 'cards.0.cost must be a finite number'],
    [
      'energy of no type',
      effect({ cost: [{ op: 'pay', energy: ['love'] }] }),
      'cards.0.effects.0.cost.0.energy.0 "love" is no choice: fist, bolt, mask, shield, any',
    ],
    ['a text of 1 MB', card({ name: 'x'.repeat(1 << 20) }), 'cards.0.name is longer than 400 characters'],
    ['too deep a nesting', effect({ if: nested(60) }), undefined],
    ['five faces', card({ faces: (good.faces as unknown[]).slice(1) }), 'cards.0.faces must have 6 entries'],
    [
      'a face of another game',
      card({ faces: [{ crest: 1 }, ...(good.faces as unknown[]).slice(1)] }),
      'cards.0.faces.0 is no face: energy, level or action',
    ],
    ['a burst in place of nothing', effect({ burst: '1', replaces: 7 }), 'cards.0.effects.0.replaces names no effect of this card'],
  ])('%s is refused with its path', (_, input, says) => {
    const problems = found(input)
    if (says === undefined) expect(problems[0]).toMatch(/nested deeper than 40 levels$/)
    else expect(problems).toEqual([says])
  })

  test('an object that contains itself', () => {
    const loop: Record<string, unknown> = { op: 'if', is: { no: {} } }
    // biome-ignore lint/suspicious/noThenProperty: a step has one
    loop.then = [loop]
    expect(found(step(loop))).toEqual(['cards.0.effects.0.do.0.then.0 contains itself'])
  })

  test('hostile objects are refused and never throw', () => {
    const trap = (name: string): ProxyHandler<object> => ({
      [name]: () => {
        throw new Error('trap')
      },
    })
    const hostile: readonly unknown[] = [
      null,
      undefined,
      7,
      'cards',
      () => 1,
      Symbol('card'),
      10n,
      new Map(),
      new Date(0),
      new Proxy({}, trap('ownKeys')),
      new Proxy({ kind: 'play' }, trap('getOwnPropertyDescriptor')),
      new Proxy({}, trap('getPrototypeOf')),
      Object.create({ kind: 'play' }),
      {
        get id(): string {
          throw new Error('getter')
        },
      },
      { [Symbol('x')]: 1 },
      new Array(10),
      Array.from({ length: 5000 }, () => ({})),
    ]
    for (const input of hostile) {
      expect(checkCards(input).length, String(typeof input)).toBeGreaterThan(0)
      expect(checkCards([input]).length).toBeGreaterThan(0)
      expect(checkCards([card({ effects: [input] })]).length).toBeGreaterThan(0)
      expect(() => checkCards([step({ op: 'draw', n: input })])).not.toThrow()
      expect(checkEffects(tables, input).length).toBeGreaterThan(0)
    }
  })

  test('a small text that unfolds without end is cut short', () => {
    let laugh: unknown = { no: {} }
    for (let i = 0; i < 30; i++) laugh = { both: [laugh, laugh] }
    expect(found(effect({ if: laugh }))[0]).toMatch(/too large|nested deeper/)
  })
})
