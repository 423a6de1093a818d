import { describe, expect, test, vi } from 'vitest'
import { phases } from '../state.ts'
import { attackWith, block, damageOn, paid, pass, playOut, stats } from './fight.ts'
import { bare, inZone, laid, lifeOf, type Play, turnOf, values, zoneAt } from './laid.ts'

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
/** Ends the turn and looks at the table whenever something is told. */
function watch(t: Play, look: (on: string, n: number) => void): void {
  const { no } = t.state.turn
  t.luck('next')
  while (t.outcome === null && t.state.turn.no === no) t.game.apply(t.state, 0, (e) => look(e.on, e.n))
}
const cleanup = phases.indexOf('cleanup')

describe('life', () => {
  test('DM-LIFE-01, DM-EX-74 never above the start: what is gained beyond it is wasted', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['sidekick@1'], reserve: ['fix-heal*0', 'fix-heal*1'], life: 19 }, {})
      t.choose('play', { piece: '0.fix-heal.0' })
      expect([lifeOf(t, 0), t.events.find((e) => e.on === 'lifeGained')?.n]).toEqual([20, 1])
      t.choose('play', { piece: '0.fix-heal.1' })
      expect([lifeOf(t, 0), t.told.includes('lifeGained')]).toEqual([20, false])
      expect(bare(edition, { life: 12 }, { field: ['sidekick@1'] }, {}).state.table.life).toBe(12)
    }
  })
  test('DM-LIFE-02 losing or paying life is no damage, and damage no loss', () => {
    for (const edition of editions) {
      // Miser answers lost life with damage; the Goblins fall when their player takes damage.
      const t = laid(edition, { field: ['fix-miser@1', 'ygo-051@1'], reserve: ['fix-each*0'], cards: ['fix-pact'] }, {})
      t.choose('use', { piece: '0.fix-pact', place: 0 }) // pays 3 life
      expect([lifeOf(t, 0), lifeOf(t, 1), zoneAt(t, '0.ygo-051.0')]).toEqual([17, 18, 'field']) // 1 from the pact, 1 from Miser
      t.choose('play', { piece: '0.fix-each.0' }) // 1 damage to each
      expect([lifeOf(t, 0), lifeOf(t, 1), zoneAt(t, '0.ygo-051.0')]).toEqual([16, 17, 'prep']) // Miser is still
    }
  })
  test('DM-LIFE-03 damage lowers life by that much', () => {
    const t = laid('ygo', { field: ['ygo-006@3'] }, {})
    attackWith(t, '0.ygo-006.0')
    playOut(t)
    expect(lifeOf(t, 1)).toBe(15)
  })
  test('DM-LIFE-04 paying needs that much life; paying down to 0 is legal and loses; it is shown as 0', () => {
    const poor = laid('ygo', { field: ['sidekick@1'], cards: ['fix-pact'], life: 2 }, {})
    expect(poor.refusal('use', { piece: '0.fix-pact', place: 0 })).toBe('DM-COST-01')
    const t = laid('ygo', { field: ['sidekick@1'], cards: ['fix-pact'], life: 3 }, {})
    t.choose('use', { piece: '0.fix-pact', place: 0 })
    expect([t.outcome, lifeOf(t, 1)]).toEqual([{ places: [2, 1], rule: 'DM-WIN-01' }, 20])
    // Dark Magician's two dice are not drawn any more.
    const dark = laid('ygo', { reserve: ['ygo-003@1', 'sidekick:mask'], bag: ['sidekick', 'sidekick'], life: 2 }, {})
    dark.choose('field', { piece: '0.ygo-003.0' })
    paid(dark)
    dark.choose('accept')
    expect([dark.outcome, dark.told.includes('drawn')]).toEqual([{ places: [2, 1], rule: 'DM-WIN-01' }, false])
    const u = laid('ygo', { field: ['ygo-006@3'] }, { life: 2 })
    attackWith(u, '0.ygo-006.0')
    playOut(u)
    expect([lifeOf(u, 1), u.view(null).players[1]!.values.life]).toEqual([-3, 0])
  })
})

