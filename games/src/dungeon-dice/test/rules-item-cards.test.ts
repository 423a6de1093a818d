import { PUBLIC } from '@duelhall/kernel'
import { describe, expect, test, vi } from 'vitest'
import type { CardSet } from '../lexicon.ts'
import { at, crests, damageOn, type Play, settle, walk, where } from './positions.ts'

/** What no printed card says, said by cards of this test. */
vi.mock('../cards/index.ts', async (original) => {
  const real = await original<typeof import('../cards/index.ts')>()
  const monster = { class: 'beast', level: 1, attack: 10, defense: 10, hp: 10 } as const
  const extra: CardSet = {
    id: 'extra',
    dice: [],
    figures: [
      {
        ...monster,
        id: 'strider',
        name: 'Strider',
        hp: 30,
        effects: [{ kind: 'use', cost: [{ op: 'pay', crests: { trap: 1 } }], do: [{ op: 'walk', what: 'self', n: 3 }] }],
      },
      {
        ...monster,
        id: 'digger',
        name: 'Digger',
        keywords: ['tunnel'],
        effects: [{ kind: 'use', cost: [{ op: 'pay', crests: { trap: 1 } }], do: [{ op: 'walk', what: 'self', n: 3 }] }],
      },
      {
        ...monster,
        id: 'totem',
        name: 'Totem',
        effects: [{ kind: 'static', to: { side: 'you', is: 'monster', but: 'self' }, mods: [{ stat: 'hp', add: 10 }] }],
      },
      {
        ...monster,
        id: 'blight',
        name: 'Blight',
        effects: [{ kind: 'static', to: { side: 'foe', is: ['monster', 'undead'] }, mods: [{ stat: 'hp', add: -10 }] }],
      },
      {
        id: 'herald',
        name: 'Herald',
        class: 'item',
        level: 1,
        effects: [{ kind: 'trigger', on: { on: 'dimensioned', piece: 'self' }, do: [{ op: 'gain', crests: { magic: 3 } }] }],
      },
      {
        id: 'gibbet',
        name: 'Gibbet',
        class: 'item',
        level: 1,
        effects: [
          {
            kind: 'trigger',
            on: { on: 'entered', other: 'self' },
            do: [
              { op: 'pick', picks: [{ as: '$it', from: { is: 'monster' } }] },
              { op: 'damage', to: '$it', n: 10 },
            ],
          },
        ],
      },
    ],
  }
  return { ...real, sets: [...real.sets, extra] }
})

const revealed = (t: Play) => t.events.flatMap((e) => (e.on === 'itemRevealed' ? [where(t, e.piece!)] : []))

describe('items and cards that nobody has printed', () => {
  test('DD-ITEM-10 an effect that moves step by step triggers the items on the way', () => {
    const t = at({
      figures: { g6: 'A strider', g7: 'B spring', f8: 'B spring', g12: 'B ghoul' },
      damage: { g6: 20 },
      crests: [{ trap: 1 }],
    })
    t.choose('activate', { piece: 'g6', place: 0 }).choose('cell', { place: 'f8' })
    expect([t.ask, t.asked]).toEqual(['order', 1]) // both wait for the chain to be over
    settle(t.pass())
    expect([damageOn(t, 'f8'), where(t, t.piece('f8'))]).toEqual([0, 'f8'])
    const under = at({ figures: { g6: 'A digger', g7: 'B blast', g8: 'B spring', g12: 'B ghoul' }, crests: [{ trap: 1 }] })
    under.choose('activate', { piece: 'g6', place: 0 }).choose('cell', { place: 'g8' })
    expect([where(under, under.piece('g8')), revealed(under)]).toEqual(['g8', ['g8']])
  })

  test('DD-ITEM-11 choices in its effect are made by the owner of the item', () => {
    const t = at({ figures: { g12: 'A knight', g13: 'B gibbet', g16: 'B hound', g4: 'A hound' }, crests: [{ movement: 1 }] })
    walk(t, 'g12', 'g13')
    expect([t.ask, t.asked]).toEqual(['pick', 1])
    settle(t.choose('pick', { piece: 'g4' }))
    expect([damageOn(t, 'g4'), damageOn(t, 'g13')]).toEqual([10, 0])
  })

  test('DD-ITEM-12 "when this is dimensioned" works for items, which are turned face up at once', () => {
    const t = at({ board: 'A-CROSS', phase: 'roll', dice: [['blu1', 'blu2', 'blk1', 'blk1'], []], reserve: [['herald'], ['squire']] })
    t.rolls(1, 1, 1).choose('roll', { piece: 'blu1' }).choose('roll', { piece: 'blk1' })
    const before = crests(t, 0).magic
    t.choose('summon', { piece: 'blk1', target: 'herald' }).choose('where', { place: 'f8' }).choose('net', { place: 'NET-11 0°' })
    settle(t)
    expect([t.state.pieces[t.piece('@f8')]!.known, crests(t, 0).magic - before]).toEqual([PUBLIC, 3])
  })

  test('DD-DAMAGE-12, DD-DAMAGE-14 HP that come from another monster go with it', () => {
    const t = at({ figures: { f10: 'A knight', f11: 'B totem', g12: 'B ghoul' }, damage: { g12: 10 }, crests: [{ attack: 1 }] })
    const ghoul = t.piece('g12')
    expect(where(t, ghoul)).toBe('g12')
    settle(t.choose('attack', { piece: 'f10', target: 'f11' }))
    expect([where(t, t.piece('B totem')), where(t, ghoul)]).toEqual(['gone', 'gone'])
  })

  test('DD-DAMAGE-12 HP that fall to 0 destroy without a counter', () => {
    const t = at({ figures: { f10: 'A blight', g4: 'A squire', f11: 'B hound', g12: 'B ghoul' }, crests: [{ attack: 1 }] })
    const ghoul = t.piece('g12')
    settle(t.choose('attack', { piece: 'f10', target: 'f11' }))
    expect([where(t, ghoul), where(t, t.piece('f11'))]).toEqual(['gone', 'f11'])
  })
})
