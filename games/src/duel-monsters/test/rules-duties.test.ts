import { describe, expect, test, vi } from 'vitest'
import { duelMonsters } from '../index.ts'
import { activate, chained, open, settle } from './acting.ts'
import { A, B, duel, life, where } from './positions.ts'

vi.mock('../cards/index.ts', async (original) => (await import('./with-test-cards.ts')).withTestCards(original))

const { game, text } = duelMonsters

describe('duties of a phase', () => {
  const golems = (more: readonly string[] = [], foe: readonly string[] = []) =>
    duel({
      a: { hand: ['Ookazi'], monsters: foe },
      b: { monsters: ['Lava Golem', 'Lava Golem', 'Lava Golem'], spells: more, hand: ['Dark Hole', 'Waboku'] },
    })

  test('YG-PHASE-17 each duty makes a chain of its own', () => {
    const t = golems(['Waboku'])
    t.choose('endTurn')
    const seen: number[] = []
    while (t.ask !== 'main') {
      if (t.view(null).links.length > 0) seen.push(t.view(null).links.length)
      t.pass()
    }
    expect([life(t), seen]).toEqual([
      [8000, 5000],
      [1, 1, 1],
    ])
  })

  test('YG-EX-188, YG-PHASE-17 a player chooses the order of upkeep and other duties', () => {
    const t = duel({ a: { hand: ['Ookazi'] }, b: { monsters: ['Lava Golem'], spells: ['Messenger of Peace/up'], hand: ['Dark Hole'] } })
    t.choose('endTurn')
    expect([t.ask, t.asked, t.offers('order').length]).toEqual(['order', B, 2])
    const view = game.view(t.state, B)
    expect(view.decision!.options.map((option) => text.option(view, option))).toEqual([
      'As it stands: Messenger of Peace first',
      'Lava Golem first',
    ])
    expect(game.view(t.state, A).decision!.waiting).toEqual([]) // whoever is not asked sees nothing of the question
    t.choose('order', { place: '2' })
    const first = life(t)
    while (t.ask !== 'main') t.pass()
    const other = duel({ a: { hand: ['Ookazi'] }, b: { monsters: ['Lava Golem'], spells: ['Messenger of Peace/up'], hand: ['Dark Hole'] } })
    other.choose('endTurn').choose('order', { place: '1' })
    expect([first, life(other)].toSorted()).toEqual([
      [8000, 7000],
      [8000, 8000],
    ])
  })

  test('YG-PHASE-17 a duty whose card is gone is dropped', () => {
    const after = (place: string) => {
      const t = duel({ a: { monsters: ['Red Dragon Archfiend', 'Magical Android'], hand: ['Ookazi'] }, b: { hand: ['Dark Hole'] } })
      t.choose('endTurn').choose('order', { place })
      while (t.asked !== B || t.ask !== 'main') t.pass()
      expect(where(t, 'A', 'graveyard')).toEqual(['Magical Android'])
      return life(t)[0]
    }
    expect(['1', '2'].map(after).toSorted()).toEqual([8000, 8600])
  })

  test('YG-PHASE-19 a duty whose activation was negated is activated again; one whose effect was negated is not', () => {
    const again = golems([], ['Battle Ox'])
    again.choose('endTurn')
    while (!open(again).includes('Battle Ox')) again.pass()
    activate(again, 'Battle Ox')
    expect(chained(again).filter((name) => name === 'Lava Golem')).toHaveLength(3)
    settle(again)
    expect(life(again)).toEqual([8000, 5000])
    const effect = golems([], ['Beaver Warrior'])
    effect.choose('endTurn')
    while (!open(effect).includes('Beaver Warrior')) effect.pass()
    activate(effect, 'Beaver Warrior')
    settle(effect)
    expect(life(effect)).toEqual([8000, 6000])
  })
})
