import { describe, expect, test, vi } from 'vitest'
import { attackWith, blockWith, endTurn, field, fight, levelOf, play, stats } from './acting.ts'
import { laid, lifeOf, picks, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  return { ...real, packages: [...real.packages, (await import('./fixtures-effects.ts')).fixtures] }
})
const editions = ['ygo', 'wh40k'] as const

describe('kinds of effect', () => {
  test('DM-FX-01 applied, persistent and static effects lie side by side on one die', () => {
    const t = laid('wh40k', { field: ['strong@1'], reserve: ['goad*0'] }, {})
    play(t, 'goad', '0.strong.0')
    expect(stats(t, '0.strong.0')).toEqual([4, 4, 0]) // printed 2, applied 1, static 1
    attackWith(t)
    expect(values(t, '0.strong.0').attacking).toBe(true) // the persistent one
  })
  test.each(editions)('DM-FX-02, DM-MOD-06 what an action leaves on a die lasts until Cleanup (%s)', (edition) => {
    const t = laid(edition, { field: ['plain@1', 'sidekick@1'], reserve: ['pump*0'] }, {})
    play(t, 'pump', '0.plain.0')
    expect(stats(t, '0.plain.0')[0]).toBe(3)
    endTurn(t)
    expect([zoneAt(t, '0.plain.0'), stats(t, '0.plain.0')[0]]).toEqual(['field', 2])
  })
  test('DM-FX-03 an applied effect happens for each die that triggers it', () => {
    const t = laid('wh40k', { reserve: ['herald@1', 'herald@1'] }, {})
    field(t, 'herald')
    t.choose('field', { piece: '0.herald.1' })
    expect(lifeOf(t, 1)).toBe(18)
  })
  test('DM-FX-04 applied effects pile up and are not undone when their source is gone', () => {
    const t = laid('wh40k', { field: ['plain@1', 'sidekick@1'], reserve: ['pump*0', 'pump*0'] }, {})
    play(t, 'pump', '0.plain.0')
    t.choose('play', { piece: '0.pump.1' }).choose('pick', { piece: '0.plain.0' })
    expect([stats(t, '0.plain.0')[0], zoneAt(t, '0.pump.0')]).toEqual([4, 'out'])
  })
  test('DM-FX-05 effects on a die are lost when it is KO’d, though it comes back this turn', () => {
    const t = laid('wh40k', { field: ['plain@1', 'sidekick@1'], reserve: ['pump*0', 'kill*0'] }, {})
    const before = t.state.pieces[t.piece('0.plain.0')]!.life
    play(t, 'pump', '0.plain.0')
    play(t, 'kill', '0.plain.0')
    expect([zoneAt(t, '0.plain.0'), t.state.standing.length]).toEqual(['prep', 0])
    expect(t.state.pieces[t.piece('0.plain.0')]!.life).toBe(before + 1) // whatever comes back is another object
  })
  test('DM-FX-05 a captured die loses what lay on it', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['pump*0', 'jailer@1'] }, { field: ['plain@1'] })
    play(t, 'pump', '1.plain.0')
    field(t, 'jailer', '1.plain.0')
    if (t.ask === 'pick') t.choose('done')
    expect([zoneAt(t, '1.plain.0'), t.state.standing.length]).toEqual(['captured', 0])
  })
  test('DM-EX-56, DM-FX-06, -11 swapping A and D swaps printed plus applied; the static bonus stays on top', () => {
    const t = laid('wh40k', { field: ['strong@1', 'sidekick@1'], reserve: ['pump*0', 'flip*0'] }, {})
    play(t, 'pump', '0.strong.0')
    expect(stats(t, '0.strong.0')).toEqual([4, 4, 0])
    play(t, 'flip', '0.strong.0')
    expect(stats(t, '0.strong.0')).toEqual([5, 3, 0])
  })
  test('DM-FX-07 a demand ends in Cleanup though it never mattered', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['goad*0'] }, { field: ['plain@1'] })
    play(t, 'goad', '1.plain.0')
    expect(t.state.standing.length).toBe(3)
    endTurn(t)
    expect(t.state.standing.length).toBe(0)
  })
  test('DM-FX-08 a persistent effect ends with a KO and outlives a Regenerate', () => {
    const struck = (face: number) => {
      const t = laid('wh40k', { field: ['phoenix@1', 'sidekick@1'], reserve: ['goad*0', 'kill*0'] }, {})
      play(t, 'goad', '0.phoenix.0')
      t.rolls(face)
      return play(t, 'kill', '0.phoenix.0')
    }
    expect(struck(1).state.standing.length).toBe(0)
    const kept = struck(5)
    expect([zoneAt(kept, '0.phoenix.0'), kept.state.standing.length]).toEqual(['field', 3])
  })
  test.each(editions)('DM-FX-09, -10 a static bonus holds exactly while its condition holds (%s)', (edition) => {
    const t = laid(edition, { field: ['proud@1', 'sidekick@1'] }, { field: ['plain@1', 'sidekick@1'] })
    expect(stats(t, '0.proud.0')[0]).toBe(2)
    attackWith(t, '0.proud.0')
    expect(stats(t, '0.proud.0')[0]).toBe(4)
    blockWith(t, ['1.plain.0', '0.proud.0'])
    fight(t)
    expect([zoneAt(t, '0.proud.0'), stats(t, '0.proud.0')[0]]).toEqual(['field', 2]) // the same turn or the next: not for the turn
  })
  test('DM-FX-12 a Continuous die holds its static effect from the field', () => {
    const t = laid('wh40k', { field: ['plain@1', 'sidekick@1'], reserve: ['ring*0'] }, {})
    play(t, 'ring')
    expect([zoneAt(t, '0.ring.0'), stats(t, '0.plain.0')[0]]).toEqual(['field', 3])
  })
  test('DM-FX-13 an applied effect on all reaches those there; a static one whoever is there now', () => {
    const t = laid('wh40k', { field: ['banner@1', 'sidekick@1'], reserve: ['rally*0', 'plain@1'] }, {})
    play(t, 'rally')
    expect(stats(t, '0.sidekick.0')[0]).toBe(3) // 1, rallied, under the banner
    field(t, 'plain')
    expect(stats(t, '0.plain.0')[0]).toBe(3) // 2, under the banner
  })
  test('DM-FX-14 a lasting effect keeps its number; a static one counts anew', () => {
    const t = laid('wh40k', { field: ['census@1', 'plain@1'], reserve: ['grow*0', 'plain@1'] }, {})
    play(t, 'grow', '0.plain.0')
    expect([stats(t, '0.plain.0')[0], stats(t, '0.census.0')[0]]).toEqual([4, 4])
    t.choose('field', { piece: '0.plain.1' })
    expect([stats(t, '0.plain.0')[0], stats(t, '0.census.0')[0]]).toEqual([4, 5])
  })
  test('DM-EX-79 a die given a family, +1A and a demand, rerolled to energy and fielded again, has none of them', () => {
    const t = laid(
      'wh40k',
      { field: ['plain@1', 'sidekick@1'], reserve: ['goad*0', 'reroll*0', 'turn*0', 'marked*0'] },
      { field: ['sidekick@1'] },
    )
    play(t, 'goad', '0.plain.0')
    expect([stats(t, '0.plain.0')[0], t.refusal('play', { piece: '0.marked.0' })]).toEqual([3, null])
    t.rolls(1)
    play(t, 'reroll', '0.plain.0')
    expect([zoneAt(t, '0.plain.0'), t.state.standing.length]).toEqual(['reserve', 0])
    play(t, 'turn', '0.plain.0')
    field(t, 'plain')
    expect([stats(t, '0.plain.0')[0], t.refusal('play', { piece: '0.marked.0' })]).toEqual([2, 'DM-ACTION-08'])
    while (t.ask !== 'attackers') t.pass()
    expect(t.refusal('done')).toBeNull() // nothing must attack
  })
})

