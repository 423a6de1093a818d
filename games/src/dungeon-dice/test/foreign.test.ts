import { describe, expect, test } from 'vitest'
import { sets } from '../cards/index.ts'
import { checkSet } from '../check-cards.ts'

const figure = { id: 'x', name: 'X', class: 'warrior', level: 1, attack: 10, defense: 10, hp: 10 }
const die = { id: 'x', name: 'X', colour: 'blue', level: 1, faces: 'S S S S M1 A1' }
const found = (set: unknown): readonly string[] => checkSet(set).map(({ rule, path }) => `${rule} ${path}`)
const withFigure = (change: object) => found({ id: 's', dice: [], figures: [{ ...figure, ...change }] })
const withDie = (change: object) => found({ id: 's', dice: [{ ...die, ...change }], figures: [figure] })
const doing = (...steps: readonly unknown[]) => withFigure({ effects: [{ kind: 'use', do: steps }] })

describe('DD-BAD-24 foreign cards', () => {
  test('our own sets are sound, and so they are when they come as JSON', () => {
    for (const set of sets) expect(checkSet(JSON.parse(JSON.stringify(set)))).toEqual([])
    expect([withFigure({}), withDie({})]).toEqual([[], []])
  })
  test('DD-DICE-01 to -04 dice: faces, summon faces, level, and the colour of their figure', () => {
    expect(withDie({ faces: 'S S S S M1' })).toEqual(['DD-DICE-04 dice.0.faces'])
    expect(withDie({ faces: 'S S S S M0 A1' })).toEqual(['DD-DICE-04 dice.0.faces'])
    expect(withDie({ faces: 'S S S M1 M1 A1' })).toEqual(['DD-DICE-03 dice.0.faces'])
    expect(withDie({ level: 2, faces: 'S S S M1 M1 A1' })).toEqual(['DD-DICE-02 dice.0.level'])
    expect(withDie({ level: 5 })).toEqual(['null dice.0.level'])
    expect(withDie({ colour: 'black' })).toEqual(['DD-DICE-01 dice.0.colour']) // no black die for a monster
    expect(withDie({ colour: 'pink' })).toEqual(['null dice.0.colour'])
  })
  test('figures: a monster without class, an item with attack, values, unknown keywords, the same id twice', () => {
    const { class: _, ...classless } = figure
    expect(found({ id: 's', dice: [], figures: [classless] })).toEqual(['null figures.0.class'])
    expect(withFigure({ class: 'item' })).toEqual(['null figures.0.attack', 'null figures.0.defense', 'null figures.0.hp'])
    expect(withFigure({ attack: -10 })).toEqual(['null figures.0.attack'])
    expect(withFigure({ hp: 15 })).toEqual(['DD-DAMAGE-06 figures.0.hp'])
    expect(withFigure({ keywords: ['swimming'] })[0]).toMatch(/figures\.0\.keywords/)
    expect(found({ id: 's', dice: [], figures: [figure, figure] })).toEqual(['null figures.1.id'])
  })
  test('effects: an unknown op, field, word or amount is refused with its path, however deep', () => {
    expect(doing({ op: 'explode' })).toEqual(['null figures.0.effects.0.do.0.op'])
    expect(doing({ op: 'damage', to: 'self', n: 10, loudly: true })).toEqual(['null figures.0.effects.0.do.0.loudly'])
    expect(doing({ op: 'damage', to: 'self' })).toEqual(['null figures.0.effects.0.do.0.n'])
    expect(doing({ op: 'damage', to: { is: 'fish' }, n: 10 })[0]).toMatch(/^null figures\.0\.effects\.0\.do\.0\.to/)
    expect(doing({ op: 'pay', crests: { glory: 1 } })[0]).toMatch(/^null figures\.0\.effects\.0\.do\.0\.crests/)
    const deep = { op: 'times', n: 2, do: [{ op: 'damage', to: 'self', n: 5 }] }
    expect(doing(deep)).toEqual(['DD-DAMAGE-06 figures.0.effects.0'])
  })
  test('what is no set at all, loops, is too long or cannot be read is refused; nothing throws', () => {
    const loop: { self?: unknown } = {}
    loop.self = loop
    const trap = {
      get id(): never {
        throw new Error('no')
      },
    }
    const inputs = [undefined, null, 1, 'set', [], {}, loop, trap, { id: 's', dice: 1, figures: {} }, () => {}, new Map()]
    for (const input of inputs) {
      expect(checkSet(input).length, String(typeof input)).toBeGreaterThan(0)
      expect(withFigure({ effects: input === undefined ? null : input }).length).toBe(Array.isArray(input) ? 0 : 1)
    }
    expect(withFigure({ name: 'x'.repeat(1_000_000) })).toEqual(['null figures.0.name'])
    for (const { says } of checkSet({ id: 's', dice: [], figures: [{ ...figure, name: 'x'.repeat(1_000_000) }] }))
      expect([says.startsWith('BAD_CARD_DATA: '), says.length < 500]).toEqual([true, true])
  })
})
