import { describe, expect, test, vi } from 'vitest'
import { cards } from '../cards/index.ts'
import { attackWith, block, paid, pass, stats, until } from './fight.ts'
import { inZone, laid, lifeOf, type Play, picks, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  const { fixtures } = await import('./fixtures.ts')
  return { ...real, packages: [...real.packages, { cards: fixtures }] }
})

const editions = ['ygo', 'wh40k'] as const
const cast = (t: Play, spell: string, on: string): Play => {
  t.choose('play', { piece: spell })
  if (t.ask === 'pick') t.choose('pick', { piece: on })
  return t
}

describe('fundamental rules', () => {
  test('DM-FUND-01 card text beats the rules: a die that would go to Prep goes where the card says', () => {
    // Noxious Vapor Gust: what is KO'd in combat goes to the used pile instead.
    const t = laid('ygo', { field: ['fix-plain@3'], reserve: ['ygo-109@1'] }, { field: ['fix-other@1'] })
    t.choose('field', { piece: '0.ygo-109.0' })
    attackWith(t, '0.fix-plain.0')
    block(t, ['1.fix-other.0', '0.fix-plain.0'])
    expect(until(t, 'koed').some((e) => e.on === 'koed')).toBe(true)
    expect(t.state.turn.no === 4 ? inZone(t, 1, 'prep').includes('1.fix-other.0') : zoneAt(t, '1.fix-other.0') !== 'used').toBe(false)
  })
  test('DM-FUND-02 "can’t" wins over "can" and "must"', () => {
    const t = laid('wh40k', { field: ['bfu-001@1'] }, { field: ['ygo-051@1', 'fix-plain@1'] })
    attackWith(t, '0.bfu-001.0') // all must block; the Goblins cannot
    expect([zoneAt(t, '1.fix-plain.0'), zoneAt(t, '1.ygo-051.0')]).toEqual(['attack', 'field'])
  })
  test('DM-FUND-03 effects end with the turn unless they say otherwise', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['fix-plain@1'], reserve: ['fix-mods*0', 'ygo-119*0'] }, { field: ['fix-other@1'] })
      cast(cast(t, '0.fix-mods.0', '0.fix-plain.0'), '0.ygo-119.0', '1.fix-other.0') // the Swords last until your next turn
      expect(values(t, '0.fix-plain.0').attack).toBe(4)
      pass(t)
      t.luck('next').choose('done')
      expect([t.state.turn.player, values(t, '0.fix-plain.0').attack]).toEqual([1, 1])
      expect(t.state.standing.map((s) => s.about)).toEqual(['cannot:attack'])
    }
  })
  test('DM-FUND-04, DM-EX-37 done as far as possible: of two dice the one there is; with none it cannot be started', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['fix-two*0'] }, {})
    t.choose('play', { piece: '0.fix-two.0' })
    expect(values(t, '0.sidekick.0').attack).toBe(2)
    const none = laid('wh40k', { reserve: ['fix-two*0', 'fix-plain@1'] }, {})
    expect(none.refusal('play', { piece: '0.fix-two.0' })).toBe('DM-ACTION-08')
  })
  test('DM-FUND-05, DM-EX-38 one die for two places goes to the first one named', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['fix-sort*0'], used: ['fix-plain'], bag: ['sidekick'] }, {})
    t.choose('play', { piece: '0.fix-sort.0' })
    expect([inZone(t, 0, 'prep'), inZone(t, 0, 'bag')]).toEqual([['0.fix-plain.0'], ['0.sidekick.2']]) // the bag is as it was
  })
  test('DM-FUND-06 the part that harms the user is the cost of the other: unpaid, nothing happens', () => {
    // Fairy Nurse gives up another die to be unblockable.
    const t = laid('wh40k', { field: ['ygo-087@1', 'sidekick@1'] }, { field: ['fix-plain@1'] })
    attackWith(t, '0.ygo-087.0')
    t.choose('accept')
    expect([zoneAt(t, '0.sidekick.0'), t.ask]).toEqual(['out', 'window']) // no block was possible
    const alone = laid('wh40k', { field: ['ygo-087@1'] }, { field: ['fix-plain@1'] })
    attackWith(alone, '0.ygo-087.0')
    expect(alone.ask).toBe('blockers')
  })
  test('DM-FUND-07, DM-ERR-31 "up to" includes none, "may" is optional, the rest is mandatory', () => {
    const t = laid('ygo', { field: ['sidekick@1'], reserve: ['ygo-006@1'] }, { field: ['sidekick@1', 'fix-plain@1'] })
    t.choose('field', { piece: '0.ygo-006.0' })
    paid(t)
    expect([t.ask, t.refusal('done')]).toEqual(['pick', null]) // up to two sidekicks
    const must = laid('ygo', { field: ['fix-avenger@1'], reserve: ['fix-kill*0'] }, { field: ['sidekick@1', 'fix-plain@1'] })
    must.choose('play', { piece: '0.fix-kill.0' }).choose('pick', { piece: '0.fix-avenger.0' })
    expect([must.ask, must.refusal('done'), must.acts]).toEqual(['pick', 'DM-TARGET-01', ['pick']])
  })
  test('DM-ERR-31 a mandatory burst cannot be declined', () => {
    const t = laid('ygo', { field: ['ygo-001@1'] }, { field: ['sidekick@1', 'fix-plain@1'] })
    attackWith(t, '0.ygo-001.0') // ★: the opponent KO's one of theirs
    expect([t.ask, t.asked, t.acts, t.refusal('decline')]).toEqual(['pick', 1, ['pick'], 'DM-MAIN-05'])
  })
  test('DM-FUND-08 an optional effect is offered to its controller when it resolves; declined it is over', () => {
    const t = laid('ygo', { field: ['ygo-053@1'] }, { field: ['sidekick@1'] })
    attackWith(t, '0.ygo-053.0')
    expect([t.ask, t.asked, t.acts]).toEqual(['trigger', 0, ['decline', 'accept']])
    t.choose('decline')
    expect([t.ask, lifeOf(t, 0), values(t, '0.ygo-053.0').attack]).toEqual(['blockers', 20, 1])
  })
  test('DM-EX-77 changes are summed, then cut off at 0; defense 0 is a KO', () => {
    for (const edition of editions) {
      const t = laid(
        edition,
        { field: ['fix-plain@1'], reserve: ['fix-mods*0', 'fix-mods*1', 'fix-mods*2', 'fix-wither*0'] },
        { field: ['sidekick@1'] },
      )
      for (const spell of ['0.fix-mods.0', '0.fix-mods.1', '0.fix-mods.2']) cast(t, spell, '0.fix-plain.0')
      expect(stats(t, '0.fix-plain.0')).toEqual([0, 2, 0]) // 1 + 3 − 5 + 1
      cast(t, '0.fix-wither.0', '0.fix-plain.0')
      expect([zoneAt(t, '0.fix-plain.0'), t.told.includes('damaged')]).toEqual(['prep', false])
    }
  })
})

