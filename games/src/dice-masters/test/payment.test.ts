import { describe, expect, test } from 'vitest'
import { bare, laid, type Play, values, zoneAt } from './laid.ts'

const spends = (t: Play): readonly string[] => t.offers('spend').map(({ piece, place }) => `${piece}${place === '0' ? '' : `/${place}`}`)
const virtual = (t: Play, player: number): number => t.state.players[player]!.generic

describe('payment', () => {
  test('DM-ENERGY-13, -19, DM-ERR-10 only exact payments are offered, the proposal first, equal dice once', () => {
    const t = bare('ygo', {}, { reserve: ['sidekick:fist', 'sidekick:fist', 'sidekick:bolt', 'sidekick:wild'], cards: ['ygo-025'] }, {})
    t.choose('buy', { piece: '0.ygo-025' })
    expect(t.acts).toEqual(['accept', 'spend'])
    expect(spends(t)).toEqual(['0.sidekick.2', '0.sidekick.0', '0.sidekick.3'].filter((name) => name !== '0.sidekick.3'))
    t.choose('spend', { piece: '0.sidekick.2', place: 0 })
    expect(spends(t)).toEqual(['0.sidekick.0', '0.sidekick.3']) // one more, and it must stand for the fist
    t.choose('spend', { piece: '0.sidekick.3', place: 0 })
    expect([zoneAt(t, '0.sidekick.2'), zoneAt(t, '0.sidekick.3'), zoneAt(t, '0.sidekick.0')]).toEqual(['used', 'used', 'reserve'])
  })
  test('DM-ENERGY-19 the proposal spends generic first, then other types, wild last', () => {
    const reserve = ['sidekick:wild', 'sidekick:bolt', 'sidekick:fist', 'ygo-113=1']
    const t = bare('ygo', {}, { reserve, cards: ['ygo-004'] }, {})
    t.choose('buy', { piece: '0.ygo-004' }).choose('accept')
    expect([zoneAt(t, '0.sidekick.0'), zoneAt(t, '0.sidekick.1'), zoneAt(t, '0.sidekick.2')]).toEqual(['reserve', 'reserve', 'used'])
    expect(zoneAt(t, '0.ygo-113.0')).toBe('used')
  })
  test('DM-EX-28, DM-ENERGY-04, -09, -16 one symbol of a double pays; the die stays, spun to the other', () => {
    const t = bare('ygo', {}, { reserve: ['ygo-006=2', 'sidekick:bolt'], cards: ['ygo-025'] }, {})
    t.choose('buy', { piece: '0.ygo-025' })
    expect(spends(t)).toEqual(['0.sidekick.0', '0.ygo-006.0'])
    t.choose('spend', { piece: '0.sidekick.0', place: 0 })
    expect([zoneAt(t, '0.ygo-006.0'), values(t, '0.ygo-006.0').energy, values(t, '0.ygo-006.0').partly]).toEqual(['reserve', 'fist', true])
    expect(zoneAt(t, '0.sidekick.0')).toBe('used')
  })
  test('DM-EX-29, DM-ENERGY-08, DM-ERR-12 in the 2014 edition the rest of a generic face is lost', () => {
    const t = laid('ygo', { reserve: ['ygo-113=1', 'ygo-004@1', 'ygo-004@1'] }, {})
    t.choose('field', { piece: '0.ygo-004.0' })
    expect(t.acts).toContain('spend')
    t.choose('spend', { piece: '0.ygo-113.0', place: 0 })
    expect([zoneAt(t, '0.ygo-113.0'), virtual(t, 0), zoneAt(t, '0.ygo-004.0')]).toEqual(['used', 0, 'field'])
  })
  test('DM-ENERGY-14, DM-EX-29 there two costs in one payment use it up', () => {
    const t = bare('ygo', {}, { reserve: ['ygo-113=1', 'ygo-004@1', 'ygo-005@2', 'ygo-004@1', 'sidekick:bolt'] }, {})
    t.choose('field', { piece: '0.ygo-004.0' })
    t.choose('field', { piece: '0.ygo-004.1' }) // both are then paid by the one face: nothing else would be exact
    expect([zoneAt(t, '0.ygo-004.0'), zoneAt(t, '0.ygo-004.1'), zoneAt(t, '0.ygo-113.0'), zoneAt(t, '0.sidekick.0')]).toEqual([
      'field',
      'field',
      'used',
      'reserve',
    ])
  })
  test('DM-EX-30, DM-ENERGY-07, -08, DM-PRIO-05, DM-INV-05 in the 2018 edition it becomes virtual energy, until its player passes', () => {
    const made = () => laid('wh40k', { reserve: ['bfu-053=1', 'bfu-032@1', 'bfu-032@1'] }, {})
    const t = made()
    t.choose('field', { piece: '0.bfu-032.0' }).choose('spend', { piece: '0.bfu-053.0', place: 1 })
    expect([zoneAt(t, '0.bfu-053.0'), virtual(t, 0)]).toEqual(['out', 1])
    t.choose('field', { piece: '0.bfu-032.1' }).choose('spend', { piece: 'p0', place: 5 })
    expect([zoneAt(t, '0.bfu-032.1'), virtual(t, 0)]).toEqual(['field', 0])
    const passing = made()
    passing.choose('field', { piece: '0.bfu-032.0' }).choose('spend', { piece: '0.bfu-053.0', place: 1 })
    passing.choose('pass')
    expect(virtual(passing, 0)).toBe(0)
  })
  test('DM-ENERGY-10, -11, DM-ZONE-08, DM-GLOBAL-03 spent dice wait out of play in their own turn, not in the other one', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['sidekick:bolt'] }, { field: ['sidekick@1'], reserve: ['sidekick:bolt'] })
    const use = () => {
      t.choose('use', { piece: '0.bfu-051', place: 1 })
      while (t.ask === 'pick') t.choose('pick', t.offers('pick')[0]!)
      if (t.ask === 'pay') t.choose('accept')
    }
    use()
    expect(zoneAt(t, '0.sidekick.1')).toBe('out')
    t.choose('pass')
    expect(t.asked).toBe(1)
    use()
    expect(zoneAt(t, '1.sidekick.1')).toBe('used')
  })
  test('DM-BUY-02, -03, DM-ERR-08, -09 a price needs its amount and its type', () => {
    const t = bare(
      'ygo',
      {},
      { reserve: ['sidekick:bolt', 'sidekick:mask', 'sidekick:shield'], cards: ['ygo-004', 'ygo-006', 'ygo-009'] },
      {},
    )
    expect(t.reason('buy', { piece: '0.ygo-004' })).toMatchObject({ rule: 'DM-BUY-03', need: 1, have: 0 })
    expect(t.reason('buy', { piece: '0.ygo-006' })).toMatchObject({ rule: 'DM-BUY-02', need: 4, have: 3 })
    expect(t.refusal('buy', { piece: '0.ygo-009' })).toBe(null)
  })
  test('DM-BUY-01, -09, -10, DM-ERR-05, -06 own cards and basic actions only, while dice are left', () => {
    const three = ['ygo-113', 'ygo-113', 'ygo-113']
    const t = bare(
      'ygo',
      {},
      { reserve: ['sidekick:bolt', 'sidekick:bolt', 'sidekick:fist'], used: three, cards: ['ygo-009'] },
      { cards: ['ygo-004', 'ygo-117'] },
    )
    expect(t.refusal('buy', { piece: '1.ygo-004' })).toBe('DM-BUY-09')
    expect(t.refusal('buy', { piece: '0.ygo-113' })).toBe('DM-BUY-01')
    expect(t.offers('buy')).toEqual([{ piece: '0.ygo-009' }, { piece: '1.ygo-117' }]) // DM-SETUP-02
    t.choose('buy', { piece: '1.ygo-117' })
    expect([zoneAt(t, '0.ygo-117.0'), t.told.includes('bought')]).toEqual(['used', true]) // DM-ZONE-15, DM-BUY-05
  })
  test('DM-FIELD-01 to -03, DM-EX-61, DM-ERR-14 the face says what fielding costs; energy cannot be fielded', () => {
    const t = bare('ygo', {}, { reserve: ['ygo-005@2', 'ygo-004@1', 'sidekick@1', 'ygo-006:fist'], cards: [] }, {})
    expect(t.refusal('field', { piece: '0.ygo-006.0' })).toBe('DM-FIELD-01')
    t.choose('field', { piece: '0.ygo-005.0' })
    expect(values(t, '0.ygo-005.0').level).toBe(2)
    t.choose('field', { piece: '0.ygo-004.0' })
    expect([zoneAt(t, '0.ygo-004.0'), zoneAt(t, '0.ygo-006.0')]).toEqual(['field', 'used'])
  })
  test('DM-BUY-07, -11 reductions add up but never below 1, and the type stays', () => {
    const t = laid('ygo', { field: ['ygo-007@1'], reserve: ['sidekick:bolt'], cards: ['ygo-009', 'ygo-004'] }, {})
    expect(t.reason('buy', { piece: '0.ygo-009' })).toBe(null) // 3 - 2
    expect(t.reason('buy', { piece: '0.ygo-004' })).toMatchObject({ rule: 'DM-BUY-02', need: 3 })
  })
})