describe('stat modifiers', () => {
  test.each(editions)('DM-MOD-01, -02 modifiers are added up before they change the stat, which is never below 0 (%s)', (edition) => {
    const t = laid(
      edition,
      { field: ['plain@1', 'sidekick@1'], reserve: ['sap*0', 'sap*0', 'flip*0'] },
      { field: ['banner@1', 'villain@1'] },
    )
    play(t, 'sap', '0.plain.0')
    expect(stats(t, '0.plain.0')[1]).toBe(2)
    const u = laid(edition, { field: ['sidekick@1'], reserve: ['curse*0', 'curse*0', 'curse*0', 'pump*0'] }, { field: ['villain@1'] })
    play(u, 'curse')
    u.choose('play', { piece: '0.curse.1' })
    u.choose('play', { piece: '0.curse.2' })
    expect(stats(u, '1.villain.0')[0]).toBe(0) // 2 − 3
    play(u, 'pump', '1.villain.0')
    expect(stats(u, '1.villain.0')[0]).toBe(0) // 2 − 3 + 1, not 0 + 1
  })
  test('DM-MOD-03 a replacement absorbs what was applied, later changes come on top, and it outlasts a change of level', () => {
    const t = laid('wh40k', { field: ['strong@1', 'sidekick@1'], reserve: ['pump*0', 'set*0', 'pump*0', 'up*0'] }, {})
    play(t, 'pump', '0.strong.0')
    play(t, 'set', '0.strong.0')
    expect(stats(t, '0.strong.0')[0]).toBe(10) // 9, static 1; the first pump is absorbed
    t.choose('play', { piece: '0.pump.1' }).choose('pick', { piece: '0.strong.0' })
    expect(stats(t, '0.strong.0')[0]).toBe(11)
    play(t, 'up', '0.strong.0')
    expect([levelOf(t, '0.strong.0'), stats(t, '0.strong.0')[0]]).toEqual([2, 11])
  })
  test('DM-MOD-04 modifiers stay when a die spins; the printed part changes', () => {
    const t = laid('wh40k', { field: ['plain@1', 'sidekick@1'], reserve: ['pump*0', 'up*0'] }, {})
    play(t, 'pump', '0.plain.0')
    play(t, 'up', '0.plain.0')
    expect(stats(t, '0.plain.0')).toEqual([4, 5, 0])
  })
  test('DM-MOD-05, DM-SWAP-08 swapped values leave the dice where they are, with their own static changes', () => {
    const t = laid('wh40k', { field: ['strong@1', 'rich@1'], reserve: ['values*0'] }, {})
    play(t, 'values', '0.strong.0', '0.rich.0')
    expect([stats(t, '0.strong.0')[0], stats(t, '0.rich.0')[0]]).toEqual([6, 2]) // 5 + static 1; 2
    expect([zoneAt(t, '0.strong.0'), zoneAt(t, '0.rich.0')]).toEqual(['field', 'field'])
  })
})