describe('costs', () => {
  test('DM-COST-01 a cost is paid whole or not at all, and nothing prevents it', () => {
    const t = laid('wh40k', { reserve: ['sidekick:bolt', 'fix-plain@1'], cards: ['fix-altar'] }, { field: ['fix-other@1'] })
    expect(t.refusal('use', { piece: '0.fix-altar', place: 0 })).toBe('DM-COST-01') // energy, but no die to KO
    expect(zoneAt(t, '0.sidekick.0')).toBe('reserve')
    // The Guard keeps others from being KO'd, but not from being paid.
    const u = laid('wh40k', { field: ['fix-guard@1', 'fix-plain@1'], reserve: ['sidekick:bolt'], cards: ['fix-altar'], life: 10 }, {})
    u.choose('use', { piece: '0.fix-altar', place: 0 })
    while (u.ask === 'pay') u.choose('accept')
    u.choose('pick', { piece: '0.fix-plain.0' })
    expect([u.ask, zoneAt(u, '0.fix-plain.0'), lifeOf(u, 0)]).toEqual(['main', 'prep', 11])
  })
  test('DM-COST-01 two dice to KO need two dice', () => {
    for (const place of [0, 1]) {
      const one = laid('ygo', { field: ['fix-plain@1'], cards: ['fix-feast'], life: 10 }, { field: ['fix-other@1'] })
      expect(one.refusal('use', { piece: '0.fix-feast', place })).toBe('DM-COST-01')
      const two = laid('ygo', { field: ['fix-plain@1', 'fix-other@1'], cards: ['fix-feast'], life: 10 }, { field: ['fix-other@1'] })
      two.choose('use', { piece: '0.fix-feast', place })
      while (two.ask === 'pick') two.choose('pick', { piece: picks(two)[0]! })
      expect([inZone(two, 0, 'prep').length, lifeOf(two, 0)]).toEqual([2, 11])
    }
  })
  test('DM-COST-02 a cost that cannot be paid: all dice are at level 1', () => {
    const t = laid('ygo', { field: ['fix-plain@1', 'fix-other@1'], cards: ['fix-tire'], life: 10 }, { field: ['fix-plain@3'] })
    expect(t.refusal('use', { piece: '0.fix-tire', place: 0 })).toBe('DM-COST-01')
    const u = laid('ygo', { field: ['fix-plain@1', 'fix-other@2'], cards: ['fix-tire'], life: 10 }, {})
    u.choose('use', { piece: '0.fix-tire', place: 0 })
    expect([values(u, '0.fix-other.0').level, lifeOf(u, 0)]).toEqual([1, 11])
  })
  test('DM-COST-03 what harms its user is marked as a cost: it comes first and may not be left out', () => {
    // Forced Injection: 2 damage to yourself for +3A; damage taken as a cost is not prevented.
    const t = laid('ygo', { field: ['ygo-053@1', 'fix-mirror@1'] }, { field: ['sidekick@1'] })
    attackWith(t, '0.ygo-053.0')
    t.choose('accept')
    expect([lifeOf(t, 0), lifeOf(t, 1), values(t, '0.ygo-053.0').attack]).toEqual([18, 20, 4])
  })
  test('DM-COST-04 energy and another cost are both paid', () => {
    const t = laid('wh40k', { field: ['sidekick@1', 'fix-plain@1'], reserve: ['sidekick:bolt'], cards: ['fix-altar'], life: 10 }, {})
    t.choose('use', { piece: '0.fix-altar', place: 0 })
    while (t.ask === 'pay') t.choose('accept')
    t.choose('pick', { piece: '0.fix-plain.0' })
    expect([zoneAt(t, '0.fix-plain.0'), inZone(t, 0, 'out').length, lifeOf(t, 0)]).toEqual(['prep', 1, 11])
  })
  test('DM-COST-05 all costs are paid before the effect; what paying triggers comes after it', () => {
    const t = laid('wh40k', { field: ['fix-mourner@1', 'sidekick@1'], reserve: ['sidekick:bolt'], cards: ['fix-altar'], life: 10 }, {})
    t.choose('use', { piece: '0.fix-altar', place: 0 })
    while (t.ask === 'pay') t.choose('accept')
    t.choose('pick', { piece: '0.fix-mourner.0' })
    const order = t.events.flatMap((e) => (['koed', 'lifeGained', 'lifeLost'].includes(e.on) ? [e.on] : []))
    expect(order).toEqual(['koed', 'lifeGained', 'lifeLost'])
  })
  test('DM-COST-06 a KO paid as a cost counts as paid even if the die regenerates', () => {
    for (const face of [4, 1]) {
      const t = laid('wh40k', { field: ['fix-phoenix@2', 'sidekick@1'], reserve: ['sidekick:bolt'], cards: ['fix-altar'], life: 10 }, {})
      t.choose('use', { piece: '0.fix-altar', place: 0 })
      while (t.ask === 'pay') t.choose('accept')
      t.rolls(face).choose('pick', { piece: '0.fix-phoenix.0' })
      expect([zoneAt(t, '0.fix-phoenix.0'), lifeOf(t, 0)]).toEqual([face === 4 ? 'field' : 'prep', 11])
      expect(t.told.includes('koed')).toBe(face === 1)
    }
  })
  test('DM-COST-07 what was paid for a cancelled effect is gone', () => {
    const t = laid('ygo', { reserve: ['sidekick:bolt'], field: ['fix-plain@1'], cards: ['ygo-101'] }, { field: ['ygo-081@2'] })
    t.choose('use', { piece: '0.ygo-101', place: 0 }).choose('pick', { piece: '1.ygo-081.0' })
    while (t.ask === 'pay') t.choose('accept')
    expect([values(t, '1.ygo-081.0').damage, inZone(t, 0, 'used').length]).toEqual([0, 1])
  })
  test('DM-COST-08 dice chosen for a cost are not targets', () => {
    // Doomcaliber Knight cannot be targeted, not even by his own player, and may be paid.
    const t = laid(
      'ygo',
      { field: ['ygo-048@1', 'fix-plain@1'], reserve: ['sidekick:bolt', 'fix-kill*0'], cards: ['fix-altar'] },
      { field: ['sidekick@1'] },
    )
    t.choose('use', { piece: '0.fix-altar', place: 0 })
    while (t.ask === 'pay') t.choose('accept')
    expect([...picks(t)].sort()).toEqual(['0.fix-plain.0', '0.ygo-048.0'])
    t.choose('pick', { piece: '0.fix-plain.0' }).choose('play', { piece: '0.fix-kill.0' })
    expect([zoneAt(t, '0.ygo-048.0'), zoneAt(t, '1.sidekick.0')]).toEqual(['field', 'prep']) // the only target
  })
})

