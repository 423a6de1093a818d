import { describe, expect, test, vi } from 'vitest'
import { held, paid, spends } from './held.ts'
import { inZone, lifeOf, type Play, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  const { made } = await import('./fixtures-energy.ts')
  return { ...real, packages: [...real.packages, { cards: made }] }
})

const editions = ['ygo', 'wh40k'] as const
const virtual = (t: Play, player = 0): number => {
  const { generic, fist, bolt, mask, shield } = t.state.players[player]!
  return generic + fist + bolt + mask + shield
}
const buy = (t: Play, piece: string): Play => t.choose('buy', { piece })

describe('kinds of energy', () => {
  test('DM-ENERGY-01 four types: each pays for a card of its own and for no other', () => {
    const cards = { fist: 'ygo-025', bolt: 'ygo-009', mask: 'ygo-060', shield: 'ygo-027' } as const
    for (const type of ['fist', 'bolt', 'mask', 'shield'] as const) {
      const t = held('ygo', { reserve: Array(3).fill(`sidekick:${type}`), cards: Object.values(cards) })
      expect(t.offers('buy').filter(({ piece }) => !piece!.includes('mx'))).toEqual([{ piece: `0.${cards[type]}` }])
    }
  })
  test('DM-ENERGY-02 generic energy pays amounts and satisfies no type; it is no type for what counts types', () => {
    for (const edition of editions) {
      const reserve = ['mx-sale=1', 'mx-gift=1', 'mx-fists*0']
      const t = held(edition, { reserve, cards: ['ygo-025', 'mx-one'] })
      expect(t.reason('buy', { piece: '0.ygo-025' })).toMatchObject({ rule: 'DM-BUY-03', need: 1 })
      expect(t.refusal('buy', { piece: '0.mx-one' })).toBe(null)
      t.choose('play', { piece: '0.mx-fists.0' })
      expect(lifeOf(t, 1)).toBe(20)
    }
  })
  test('DM-ENERGY-03 a generic face gives the amount of its number', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: ['mx-sale=1'], cards: ['mx-call', 'ygo-113'] })
      expect(t.refusal('buy', { piece: '0.mx-call' })).toBe(null) // 2
      expect(t.reason('buy', { piece: '0.ygo-113' })).toMatchObject({ rule: 'DM-BUY-02', need: 3, have: 2 })
    }
  })
  test('DM-ENERGY-04 each symbol is one energy, also of two types on one face', () => {
    const t = held('wh40k', { reserve: ['mx-pair=3'], cards: ['bfu-022', 'bfu-025', 'bfu-016'] })
    expect(t.refusal('buy', { piece: '0.bfu-022' })).toBe(null) // 2 with a fist
    expect(t.refusal('buy', { piece: '0.bfu-025' })).toBe(null) // 2 with a mask
    const fists = held('ygo', { reserve: ['ygo-006=2'], cards: ['ygo-025', 'ygo-004'] })
    expect(fists.refusal('buy', { piece: '0.ygo-025' })).toBe(null)
    expect(fists.reason('buy', { piece: '0.ygo-004' })).toMatchObject({ need: 3, have: 2 })
  })
  test('DM-ENERGY-05 a wild stands for one type, anew in each payment, and is one energy', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: ['sidekick:wild', 'sidekick:bolt', 'sidekick:bolt'], cards: ['ygo-025', 'ygo-060', 'ygo-004'] })
      expect(t.offers('buy').map(({ piece }) => piece)).toEqual(expect.arrayContaining(['0.ygo-025', '0.ygo-060', '0.ygo-004']))
      const one = held(edition, { reserve: ['sidekick:wild'], cards: ['ygo-025'] })
      expect(one.reason('buy', { piece: '0.ygo-025' })).toMatchObject({ rule: 'DM-BUY-02', need: 2, have: 1 })
    }
  })
  test('DM-ENERGY-06, DM-EX-31 what counts energy counts symbols, and a wild as no type', () => {
    for (const edition of editions) {
      const reserve = ['ygo-006=2', 'sidekick:fist', 'sidekick:wild', 'mx-fists*0', 'mx-symbols*0']
      const t = held(edition, { reserve })
      t.choose('play', { piece: '0.mx-fists.0' })
      expect(lifeOf(t, 1)).toBe(17)
      t.choose('play', { piece: '0.mx-symbols.0' })
      expect(lifeOf(t, 1)).toBe(13) // F F, F, ?
    }
  })
})

