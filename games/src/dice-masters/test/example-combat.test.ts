import type { Happening } from '@duelhall/kernel'
import { describe, expect, test, vi } from 'vitest'
import { attackWith, block, paid, pass } from './fight.ts'
import { bare, inZone, lifeOf, type Play, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  const { fixtures } = await import('./fixtures.ts')
  return { ...real, packages: [...real.packages, { cards: fixtures }] }
})

const [KUR, FREE, REBD, TW, SK] = ['0.ygo-005.0', '0.ygo-005.1', '0.ex-rebd.0', '0.ex-tw.0', '0.sidekick.0'] as const
const [BEWD, CG, CG3, LJ] = ['1.ex-bewd.0', '1.ex-cg.0', '1.ex-cg.1', '1.ex-lj.0'] as const

/** Kyle has attacked with everything and John has blocked: the window is open. */
function blocked(): Play {
  const t = bare(
    'ygo',
    {},
    {
      field: ['ygo-005@1', 'ygo-005@1', 'ex-rebd@3', 'ex-tw@3', 'sidekick@1'],
      reserve: ['ex-horn*2', 'sidekick:bolt', 'sidekick:bolt'],
      cards: ['ygo-113', 'ygo-114', 'ygo-117'],
    },
    { field: ['ex-bewd@1', 'ex-cg@1', 'ex-cg@3', 'ex-lj@2'], reserve: ['sidekick:shield'] },
  )
  attackWith(t, KUR, FREE, REBD, TW, SK)
  block(t, [CG, KUR], [BEWD, TW], [LJ, REBD], [CG3, REBD])
  return t
}
const stats = (t: Play, name: string): string => `${values(t, name).attack}A/${values(t, name).defense}D`
/** "Pay B: one monster +1A." */
function boost(t: Play, on: string): void {
  t.choose('use', { piece: '0.ygo-113', place: 2 }).choose('pick', { piece: on })
  paid(t)
}
function kyleTwice(): Play {
  const t = blocked()
  boost(t, SK)
  boost(t, FREE)
  return t
}
function john(t: Play): Play {
  t.choose('pass').choose('use', { piece: '0.ygo-117', place: 1 })
  if (t.ask === 'pick') t.choose('pick', { piece: CG })
  if (t.ask === 'pick') t.choose('pick', { piece: KUR })
  paid(t)
  return t
}
function kyleAgain(): Play {
  const t = john(kyleTwice())
  t.choose('play', { piece: '0.ex-horn.0' })
  for (const piece of [FREE, SK].sort((a, b) => t.piece(a) - t.piece(b))) if (t.ask === 'pick') t.choose('pick', { piece })
  return t
}
/** Gives all of Red-Eyes' damage to the Celtic Guardian. */
function split(t: Play): readonly Happening[] {
  pass(t)
  const { piece } = t.offers('assign')[0]!
  t.choose('assign', { piece: piece!, place: piece === CG3 ? 5 : 0 })
  return t.events
}
const fallen = (t: Play, told: readonly Happening[]): readonly string[] =>
  [KUR, FREE, REBD, TW, SK, BEWD, CG, CG3, LJ].filter((name) => told.some((e) => e.on === 'koed' && e.piece === t.piece(name)))