describe('Cleanup', () => {
  const after = (edition: 'ygo' | 'wh40k'): Play => {
    const t = laid(
      edition,
      { field: ['fix-plain@3', 'fix-other@1'], reserve: ['fix-heal*0', 'fix-toughen*0', 'fix-bolt*0'] },
      { field: ['fix-plain@3'] },
    )
    cast(cast(t, '0.fix-toughen.0', '0.fix-plain.0'), '0.fix-bolt.0', '1.fix-plain.0')
    attackWith(t, '0.fix-plain.0', '0.fix-other.0')
    block(t, ['1.fix-plain.0', '0.fix-plain.0'])
    return t
  }
  test('DM-CLEAN-01 survivors return, unblocked attackers and unused actions go to the used pile, damage and effects end (2014)', () => {
    const t = after('ygo')
    const seen: unknown[] = []
    watch(t, (on, n) => {
      if (on === 'stepStarted' && n === cleanup)
        seen.push(zoneAt(t, '0.fix-plain.0'), zoneAt(t, '0.fix-other.0'), zoneAt(t, '0.fix-heal.0'), stats(t, '0.fix-plain.0'))
      if (on === 'turnEnded')
        seen.push(zoneAt(t, '0.fix-plain.0'), zoneAt(t, '0.fix-other.0'), zoneAt(t, '0.fix-heal.0'), stats(t, '0.fix-plain.0'))
    })
    expect(seen).toEqual(['attack', 'attack', 'reserve', [3, 6, 3], 'field', 'used', 'used', [3, 4, 0]])
  })
  test('DM-CLEAN-02 damage and effects end, actions go to the used pile, "at end of turn" happens, then Out of Play is cleared (2018)', () => {
    const t = after('wh40k')
    const seen: unknown[] = []
    watch(t, (on) => {
      if (on === 'turnEnded')
        seen.push(stats(t, '0.fix-plain.0'), t.state.standing.length, zoneAt(t, '0.fix-heal.0'), zoneAt(t, '0.fix-other.0'))
    })
    expect(seen).toEqual([[3, 4, 0], 0, 'used', 'out'])
    expect([zoneAt(t, '0.fix-other.0'), inZone(t, 0, 'out')]).toEqual(['used', []])
  })
  test('DM-CLEAN-02 end-of-turn effects: the active player’s first', () => {
    const t = laid(
      'wh40k',
      { field: ['bfu-030@1', 'sidekick@1'], reserve: ['sidekick:fist'] },
      { field: ['bfu-030@1'], reserve: ['sidekick:fist'] },
    )
    pass(t)
    t.choose('done')
    expect([t.ask, t.asked]).toEqual(['may', 0])
    t.choose('decline')
    expect([t.ask, t.asked, zoneAt(t, '0.bfu-030.0')]).toEqual(['may', 1, 'prep'])
  })
  test('DM-CLEAN-03 after it the active player’s reserve holds energy only', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['sidekick@1'], reserve: ['fix-heal*0', 'sidekick:fist', 'fix-plain@1'] }, {})
      pass(t)
      t.luck('next').choose('done')
      const faces = inZone(t, 0, 'reserve').map((name) => values(t, name).face)
      expect(faces).toEqual(['energy', 'energy'])
    }
  })
  test('DM-CLEAN-04 damage clears on both players’ dice', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['fix-plain@3', 'sidekick@1'], reserve: ['fix-bolt*0', 'fix-bolt*1'] }, { field: ['fix-other@3'] })
      cast(cast(t, '0.fix-bolt.0', '0.fix-plain.0'), '0.fix-bolt.1', '1.fix-other.0')
      expect([values(t, '0.fix-plain.0').damage, values(t, '1.fix-other.0').damage]).toEqual([1, 1])
      pass(t)
      t.luck('next').choose('done')
      expect([values(t, '0.fix-plain.0').damage, values(t, '1.fix-other.0').damage]).toEqual([0, 0])
    }
  })
  test('DM-CLEAN-05 ends of control and of captures come after damage has cleared', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['ygo-059*0', 'sidekick@1'], reserve: ['fix-bolt*0'] }, { field: ['fix-plain@3', 'fix-other@1'] })
      t.choose('use', { piece: '0.ygo-059.0', place: 0 }).choose('pick', { piece: '1.fix-plain.0' })
      cast(t, '0.fix-bolt.0', '1.fix-plain.0')
      const seen: unknown[] = []
      pass(t)
      watch(t, (on) => {
        if (on === 'turnEnded' || on === 'released')
          seen.push(on, values(t, '1.fix-plain.0').damage, t.state.pieces[t.piece('1.fix-plain.0')]!.controller)
      })
      expect(seen).toEqual(['turnEnded', 0, 0, 'released', 0, 1])
    }
  })
  test('DM-CLEAN-05, DM-KW-07 Deadly KO’s are end-of-turn effects', () => {
    const t = laid('wh40k', { field: ['bfu-001@1'] }, { field: ['bfu-042@3', 'fix-other@1'] })
    attackWith(t, '0.bfu-001.0')
    const order: string[] = []
    t.luck('next')
    while (t.state.turn.no === 3)
      t.game.apply(t.state, 0, (e) => {
        if (e.on === 'turnEnded' || (e.on === 'koed' && e.piece === t.piece('1.bfu-042.0'))) order.push(e.on)
      })
    expect(order).toEqual(['turnEnded', 'koed'])
  })
  test('DM-CLEAN-06 damage dealt by end-of-turn effects can KO, and is cleared as the turn ends', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['fix-dusk@1'] }, { field: ['fix-plain@1', 'sidekick@1'] })
      pass(t)
      t.luck('next').choose('done')
      expect(damageOn(t.events, t, '1.fix-plain.0')).toBe(1)
      expect([values(t, '1.fix-plain.0').damage, t.events.find((e) => e.on === 'koed')?.piece]).toEqual([0, t.piece('1.sidekick.0')])
    }
  })
  test('DM-CLEAN-07 static bonuses and Continuous dice are not ended by it', () => {
    const t = laid('wh40k', { field: ['fix-wall@1', 'fix-plain@1', 'fix-banner*0'] }, { field: ['sidekick@1'] })
    pass(t)
    t.luck('next').choose('done')
    expect([stats(t, '0.fix-plain.0'), zoneAt(t, '0.fix-banner.0'), t.state.turn.player]).toEqual([[1, 4, 0], 'field', 1])
  })
  test('DM-CLEAN-08 damage has cleared before bonuses end: losing +2D does not KO', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['fix-plain@1'], reserve: ['fix-toughen*0', 'fix-bolt*0', 'fix-bolt*1'] }, {})
      cast(cast(cast(t, '0.fix-toughen.0', '0.fix-plain.0'), '0.fix-bolt.0', '0.fix-plain.0'), '0.fix-bolt.1', '0.fix-plain.0')
      expect(stats(t, '0.fix-plain.0')).toEqual([1, 4, 2])
      pass(t)
      t.luck('next').choose('done')
      expect([zoneAt(t, '0.fix-plain.0'), ...stats(t, '0.fix-plain.0')]).toEqual(['field', 1, 2, 0])
    }
  })
})

