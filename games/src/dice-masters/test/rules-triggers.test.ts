import { describe, expect, test, vi } from 'vitest'
import { text } from '../text.ts'
import { attackWith, blockWith, endTurn, field, fight, play, stats } from './acting.ts'
import { laid, lifeOf, picks, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  return { ...real, packages: [...real.packages, (await import('./fixtures-effects.ts')).fixtures] }
})
const editions = ['ygo', 'wh40k'] as const

describe('triggers', () => {
  test('DM-TRIG-01 start and end of turn, fielded, drawn, action used, purchased, KO’d, life lost and damage are heard', () => {
    const t = laid(
      'wh40k',
      {
        field: ['all@1', 'sidekick@1'],
        reserve: ['all@1', 'pump*0', 'burn*0', 'kill*0', 'sidekick:fist', 'sidekick:fist'],
        cards: ['rich'],
      },
      {},
    )
    const lost = () => 20 - lifeOf(t, 1)
    t.choose('field', { piece: '0.all.1' })
    expect(lost()).toBe(1)
    play(t, 'pump', '0.sidekick.0')
    while (t.ask === 'order') t.pass()
    expect(lost()).toBe(3) // both dice hear it
    play(t, 'burn')
    while (t.ask === 'order') t.pass()
    expect(lost()).toBe(8) // the action, the damage to their player (twice each), and the damage itself
    t.choose('buy', { piece: '0.rich' })
    if (t.ask === 'pay') t.choose('accept')
    while (t.ask === 'order') t.pass()
    expect(lost()).toBe(10)
    play(t, 'kill', '0.all.0')
    while (t.ask === 'order') t.pass()
    expect(lost()).toBe(12) // the action and the KO
  })
  test('DM-TRIG-01 attacking, blocking, being blocked, damage, KO’s and both ends of the turn are heard', () => {
    const t = laid('wh40k', { field: ['all@1', 'sidekick@1'] }, { field: ['frail@1', 'sidekick@1'] })
    attackWith(t, '0.all.0')
    expect(20 - lifeOf(t, 1)).toBe(1) // attacks
    blockWith(t, ['1.frail.0', '0.all.0'])
    expect(20 - lifeOf(t, 1)).toBe(2) // is blocked
    endTurn(t)
    expect(20 - lifeOf(t, 1)).toBe(5) // is damaged; KO's another; the turn ends
  })
  test.each(editions)('DM-TRIG-02 returning from the attack is no fielding (%s)', (edition) => {
    const t = laid(edition, { field: ['herald@1', 'sidekick@1'] }, { field: ['plain@1', 'sidekick@1'] })
    attackWith(t, '0.herald.0')
    blockWith(t, ['1.plain.0', '0.herald.0'])
    endTurn(t)
    expect([zoneAt(t, '0.herald.0'), lifeOf(t, 1)]).toEqual(['field', 20])
  })
  test.each(editions)('DM-TRIG-03 fielding by an effect that says so is fielding (%s)', (edition) => {
    const t = laid(edition, { field: ['sidekick@1'], reserve: ['ygo-116*0'], used: ['herald'] }, {})
    t.rolls(5)
    play(t, 'ygo-116')
    expect([zoneAt(t, '0.herald.0'), lifeOf(t, 1)]).toEqual(['field', 19])
  })
  test('DM-TRIG-04 each die fielded triggers its own effect', () => {
    const t = laid('wh40k', { field: ['herald@1'], reserve: ['herald@1', 'herald@2'] }, {})
    t.choose('field', { piece: '0.herald.1' })
    expect(lifeOf(t, 1)).toBe(19) // not the one that lay there
    t.choose('field', { piece: '0.herald.2' })
    expect(lifeOf(t, 1)).toBe(18)
  })
  test.each(editions)(
    'DM-TRIG-05 a keyword is no printed ability: what copies or takes away the text does not turn it into one (%s)',
    (edition) => {
      const t = laid(edition, { field: ['gun@1', 'sidekick@1'] }, { field: ['plain@1', 'sidekick@1'] })
      attackWith(t, '0.gun.0')
      expect(t.told).toContain('triggered')
      expect(t.decision.step).toMatch(/^range\//) // it answers as the keyword, under the keyword's own name
    },
  )
  test.each(editions)('DM-TRIG-06 "the first time" is counted per card: two dice attack, it happens once (%s)', (edition) => {
    const t = laid(edition, { field: ['first@1', 'first@1', 'sidekick@1'] }, { field: ['sidekick@1'] })
    attackWith(t, '0.first.0', '0.first.1')
    expect(lifeOf(t, 1)).toBe(19)
  })
  test.each(editions)('DM-TRIG-07 you and the die damaged at once: one ability triggers once (%s)', (edition) => {
    const t = laid(edition, { field: ['plain@1', 'rich@1'] }, { field: ['sore@1', 'sidekick@1'] })
    attackWith(t, '0.plain.0', '0.rich.0')
    blockWith(t, ['1.sore.0', '0.plain.0'])
    fight(t)
    expect([lifeOf(t, 1), lifeOf(t, 0)]).toEqual([15, 19]) // 5 to the player and 2 to the die at one instant
  })
  test('DM-TRIG-08 a die that fell is judged as it was', () => {
    const t = laid('wh40k', { field: ['sorrow@1', 'sidekick@1'], reserve: ['pump*0', 'kill*0'] }, {})
    play(t, 'pump', '0.sorrow.0')
    play(t, 'kill', '0.sorrow.0')
    expect([zoneAt(t, '0.sorrow.0'), lifeOf(t, 1)]).toEqual(['prep', 17])
  })
  test('DM-TRIG-08 a sidekick and an Ally that fell were what they were', () => {
    const t = laid('wh40k', { field: ['witness@1', 'sidekick@1', 'ally@1'], reserve: ['kill*0', 'kill*0'] }, {})
    const fallen = (name: string, die: string) => {
      t.choose('play', { piece: die }).choose('pick', { piece: name })
      return t.events.find((event) => event.on === 'koed')!.was!
    }
    expect(fallen('0.sidekick.0', '0.kill.0')).toMatchObject({ character: 1, sidekick: 1, level: 1, attack: 1 })
    expect(fallen('0.ally.0', '0.kill.1')).toMatchObject({ character: 1, sidekick: 1, attack: 2 })
  })
  test.each(editions)('DM-TRIG-09 without a target it does nothing and its cost is not asked for (%s)', (edition) => {
    const none = field(laid(edition, { reserve: ['duty@1'] }, {}), 'duty')
    expect(lifeOf(none, 0)).toBe(20)
    const one = field(laid(edition, { reserve: ['duty@1'] }, { field: ['plain@1'] }), 'duty')
    expect([lifeOf(one, 0), zoneAt(one, '1.plain.0')]).toEqual([17, 'prep'])
  })
})

describe('timing', () => {
  const life = (t: ReturnType<typeof laid>) => [lifeOf(t, 0), lifeOf(t, 1)]
  test.each(editions)('DM-TIME-01 the active player orders theirs, then the other player’s resolve (%s)', (edition) => {
    const t = laid(edition, { field: ['alpha@1', 'beta@1'], reserve: ['pump*0'], life: 10 }, { field: ['beta@1'], life: 10 })
    play(t, 'pump', '0.alpha.0')
    expect([t.ask, t.asked, t.offers('order').length]).toEqual(['order', 0, 2])
    const view = t.view(0)
    expect(view.decision!.options.map((option) => text.option(view, option))).toEqual(['As it stands: Alpha first', 'Beta first'])
    expect(life(t)).toEqual([10, 10])
    t.choose('order', { place: 0 })
    const order = t.events.filter((event) => event.on === 'triggered').map((event) => event.player)
    expect([order, life(t)]).toEqual([
      [0, 0, 1],
      [10, 9],
    ])
  })
  test('DM-TIME-02, -03 what a resolving effect triggers waits behind all that was pending, though it is the active player’s', () => {
    const t = laid('wh40k', { field: ['chain@1', 'sore@1', 'plain@1'], reserve: ['pump*0'] }, { field: ['beta@1'] })
    play(t, 'pump', '0.plain.0')
    const order = t.events.flatMap((event) => (event.on === 'triggered' ? [event.player] : []))
    expect(order).toEqual([0, 1, 0]) // chain, beta, and only then sore
  })
  test('DM-TIME-04 a resolving effect is over before the next begins', () => {
    const t = laid('wh40k', { field: ['beta@1', 'adept@1', 'sidekick@1'], reserve: ['pump*0'] }, {})
    play(t, 'pump', '0.sidekick.0')
    t.choose('order', { place: t.state.triggers[0]!.effect.startsWith('attune') ? 0 : 1 })
    expect([t.ask, lifeOf(t, 1)]).toEqual(['pick', 20]) // Attune asks; the other waits
    t.choose('pick', { piece: 'p1' })
    expect(lifeOf(t, 1)).toBe(18)
  })
  test.each(editions)('DM-TIME-05 prevention comes at once and stops what damage would have triggered (%s)', (edition) => {
    const t = laid(edition, { field: ['sidekick@1'], reserve: ['hit*0'] }, { field: ['medic@1', 'sore@1'] })
    play(t, 'hit', '1.sore.0')
    expect([t.ask, t.asked]).toEqual(['replace', 1])
    t.choose('accept', { place: 0 })
    expect([stats(t, '1.sore.0')[2], lifeOf(t, 0)]).toEqual([1, 19])
  })
  test.each(editions)(
    'DM-TIME-06 both may interrupt: the active player first, and who declined is asked again after each interrupt (%s)',
    (edition) => {
      const t = laid(edition, { field: ['medic@1'], reserve: ['hit*0'] }, { field: ['medic@1', 'plain@1'] })
      play(t, 'hit', '1.plain.0')
      expect([t.ask, t.asked]).toEqual(['replace', 0])
      t.choose('decline')
      expect([t.ask, t.asked]).toEqual(['replace', 1])
      t.choose('accept', { place: 0 })
      expect([t.ask, t.asked]).toEqual(['replace', 0]) // 1 is left, and offered again
      t.choose('decline')
      expect(stats(t, '1.plain.0')[2]).toBe(1)
    },
  )
  test('DM-TIME-07 after each resolution KO’s come before what is still pending', () => {
    const t = laid('wh40k', { field: ['chain@1', 'plain@1'], reserve: ['pump*0', 'sap*0'] }, { field: ['sore@1', 'beta@1'] })
    play(t, 'sap', '1.sore.0')
    t.state.marks[t.piece('1.sore.0')]!.damage = 1
    play(t, 'pump', '0.plain.0')
    const told = t.told.filter((on) => on === 'koed' || on === 'triggered')
    expect(told.slice(0, 2)).toEqual(['triggered', 'koed']) // chain's damage, its KO; then beta
  })
  test('DM-TIME-08 identical effects are not asked about, different ones are', () => {
    const same = laid('wh40k', { field: ['twice@1', 'twice@1', 'plain@1'], reserve: ['pump*0'], life: 10 }, {})
    play(same, 'pump', '0.plain.0')
    expect([same.ask, lifeOf(same, 0)]).toEqual(['main', 12])
    const other = laid('wh40k', { field: ['twice@1', 'twice@2', 'plain@1'], reserve: ['pump*0'], life: 10 }, {})
    play(other, 'pump', '0.plain.0')
    expect(other.ask).toBe('order')
    const view = other.view(0)
    expect(view.decision!.options.map((option) => text.option(view, option))).toEqual([
      'As it stands: Twice 1 (level 1) first',
      'Twice 2 (level 2) first',
    ])
  })
  test('DM-TIME-09 choices come in the written order; what befalls both befalls the active player first', () => {
    const t = laid('wh40k', { field: ['plain@1', 'sidekick@1'], reserve: ['two*0', 'burn*0'] }, { field: ['villain@1'] })
    t.choose('play', { piece: '0.two.0' }).choose('pick', { piece: '0.plain.0' }).choose('pick', { piece: '1.villain.0' })
    expect([stats(t, '0.plain.0')[2], stats(t, '1.villain.0')[2]]).toEqual([1, 2])
    play(t, 'burn')
    expect(t.events.flatMap((event) => (event.on === 'playerDamaged' ? [event.player] : []))).toEqual([0, 1])
  })
  test('DM-TIME-10 a triggered effect chooses its target when it begins to resolve', () => {
    const t = laid('wh40k', { field: ['adept@1', 'beta@1', 'sidekick@1'], reserve: ['kill*0'] }, { field: ['plain@1', 'villain@1'] })
    play(t, 'kill', '1.plain.0')
    t.choose('order', { place: t.state.triggers[0]!.effect.startsWith('attune') ? 1 : 0 })
    expect([t.ask, lifeOf(t, 1)]).toEqual(['pick', 19]) // the other has resolved, and only now it aims
    expect(picks(t)).not.toContain('1.plain.0')
  })
  test('DM-TIME-11 a step goes on only when nothing is pending', () => {
    const t = laid('wh40k', { field: ['gun@1', 'sidekick@1'] }, { field: ['plain@1', 'sidekick@1'] })
    attackWith(t, '0.gun.0')
    expect([t.ask, t.state.turn.phase, values(t, '0.gun.0').attacking]).toEqual(['pick', 'attack', true])
    t.choose('pick', { piece: '1.plain.0' })
    expect(t.ask).toBe('blockers')
  })

  test('DM-FUND-07 that nothing more is chosen is told like any choice which others have seen being asked for', () => {
    const t = laid('ygo', { reserve: ['ygo-006@1', 'sidekick:fist'] }, { field: ['sidekick@1'] })
    t.choose('field', { piece: '0.ygo-006.0' })
    if (t.ask === 'pay') t.pass()
    expect([t.ask, t.decision.back]).toEqual(['pick', 0])
    t.choose('done')
    expect([t.events.map(({ on }) => on), t.decision.back]).toEqual([['chose'], 0])
  })
})