describe('virtual energy', () => {
  test('DM-ENERGY-07 it is spent like other energy, and lost when its player passes', () => {
    for (const edition of editions) {
      const made = () => held(edition, { reserve: ['mx-bank*0'], cards: ['mx-one'] }).choose('play', { piece: '0.mx-bank.0' })
      const t = made()
      expect(virtual(t)).toBe(2)
      paid(buy(t, '0.mx-one'))
      expect([virtual(t), zoneAt(t, '0.mx-one.0')]).toEqual([1, 'used'])
      const passed = made().pass()
      expect([passed.asked, virtual(passed)]).toEqual([1, 0])
      expect(passed.pass().refusal('buy', { piece: '0.mx-one' })).toBe('DM-BUY-02') // DM-PRIO-06: the last word, but the energy is gone
    }
  })
  test('DM-ENERGY-08, DM-EX-30 half a generic face: the rest is virtual energy in 2018 and goes when its player passes', () => {
    const made = () => buy(held('wh40k', { reserve: ['mx-sale=1'], cards: ['mx-one'] }), '0.mx-one')
    const t = made()
    expect([zoneAt(t, '0.mx-sale.0'), t.state.players[0]!.generic]).toEqual(['out', 1])
    buy(t, '0.mx-one')
    expect([virtual(t), inZone(t, 0, 'used')]).toEqual([0, ['0.mx-one.0', '0.mx-one.1']])
    expect(made().pass().pass().refusal('buy', { piece: '0.mx-one' })).toBe('DM-BUY-02')
  })
  test('DM-ENERGY-08, DM-EX-29, DM-ERR-12 in 2014 it is not split: the rest is lost unless costs are paid together', () => {
    const made = () => buy(held('ygo', { reserve: ['mx-sale=1'], cards: ['mx-one'] }), '0.mx-one')
    const alone = made()
    expect(alone.acts).toEqual(['accept', 'buy'])
    alone.choose('accept')
    expect([zoneAt(alone, '0.mx-sale.0'), virtual(alone), alone.refusal('buy', { piece: '0.mx-one' })]).toEqual(['used', 0, 'DM-BUY-02'])
    const both = paid(buy(made(), '0.mx-one'))
    expect([zoneAt(both, '0.mx-sale.0'), inZone(both, 0, 'used')]).toEqual(['used', ['0.mx-sale.0', '0.mx-one.0', '0.mx-one.1']])
    const choice = buy(held('ygo', { reserve: ['mx-sale=1', 'sidekick:bolt'], cards: ['mx-one'] }), '0.mx-one')
    expect(spends(choice)).toEqual(['0.mx-sale.0', '0.sidekick.0'])
    expect(choice.refusal('spend', { piece: '0.mx-sale.0', place: 1 })).toBe('DM-ENERGY-08')
  })
})