describe('active', () => {
  test.each(editions)('DM-ACTIVE-01, -02 "while active" works once, from the first die to the last (%s)', (edition) => {
    const t = laid(edition, { field: ['plain@1', 'banner@1', 'banner@1'], reserve: ['kill*0', 'kill*0'] }, {})
    expect(stats(t, '0.plain.0')[0]).toBe(3) // once for two dice
    play(t, 'kill', '0.banner.0')
    expect(stats(t, '0.plain.0')[0]).toBe(3)
    t.choose('play', { piece: '0.kill.1' }).choose('pick', { piece: '0.banner.1' })
    expect(stats(t, '0.plain.0')[0]).toBe(2)
  })
  test('DM-ACTIVE-03 counting dice counts dice, counting active characters counts cards', () => {
    const t = laid('wh40k', { field: ['census@1', 'plain@1', 'plain@1'] }, {})
    expect(stats(t, '0.census.0')[0]).toBe(5) // 2 and three dice
    const strength = (...dice: readonly string[]) => stats(laid('wh40k', { field: ['trio@1', ...dice] }, {}), '0.trio.0')[0]
    expect([strength('plain@1', 'plain@2', 'plain@3'), strength('plain@1', 'rich@1')]).toEqual([2, 4]) // three characters, not four dice
  })
  test('DM-ACTIVE-04 a triggered ability "while active" triggers once per event, not once per die', () => {
    const t = laid('wh40k', { field: ['witness@1', 'witness@1', 'plain@1'], reserve: ['kill*0'] }, {})
    play(t, 'kill', '0.plain.0')
    expect(lifeOf(t, 1)).toBe(19)
  })
  test('DM-ACTIVE-05 abilities need the die in the field, but for Impulse and globals', () => {
    const t = laid(
      'wh40k',
      { field: ['sidekick@1', 'plain@1'], reserve: ['kill*0', 'banner@1', 'witness@1', 'sidekick:fist'], cards: ['rush'] },
      {},
    )
    expect(stats(t, '0.plain.0')[0]).toBe(2)
    play(t, 'kill', '0.plain.0')
    expect(lifeOf(t, 1)).toBe(20)
    t.choose('buy', { piece: '0.rush' })
    if (t.ask === 'pay') t.choose('accept')
    expect(lifeOf(t, 1)).toBe(19)
  })
  test('DM-ACTIVE-06 burst text "while active" holds while the die shows that burst', () => {
    const t = laid('wh40k', { field: ['flare@3', 'sidekick@1'], reserve: ['down*0'] }, {})
    expect(stats(t, '0.flare.0')[0]).toBe(7)
    play(t, 'down', '0.flare.0')
    expect(stats(t, '0.flare.0')[0]).toBe(3)
  })
})

