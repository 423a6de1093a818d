import { describe, expect, test, vi } from 'vitest'
import { attackWith, block, damageOn, pass, playOut, stats, until } from './fight.ts'
import { inZone, laid, lifeOf, type Play, picks, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  const { fixtures } = await import('./fixtures.ts')
  return { ...real, packages: [...real.packages, { cards: fixtures }] }
})

const editions = ['ygo', 'wh40k'] as const
/** Plays an action on a die. */
const cast = (t: Play, spell: string, on: string): Play => {
  t.choose('play', { piece: spell })
  if (t.ask === 'pick') t.choose('pick', { piece: on })
  return t
}

describe('KO', () => {
  test('DM-KO-01 damage equal to the defense or more: to its owner’s Prep Area', () => {
    const t = laid('ygo', { field: ['sidekick@1'], reserve: ['fix-bolt*0', 'fix-bolt*1'] }, { field: ['fix-plain@1', 'fix-other@1'] })
    cast(t, '0.fix-bolt.0', '1.fix-plain.0')
    expect([zoneAt(t, '1.fix-plain.0'), ...stats(t, '1.fix-plain.0')]).toEqual(['field', 1, 2, 1])
    cast(t, '0.fix-bolt.1', '1.fix-plain.0')
    expect(inZone(t, 1, 'prep')).toEqual(['1.fix-plain.0'])
  })
  test('DM-KO-02 a die whose defense is 0 is KO’d without damage', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['sidekick@1'], reserve: ['fix-wither*0'] }, { field: ['fix-plain@1', 'fix-other@3'] })
      cast(t, '0.fix-wither.0', '1.fix-plain.0')
      expect([zoneAt(t, '1.fix-plain.0'), t.told.includes('damaged')]).toEqual(['prep', false])
    }
  })
  test('DM-KO-03 dice KO’d by one instant of damage fall together: each is told as it stood with the others there', () => {
    const t = laid('wh40k', { field: ['fix-plain@1'] }, { field: ['fix-plain@2', 'fix-other@1'] })
    attackWith(t, '0.fix-plain.0')
    block(t, ['1.fix-plain.0', '0.fix-plain.0'])
    t.state.marks[t.piece('1.fix-plain.0')]!.damage = 2 // both fall in the fight
    const fallen = until(t, 'koed').filter((e) => e.on === 'koed')
    expect(fallen.map((e) => [e.piece, e.list])).toEqual([
      [t.piece('0.fix-plain.0'), [t.piece('1.fix-plain.0')]],
      [t.piece('1.fix-plain.0'), [t.piece('0.fix-plain.0')]],
    ])
    expect(new Set(fallen.map((e) => e.group)).size).toBe(1)
    expect(fallen.map((e) => [e.was!.attacking, e.was!.blocking])).toEqual([
      [1, 0],
      [0, 1],
    ])
  })
  test('DM-KO-03, DM-KW-10 a Frag die that falls together with its blocker still hurts those who did not block', () => {
    const t = laid('wh40k', { field: ['bfu-026@1'] }, { field: ['bfu-022@1', 'fix-other@3'] })
    attackWith(t, '0.bfu-026.0')
    block(t, ['1.bfu-022.0', '0.bfu-026.0'])
    const told = playOut(t)
    expect(told.filter((e) => e.on === 'koed')).toHaveLength(2)
    expect(damageOn(told, t, '1.fix-other.0')).toBe(1)
  })
  test('DM-EX-69 a Frag attacker that KO’s two blockers hurts each of the others once', () => {
    const t = laid('wh40k', { field: ['bfu-026@3'] }, { field: ['sidekick@1', 'sidekick@1', 'fix-other@3', 'fix-plain@3'] })
    attackWith(t, '0.bfu-026.0')
    block(t, ['1.sidekick.0', '0.bfu-026.0'], ['1.sidekick.1', '0.bfu-026.0'])
    pass(t)
    t.luck('next').choose('assign', { piece: t.offers('assign')[0]!.piece!, place: 2 })
    expect(t.events.filter((e) => e.on === 'koed' && e.player === 1)).toHaveLength(2)
    expect(['1.fix-other.0', '1.fix-plain.0'].map((name) => damageOn(t.events, t, name))).toEqual([1, 1])
  })
  test('DM-KO-04 it is looked at after every effect and every change: a lost static bonus KO’s a damaged die', () => {
    const t = laid(
      'ygo',
      { field: ['sidekick@1'], reserve: ['fix-bolt*0', 'fix-bolt*1', 'fix-kill*0'] },
      { field: ['fix-plain@1', 'fix-wall@3'] },
    )
    cast(cast(t, '0.fix-bolt.0', '1.fix-plain.0'), '0.fix-bolt.1', '1.fix-plain.0')
    expect(stats(t, '1.fix-plain.0')).toEqual([1, 4, 2])
    cast(t, '0.fix-kill.0', '1.fix-wall.0')
    expect([zoneAt(t, '1.fix-wall.0'), zoneAt(t, '1.fix-plain.0')]).toEqual(['prep', 'prep'])
  })
  test('DM-EX-39, DM-KO-04 a die with damage that spins down to so little defense is KO’d', () => {
    const t = laid(
      'wh40k',
      { field: ['sidekick@1'], reserve: ['fix-bolt*0', 'fix-bolt*1', 'fix-spin*0'] },
      { field: ['bfu-022@2', 'fix-plain@3'] },
    )
    cast(cast(t, '0.fix-bolt.0', '1.bfu-022.0'), '0.fix-bolt.1', '1.bfu-022.0')
    expect(stats(t, '1.bfu-022.0')).toEqual([2, 3, 2])
    cast(t, '0.fix-spin.0', '1.bfu-022.0')
    expect(zoneAt(t, '1.bfu-022.0')).toBe('prep')
  })
  test('DM-KO-05 KO effects: the active player’s first, then the other’s', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['fix-mourner@1', 'fix-plain@3'] }, { field: ['fix-mourner@1', 'fix-other@3'] })
      attackWith(t, '0.fix-mourner.0')
      block(t, ['1.fix-mourner.0', '0.fix-mourner.0'])
      for (const name of ['0.fix-mourner.0', '1.fix-mourner.0']) t.state.marks[t.piece(name)]!.damage = 1
      expect(
        playOut(t)
          .filter((e) => e.on === 'lifeLost')
          .map((e) => e.player),
      ).toEqual([0, 1])
    }
  })
  test('DM-KO-06 in combat: damage, reactions to it, KO, effects of the KO', () => {
    const t = laid('wh40k', { field: ['fix-thorn@1', 'fix-plain@3'] }, { field: ['fix-killer@2', 'fix-other@3'] })
    attackWith(t, '0.fix-thorn.0')
    block(t, ['1.fix-killer.0', '0.fix-thorn.0'])
    const order = playOut(t)
      .filter((e) => ['damaged', 'playerDamaged', 'koed', 'lifeLost'].includes(e.on))
      .map((e) => e.on)
    expect(order).toEqual(['damaged', 'damaged', 'playerDamaged', 'koed', 'lifeLost'])
  })
  test('DM-KO-07, DM-EX-63 a die KO’d by damage reacts to it in 2018, and does not in 2014', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['fix-thorn@1', 'fix-plain@3'] }, { field: ['fix-killer@2'] })
      attackWith(t, '0.fix-thorn.0')
      block(t, ['1.fix-killer.0', '0.fix-thorn.0'])
      const told = playOut(t)
      expect(told.find((e) => e.on === 'koed')?.piece).toBe(t.piece('0.fix-thorn.0'))
      expect(lifeOf(t, 1)).toBe(edition === 'wh40k' ? 19 : 20)
    }
    // One that survives reacts in 2014 too.
    const t = laid('ygo', { field: ['fix-thorn@3'] }, { field: ['fix-killer@2'] })
    attackWith(t, '0.fix-thorn.0')
    block(t, ['1.fix-killer.0', '0.fix-thorn.0'])
    playOut(t)
    expect(lifeOf(t, 1)).toBe(19)
  })
  test('DM-KO-08 a KO by an effect is no damage', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['sidekick@1'], reserve: ['fix-kill*0'] }, { field: ['fix-thorn@3', 'fix-plain@1'] })
      cast(t, '0.fix-kill.0', '1.fix-thorn.0')
      expect([zoneAt(t, '1.fix-thorn.0'), lifeOf(t, 0), t.told.includes('damaged')]).toEqual(['prep', 20, false])
    }
  })
  test('DM-KO-09 a KO’d die loses damage, modifiers and every effect on it', () => {
    const t = laid(
      'ygo',
      { field: ['sidekick@1'], reserve: ['fix-bolt*0', 'fix-mods*0', 'fix-kill*0', 'fix-recruit*0'] },
      { field: ['fix-plain@3', 'sidekick@1'] },
    )
    cast(cast(t, '0.fix-bolt.0', '1.fix-plain.0'), '0.fix-mods.0', '1.fix-plain.0')
    expect(stats(t, '1.fix-plain.0')).toEqual([6, 4, 1])
    cast(t, '0.fix-kill.0', '1.fix-plain.0')
    expect([t.state.standing, t.state.marks[t.piece('1.fix-plain.0')], t.state.pieces[t.piece('1.fix-plain.0')]!.face]).toEqual([
      [],
      null,
      -1,
    ])
  })
  test('DM-KO-10 all who dealt part of the damage have KO’d it, and nobody whom the KO did not come from', () => {
    const t = laid('wh40k', { field: ['fix-plain@1', 'fix-other@3'] }, { field: ['fix-killer@1', 'fix-killer@1', 'sidekick@1'] })
    attackWith(t, '0.fix-plain.0')
    block(t, ['1.fix-killer.0', '0.fix-plain.0'], ['1.fix-killer.1', '0.fix-plain.0'])
    pass(t)
    t.luck('next').choose('assign', { piece: t.offers('assign')[0]!.piece!, place: 1 })
    while (t.ask === 'order') t.choose('order', { place: 0 })
    expect(lifeOf(t, 0)).toBe(18) // both take part
    // Hurt by one die and then KO'd by an effect: that die gets no credit.
    const u = laid('wh40k', { field: ['fix-plain@3'], reserve: ['fix-kill*0'] }, { field: ['fix-killer@1', 'sidekick@1'] })
    const killer = u.piece('1.fix-killer.0')
    const hurt = u.state.marks[u.piece('0.fix-plain.0')]!
    hurt.damage = 1
    hurt.hurtBy = [(u.state.pieces[killer]!.life * 512 + killer) as never]
    cast(u, '0.fix-kill.0', '0.fix-plain.0')
    expect([zoneAt(u, '0.fix-plain.0'), lifeOf(u, 0)]).toEqual(['prep', 20])
  })
  test('DM-KO-10 the cause of a KO is that of the damage: Relentless Advance draws for Range', () => {
    const t = laid('wh40k', { field: ['bfu-038@1'], bag: ['sidekick', 'sidekick'] }, { field: ['sidekick@1', 'fix-other@3'] })
    attackWith(t, '0.bfu-038.0')
    t.rolls(1).choose('pick', { piece: '1.sidekick.0' })
    expect([t.events.find((e) => e.on === 'koed')?.cause, inZone(t, 0, 'prep').length]).toEqual(['range', 1])
  })
  test('DM-KO-11 what a KO’d die has triggered still resolves from the Prep Area', () => {
    const t = laid('ygo', { field: ['fix-avenger@1', 'fix-plain@3'] }, { field: ['ygo-006@2', 'sidekick@1'] })
    attackWith(t, '0.fix-avenger.0')
    block(t, ['1.ygo-006.0', '0.fix-avenger.0'])
    until(t, 'koed')
    expect([t.ask, t.asked, zoneAt(t, '0.fix-avenger.0')]).toEqual(['pick', 0, 'prep'])
    // La Jinn falls to the Avenger's effect before her own, triggered by the same KO, resolves: it does so all the same.
    t.choose('pick', { piece: '1.ygo-006.0' })
    expect([t.events.find((e) => e.on === 'koed')?.piece, lifeOf(t, 0)]).toEqual([t.piece('1.ygo-006.0'), 19])
  })
  test('DM-KO-12 a player told to KO one of their own chooses it, and that is no targeting', () => {
    // Doomcaliber Knight cannot be targeted; his player may choose him all the same.
    const t = laid(
      'ygo',
      { field: ['sidekick@1', 'fix-other@1'], reserve: ['fix-edict*0', 'fix-kill*0'] },
      { field: ['ygo-048@1', 'fix-plain@1'] },
    )
    t.choose('play', { piece: '0.fix-edict.0' })
    expect([t.asked, [...picks(t)].sort()]).toEqual([1, ['1.fix-plain.0', '1.ygo-048.0']])
    t.choose('pick', { piece: '1.fix-plain.0' })
    expect(zoneAt(t, '1.fix-plain.0')).toBe('prep')
    t.choose('play', { piece: '0.fix-kill.0' })
    expect([t.asked, [...picks(t)].sort()]).toEqual([0, ['0.fix-other.0', '0.sidekick.0']]) // a target he cannot be
  })
  test('DM-KO-13 a KO in the owner’s own turn goes to Prep too, and is rolled in the next turn', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['fix-plain@1', 'sidekick@1'], reserve: ['fix-kill*0'] }, { field: ['fix-other@1'] })
      cast(t, '0.fix-kill.0', '0.fix-plain.0')
      expect([zoneAt(t, '0.fix-plain.0'), t.state.turn.player]).toEqual(['prep', 0])
      playOut(t)
      expect(zoneAt(t, '0.fix-plain.0')).toBe('prep')
    }
  })
  test('DM-KO-14 a prevented KO leaves the damage; the same damage does not KO it again when the protection is gone', () => {
    // Waboku protects its host while it blocks; after the attack it does not.
    const t = laid('wh40k', { field: ['fix-plain@3'] }, { field: ['fix-other@1', 'ygo-120*0', 'fix-thorn@2'] })
    const host = t.piece('1.fix-other.0')
    t.state.marks[t.piece('1.ygo-120.0')]!.host = (t.state.pieces[host]!.life * 512 + host) as never
    attackWith(t, '0.fix-plain.0')
    block(t, ['1.fix-other.0', '0.fix-plain.0'])
    const told = playOut(t)
    expect([damageOn(told, t, '1.fix-other.0'), told.some((e) => e.on === 'koed'), zoneAt(t, '1.fix-other.0')]).toEqual([3, false, 'field'])
  })
  test('DM-KO-14 damaged again, it falls', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['fix-bolt*0'] }, { field: ['fix-plain@1', 'fix-other@1'] })
    const m = t.state.marks[t.piece('1.fix-plain.0')]!
    m.damage = 2
    m.held = 2 * 64 + 2 // a KO was prevented under this damage and defense
    expect(zoneAt(t, '1.fix-plain.0')).toBe('field')
    cast(t, '0.fix-bolt.0', '1.fix-plain.0')
    expect(zoneAt(t, '1.fix-plain.0')).toBe('prep')
  })
  test('DM-KO-14 of several replacements the die’s controller chooses', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['fix-kill*0'] }, { field: ['fix-phoenix@1', 'fix-guard@1'] })
    t.choose('play', { piece: '0.fix-kill.0' }).choose('pick', { piece: '1.fix-phoenix.0' })
    expect([t.ask, t.asked, t.offers('accept').length]).toEqual(['replace', 1, 2])
    t.choose('accept', { place: 1 }) // not Regenerate: nothing is rolled
    expect([zoneAt(t, '1.fix-phoenix.0'), values(t, '1.fix-phoenix.0').damage, t.told.includes('koed')]).toEqual(['field', 0, false])
  })
})