describe('spent dice', () => {
  test('DM-ENERGY-09, DM-EX-28 one symbol of two pays: the die stays, spun to the other one', () => {
    for (const edition of editions) {
      const t = buy(held(edition, { reserve: ['ygo-006=2', 'sidekick:bolt'], cards: ['ygo-025'] }), '0.ygo-025')
      t.choose('spend', { piece: '0.sidekick.0', place: 0 })
      expect([zoneAt(t, '0.ygo-006.0'), values(t, '0.ygo-006.0').energy]).toEqual(['reserve', 'fist'])
      expect(zoneAt(t, '0.sidekick.0')).toBe(edition === 'ygo' ? 'used' : 'out')
    }
    const mixed = buy(held('wh40k', { reserve: ['mx-pair=3'], cards: ['mx-one'] }), '0.mx-one')
    expect(spends(mixed)).toEqual(['0.mx-pair.0/1', '0.mx-pair.0/2'])
    mixed.choose('spend', { piece: '0.mx-pair.0', place: 1 })
    expect(values(mixed, '0.mx-pair.0').energy).toBe('mask')
  })
  test('DM-ENERGY-10 spent in the own turn: to the Used Pile at once in 2014, Out of Play until the turn ends in 2018', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: ['sidekick:bolt'], cards: ['mx-mend'] })
      t.choose('use', { piece: '0.mx-mend', place: 0 })
      expect(zoneAt(t, '0.sidekick.0')).toBe(edition === 'ygo' ? 'used' : 'out')
      if (edition === 'ygo') continue
      const { no } = t.state.turn
      while (t.state.turn.no === no) t.pass()
      expect(zoneAt(t, '0.sidekick.0')).toBe('used')
    }
  })
  test('DM-ENERGY-11 spent in the other turn: to the Used Pile in both', () => {
    for (const edition of editions) {
      const t = held(edition, { cards: ['mx-mend'] }, { reserve: ['sidekick:bolt'] }).pass()
      t.choose('use', { piece: '0.mx-mend', place: 0 })
      expect(zoneAt(t, '1.sidekick.0')).toBe('used')
    }
  })
  test('DM-ENERGY-12, DM-ERR-13 energy is spent only to pay a cost', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: ['sidekick:bolt', 'sidekick@1'] })
      expect(t.refusal('spend', { piece: '0.sidekick.0', place: 0 })).toBe('DM-ENERGY-12')
      t.choose('field', { piece: '0.sidekick.1' }) // costs nothing
      expect([t.ask, zoneAt(t, '0.sidekick.0'), zoneAt(t, '0.sidekick.1')]).toEqual(['main', 'reserve', 'field'])
    }
  })
  test('DM-ENERGY-13, DM-ERR-10 nothing that is not needed', () => {
    const t = buy(held('ygo', { reserve: ['sidekick:fist', 'sidekick:bolt', 'sidekick:mask'], cards: ['ygo-025'] }), '0.ygo-025')
    t.choose('spend', { piece: '0.sidekick.1', place: 0 })
    expect(t.ask).toBe('main') // bolt and the fist that is needed: nothing to choose any more
    expect(inZone(t, 0, 'reserve')).toEqual(['0.sidekick.2'])
    const typed = buy(
      held('ygo', { reserve: ['sidekick:fist', 'sidekick:bolt', 'sidekick:bolt', 'sidekick:mask'], cards: ['ygo-004'] }),
      '0.ygo-004',
    )
    typed.choose('spend', { piece: '0.sidekick.1', place: 0 })
    expect(typed.refusal('spend', { piece: '0.sidekick.1', place: 0 })).toBe('DM-ENERGY-13')
    expect(spends(typed)).not.toContain('0.sidekick.1')
  })
  test('DM-ENERGY-14 purchases, fieldings and globals in one payment, which is one action', () => {
    const t = held(
      'ygo',
      { life: 10, reserve: ['mx-sale=1', 'mx-gift=1', 'ygo-004@1'], cards: ['mx-one', 'mx-mend'] },
      {},
      { priorityMode: 'open' },
    )
    buy(t, '0.mx-one')
    expect(t.acts).toEqual(expect.arrayContaining(['accept', 'buy', 'field', 'use']))
    t.choose('field', { piece: '0.ygo-004.0' }).choose('use', { piece: '0.mx-mend', place: 0 })
    buy(t, '0.mx-one')
    paid(t)
    expect([zoneAt(t, '0.mx-one.0'), zoneAt(t, '0.ygo-004.0'), lifeOf(t, 0), zoneAt(t, '0.mx-one.1')]).toEqual([
      'used',
      'field',
      11,
      'used',
    ])
    expect([inZone(t, 0, 'reserve'), t.ask, t.asked]).toEqual([[], 'respond', 1]) // asked once, after all of it
    const apart = buy(held('wh40k', { reserve: ['mx-sale=1', 'mx-gift=1'], cards: ['mx-one'] }), '0.mx-one')
    expect(apart.acts).not.toContain('buy')
  })
  test('DM-ENERGY-14 each cost is paid from its own share: one fist is not the type of two', () => {
    const t = buy(held('ygo', { reserve: ['sidekick:fist', 'mx-sale=1', 'mx-gift=1'], cards: ['ygo-025'] }), '0.ygo-025')
    expect(t.refusal('buy', { piece: '0.ygo-025' })).toBe('DM-BUY-03')
    const two = buy(held('ygo', { reserve: ['sidekick:fist', 'sidekick:wild', 'mx-gift=1'], cards: ['ygo-025'] }), '0.ygo-025')
    expect(two.refusal('buy', { piece: '0.ygo-025' })).toBe(null)
  })
  test('DM-ENERGY-15 unspent energy stays for globals in the other turn, until the own next Clear', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: ['sidekick:bolt'], cards: ['mx-mend'] })
      const { no } = t.state.turn
      while (t.state.turn.no === no) t.pass()
      expect(inZone(t, 0, 'reserve')).toEqual(['0.sidekick.0'])
      while (t.asked === 1) t.pass()
      expect([t.state.turn.player, t.ask]).toEqual([1, 'respond'])
      t.choose('use', { piece: '0.mx-mend', place: 0 })
      expect(zoneAt(t, '0.sidekick.0')).toBe('used')
      const kept = held(edition, { reserve: ['sidekick:bolt'], cards: ['mx-mend'] })
      while (kept.state.turn.no < no + 2) kept.pass()
      expect(inZone(kept, 0, 'used')).toContain('0.sidekick.0')
    }
  })
  test('DM-ENERGY-16 a partly spent die is not rerolled while it stays in the reserve', () => {
    for (const edition of editions) {
      const t = buy(held(edition, { reserve: ['ygo-006=2', 'sidekick:bolt'], cards: ['mx-one', 'mx-shake'] }), '0.mx-one')
      t.choose('spend', { piece: '0.ygo-006.0', place: 1 })
      t.choose('use', { piece: '0.mx-shake', place: 0 })
      const rolled = t.events.filter((e) => e.on === 'rolled').map((e) => e.piece)
      expect(rolled).toEqual([t.piece('0.sidekick.0')])
      expect(values(t, '0.ygo-006.0')).toMatchObject({ energy: 'fist', partly: true })
    }
  })
  test('DM-ENERGY-17 no face shows the unspent symbol: virtual energy of its type in 2018, lost in 2014', () => {
    const late = buy(held('wh40k', { reserve: ['mx-lone=1'], cards: ['mx-one'] }), '0.mx-one')
    late.choose('spend', { piece: '0.mx-lone.0', place: 2 })
    expect([zoneAt(late, '0.mx-lone.0'), late.state.players[0]!.fist, virtual(late)]).toEqual(['out', 1, 1])
    expect([virtual(late.pass())]).toEqual([0])
    const early = buy(held('ygo', { reserve: ['mx-lone=1'], cards: ['mx-one'] }), '0.mx-one')
    early.choose('spend', { piece: '0.mx-lone.0', place: 2 })
    expect([zoneAt(early, '0.mx-lone.0'), virtual(early)]).toEqual(['used', 0])
  })
  test('DM-ENERGY-18, DM-ERR-11 only the own energy, and nothing is owed', () => {
    for (const edition of editions) {
      const mine = ['sidekick:bolt', 'sidekick:mask', 'sidekick@1']
      const t = buy(held(edition, { reserve: mine, cards: ['mx-one'] }, { reserve: ['sidekick:bolt'] }), '0.mx-one')
      expect(t.refusal('spend', { piece: '1.sidekick.0', place: 0 })).toBe('DM-ENERGY-18')
      expect(t.refusal('spend', { piece: '0.sidekick.2', place: 0 })).toBe('DM-ENERGY-18') // shows a character
      const poor = held(edition, { cards: ['mx-one'] }, { reserve: ['sidekick:bolt'] })
      expect(poor.reason('buy', { piece: '0.mx-one' })).toMatchObject({ rule: 'DM-BUY-02', need: 1, have: 0 })
    }
  })
  test('DM-ENERGY-19 the player chooses; generic is proposed first, then what is off type, wild last', () => {
    for (const edition of editions) {
      const reserve = ['sidekick:wild', 'sidekick:fist', 'sidekick:bolt', 'mx-sale=1']
      const made = () => buy(held(edition, { reserve, cards: ['ygo-004'] }), '0.ygo-004')
      expect(inZone(made().choose('accept'), 0, 'reserve')).toEqual(['0.sidekick.0', '0.sidekick.2'])
      const own = made().choose('spend', { piece: '0.sidekick.2', place: 0 }) // then the fist and the wild are all there is
      expect(inZone(own, 0, 'reserve')).toEqual(['0.mx-sale.0'])
    }
  })
})