describe('names', () => {
  test('DM-NAME-01 text that names a card means the dice of its own player', () => {
    // Festering Wound fields a Plague Marine when a sidekick is KO'd: not the other player's.
    const t = laid(
      'wh40k',
      { field: ['sidekick@1', 'bfu-018@1'], reserve: ['fix-kill*0'], used: ['bfu-018', 'fix-plain'] },
      { used: ['bfu-018'] },
    )
    cast(t, '0.fix-kill.0', '0.sidekick.0')
    expect([t.ask, t.asked]).toEqual(['trigger', 0])
    t.choose('accept')
    expect([zoneAt(t, '0.bfu-018.1'), zoneAt(t, '1.bfu-018.0')]).toEqual(['field', 'used'])
    // A name without a side stands only where the printed text says both sides.
    const loose = cards.filter((card) =>
      JSON.stringify(card.effects)
        .match(/\{[^{}]*"named":"[^$][^{}]*\}/g)
        ?.some((filter) => !filter.includes('"side"')),
    )
    expect(loose.map((card) => card.id)).toEqual(['bfu-020'])
  })
  test('DM-NAME-02 text about a group means both players’ dice', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['ygo-002@1', 'ygo-009@1'] }, { field: ['ygo-009@1', 'fix-plain@1'] })
      expect(values(t, '0.ygo-002.0').defense).toBe(4) // 2 + both Baby Dragons
    }
  })
  test('DM-NAME-03 whole titles are compared, not subtitles; a word of a title only where the card says so', () => {
    const t = laid('wh40k', { field: ['bfu-020@1', 'bfu-019@1', 'bfu-021@1'] }, {})
    expect(values(t, '0.bfu-020.0').attack).toBe(3) // other Poxwalkers, whatever their subtitle
    // "Dragon" in the title: Lord of D. (Dragon Protector) shields dragons, not himself by subtitle.
    const u = laid(
      'ygo',
      { field: ['ygo-055@1', 'ygo-009@1', 'fix-plain@1'] },
      { field: ['sidekick@1', 'fix-other@1'], reserve: ['sidekick:bolt'], cards: ['ygo-101'] },
    )
    u.choose('pass')
    u.choose('use', { piece: '1.ygo-101', place: 0 })
    expect(picks(u)).not.toContain('0.ygo-009.0')
    expect(picks(u)).toContain('0.fix-plain.0')
  })
  test('DM-NAME-04 "you" is the player of the card, the user of a global or action, the controller of a controlled die', () => {
    const t = laid('ygo', { field: ['sidekick@1'], cards: ['fix-pact'] }, { field: ['fix-plain@1'] })
    t.choose('pass').choose('use', { piece: '0.fix-pact', place: 0 }) // used by the other player
    expect([lifeOf(t, 0), lifeOf(t, 1)]).toEqual([19, 17])
    // A controlled Mourner mourns for its controller.
    const u = laid('wh40k', { field: ['ygo-059*0', 'sidekick@1'], reserve: ['fix-kill*0'] }, { field: ['fix-mourner@1', 'fix-other@1'] })
    u.choose('use', { piece: '0.ygo-059.0', place: 0 }).choose('pick', { piece: '1.fix-mourner.0' })
    cast(u, '0.fix-kill.0', '1.fix-mourner.0')
    expect([zoneAt(u, '1.fix-mourner.0'), lifeOf(u, 0), lifeOf(u, 1)]).toEqual(['prep', 19, 20])
  })
  test('DM-NAME-05 a die has the type of its card; sidekicks and basic actions have none, whatever they show', () => {
    const t = laid('ygo', { field: ['ygo-002@1', 'sidekick@1'], reserve: ['sidekick:bolt'] }, { field: ['fix-plain@1'] })
    expect(values(t, '0.ygo-002.0').defense).toBe(2) // no other bolt monster
    const u = laid('ygo', { field: ['ygo-002@1', 'ygo-016@1'] }, {})
    expect(values(u, '0.ygo-002.0').defense).toBe(3)
  })
})

