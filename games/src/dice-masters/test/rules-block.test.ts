import { describe, expect, test, vi } from 'vitest'
import { attackWith, block, damageOn, pass, playOut } from './fight.ts'
import { laid, lifeOf, type Play, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  const { fixtures } = await import('./fixtures.ts')
  return { ...real, packages: [...real.packages, { cards: fixtures }] }
})

const editions = ['ygo', 'wh40k'] as const
const ways = (t: Play): readonly string[] => t.offers('block').map(({ piece, target }) => `${piece} ${target}`)

describe('blockers', () => {
  test('DM-BLOCK-01, DM-ERR-26 any of the own characters in the Field Zone, each assigned to an attacker, all told at once', () => {
    const t = laid('ygo', { field: ['fix-plain@1', 'fix-other@1'] }, { field: ['fix-plain@2', 'sidekick@1'], reserve: ['sidekick:fist'] })
    attackWith(t, '0.fix-plain.0')
    expect([t.asked, ways(t)]).toEqual([1, ['1.fix-plain.0 0.fix-plain.0', '1.sidekick.0 0.fix-plain.0']])
    // A die that does not attack cannot be blocked, nor can energy or the other player's dice block.
    expect(t.refusal('block', { piece: '1.fix-plain.0', target: '0.fix-other.0' })).toBe('DM-BLOCK-01')
    expect(t.refusal('block', { piece: '1.sidekick.1', target: '0.fix-plain.0' })).toBe('DM-BLOCK-01')
    expect(t.refusal('block', { piece: '0.fix-other.0', target: '0.fix-plain.0' })).toBe('DM-BLOCK-01')
    t.choose('block', { piece: '1.fix-plain.0', target: '0.fix-plain.0' })
    expect([t.events, zoneAt(t, '1.fix-plain.0')]).toEqual([[], 'field'])
    t.choose('done')
    expect([zoneAt(t, '1.fix-plain.0'), values(t, '1.fix-plain.0').blocks]).toEqual(['attack', [t.piece('0.fix-plain.0')]])
  })
  test('DM-BLOCK-02 one blocker blocks one attacker; several may block the same', () => {
    const t = laid('wh40k', { field: ['fix-plain@1', 'fix-other@1'] }, { field: ['fix-plain@2', 'sidekick@1'] })
    attackWith(t, '0.fix-plain.0', '0.fix-other.0')
    t.choose('block', { piece: '1.fix-plain.0', target: '0.fix-other.0' })
    expect(ways(t)).toEqual(['1.sidekick.0 0.fix-plain.0', '1.sidekick.0 0.fix-other.0'])
    expect(t.refusal('block', { piece: '1.fix-plain.0', target: '0.fix-plain.0' })).toBe('DM-BLOCK-01')
    t.choose('block', { piece: '1.sidekick.0', target: '0.fix-other.0' })
    expect([values(t, '0.fix-other.0').blocked, values(t, '0.fix-plain.0').blocked]).toEqual([true, false])
  })
  test('DM-BLOCK-03 effects of blocking follow all blocks, the active player’s first, each die by itself', () => {
    // Engine of War hits the player when it is blocked; Mystical Elf protects her side when she blocks.
    const t = laid('wh40k', { field: ['bfu-028@1', 'bfu-028@2'] }, { field: ['ygo-095@1', 'sidekick@1'] })
    attackWith(t, '0.bfu-028.0', '0.bfu-028.1')
    block(t, ['1.ygo-095.0', '0.bfu-028.0'], ['1.sidekick.0', '0.bfu-028.1'])
    expect([t.ask, t.asked, t.told.filter((on) => on === 'blocked').length, lifeOf(t, 1)]).toEqual(['order', 0, 2, 20])
    t.choose('order', { place: 0 })
    expect(lifeOf(t, 1)).toBe(17) // levels 1 and 2
    const order = t.events.filter((e) => ['playerDamaged', 'triggered'].includes(e.on)).map((e) => `${e.on} ${e.player}`)
    expect(order).toEqual(['triggered 0', 'playerDamaged 1', 'triggered 0', 'playerDamaged 1', 'triggered 1'])
  })
  test('DM-BLOCK-04, DM-EX-52 blocked stays blocked when all blockers have gone', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['ygo-006@2'], reserve: ['fix-kill*0'] }, { field: ['fix-plain@1'] })
      attackWith(t, '0.ygo-006.0')
      block(t, ['1.fix-plain.0', '0.ygo-006.0'])
      t.choose('play', { piece: '0.fix-kill.0' }).choose('pick', { piece: '1.fix-plain.0' })
      expect([values(t, '0.ygo-006.0').attack, zoneAt(t, '1.fix-plain.0')]).toEqual([5, 'prep'])
      playOut(t)
      expect([lifeOf(t, 1), zoneAt(t, '0.ygo-006.0')]).toEqual([20, 'field'])
    }
  })
  test('DM-BLOCK-05 a blocker whose attacker has gone deals and takes nothing, and did block', () => {
    const t = laid('wh40k', { field: ['fix-plain@1', 'fix-other@3'], reserve: ['fix-kill*0'] }, { field: ['fix-plain@1'] })
    attackWith(t, '0.fix-plain.0', '0.fix-other.0')
    block(t, ['1.fix-plain.0', '0.fix-plain.0'])
    t.choose('play', { piece: '0.fix-kill.0' }).choose('pick', { piece: '0.fix-plain.0' })
    expect([zoneAt(t, '0.fix-plain.0'), zoneAt(t, '1.fix-plain.0')]).toEqual(['prep', 'attack'])
    const blocker = t.piece('1.fix-plain.0')
    expect(t.state.marks[blocker]!.didBlock).toBe(true)
    const told = playOut(t)
    expect([damageOn(told, t, '1.fix-plain.0'), damageOn(told, t, '0.fix-other.0'), lifeOf(t, 1)]).toEqual([0, 0, 17])
    expect(zoneAt(t, '1.fix-plain.0')).toBe('field')
  })
  test('DM-BLOCK-06, DM-ERR-27 demands are judged over the whole set: every "can’t" holds, as many "must" as possible are met', () => {
    // Bloat-Drone: all must block. Harpie Lady Sisters: two or none. Three blockers: none may stay out.
    const t = laid('wh40k', { field: ['bfu-001@1', 'ygo-024@1'] }, { field: ['fix-plain@1', 'fix-other@1', 'fix-thorn@1', 'ygo-051@1'] })
    attackWith(t, '0.bfu-001.0', '0.ygo-024.0')
    expect([t.refusal('done'), t.refusal('block', { piece: '1.ygo-051.0', target: '0.bfu-001.0' })]).toEqual(['DM-BLOCK-06', 'DM-BLOCK-01'])
    t.choose('block', { piece: '1.fix-plain.0', target: '0.bfu-001.0' })
    t.choose('block', { piece: '1.fix-other.0', target: '0.ygo-024.0' })
    expect(zoneAt(t, '1.fix-thorn.0')).toBe('attack') // the only way left: it blocks the Sisters too
    expect(values(t, '1.fix-thorn.0').blocks).toEqual([t.piece('0.ygo-024.0')])
  })
  test('DM-BLOCK-06 "can’t be blocked by" and "only blocked by" hold', () => {
    const t = laid('ygo', { field: ['ygo-014@1', 'ygo-064@1'] }, { field: ['ygo-009@1', 'sidekick@1', 'fix-plain@1'] })
    attackWith(t, '0.ygo-014.0', '0.ygo-064.0')
    expect([...ways(t)].sort()).toEqual([
      '1.fix-plain.0 0.ygo-014.0',
      '1.fix-plain.0 0.ygo-064.0',
      '1.sidekick.0 0.ygo-014.0', // Saggi cannot be blocked by sidekicks
      '1.ygo-009.0 0.ygo-064.0', // Buster Blader cannot be blocked by dragons
    ])
    expect(t.refusal('done')).toBe(null)
  })
  test('DM-BLOCK-06 one that must be blocked is, by one of those who can', () => {
    const t = laid('wh40k', { field: ['bfu-035@1', 'fix-plain@1'] }, { field: ['fix-plain@1', 'fix-other@1'] })
    attackWith(t, '0.bfu-035.0', '0.fix-plain.0')
    expect([t.refusal('done'), ways(t).length]).toEqual(['DM-BLOCK-06', 3]) // the last die is left only the Repulsor
    t.choose('block', { piece: '1.fix-plain.0', target: '0.fix-plain.0' })
    expect([t.ask, values(t, '1.fix-other.0').blocks]).toEqual(['window', [t.piece('0.bfu-035.0')]])
  })
  test('DM-BLOCK-06 a lure takes two blockers before others may be blocked', () => {
    const lured = (n: number): Play => {
      const t = laid(
        'ygo',
        { field: ['fix-plain@1', 'fix-other@1', 'ygo-098*0'] },
        { field: ['fix-plain@1', 'fix-other@1', 'sidekick@1'].slice(0, n) },
      )
      const host = t.piece('0.fix-plain.0')
      t.state.marks[t.piece('0.ygo-098.0')]!.host = (t.state.pieces[host]!.life * 512 + host) as never
      attackWith(t, '0.fix-plain.0', '0.fix-other.0')
      return t
    }
    expect(ways(lured(1))).toEqual(['1.fix-plain.0 0.fix-plain.0'])
    expect(ways(lured(3)).length).toBeGreaterThan(3)
  })
  test('DM-BLOCK-07 blocked or not is fixed by the declaration', () => {
    const t = laid('wh40k', { field: ['fix-plain@3', 'fix-other@3'], reserve: ['fix-kill*0'] }, { field: ['sidekick@1'] })
    attackWith(t, '0.fix-plain.0', '0.fix-other.0')
    block(t, ['1.sidekick.0', '0.fix-plain.0'])
    t.choose('play', { piece: '0.fix-kill.0' }).choose('pick', { piece: '1.sidekick.0' })
    expect([values(t, '0.fix-plain.0').blocked, values(t, '0.fix-other.0').blocked]).toEqual([true, false])
    playOut(t)
    expect([lifeOf(t, 1), zoneAt(t, '0.fix-plain.0'), zoneAt(t, '0.fix-other.0')]).toEqual([17, 'field', 'used'])
  })
  test('DM-BLOCK-08 players are attacked, not dice: without dice there are no blockers', () => {
    for (const edition of editions) {
      const t = laid(edition, { field: ['fix-plain@3'] }, {})
      pass(t)
      expect(t.offers('pick')).toEqual([{ piece: '0.fix-plain.0' }]) // no target is named
      attackWith(t, '0.fix-plain.0')
      expect([t.ask, t.asked]).toEqual(['window', 0])
      playOut(t)
      expect(lifeOf(t, 1)).toBe(17)
    }
  })
})