describe('targets', () => {
  test('DM-TARGET-01 only characters in the field may be targeted, attackers and sidekicks of either player too', () => {
    const t = laid(
      'wh40k',
      { field: ['plain@1', 'ring*0', 'sidekick@1'], reserve: ['pump*0', 'plain@1'], prep: ['plain'] },
      { field: ['plain@1'] },
    )
    t.choose('play', { piece: '0.pump.0' })
    expect(picks(t)).toEqual(['0.plain.0', '0.sidekick.0', '1.plain.0'])
    expect(t.refusal('pick', { piece: '0.ring.0' })).toBe('DM-TARGET-01')
  })
  test('DM-TARGET-02, -03, DM-EX-78 "all" reaches a die that cannot be targeted, "target" does not', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['curse*0', 'hex*0'] }, { field: ['shroud@1', 'villain@1', 'villain@2'] })
    play(t, 'curse')
    expect([stats(t, '1.shroud.0')[0], stats(t, '1.villain.0')[0]]).toEqual([1, 1])
    t.choose('play', { piece: '0.hex.0' })
    expect(picks(t)).toEqual(['1.villain.0', '1.villain.1'])
    expect(t.refusal('pick', { piece: '1.shroud.0' })).toBe('DM-TARGET-01')
  })
  test('DM-TARGET-03 a player who chooses their own die does not target it', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['duel*0'] }, { field: ['shroud@1', 'plain@1'] })
    t.choose('play', { piece: '0.duel.0' })
    expect([t.asked, ...picks(t)]).toEqual([1, '1.shroud.0', '1.plain.0'])
  })
  test('DM-TARGET-04 counting the field counts the attack zone', () => {
    const t = laid('wh40k', { field: ['census@1', 'plain@1'] }, { field: ['sidekick@1'] })
    attackWith(t, '0.plain.0')
    expect([values(t, '0.plain.0').attacking, stats(t, '0.census.0')[0]]).toEqual([true, 4])
  })
  test('DM-TARGET-05 a target player is either player', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['anyone*0'] }, {})
    t.choose('play', { piece: '0.anyone.0' })
    expect(picks(t)).toEqual(['p0', 'p1'])
    t.choose('pick', { piece: 'p0' })
    expect([lifeOf(t, 0), lifeOf(t, 1)]).toEqual([18, 20])
  })
  test.each(editions)('DM-TARGET-06 an effect without a target cannot be started (%s)', (edition) => {
    const t = laid(edition, { field: ['sidekick@1'], reserve: ['hex*0', 'up*0'] }, {})
    expect(t.refusal('play', { piece: '0.hex.0' })).toBe('DM-ACTION-08')
    expect(t.refusal('play', { piece: '0.up.0' })).toBe('DM-ACTION-08') // a sidekick cannot be spun: nothing to affect
  })
  test('DM-TARGET-07 captured dice are out of reach', () => {
    const t = laid('wh40k', { field: ['sidekick@1', 'plain@1'], reserve: ['jailer@1', 'pump*0'] }, { field: ['plain@1'] })
    field(t, 'jailer')
    if (t.ask === 'pick') t.choose('pick', { piece: '1.plain.0' })
    t.choose('play', { piece: '0.pump.0' })
    expect(picks(t)).toEqual(['0.sidekick.0', '0.plain.0', '0.jailer.0'])
    expect(t.refusal('pick', { piece: '1.plain.0' })).toBe('DM-TARGET-07')
  })
  test('DM-TARGET-08 two targets of one effect are different dice', () => {
    const t = laid('wh40k', { field: ['plain@1', 'sidekick@1'], reserve: ['two*0'] }, { field: ['villain@1'] })
    t.choose('play', { piece: '0.two.0' }).choose('pick', { piece: '1.villain.0' })
    expect(picks(t)).toEqual(['0.plain.0', '0.sidekick.0'])
  })
  test('DM-TARGET-09 an effect may target its own user’s dice unless it says "opposing"', () => {
    const t = laid('wh40k', { field: ['plain@1', 'sidekick@1'], reserve: ['pump*0', 'rule*0'] }, { field: ['villain@1', 'plain@2'] })
    t.choose('play', { piece: '0.pump.0' })
    expect(picks(t)).toContain('0.plain.0')
    t.choose('pick', { piece: '0.plain.0' }).choose('play', { piece: '0.rule.0' })
    expect(picks(t)).toEqual(['1.villain.0', '1.plain.0'])
  })
  test('DM-TARGET-10 in an unrolled zone the player picks among what lies there; from the bag it is a draw', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['dig*0', 'prep*0'], used: ['plain', 'rich'], bag: ['strong', 'proud'] }, {})
    t.choose('play', { piece: '0.dig.0' })
    expect(picks(t)).toEqual(['0.plain.0', '0.rich.0'])
    t.choose('pick', { piece: '0.rich.0' })
    t.rolls(2)
    play(t, 'prep')
    expect([zoneAt(t, '0.rich.0'), zoneAt(t, '0.proud.0'), zoneAt(t, '0.strong.0')]).toEqual(['prep', 'prep', 'bag'])
  })
})
