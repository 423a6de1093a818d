import { describe, expect, test, vi } from 'vitest'
import { endStep, held, paid, toWindow } from './held.ts'
import { inZone, lifeOf, type Play, picks, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  const { made } = await import('./fixtures-energy.ts')
  return { ...real, packages: [...real.packages, { cards: made }] }
})

const editions = ['ygo', 'wh40k'] as const
const spentIn = { ygo: 'used', wh40k: 'out' } as const

describe('action dice', () => {
  test('DM-ACTION-01, DM-ERR-15 an action face in the own reserve, in the Main Step and in the own window, for no energy', () => {
    for (const edition of editions) {
      const mine = { field: ['mx-one@1'], reserve: ['mx-rush*0', 'mx-hit*0', 'mx-sale=1', 'sidekick:bolt'], prep: ['mx-call'] }
      const t = held(edition, mine, { reserve: ['sidekick:bolt'] })
      for (const piece of ['0.mx-sale.0', '0.sidekick.0', '0.mx-call.0']) expect(t.refusal('play', { piece })).toBe('DM-ACTION-01')
      t.choose('play', { piece: '0.mx-rush.0' })
      expect([zoneAt(t, '0.sidekick.0'), values(t, '0.mx-one.0').attack]).toEqual(['reserve', 3])
      endStep(t)
      if (t.ask === 'attackStep') t.choose('attack')
      expect([t.ask, t.refusal('play', { piece: '0.mx-hit.0' })]).toEqual(['attackers', 'DM-ACTION-01'])
      t.choose('pick', { piece: '0.mx-one.0' })
      if (t.ask === 'blockers') t.choose('done')
      expect([t.ask, t.refusal('play', { piece: '0.mx-hit.0' })]).toEqual(['window', null])
    }
  })
  test('DM-ACTION-02 its text happens, with what its bursts add or put in place, then the die moves', () => {
    const t = held('ygo', { reserve: ['ygo-114*0', 'ygo-114*2'] }, { field: ['mx-one@2', 'mx-one@1', 'ygo-001@3'] })
    t.choose('play', { piece: '0.ygo-114.0' })
    expect([zoneAt(t, '1.mx-one.1'), zoneAt(t, '1.mx-one.0'), zoneAt(t, '0.ygo-114.0')]).toEqual(['prep', 'field', 'used']) // level 1 only
    t.choose('play', { piece: '0.ygo-114.1' })
    expect([zoneAt(t, '1.mx-one.0'), zoneAt(t, '1.ygo-001.0')]).toEqual(['prep', 'field']) // two bursts: level 2 or lower
  })
  test('DM-ACTION-03 after use to the Used Pile in 2014, Out of Play in 2018, a Continuous one to the field', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: ['mx-storm*0', 'ygo-058*0'] }, { field: ['ygo-001@1'] })
      t.choose('play', { piece: '0.mx-storm.0' }).choose('play', { piece: '0.ygo-058.0' })
      expect([zoneAt(t, '0.mx-storm.0'), zoneAt(t, '0.ygo-058.0')]).toEqual([spentIn[edition], 'field'])
    }
  })
  test('DM-ACTION-04 with a lasting bonus it lies in the Used Pile all the same, and goes with a refill', () => {
    const t = held('ygo', { field: ['mx-one@1'], reserve: ['mx-rush*0', 'mx-draw*0'], bag: [], used: [] })
    t.choose('play', { piece: '0.mx-rush.0' })
    expect([zoneAt(t, '0.mx-rush.0'), values(t, '0.mx-one.0').attack]).toEqual(['used', 3])
    t.choose('play', { piece: '0.mx-draw.0' })
    expect([zoneAt(t, '0.mx-rush.0'), values(t, '0.mx-one.0').attack]).toEqual(['prep', 3])
  })
  test('DM-ACTION-05, DM-EX-70 laying a Continuous die down uses it; giving it up later does not', () => {
    const t = held('wh40k', { field: ['bfu-044@1'], reserve: ['ygo-058*0'] }, { field: ['ygo-001@1', 'ygo-006@1'] })
    t.choose('play', { piece: '0.ygo-058.0' })
    expect(t.ask).toBe('pick') // Attune deals 1
    t.choose('pick', { piece: 'p1' })
    expect([lifeOf(t, 1), zoneAt(t, '0.ygo-058.0')]).toEqual([19, 'field'])
    t.choose('use', t.offers('use').find(({ piece }) => piece === '0.ygo-058.0')!).choose('pick', { piece: '1.ygo-001.0' })
    expect([lifeOf(t, 1), zoneAt(t, '1.ygo-001.0'), zoneAt(t, '0.ygo-058.0'), t.ask]).toEqual([19, 'used', 'out', 'main'])
    expect(t.told).not.toContain('actionUsed')
  })
  test('DM-ACTION-06, DM-EX-83 unused ones stay until Cleanup; with no attack there is no window for them', () => {
    for (const edition of editions) {
      const t = held(edition, { field: ['mx-one@1'], reserve: ['mx-rush*0', 'sidekick:bolt'], cards: ['mx-mend'] })
      endStep(t)
      expect(zoneAt(t, '0.mx-rush.0')).toBe('reserve')
      const { no } = t.state.turn
      const asked: string[] = []
      while (t.state.turn.no === no) {
        asked.push(t.ask)
        if (t.ask === 'attackStep') {
          expect([t.refusal('play', { piece: '0.mx-rush.0' }), t.refusal('use', { piece: '0.mx-mend', place: 0 })]).toEqual([
            'DM-ACTION-07',
            'DM-GLOBAL-04',
          ])
          t.choose('pass')
        } else {
          expect([t.refusal('play', { piece: '0.mx-rush.0' }), t.refusal('use', { piece: '0.mx-mend', place: 0 })]).toEqual([
            'DM-ACTION-01',
            'DM-GLOBAL-04',
          ])
          t.choose('done')
        }
      }
      expect(asked).not.toContain('window')
      expect(inZone(t, 0, 'used')).toEqual(['0.mx-rush.0'])
    }
  })
  test('DM-ACTION-07, DM-ERR-15 the inactive player never uses action dice', () => {
    for (const edition of editions) {
      const t = held(edition, { field: ['mx-one@1'] }, { reserve: ['mx-rush*0'] }).pass()
      expect([t.asked, t.refusal('play', { piece: '1.mx-rush.0' })]).toEqual([1, 'DM-ACTION-07'])
      expect(t.acts).toEqual(['pass', 'use'])
    }
  })
  test('DM-ACTION-08, DM-ERR-16 nor with nothing to affect: it stays in the reserve', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: ['mx-rush*0', 'mx-storm*0', 'sidekick@1'] })
      expect([t.refusal('play', { piece: '0.mx-rush.0' }), t.refusal('play', { piece: '0.mx-storm.0' })]).toEqual([
        'DM-ACTION-08',
        'DM-ACTION-08',
      ])
      t.choose('field', { piece: '0.sidekick.0' })
      expect([t.refusal('play', { piece: '0.mx-rush.0' }), zoneAt(t, '0.mx-rush.0')]).toEqual([null, 'reserve'])
    }
  })
  test('DM-ACTION-09 in transit while its effect resolves: no target of it, and not refilled by it', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: ['mx-tidy*0', 'mx-draw*0', 'sidekick:bolt', 'sidekick:mask'], bag: [], used: ['mx-call'] })
      t.choose('play', { piece: '0.mx-tidy.0' })
      expect(picks(t)).toEqual(['0.mx-draw.0', '0.sidekick.0', '0.sidekick.1'])
      expect(t.refusal('pick', { piece: '0.mx-tidy.0' })).toBe('DM-ACTION-09')
      t.choose('pick', { piece: '0.sidekick.0' })
      const before = inZone(t, 0, 'used').length
      t.choose('play', { piece: '0.mx-draw.0' }) // two dice, and the die itself is not among what fills the bag
      expect(inZone(t, 0, 'prep')).not.toContain('0.mx-draw.0')
      expect([zoneAt(t, '0.mx-draw.0'), inZone(t, 0, 'prep').length]).toEqual([spentIn[edition], Math.min(2, before)])
    }
  })
  test('DM-ACTION-09 what sweeps the reserve does not sweep the die that does it', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: ['mx-sweep*0', 'mx-draw*0', 'sidekick:bolt'] }).choose('play', { piece: '0.mx-sweep.0' })
      expect([inZone(t, 0, 'prep'), zoneAt(t, '0.mx-sweep.0')]).toEqual([['0.mx-draw.0', '0.sidekick.0'], spentIn[edition]])
    }
  })
  test('DM-ACTION-10 other actions are team cards: only their owner buys them, and their dice are counted', () => {
    for (const edition of editions) {
      const reserve = ['sidekick:mask', 'sidekick:mask', 'sidekick:mask']
      const t = held(edition, { reserve, cards: ['ygo-040'] }, { reserve, cards: ['ygo-040', 'mx-call'] })
      expect([t.refusal('buy', { piece: '0.ygo-040' }), t.refusal('buy', { piece: '1.ygo-040' })]).toEqual([null, 'DM-BUY-09'])
      expect(t.refusal('buy', { piece: '1.mx-call' })).toBe(null) // a basic one serves both
      paid(t.choose('buy', { piece: '0.ygo-040' }))
      expect([zoneAt(t, '0.ygo-040.0'), inZone(t, 0, 'supply').filter((name) => name.includes('ygo-040')).length]).toEqual(['used', 3])
    }
  })
  test('DM-EX-32 in one Main Step: purchase, action, fielding, purchase', () => {
    const t = held(
      'ygo',
      { reserve: ['mx-storm*0', 'ygo-005@2', 'sidekick:bolt', 'sidekick:mask'], cards: ['mx-one'] },
      { field: ['ygo-001@1'] },
    )
    paid(t.choose('buy', { piece: '0.mx-one' }))
    t.choose('play', { piece: '0.mx-storm.0' }).choose('field', { piece: '0.ygo-005.0' })
    paid(t.choose('buy', { piece: '0.mx-one' }))
    expect([zoneAt(t, '0.ygo-005.0'), zoneAt(t, '0.mx-one.0'), zoneAt(t, '0.mx-one.1'), t.ask]).toEqual(['field', 'used', 'used', 'main'])
  })
})

