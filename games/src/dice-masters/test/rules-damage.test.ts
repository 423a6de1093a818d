import { describe, expect, test, vi } from 'vitest'
import { phases } from '../state.ts'
import { attackWith, block, damageOn, paid, pass, playOut, stats, until } from './fight.ts'
import { laid, lifeOf, type Play, picks, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  const { fixtures } = await import('./fixtures.ts')
  return { ...real, packages: [...real.packages, { cards: fixtures }] }
})

const editions = ['ygo', 'wh40k'] as const
/** Up to the window, with nothing done in it. */
const fight = (
  edition: 'ygo' | 'wh40k',
  mine: readonly string[],
  theirs: readonly string[],
  pairs: readonly (readonly [string, string])[],
): Play => {
  const t = laid(edition, { field: mine }, { field: theirs })
  const count: Record<string, number> = {}
  attackWith(
    t,
    ...mine.map((text) => {
      const id = text.replace(/@.*/, '')
      count[id] = (count[id] ?? -1) + 1
      return `0.${id}.${count[id]}`
    }),
  )
  block(t, ...pairs)
  return t
}

describe('combat damage', () => {
  test('DM-DMG-01 both assign, the attacker first; all of it is dealt at one instant', () => {
    const t = fight(
      'ygo',
      ['fix-plain@3', 'fix-other@1'],
      ['fix-thorn@1', 'fix-other@1', 'fix-plain@1'],
      [
        ['1.fix-thorn.0', '0.fix-plain.0'],
        ['1.fix-other.0', '0.fix-plain.0'],
        ['1.fix-plain.0', '0.fix-other.0'],
      ],
    )
    // The Thorn blocks both attackers, so that its player has a choice too.
    const other = t.piece('0.fix-other.0')
    const thorn = t.state.marks[t.piece('1.fix-thorn.0')]!
    thorn.blocks = thorn.blocks.concat((t.state.pieces[other]!.life * 512 + other) as never)
    const asked: number[] = []
    pass(t)
    t.luck('next')
    while (t.ask === 'split') {
      asked.push(t.asked)
      t.choose('assign', { piece: t.offers('assign')[0]!.piece!, place: 1 })
    }
    expect(asked).toEqual([0, 0, 1]) // both attackers, then the blocker
    const dealt = t.events.filter((e) => e.on === 'damaged')
    expect(dealt.length).toBeGreaterThan(3)
    expect(new Set(dealt.map((e) => e.group)).size).toBe(1)
  })
  test('DM-DMG-02, -08 each deals its attack as it stands when the window closes; with 0 there is no damage at all', () => {
    const t = laid('ygo', { field: ['fix-plain@1', 'fix-other@1'], reserve: ['fix-mods*0', 'fix-mods*1'] }, {})
    attackWith(t, '0.fix-plain.0', '0.fix-other.0')
    t.choose('play', { piece: '0.fix-mods.0' }).choose('pick', { piece: '0.fix-plain.0' }) // 1 + 3
    t.choose('play', { piece: '0.fix-mods.1' }).choose('pick', { piece: '0.fix-other.0' }) // 1 − 5
    const hits = playOut(t).filter((e) => e.on === 'playerDamaged')
    expect(hits.map((e) => [e.piece, e.n])).toEqual([[t.piece('0.fix-plain.0'), 4]])
    expect(lifeOf(t, 1)).toBe(16)
  })
  test('DM-DMG-08 attack values are fixed then: a bonus lost at that instant still counts', () => {
    // The fast die KO's nobody here; the slow one's +A from a sidekick attacking is read before the sidekick falls.
    const t = fight('ygo', ['ygo-004@1', 'sidekick@1'], ['ygo-077@2'], [['1.ygo-077.0', '0.sidekick.0']])
    expect(values(t, '0.ygo-004.0').attack).toBe(3)
    const told = playOut(t)
    expect(told.find((e) => e.on === 'koed')?.piece).toBe(t.piece('0.sidekick.0')) // by the fast blocker, first
    expect(lifeOf(t, 1)).toBe(17)
  })
  test('DM-DMG-03 an unblocked attacker hits the player', () => {
    for (const edition of editions) {
      const t = fight(edition, ['fix-plain@2'], ['sidekick@1'], [])
      playOut(t)
      expect([lifeOf(t, 0), lifeOf(t, 1)]).toEqual([20, 18])
    }
  })
  test('DM-DMG-04 a blocked attacker’s damage is split freely among its blockers', () => {
    const both: readonly (readonly [string, string])[] = [
      ['1.fix-plain.0', '0.fix-plain.0'],
      ['1.fix-other.0', '0.fix-plain.0'],
    ]
    for (let first = 0; first <= 3; first++) {
      const t = fight('wh40k', ['fix-plain@3'], ['fix-plain@1', 'fix-other@1'], both)
      pass(t)
      const { piece } = t.offers('assign')[0]!
      expect(t.offers('assign').map(({ place }) => place)).toEqual(['3', '2', '1', '0'].reverse())
      t.luck('next').choose('assign', { piece: piece!, place: first })
      const other = piece === '1.fix-plain.0' ? '1.fix-other.0' : '1.fix-plain.0'
      expect([damageOn(t.events, t, piece!), damageOn(t.events, t, other)]).toEqual([first, 3 - first])
      expect(lifeOf(t, 1)).toBe(20)
    }
  })
  test('DM-DMG-05 the damage of several blockers adds up on their attacker', () => {
    const t = fight(
      'ygo',
      ['fix-plain@3'],
      ['fix-plain@1', 'fix-other@1'],
      [
        ['1.fix-plain.0', '0.fix-plain.0'],
        ['1.fix-other.0', '0.fix-plain.0'],
      ],
    )
    pass(t)
    t.luck('next').choose('assign', { piece: t.offers('assign')[0]!.piece!, place: 0 })
    expect(damageOn(t.events, t, '0.fix-plain.0')).toBe(2)
  })
  test('DM-DMG-05 a blocker of several attackers has its damage split by its controller', () => {
    const t = fight('wh40k', ['fix-plain@1', 'fix-other@1'], ['fix-plain@3', 'sidekick@1'], [['1.fix-plain.0', '0.fix-plain.0']])
    const other = t.piece('0.fix-other.0')
    const blocker = t.state.marks[t.piece('1.fix-plain.0')]!
    blocker.blocks = blocker.blocks.concat((t.state.pieces[other]!.life * 512 + other) as never)
    t.state.marks[other]!.blocked = true
    pass(t)
    expect([t.ask, t.asked]).toEqual(['split', 1])
    const { piece } = t.offers('assign')[0]!
    t.luck('next').choose('assign', { piece: piece!, place: 1 })
    expect([damageOn(t.events, t, '0.fix-plain.0'), damageOn(t.events, t, '0.fix-other.0')].sort()).toEqual([1, 2])
    expect(damageOn(t.events, t, '1.fix-plain.0')).toBe(2)
  })
  test('DM-DMG-06, DM-ERR-28 all of it must be assigned, to dice engaged with it only', () => {
    const t = fight(
      'ygo',
      ['fix-plain@3'],
      ['fix-plain@1', 'fix-other@1', 'sidekick@1'],
      [
        ['1.fix-plain.0', '0.fix-plain.0'],
        ['1.fix-other.0', '0.fix-plain.0'],
      ],
    )
    pass(t)
    const { piece } = t.offers('assign')[0]!
    expect(t.acts).toEqual(['assign']) // nothing can be held back
    expect(t.refusal('assign', { piece: piece!, place: 4 })).toBe('DM-DMG-06')
    expect(t.refusal('assign', { piece: '1.sidekick.0', place: 1 })).toBe('DM-DMG-04')
    expect(t.refusal('assign', { piece: 'p1', place: 1 })).toBe('DM-DMG-04')
  })
  test('DM-DMG-07 what is beyond the defense is wasted', () => {
    const t = fight('ygo', ['ygo-001@3'], ['sidekick@1', 'fix-plain@1'], [['1.sidekick.0', '0.ygo-001.0']])
    const told = playOut(t)
    expect([damageOn(told, t, '1.sidekick.0'), damageOn(told, t, '1.fix-plain.0')]).toEqual([8, 0])
    expect(lifeOf(t, 1)).toBe(19) // only the level it loses to ★★: no damage passes on
  })
  test('DM-DMG-09 damage goes only to what is still in the Attack Zone at assignment', () => {
    const t = laid('wh40k', { field: ['fix-plain@3'], reserve: ['fix-kill*0'] }, { field: ['fix-plain@1', 'fix-other@2'] })
    attackWith(t, '0.fix-plain.0')
    block(t, ['1.fix-plain.0', '0.fix-plain.0'], ['1.fix-other.0', '0.fix-plain.0'])
    t.choose('play', { piece: '0.fix-kill.0' }).choose('pick', { piece: '1.fix-plain.0' })
    const told = playOut(t) // no split is asked: one blocker is left
    expect([damageOn(told, t, '1.fix-other.0'), damageOn(told, t, '0.fix-plain.0')]).toEqual([3, 2])
  })
  test('DM-DMG-09 one that regenerated after the fast blow is out of the attack: the slow one misses it', () => {
    const t = laid('wh40k', { field: ['fix-phoenix@1', 'fix-other@1'] }, { field: ['ygo-077@1', 'fix-plain@3'] })
    attackWith(t, '0.fix-phoenix.0')
    block(t, ['1.ygo-077.0', '0.fix-phoenix.0'], ['1.fix-plain.0', '0.fix-phoenix.0'])
    pass(t)
    t.rolls(4)
      .luck('next')
      .choose('assign', { piece: t.offers('assign')[0]!.piece!, place: 1 })
    expect([damageOn(t.events, t, '0.fix-phoenix.0'), zoneAt(t, '0.fix-phoenix.0')]).toEqual([2, 'field'])
    expect(t.told).not.toContain('koed')
  })
  test('DM-DMG-10, DM-EX-41 it is offered to interrupts when it is about to be dealt; what is prevented never happened', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], cards: ['fix-ward'] }, { field: ['fix-thorn@1'], reserve: ['sidekick:shield'] })
    attackWith(t, '0.sidekick.0')
    block(t, ['1.fix-thorn.0', '0.sidekick.0'])
    t.luck('next')
    while (t.ask !== 'replace') t.pass()
    expect([t.asked, values(t, '1.fix-thorn.0').damage]).toEqual([1, 0])
    t.choose('accept', { place: 0 })
    paid(t)
    const told = t.events
    expect([damageOn(told, t, '1.fix-thorn.0'), lifeOf(t, 0)]).toEqual([0, 20])
    const u = laid('wh40k', { field: ['sidekick@1'], cards: ['fix-ward'] }, { field: ['fix-thorn@1'], reserve: ['sidekick:shield'] })
    attackWith(u, '0.sidekick.0')
    block(u, ['1.fix-thorn.0', '0.sidekick.0'])
    u.luck('next')
    while (u.ask !== 'replace') u.pass()
    while (u.ask === 'replace') u.choose('decline')
    expect(lifeOf(u, 0)).toBe(19) // it was damaged and answers
  })
  test('DM-DMG-11 a player at 0 has lost at that instant: no KO, no trigger follows', () => {
    const t = laid('wh40k', { field: ['fix-plain@2', 'sidekick@1'], life: 1 }, { field: ['fix-thorn@1'], life: 2 })
    attackWith(t, '0.fix-plain.0', '0.sidekick.0')
    block(t, ['1.fix-thorn.0', '0.sidekick.0'])
    const told = playOut(t)
    expect([t.outcome, lifeOf(t, 0)]).toEqual([{ places: [1, 2], rule: 'DM-WIN-01' }, 1])
    expect(told.map((e) => e.on)).not.toContain('koed')
    expect([damageOn(told, t, '1.fix-thorn.0'), told.some((e) => e.on === 'triggered')]).toEqual([1, false])
  })
  test('DM-DMG-12 unblocked attackers go out of play at once, before any other effect (2018); in Cleanup to the used pile (2014)', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['ygo-021@1'] }, { field: ['sidekick@1', 'fix-plain@3'] })
      attackWith(t, '0.ygo-021.0')
      block(t)
      until(t, 'playerDamaged')
      expect([t.ask, zoneAt(t, '0.ygo-021.0')]).toEqual(['pick', edition === 'ygo' ? 'attack' : 'out']) // its effect asks for a target
      t.choose('pick', { piece: '1.fix-plain.0' })
      playOut(t)
      expect(zoneAt(t, '0.ygo-021.0')).toBe('used')
    }
  })
  test('DM-DMG-12 a fast unblocked attacker is out of play before what its blow has triggered', () => {
    const t = laid('wh40k', { field: ['ygo-077@1', 'fix-avenger@1', 'fix-plain@1'] }, { field: ['ygo-077@2', 'sidekick@1'] })
    attackWith(t, '0.ygo-077.0', '0.fix-avenger.0', '0.fix-plain.0')
    block(t, ['1.ygo-077.0', '0.fix-avenger.0'])
    until(t, 'koed') // the Avenger falls to the fast blocker
    expect([t.ask, zoneAt(t, '0.ygo-077.0'), zoneAt(t, '0.fix-plain.0')]).toEqual(['pick', 'out', 'attack'])
    t.choose('pick', { piece: '1.sidekick.0' })
    playOut(t)
    expect(lifeOf(t, 1)).toBe(17) // 2 fast, 1 slow
  })
  test('DM-EX-65 an unblocked attacker that dealt its damage may be chosen in 2014, and is out of play in 2018', () => {
    for (const edition of editions) {
      const t = fight(edition, ['fix-plain@1', 'fix-avenger@1'], ['ygo-006@2', 'sidekick@1'], [['1.ygo-006.0', '0.fix-avenger.0']])
      until(t, 'koed')
      expect(t.ask).toBe('pick')
      expect(picks(t).includes('0.fix-plain.0')).toBe(edition === 'ygo')
      expect(t.refusal('pick', { piece: '0.fix-plain.0' }) ?? 'offered').toMatch(edition === 'ygo' ? 'offered' : /^DM-TARGET-/)
      t.choose('pick', { piece: edition === 'ygo' ? '0.fix-plain.0' : '1.sidekick.0' })
      if (edition === 'ygo') expect(t.events.find((e) => e.on === 'koed')?.piece).toBe(t.piece('0.fix-plain.0'))
    }
  })
  test('DM-DMG-13 survivors return to the Field Zone; an unblocked attacker leaves even if its damage was redirected', () => {
    for (const edition of editions) {
      const t = fight(edition, ['fix-plain@3', 'fix-other@1'], ['fix-mirror@1', 'fix-other@3'], [['1.fix-other.0', '0.fix-plain.0']])
      const told = playOut(t)
      expect([lifeOf(t, 0), lifeOf(t, 1)]).toEqual([19, 20])
      expect(told.some((e) => e.on === 'damaged')).toBe(true)
      expect(['0.fix-plain.0', '1.fix-other.0', '0.fix-other.0'].map((name) => zoneAt(t, name))).toEqual(['field', 'field', 'used'])
      expect([t.state.marks[t.piece('0.fix-plain.0')]!.attacking, values(t, '1.fix-other.0').blocks]).toEqual([false, []])
    }
  })
  test('DM-DMG-13 in 2018 they are back before Cleanup begins, in 2014 not', () => {
    for (const edition of editions) {
      const t = fight(edition, ['fix-plain@3'], ['fix-other@3'], [['1.fix-other.0', '0.fix-plain.0']])
      const seen: string[] = []
      t.luck('next')
      while (t.state.turn.no === 3)
        t.game.apply(t.state, 0, (e) => {
          if (e.on === 'stepStarted' && e.n === phases.indexOf('cleanup')) seen.push(zoneAt(t, '0.fix-plain.0'), zoneAt(t, '1.fix-other.0'))
        })
      expect(seen).toEqual(edition === 'ygo' ? ['attack', 'attack'] : ['field', 'field'])
    }
  })
  test('DM-DMG-14 damage is a counter beside the stats: it adds up and stays through spins', () => {
    const t = laid(
      'wh40k',
      { field: ['sidekick@1'], reserve: ['fix-bolt*0', 'fix-bolt*1', 'fix-spin*0'] },
      { field: ['fix-plain@3', 'fix-other@1'] },
    )
    t.choose('play', { piece: '0.fix-bolt.0' }).choose('pick', { piece: '1.fix-plain.0' })
    t.choose('play', { piece: '0.fix-bolt.1' }).choose('pick', { piece: '1.fix-plain.0' })
    expect(stats(t, '1.fix-plain.0')).toEqual([3, 4, 2])
    t.choose('play', { piece: '0.fix-spin.0' }) // nothing else can be spun
    if (t.ask === 'pick') t.choose('pick', { piece: '1.fix-plain.0' })
    expect(stats(t, '1.fix-plain.0')).toEqual([2, 3, 2])
  })
  test('DM-DMG-15 several sources at one instant are one event of the die, and one event each of a player', () => {
    const t = fight(
      'wh40k',
      ['fix-plain@3', 'fix-other@1', 'sidekick@1'],
      ['fix-plain@1', 'fix-thorn@1'],
      [
        ['1.fix-plain.0', '0.fix-plain.0'],
        ['1.fix-thorn.0', '0.fix-plain.0'],
      ],
    )
    pass(t)
    t.luck('next').choose('assign', { piece: t.offers('assign')[0]!.piece!, place: 3 })
    const mine = t.events.filter((e) => e.on === 'damaged' && e.piece === t.piece('0.fix-plain.0'))
    expect(mine.map((e) => [e.n, e.list.length])).toEqual([[2, 2]])
    expect(t.events.filter((e) => e.on === 'playerDamaged').map((e) => [e.n, e.piece])).toEqual([
      [1, t.piece('0.fix-other.0')],
      [1, t.piece('0.sidekick.0')],
    ])
  })
  test('DM-DMG-16 Overcrush sends what is left over the blockers to the player', () => {
    const t = laid('ygo', { field: ['ygo-043@3'] }, { field: ['sidekick@1', 'fix-plain@1'] })
    attackWith(t, '0.ygo-043.0')
    block(t, ['1.fix-plain.0', '0.ygo-043.0'])
    playOut(t)
    expect(lifeOf(t, 1)).toBe(17) // 5 against a defense of 2
  })
})
