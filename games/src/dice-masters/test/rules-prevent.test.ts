import { describe, expect, test, vi } from 'vitest'
import { attackWith, blockWith, choose, field, levelOf, play, stats } from './acting.ts'
import { laid, lifeOf, picks, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  return { ...real, packages: [...real.packages, (await import('./fixtures-effects.ts')).fixtures] }
})
const editions = ['ygo', 'wh40k'] as const

describe('preventing and redirecting', () => {
  test.each(editions)('DM-PREVENT-01, -02 what is prevented triggers nothing, and nobody reacts to it any more (%s)', (edition) => {
    const t = laid(edition, { field: ['sidekick@1'], reserve: ['hit*0'] }, { field: ['saint@1', 'medic@1', 'sore@1'] })
    play(t, 'hit', '1.saint.0')
    t.choose('accept', { place: 0 }) // the saint's own; there is nothing left for the medic
    expect([t.ask, stats(t, '1.saint.0')[2], lifeOf(t, 0), zoneAt(t, '0.hit.0') === 'reserve']).toEqual(['main', 0, 20, false])
    expect(t.told).not.toContain('damaged')
  })
  test.each(editions)('DM-PREVENT-03 redirecting changes the target, not the source (%s)', (edition) => {
    const t = laid(edition, { field: ['sidekick@1'], reserve: ['hit*0'] }, { field: ['martyr@1', 'sore@1'] })
    play(t, 'hit', '1.sore.0')
    t.choose('accept', { place: 0 })
    expect([stats(t, '1.sore.0')[2], stats(t, '1.martyr.0')[2]]).toEqual([0, 2])
    const damaged = t.events.find((event) => event.on === 'damaged')!
    expect([damaged.piece, damaged.target]).toEqual([t.piece('1.martyr.0'), t.piece('0.hit.0')])
  })
  test('DM-PREVENT-04, DM-EX-45 2018: another die, but none that cannot be targeted; no die for a player', () => {
    const t = laid('wh40k', { field: ['shroud@1', 'villain@1', 'villain@2'], reserve: ['hit*0'] }, { field: ['decoy@1', 'plain@1'] })
    play(t, 'hit', '1.plain.0')
    t.choose('accept', { place: 0 })
    expect(picks(t)).toEqual(['0.villain.0', '0.villain.1']) // a Villain for what was no Villain, but not the shrouded one
    expect(t.refusal('pick', { piece: '0.shroud.0' })).toBe('DM-TARGET-01')
    t.choose('pick', { piece: '0.villain.1' })
    expect([stats(t, '1.plain.0')[2], stats(t, '0.villain.1')[2]]).toEqual([0, 2])
    const u = laid('wh40k', { field: ['sidekick@1'], reserve: ['hit*0'] }, { field: ['guard@1'] })
    play(u, 'hit', 'p1')
    expect([u.ask, lifeOf(u, 1)]).toEqual(['main', 18]) // not even asked
  })
  test('DM-PREVENT-04, DM-EX-45 2014: any die, also for a player', () => {
    const t = laid('ygo', { field: ['shroud@1', 'villain@1'], reserve: ['hit*0'] }, { field: ['decoy@1', 'guard@1'] })
    play(t, 'hit', '1.guard.0')
    t.choose('accept', { place: 0 })
    expect(picks(t)).toEqual(['0.shroud.0', '0.villain.0'])
    const u = laid('ygo', { field: ['sidekick@1', 'plain@1'], reserve: ['hit*0'] }, { field: ['guard@1'] })
    play(u, 'hit', 'p1')
    u.choose('accept', { place: 0 })
    choose(u, '0.plain.0')
    expect([lifeOf(u, 1), stats(u, '0.plain.0')[2]]).toEqual([20, 2])
  })
  test.each(editions)('DM-PREVENT-05 what is prevented in part leaves the rest; what comes to 0 is prevented (%s)', (edition) => {
    const t = laid(edition, { field: ['rich@1', 'frail@1', 'sidekick@1'] }, { field: ['padded@1', 'padded@2'] })
    attackWith(t, '0.rich.0', '0.frail.0')
    blockWith(t, ['1.padded.0', '0.rich.0'], ['1.padded.1', '0.frail.0'])
    const hurt: (readonly [string, number])[] = []
    t.luck('on')
    while (t.told.every((on) => on !== 'combatEnded')) {
      t.pass()
      for (const event of t.events) if (event.on === 'damaged') hurt.push([`${event.piece! - t.piece('1.padded.0')}`, event.n])
    }
    expect(hurt.filter(([name]) => name === '0' || name === '1')).toEqual([['0', 3]]) // 5 − 2; 1 − 2 is no damage
  })
  test('DM-PREVENT-06 redirected damage is offered at its new target, but each ability acts on it once', () => {
    const t = laid('ygo', { field: ['sidekick@1'], reserve: ['hit*0'] }, { field: ['martyr@1', 'martyr@2', 'plain@1'] })
    play(t, 'hit', '1.plain.0')
    t.choose('accept', { place: 0 })
    expect([t.ask, t.asked, t.offers('accept').length]).toEqual(['replace', 1, 1]) // the other martyr may take it from this one
    t.choose('accept', { place: 0 })
    expect(t.ask).toBe('main') // and there it stays
    expect([stats(t, '1.martyr.0')[2], stats(t, '1.martyr.1')[2], stats(t, '1.plain.0')[2]].sort()).toEqual([0, 0, 2])
  })
  test('DM-PREVENT-06 a global of both players may be paid by each once', () => {
    const t = laid(
      'wh40k',
      { field: ['sidekick@1'], reserve: ['hit*0', 'sidekick:fist'], cards: ['bubble'] },
      { field: ['plain@1'], reserve: ['sidekick:fist'] },
    )
    play(t, 'hit', '1.plain.0')
    expect([t.ask, t.asked]).toEqual(['replace', 0])
    t.choose('decline')
    expect([t.ask, t.asked]).toEqual(['replace', 1])
    t.choose('accept', { place: 0 })
    if (t.ask === 'pay') t.choose('accept')
    expect([t.ask, t.asked]).toEqual(['replace', 0])
    t.choose('accept', { place: 0 })
    if (t.ask === 'pay') t.choose('accept')
    expect([t.ask, stats(t, '1.plain.0')[2]]).toEqual(['main', 0])
  })
  test.each(editions)('DM-PREVENT-07 a cost in damage is neither prevented nor redirected (%s)', (edition) => {
    const t = laid(edition, { field: ['guard@1', 'sidekick@1'], reserve: ['pay*0'] }, {})
    play(t, 'pay')
    t.choose('accept')
    expect([t.ask, lifeOf(t, 0), lifeOf(t, 1)]).toEqual(['main', 18, 16])
  })
  test.each(editions)('DM-PREVENT-08 redirected combat damage stays combat damage of its source (%s)', (edition) => {
    const t = laid(edition, { field: ['plain@1', 'sidekick@1'] }, { field: ['martyr@1', 'frail@2'] })
    attackWith(t, '0.plain.0')
    blockWith(t, ['1.frail.0', '0.plain.0'])
    while (t.ask !== 'replace') t.pass()
    t.luck('on').choose('accept', { place: 0 })
    const damaged = t.events.find((event) => event.on === 'damaged' && event.piece === t.piece('1.martyr.0'))!
    expect([damaged.cause, damaged.target, damaged.n]).toEqual(['combat', t.piece('0.plain.0'), 2])
  })
})

