import { describe, expect, test, vi } from 'vitest'
import { attackWith, block, pass, playOut, until } from './fight.ts'
import { bare, inZone, laid, lifeOf, picks, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  const { fixtures } = await import('./fixtures.ts')
  return { ...real, packages: [...real.packages, { cards: fixtures }] }
})

const editions = ['ygo', 'wh40k'] as const

describe('attackers', () => {
  test('DM-ATT-01 without an attack the turn goes straight to Cleanup: nothing more is asked', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['sidekick@1'], reserve: ['fix-heal*0'] }, { field: ['sidekick@1'] })
      pass(t)
      expect(t.ask).toBe('attackers')
      t.luck('next').choose('done')
      expect([t.state.turn.no, t.state.turn.player, zoneAt(t, '0.fix-heal.0')]).toEqual([4, 1, 'used'])
      expect(t.told).not.toContain('attackersDeclared')
    }
  })
  test('DM-ATT-02, DM-ERR-24 any subset of the own characters in the Field Zone, all at once, for nothing', () => {
    const t = laid('ygo', { field: ['fix-plain@1', 'fix-other@1', 'sidekick@1'], reserve: ['fix-plain@2'] }, { field: ['sidekick@1'] })
    pass(t)
    t.choose('pick', { piece: picks(t)[0]! })
    expect(t.events).toEqual([]) // nothing is told before the last choice
    expect(['1.sidekick.0', '0.fix-plain.1', '0.sidekick.1'].map((piece) => t.refusal('pick', { piece }))).toEqual(
      Array(3).fill('DM-ATT-02'),
    )
    t.choose('pick', { piece: '0.fix-other.0' }).choose('done')
    expect(inZone(t, 0, 'attack')).toHaveLength(2)
    expect(inZone(t, 0, 'reserve')).toEqual(['0.sidekick.1'])
  })
  test('DM-ATT-03 effects of attacking come after the declaration, the active player’s first', () => {
    // Injection Fairy Lily asks her player, the Aggressor of the other side hits each attacker.
    const t = laid('wh40k', { field: ['ygo-053@2'] }, { field: ['bfu-039@1'] })
    attackWith(t, '0.ygo-053.0')
    expect([t.ask, t.asked, zoneAt(t, '0.ygo-053.0'), values(t, '0.ygo-053.0').damage]).toEqual(['trigger', 0, 'attack', 0])
    t.choose('decline')
    expect([t.ask, values(t, '0.ygo-053.0').damage]).toEqual(['blockers', 1])
  })
  test('DM-ATT-04, DM-EX-36 each attacking die triggers its own effect', () => {
    const t = laid('wh40k', { field: ['bfu-033@1', 'bfu-033@1'], life: 10 }, { field: ['sidekick@1'] })
    attackWith(t, '0.bfu-033.0', '0.bfu-033.1')
    while (t.ask === 'order') t.choose('order', { place: 0 })
    expect(lifeOf(t, 1)).toBe(18)
    const hits = t.events.filter((e) => e.on === 'playerDamaged')
    expect(hits.map((e) => [e.n, e.piece])).toEqual([
      [1, t.piece('0.bfu-033.0')],
      [1, t.piece('0.bfu-033.1')],
    ])
  })
  test('DM-ATT-05 attackers, their effects, blockers, theirs, the window, damage', () => {
    const t = laid('ygo', { field: ['ygo-053@1', 'ygo-041@1'], reserve: ['sidekick:bolt'] }, { field: ['fix-plain@1'] })
    const asked: string[] = []
    pass(t)
    t.luck('later')
    for (let i = 0; t.state.turn.no === 3 && i < 20; i++) {
      if (t.ask !== asked.at(-1)) asked.push(t.ask)
      if (t.ask === 'attackers') t.choose('pick', { piece: picks(t)[0]! })
      else if (t.ask === 'blockers') t.choose('block', { piece: '1.fix-plain.0', target: t.offers('block')[0]!.target! })
      else t.pass()
      if (t.told.includes('playerDamaged')) asked.push('damage')
    }
    const order = asked.filter((ask) => ask !== 'respond' && ask !== 'order' && ask !== 'window')
    expect(order).toEqual(['attackers', 'trigger', 'blockers', 'damage'])
    expect(asked.indexOf('window')).toBe(asked.indexOf('blockers') + 1)
  })
  test('DM-ATT-06, DM-ERR-25 who must attack may not be left out, nor the step be skipped', () => {
    const t = laid('ygo', { field: ['fix-plain@1', 'ygo-022@1', 'sidekick@1'] }, {})
    pass(t)
    // The sidekick comes later in the list: picked now, the Goblins would be left out.
    expect([t.ask, t.refusal('done'), picks(t)]).toEqual(['attackers', 'DM-ATT-06', ['0.fix-plain.0', '0.ygo-022.0']])
    // Where the start of the step is asked for by itself, it cannot be passed over.
    const u = laid('ygo', { field: ['ygo-022@1', 'ygo-099@1'] }, { field: ['fix-plain@3'] })
    pass(u)
    expect([u.ask, u.refusal('pass')]).toEqual(['attackStep', 'DM-ATT-06'])
  })
  test('DM-ATT-06 "can’t attack" beats "must attack"; of conflicting demands as many as possible are met', () => {
    const torn = laid('ygo', { field: ['fix-mustcant@1', 'sidekick@1'] }, {})
    pass(torn)
    expect([torn.refusal('done'), picks(torn)]).toEqual([null, ['0.sidekick.0']])
    // Orbital Strike with two bursts: only one die may attack, though two must.
    const t = laid('wh40k', { field: ['ygo-022@1', 'ygo-084@1', 'fix-plain@1'], reserve: ['bfu-055*2'] }, { life: 20 })
    t.rolls(4, 4, 4).choose('play', { piece: '0.bfu-055.0' })
    pass(t)
    expect([t.refusal('done'), [...picks(t)].sort()]).toEqual(['DM-ATT-06', ['0.ygo-022.0', '0.ygo-084.0']])
    t.choose('pick', { piece: '0.ygo-084.0' })
    expect([inZone(t, 0, 'attack'), t.ask]).toEqual([['0.ygo-084.0'], 'window'])
  })
  test('DM-ATT-07 the attack goes on when all attackers have left', () => {
    // The Aggressor shoots the only attacker before blocks.
    const t = laid('wh40k', { field: ['sidekick@1', 'fix-plain@3'] }, { field: ['bfu-039@1'] })
    attackWith(t, '0.sidekick.0')
    expect([zoneAt(t, '0.sidekick.0'), t.ask, t.asked]).toEqual(['prep', 'window', 0])
    const told = playOut(t)
    expect([told.some((e) => e.on === 'playerDamaged'), told.some((e) => e.on === 'combatEnded')]).toEqual([false, true])
  })
  test('DM-ATT-08 Continuous action dice neither attack nor block', () => {
    const t = laid('ygo', { field: ['fix-banner*0', 'sidekick@1'] }, { field: ['fix-banner*0', 'fix-plain@1'] })
    pass(t)
    expect([picks(t), t.refusal('pick', { piece: '0.fix-banner.0' })]).toEqual([['0.sidekick.0'], 'DM-ATT-02'])
    attackWith(t, '0.sidekick.0')
    expect(t.offers('block').map(({ piece }) => piece)).toEqual(['1.fix-plain.0'])
  })
  test('DM-ATT-09 what enters the field after the declaration does not attack', () => {
    const t = laid('ygo', { field: ['sidekick@1'], reserve: ['fix-recruit*0'], used: ['fix-plain'] }, { field: ['fix-other@1'] })
    attackWith(t, '0.sidekick.0')
    block(t)
    t.choose('play', { piece: '0.fix-recruit.0' })
    expect([zoneAt(t, '0.fix-plain.0'), values(t, '0.fix-plain.0').attacking]).toEqual(['field', false])
    playOut(t)
    expect([lifeOf(t, 1), zoneAt(t, '0.fix-plain.0')]).toEqual([19, 'field'])
  })
  test('DM-ATT-10 there is one attack per turn', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['fix-plain@1', 'fix-other@1'] }, { field: ['sidekick@1'] })
      attackWith(t, '0.fix-plain.0')
      block(t)
      const told = playOut(t)
      expect(told.filter((e) => e.on === 'attackersDeclared')).toEqual([]) // none after the first
      expect(t.state.turn.player).toBe(1)
    }
  })
  test('DM-ATT-11 "while attacking" holds from the declaration until the die leaves the Attack Zone', () => {
    const t = laid('ygo', { field: ['fix-charger@1', 'fix-plain@3'] }, { field: ['sidekick@1', 'fix-other@3'] })
    expect(values(t, '0.fix-charger.0').attack).toBe(1)
    attackWith(t, '0.fix-charger.0')
    expect(values(t, '0.fix-charger.0').attack).toBe(3)
    block(t, ['1.sidekick.0', '0.fix-charger.0'])
    expect(until(t, 'koed').find((e) => e.on === 'damaged' && e.piece === t.piece('1.sidekick.0'))?.n).toBe(3)
    expect([zoneAt(t, '0.fix-charger.0'), values(t, '0.fix-charger.0').attack]).toEqual(['field', 1])
  })
  test('DM-ERR-29 a controlling die may not attack in the 2014 edition', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['fix-plain@1', 'fix-other@1'] }, { field: ['sidekick@1'] })
      const taken = t.piece('0.fix-other.0')
      const ruler = t.piece('0.fix-plain.0')
      t.state.marks[taken]!.ruler = (t.state.pieces[ruler]!.life * 512 + ruler) as never
      pass(t)
      expect([t.ask, t.refusal('pick', { piece: '0.fix-plain.0' })]).toEqual(['attackers', edition === 'ygo' ? 'DM-ATT-02' : null])
    }
  })
  test('DM-EX-55 "must attack" after the declaration is wasted and gone after Cleanup', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['fix-goad*0'] }, { field: ['fix-plain@1'] })
    attackWith(t, '0.sidekick.0')
    block(t)
    t.choose('play', { piece: '0.fix-goad.0' }).choose('pick', { piece: '1.fix-plain.0' })
    expect(t.state.standing.some((s) => s.about === 'must:attack')).toBe(true)
    playOut(t)
    expect(t.state.standing).toEqual([])
    for (let i = 0; i < 20 && t.ask !== 'attackers'; i++) t.pass()
    expect([t.ask, t.asked, t.refusal('done')]).toEqual(['attackers', 1, null])
  })
  test('DM-FUND-01 Change of Heart is played as the Attack Step starts, and nowhere else', () => {
    const t = laid('ygo', { field: ['fix-plain@2'], reserve: ['ygo-111*0'] }, { field: ['fix-other@1', 'sidekick@1'] })
    expect(t.refusal('play', { piece: '0.ygo-111.0' })).toBe('DM-ACTION-07')
    pass(t)
    expect([t.ask, t.acts]).toEqual(['attackStep', ['pass', 'attack', 'play']])
    t.choose('play', { piece: '0.ygo-111.0' }).choose('pick', { piece: '1.fix-other.0' })
    expect([t.state.pieces[t.piece('1.fix-other.0')]!.controller, t.ask]).toEqual([0, 'attackers'])
    t.choose('done')
    expect(inZone(t, 0, 'attack')).toEqual(['1.fix-other.0']) // it must attack
    const u = bare('ygo', {}, { field: ['fix-plain@1'], reserve: ['ygo-111*0'] }, { field: ['fix-other@1'] })
    pass(u)
    expect(u.ask).toBe('attackers') // no monster of a lower level to take: it is not even asked for
  })
})