describe('the action/global window', () => {
  const made = (edition: 'ygo' | 'wh40k', blocker: readonly string[] = []): Play =>
    held(
      edition,
      { field: ['mx-one@2', 'sidekick@1'], reserve: ['mx-rush*0', 'sidekick:bolt', 'mx-one:fist'], cards: ['mx-mend', 'mx-one'] },
      { field: [...blocker], reserve: ['sidekick:bolt'] },
    )
  test('DM-WINDOW-01 after blockers the active player may use actions and globals, the inactive one globals', () => {
    for (const edition of editions) {
      const t = toWindow(made(edition), '0.mx-one.0')
      expect([t.ask, t.asked, t.acts]).toEqual(['window', 0, ['pass', 'play', 'use']])
      t.pass()
      expect([t.ask, t.asked, t.acts.filter((act) => act !== 'batch')]).toEqual(['respond', 1, ['pass', 'use']])
      expect(t.pass().ask).toBe('window') // DM-PRIO-06
    }
  })
  test('DM-WINDOW-02 neither purchases nor fielding there', () => {
    for (const edition of editions) {
      const t = toWindow(made(edition), '0.mx-one.0')
      expect([t.offers('buy'), t.offers('field')]).toEqual([[], []])
      expect([t.refusal('buy', { piece: '0.mx-one' }), t.refusal('field', { piece: '0.sidekick.0' })]).toEqual(['DM-MAIN-05', 'DM-MAIN-05'])
    }
  })
  test('DM-WINDOW-03 when it closes damage is dealt, and not before', () => {
    for (const edition of editions) {
      const t = toWindow(made(edition), '0.mx-one.0')
      t.choose('play', { piece: '0.mx-rush.0' }).choose('pick', { piece: '0.mx-one.0' })
      t.pass().pass()
      expect([t.ask, lifeOf(t, 1)]).toEqual(['window', 20])
      t.pass()
      expect(lifeOf(t, 1)).toBe(16)
    }
  })
  test('DM-WINDOW-04 once per Attack Step, blocked or not', () => {
    for (const edition of editions)
      for (const blocked of [false, true]) {
        const t = made(edition, ['mx-one@1'])
        endStep(t)
        if (t.ask === 'attackStep') t.choose('attack')
        t.choose('pick', { piece: '0.mx-one.0' })
        if (t.ask === 'attackers') t.choose('done')
        if (blocked) t.choose('block', { piece: '1.mx-one.0', target: '0.mx-one.0' })
        if (t.ask === 'blockers') t.choose('done')
        expect(t.ask).toBe('window')
        endStep(t)
        const { no } = t.state.turn
        const later: string[] = []
        for (let i = 0; i < 3 && t.state.turn.no === no; i++) {
          later.push(t.ask)
          t.pass()
        }
        expect(later).not.toContain('window')
      }
  })
})