describe('Kyle attacks John', () => {
  test('the position of the example', () => {
    const t = blocked()
    expect([t.ask, t.asked]).toEqual(['window', 0])
    expect([KUR, FREE, REBD, TW, SK].map((name) => stats(t, name))).toEqual(['1A/2D', '1A/2D', '5A/7D', '3A/3D', '1A/1D'])
    expect([BEWD, CG, CG3, LJ].map((name) => stats(t, name))).toEqual(['4A/6D', '2A/5D', '4A/4D', '3A/3D']) // +3D for three other bolts
  })
  test('DM-EX-09 if nothing more is done Kuriboh falls, so Time Wizard and Red-Eyes do not; John loses 2', () => {
    const t = blocked()
    const told = split(t)
    expect(fallen(t, told)).toEqual([KUR, CG3])
    expect([lifeOf(t, 0), lifeOf(t, 1)]).toEqual([20, 18])
  })
  test('DM-EX-10 Kyle acts twice in a row and passes with the Horn unused', () => {
    const t = blocked()
    boost(t, SK)
    expect([t.asked, stats(t, SK)]).toEqual([0, '2A/1D'])
    boost(t, FREE)
    expect([t.asked, stats(t, FREE), inZone(t, 0, 'used').length]).toEqual([0, '2A/2D', 2])
    t.choose('pass')
    expect([t.ask, t.asked, zoneAt(t, '0.ex-horn.0')]).toEqual(['respond', 1, 'reserve'])
  })
  test('DM-EX-11 John swaps two attacks by a global whose die nobody bought; then it is Kyle’s turn to act again', () => {
    const t = john(kyleTwice())
    expect([stats(t, CG), stats(t, KUR), inZone(t, 1, 'used')]).toEqual(['1A/5D', '2A/2D', ['1.sidekick.0']])
    expect([t.asked, t.ask, t.refusal('use', { piece: '0.ygo-117', place: 1 }, 1)]).toEqual([0, 'window', 'DM-PRIO-03'])
  })
  test('DM-EX-12 the Horn on the two unblocked attackers, then damage; a kept bolt could have raised John’s Guardian', () => {
    const t = kyleAgain()
    expect([stats(t, SK), stats(t, FREE), zoneAt(t, '0.ex-horn.0')]).toEqual(['3A/1D', '3A/2D', 'used'])
    pass(t)
    expect([t.ask, t.asked]).toEqual(['split', 0])
    const kept = blocked()
    boost(kept, SK)
    john(kept)
    boost(kept, CG)
    expect(stats(kept, CG)).toBe('2A/5D')
    expect(fallen(kept, split(kept))).toContain(KUR)
  })
  test('DM-EX-13 John loses 6; Time Wizard, Red-Eyes and one Guardian fall, for Kuriboh survives', () => {
    const t = kyleAgain()
    const told = split(t)
    const hits = told.filter((e) => e.on === 'playerDamaged')
    expect([hits.map((e) => e.n), lifeOf(t, 1)]).toEqual([[3, 3], 14])
    const hurt = (name: string) => told.filter((e) => e.on === 'damaged' && e.piece === t.piece(name)).map((e) => e.n)
    expect([TW, REBD, KUR, CG3, BEWD, LJ, CG].map(hurt)).toEqual([[4], [7], [1], [5], [3], [], [2]])
    expect(fallen(t, told)).toEqual([REBD, TW, CG3])
    expect([t.ask, t.asked]).toEqual(['trigger', 0]) // Time Wizard
    expect([stats(t, CG), values(t, CG).damage]).toEqual(['1A/3D', 2]) // +1D is left, still no KO
  })
  /** To the end of the turn, with the zones as it ends. */
  function finish(): { readonly t: Play; readonly prep: readonly string[]; readonly told: readonly Happening[] } {
    const t = kyleAgain()
    split(t)
    const told: Happening[] = []
    let prep: readonly string[] = []
    const accept = t.decision.options.length - 1
    t.game.apply(t.state, accept, (e) => {
      told.push(e)
      if (e.on === 'turnEnded') prep = inZone(t, 1, 'prep')
    })
    return { t, prep, told }
  }
  test('DM-EX-14 Time Wizard KO’s La Jinn, whose own effect still resolves; then Cleanup', () => {
    const { t, prep, told } = finish()
    const order = told.filter((e) => e.on === 'koed' || e.on === 'lifeLost').map((e) => [e.on, e.on === 'koed' ? e.piece : e.player])
    expect(order).toEqual([
      ['koed', t.piece(LJ)],
      ['lifeLost', 0],
    ])
    expect([lifeOf(t, 0), lifeOf(t, 1)]).toEqual([19, 14])
    expect([inZone(t, 0, 'field'), [...inZone(t, 0, 'prep')].sort()]).toEqual([[KUR], [REBD, TW]])
    expect([...inZone(t, 0, 'used')].sort()).toEqual(['0.ex-horn.0', SK, '0.sidekick.1', '0.sidekick.2', FREE].sort())
    expect([[...inZone(t, 1, 'field')].sort(), [...prep].sort()]).toEqual([[BEWD, CG], [CG3, LJ].sort()])
    expect(inZone(t, 1, 'used')).toEqual(['1.sidekick.0'])
    expect(told.filter((e) => e.on === 'rolled')).toHaveLength(6) // John's next roll
  })
  test('DM-EX-15 next turn Blue-Eyes attacks: Kyle must KO a monster, and Kuriboh is the only one, before blockers', () => {
    const { t } = finish()
    t.luck('john')
    while (t.ask !== 'attackers') t.pass()
    expect(t.asked).toBe(1)
    for (let i = 0; t.ask === 'attackers' && i < 9; i++) {
      if (t.offers('pick').some(({ piece }) => piece === BEWD)) t.choose('pick', { piece: BEWD })
      else t.choose('done')
    }
    const on = t.told
    expect(t.events.find((e) => e.on === 'koed')?.piece).toBe(t.piece(KUR))
    expect(on.indexOf('koed')).toBeLessThan(on.includes('blocksDone') ? on.indexOf('blocksDone') : on.length)
    expect(t.events.some((e) => e.on === 'blocked')).toBe(false)
  })
})