describe('bursts', () => {
  const fielded = (level: number) => lifeOf(field(laid('wh40k', { reserve: [`flare@${level}`] }, {}), 'flare'), 1)
  const used = (id: string, bursts: number, edition: 'ygo' | 'wh40k' = 'wh40k') =>
    20 - lifeOf(play(laid(edition, { field: ['sidekick@1'], reserve: [`${id}*${bursts}`] }, {}), id), 1)

  test('DM-BURST-01, -02, DM-EX-62 a face with one burst uses ★ and ★/★★, one with two ★★ and ★/★★, one with none neither', () => {
    const lost = [1, 2, 3].map((level) => {
      const t = laid('wh40k', { reserve: [`flare@${level}`] }, {})
      field(t, 'flare')
      while (t.ask === 'order') t.pass()
      return 20 - lifeOf(t, 1)
    })
    expect(lost).toEqual([0, 6, 7])
    expect(fielded(1)).toBe(20)
  })
  test.each(editions)(
    'DM-BURST-03, -07 an action adds or replaces by its burst, as marked; without a text for it the burst does nothing (%s)',
    (edition) => {
      expect([0, 1, 2].map((n) => used('bonus', n, edition))).toEqual([1, 3, 7])
      expect([0, 1, 2].map((n) => used('two-only', n, edition))).toEqual([1, 1, 4])
    },
  )
  test('DM-BURST-04 matching text is not optional', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['bonus*1'] }, {})
    play(t, 'bonus')
    expect([t.ask, lifeOf(t, 1)]).toEqual(['main', 17]) // nobody was asked
  })
  test.each(editions)('DM-BURST-05 the die itself need not be used or fielded (%s)', (edition) => {
    const t = laid(edition, { field: ['sidekick@1'], reserve: ['bonus*1', 'flare@2'] }, {})
    expect([t.acts.includes('pass'), t.acts.includes('play'), t.acts.includes('field')]).toEqual([true, true, true])
    t.pass()
    expect(lifeOf(t, 1)).toBe(20)
  })
  test('DM-BURST-06 a burst works when its text becomes relevant, and only on that face', () => {
    const t = laid('wh40k', { field: ['flare@2', 'sidekick@1'], reserve: ['up*0'] }, {})
    expect([stats(t, '0.flare.0')[0], lifeOf(t, 1)]).toEqual([3, 20]) // lying there with a burst is no fielding
    play(t, 'up', '0.flare.0')
    expect([levelOf(t, '0.flare.0'), stats(t, '0.flare.0')[0], lifeOf(t, 1)]).toEqual([3, 7, 20])
  })
})