describe('the end', () => {
  test('DM-WIN-01 at 0 life a player has lost at once; nothing further resolves', () => {
    const u = laid('ygo', { field: ['fix-plain@1', 'ygo-053@1'] }, { field: ['ygo-051@1'], life: 1 })
    attackWith(u, '0.fix-plain.0')
    block(u)
    const told = playOut(u)
    expect([u.outcome, zoneAt(u, '1.ygo-051.0'), told.at(-1)?.on]).toEqual([
      { places: [1, 2], rule: 'DM-WIN-01' },
      'field',
      'playerDamaged',
    ])
    expect(u.game.decision(u.state)).toBe(null)
    // Not even the rest of the same effect.
    const v = laid('wh40k', { field: ['sidekick@1'], reserve: ['fix-doom*0'], life: 1 }, { life: 1 })
    v.choose('play', { piece: '0.fix-doom.0' })
    expect([v.outcome, lifeOf(v, 0)]).toEqual([{ places: [1, 2], rule: 'DM-WIN-01' }, 1])
  })
  test('DM-WIN-02, -03, DM-EX-64 one effect takes both to 0: a tie in 2018, the active player’s win in 2014', () => {
    const end = (edition: 'ygo' | 'wh40k') => {
      const t = laid(edition, { field: ['sidekick@1'], reserve: ['fix-each*0'], life: 1 }, { life: 1 })
      return t.choose('play', { piece: '0.fix-each.0' }).outcome
    }
    expect(end('wh40k')).toEqual({ places: [1, 1], rule: 'DM-WIN-02' })
    expect(end('ygo')).toEqual({ places: [1, 2], rule: 'DM-WIN-03' })
  })
  test('DM-WIN-04 combat damage of one attack is one instant, what is redirected too', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['fix-plain@1', 'fix-other@1'], life: 1 }, { field: ['fix-once@1'], life: 1 })
      attackWith(t, '0.fix-plain.0', '0.fix-other.0')
      block(t)
      playOut(t)
      expect(t.outcome).toEqual(edition === 'wh40k' ? { places: [1, 1], rule: 'DM-WIN-02' } : { places: [1, 2], rule: 'DM-WIN-03' })
    }
  })
  test('DM-WIN-05 a player may concede at any time, and both may agree a draw', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['sidekick@1'] }, { field: ['fix-plain@1'] })
      attackWith(t, '0.sidekick.0')
      t.aside(0, 'resign') // while the other is asked
      expect(t.outcome).toEqual({ places: [2, 1], rule: 'DM-WIN-05' })
      const u = laid(edition, { field: ['sidekick@1'] }, {})
      u.aside(0, 'offer')
      expect(u.outcome).toBe(null)
      u.aside(1, 'accept')
      expect(u.outcome).toEqual({ places: [1, 1], rule: 'DM-WIN-05' })
    }
  })
  test('DM-WIN-06 a loop of mandatory effects without choice or chance is a draw', () => {
    const t = laid('ygo', { reserve: ['fix-loop@1'] }, {})
    t.choose('field', { piece: '0.fix-loop.0' })
    expect(t.outcome).toEqual({ places: [1, 1], rule: 'DM-WIN-06' })
  })
  test('DM-FUND-01 rerolls that cost life: declined they are not had, paid they are, for the turn', () => {
    const sides = [{ bag: ['sidekick', 'sidekick', 'sidekick', 'sidekick'], cards: ['ygo-113'] }, { field: ['ygo-096@1'] }] as const
    const t = turnOf('ygo', [1, 1, 1, 1, 2, 3, 4], [...sides])
    expect([t.ask, t.asked]).toEqual(['may', 0])
    t.choose('decline')
    expect([t.ask, lifeOf(t, 0)]).toEqual(['main', 20])
    const u = turnOf('ygo', [1, 1, 1, 1, 2, 3, 4], [...sides])
    u.choose('accept')
    expect([u.ask, lifeOf(u, 0)]).toEqual(['reroll', 18])
    u.rolls(6).choose('pick', { piece: u.offers('pick')[0]!.piece! })
    if (u.ask === 'reroll') u.choose('done')
    expect(u.ask).toBe('main')
  })
})