describe('orders', () => {
  test('DM-EX-44 "you or this die is damaged": both by one effect, once; two copies, twice', () => {
    const lost = (...theirs: readonly string[]): number => {
      const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['fix-storm*0'] }, { field: theirs })
      t.choose('play', { piece: '0.fix-storm.0' })
      while (t.ask === 'order') t.choose('order', { place: 0 })
      expect([lifeOf(t, 1), values(t, '1.fix-sore.0').damage]).toEqual([19, 1])
      return 20 - lifeOf(t, 0)
    }
    expect([lost('fix-sore@1', 'fix-plain@1'), lost('fix-sore@1', 'fix-sore@1')]).toEqual([1, 2])
  })
  test('DM-ERR-32 only pending triggers of one’s own can be ordered', () => {
    const t = laid('wh40k', { field: ['bfu-033@1', 'bfu-033@2'], life: 10 }, { field: ['bfu-039@1', 'sidekick@1'] })
    attackWith(t, '0.bfu-033.0', '0.bfu-033.1')
    expect([t.ask, t.asked, t.offers('order').map(({ place }) => place)]).toEqual(['order', 0, ['0', '1']])
    expect([t.refusal('order', { place: 2 }), t.refusal('order', { place: 0 }, 1)]).toEqual(['DM-TIME-01', 'DM-PRIO-03'])
    t.choose('order', { place: 1 })
    expect(t.events.find((e) => e.on === 'playerDamaged')?.piece).toBe(t.piece('0.bfu-033.1'))
  })
})
