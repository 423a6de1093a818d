import { describe, expect, test, vi } from 'vitest'
import { endStep, held, paid } from './held.ts'
import { inZone, type Play, picks, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  const { made } = await import('./fixtures-energy.ts')
  return { ...real, packages: [...real.packages, { cards: made }] }
})

const editions = ['ygo', 'wh40k'] as const
const energy = (...kinds: readonly string[]): readonly string[] => kinds.map((kind) => `sidekick:${kind}`)
const buys = (t: Play): readonly string[] => t.offers('buy').map(({ piece }) => piece!)

describe('purchases', () => {
  test('DM-BUY-01 from the own cards and any basic action, while dice are left', () => {
    for (const edition of editions) {
      const t = held(
        edition,
        { reserve: energy('fist', 'fist', 'fist'), used: Array(4).fill('mx-one'), cards: ['mx-own'] },
        { cards: ['mx-call'] },
      )
      expect(buys(t)).toEqual(['0.mx-own', '0.mx-idle', '1.mx-call'])
      expect(t.refusal('buy', { piece: '0.mx-one' })).toBe('DM-BUY-01')
    }
  })
  test('DM-BUY-02, DM-ERR-08 the price in energy of any kind', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: energy('bolt', 'mask'), cards: ['ygo-113', 'mx-call'] })
      expect(t.reason('buy', { piece: '0.ygo-113' })).toMatchObject({ rule: 'DM-BUY-02', need: 3, have: 2 })
      paid(t.choose('buy', { piece: '0.mx-call' }))
      expect(inZone(t, 0, 'reserve')).toEqual([])
    }
  })
  test('DM-BUY-03, DM-ERR-09 at least one of the type, or a wild for it', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: energy('bolt', 'mask', 'shield'), cards: ['ygo-004'] })
      expect(t.reason('buy', { piece: '0.ygo-004' })).toMatchObject({ rule: 'DM-BUY-03', need: 1, have: 0 })
      for (const kind of ['fist', 'wild'])
        expect(held(edition, { reserve: energy('bolt', 'mask', kind), cards: ['ygo-004'] }).refusal('buy', { piece: '0.ygo-004' })).toBe(
          null,
        )
    }
  })
  test('DM-EX-26 no type: any energy of the right amount', () => {
    const t = held('ygo', { reserve: [...energy('bolt', 'mask'), 'mx-sale=1'], cards: ['ygo-115'] })
    t.choose('buy', { piece: '0.ygo-115' })
    expect(zoneAt(paid(t), '0.ygo-115.0')).toBe('used')
  })
  test('DM-BUY-04, DM-EX-81, DM-ERR-09 one energy for each type; one energy serves one type', () => {
    const refusal = (...kinds: readonly string[]) =>
      held('wh40k', { reserve: energy(...kinds), cards: ['mx-pair'] }).refusal('buy', { piece: '0.mx-pair' })
    expect(refusal('mask', 'shield', 'bolt')).toBe(null)
    expect(refusal('mask', 'wild', 'bolt')).toBe(null)
    expect(refusal('wild', 'bolt', 'bolt')).toBe('DM-BUY-03')
    expect(refusal('mask', 'mask', 'bolt')).toBe('DM-BUY-03')
    const t = held('wh40k', { reserve: [...energy('mask', 'shield'), 'mx-sale*0'], cards: ['mx-pair'] })
    expect(t.reason('buy', { piece: '0.mx-pair' })).toMatchObject({ need: 3, have: 2 })
    t.choose('play', { piece: '0.mx-sale.0' }).choose('buy', { piece: '0.mx-pair' }) // 3 - 2, but never below the number of types
    expect([zoneAt(t, '0.mx-pair.0'), inZone(t, 0, 'reserve')]).toEqual(['used', []])
  })
  test('DM-BUY-05 to the Used Pile at once, never Out of Play', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: energy('bolt'), cards: ['mx-one'] })
      t.choose('buy', { piece: '0.mx-one' })
      expect([zoneAt(t, '0.mx-one.0'), zoneAt(t, '0.sidekick.0')]).toEqual(['used', edition === 'ygo' ? 'used' : 'out'])
    }
  })
  test('DM-BUY-06 one die each, as often as can be paid', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: energy('bolt', 'bolt', 'bolt'), cards: ['mx-one'] })
      for (let n = 1; n <= 3; n++) {
        paid(t.choose('buy', { piece: '0.mx-one' }))
        expect(t.events.filter((e) => e.on === 'bought')).toHaveLength(1)
        expect(inZone(t, 0, 'used').filter((name) => name.includes('mx-one'))).toHaveLength(n)
      }
    }
  })
  test('DM-BUY-07 no reduction below 1; the type stays', () => {
    for (const edition of editions) {
      const t = held(edition, { field: ['mx-cheap@1'], reserve: energy('bolt'), cards: ['mx-own', 'mx-one'] })
      expect(t.refusal('buy', { piece: '0.mx-one' })).toBe(null) // 1 - 1 is still 1
      expect(t.refusal('buy', { piece: '0.mx-own' })).toBe('DM-BUY-03') // 3 - 2 - 1: one energy, and it must be a fist
      expect(held(edition, { field: ['mx-cheap@1'], cards: ['mx-one'] }).reason('buy', { piece: '0.mx-one' })).toMatchObject({ need: 1 })
      expect(
        held(edition, { field: ['mx-cheap@1'], reserve: energy('fist'), cards: ['mx-own'] }).refusal('buy', { piece: '0.mx-own' }),
      ).toBe(null)
    }
  })
  test('DM-BUY-08 what is free needs neither energy nor type', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: ['mx-gift*0'], cards: ['ygo-001'] })
      expect(t.refusal('buy', { piece: '0.ygo-001' })).toBe('DM-BUY-02')
      t.choose('play', { piece: '0.mx-gift.0' }).choose('buy', { piece: '0.ygo-001' })
      expect(zoneAt(t, '0.ygo-001.0')).toBe('used')
      expect(t.refusal('buy', { piece: '0.ygo-001' })).toBe('DM-BUY-02') // that was the next one
    }
  })
  test('DM-BUY-09 never from the opponent’s own cards', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: energy('fist', 'fist', 'fist') }, { cards: ['mx-one', 'mx-call'] })
      expect(t.refusal('buy', { piece: '1.mx-one' })).toBe('DM-BUY-09')
      expect(t.refusal('buy', { piece: '1.mx-call' })).toBe(null)
    }
  })
  test('DM-BUY-10 an empty basic action stays with its global', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: energy('bolt', 'bolt'), used: Array(3).fill('mx-mend') })
      expect(t.refusal('buy', { piece: '0.mx-mend' })).toBe('DM-BUY-01')
      expect(t.refusal('use', { piece: '0.mx-mend', place: 0 })).toBe(null)
    }
  })
  test('DM-SETUP-04 dice of two copies of a basic action are told apart, whoever owns them', () => {
    const t = held('ygo', { reserve: energy('bolt', 'bolt', 'bolt', 'bolt'), cards: ['mx-call'] }, { cards: ['mx-call'] })
    const copies = [t.piece('0.mx-call'), t.piece('1.mx-call')]
    const theirs = t.state.pieces.findIndex((x, h) => x.card === copies[1] && h !== copies[1])
    const mine = t.state.pieces.findIndex((x, h) => x.card === copies[0] && h !== copies[0])
    paid(t.choose('buy', { piece: '0.mx-call' }))
    paid(t.choose('buy', { piece: '1.mx-call' }))
    const { pieces } = t.view(null)
    expect([pieces[mine]!.owner, pieces[theirs]!.owner]).toEqual([0, 0])
    expect(pieces[mine]!.values.number).not.toBe(pieces[theirs]!.values.number)
  })
  test('DM-BUY-11 reductions add up; one for the next die is used up by it, even if the floor cut it, and ends with the turn', () => {
    for (const edition of editions) {
      const made = () =>
        held(edition, {
          field: ['mx-cheap@1'],
          reserve: [...energy('fist', 'fist', 'fist'), 'mx-sale*0'],
          cards: ['ygo-004', 'mx-one', 'ygo-006'],
        })
      const t = made().choose('play', { piece: '0.mx-sale.0' })
      t.choose('buy', { piece: '0.ygo-006' }) // 4 - 2 - 1
      expect(inZone(t, 0, 'reserve')).toHaveLength(2)
      expect(t.reason('buy', { piece: '0.ygo-006' })).toMatchObject({ need: 3, have: 2 })
      const cut = made().choose('play', { piece: '0.mx-sale.0' }).choose('buy', { piece: '0.mx-one' })
      expect(cut.reason('buy', { piece: '0.ygo-006' })).toMatchObject({ need: 3, have: 2 })
      const late = made().choose('play', { piece: '0.mx-sale.0' })
      const { no } = late.state.turn
      while (late.state.turn.no < no + 2) late.pass()
      expect(late.state.standing).toEqual([])
    }
  })
  test('DM-BUY-11 in one payment it is good for one of them', () => {
    const t = held('ygo', { reserve: ['mx-sale*0', 'mx-gift=1', 'mx-call=1'], cards: ['ygo-113'] }).choose('play', { piece: '0.mx-sale.0' })
    t.choose('buy', { piece: '0.ygo-113' }) // 1
    t.choose('buy', { piece: '0.ygo-113' }) // and 3
    expect(t.refusal('buy', { piece: '0.ygo-113' }, 0)).not.toBe(null)
    expect(inZone(paid(t), 0, 'reserve')).toEqual([])
    expect(inZone(t, 0, 'used').filter((name) => name.includes('ygo-113'))).toHaveLength(2)
  })
  test('DM-BUY-12 a card lowers its own price with no die in the field; another ability needs one', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: energy('fist'), cards: ['mx-own', 'mx-cheap', 'ygo-025'] })
      expect(t.refusal('buy', { piece: '0.mx-own' })).toBe(null) // 3 - 2
      expect(t.reason('buy', { piece: '0.ygo-025' })).toMatchObject({ rule: 'DM-BUY-02', need: 2 }) // mx-cheap is not active
    }
  })
  test('DM-INV-23 a purchase lowers one supply by one and raises the buyer’s Used Pile by it', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: energy('bolt', 'bolt'), cards: ['mx-one'] }, { cards: ['mx-call'] })
      const supply = () => [0, 1].map((p) => inZone(t, p, 'supply').length)
      const before = supply()
      t.choose('buy', { piece: '1.mx-call' }) // bought from the other's card, it is the buyer's
      expect(supply()).toEqual([before[0], before[1]! - 1])
      expect([inZone(t, 0, 'used').filter((name) => name.includes('mx-call')), inZone(t, 1, 'used')]).toEqual([['0.mx-call.0'], []])
    }
  })
})

describe('fielding', () => {
  test('DM-FIELD-01, DM-ERR-14 a character face in the own reserve, for what the face says, and on that face', () => {
    for (const edition of editions) {
      const t = held(
        edition,
        { reserve: ['ygo-006@2', 'mx-one:fist', 'mx-call*0', ...energy('bolt', 'bolt')], prep: ['mx-one'] },
        { field: ['mx-one@1'] },
      )
      for (const piece of ['0.mx-one.0', '0.mx-call.0', '0.mx-one.1', '1.mx-one.0'])
        expect(t.refusal('field', { piece })).toBe('DM-FIELD-01')
      paid(t.choose('field', { piece: '0.ygo-006.0' }))
      expect([zoneAt(t, '0.ygo-006.0'), values(t, '0.ygo-006.0').level]).toEqual(['field', 2])
      expect(inZone(t, 0, 'reserve')).toHaveLength(2) // 2 of the three energies are gone
    }
  })
  test('DM-FIELD-02 it may cost nothing, and any energy pays, generic included', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: ['ygo-006@2', 'mx-sale=1', 'sidekick@1'] })
      t.choose('field', { piece: '0.sidekick.0' }) // 0
      paid(t.choose('field', { piece: '0.ygo-006.0' })) // 2
      expect([zoneAt(t, '0.ygo-006.0'), zoneAt(t, '0.mx-sale.0')]).toEqual(['field', edition === 'ygo' ? 'used' : 'out'])
    }
  })
  test('DM-FIELD-03 optional, and in full or not at all', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: ['ygo-006@2', 'sidekick@1', ...energy('bolt')] })
      expect(t.reason('field', { piece: '0.ygo-006.0' })).toMatchObject({ rule: 'DM-FIELD-03', need: 2, have: 1 })
      expect(t.acts[0]).toBe('pass')
      expect(zoneAt(endStep(t), '0.sidekick.0')).toBe('used') // nobody was made to field it
    }
  })
  test('DM-EX-61 level 2 with fielding cost 0 is free and level 2', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: ['ygo-005@2'] }).choose('field', { piece: '0.ygo-005.0' })
      expect([zoneAt(t, '0.ygo-005.0'), values(t, '0.ygo-005.0').level]).toEqual(['field', 2])
    }
  })
  test('DM-FIELD-04 what triggers on fielding: the die itself and whoever watches', () => {
    const t = held('wh40k', { field: ['bfu-004@1'], reserve: ['mx-herald@1', 'bfu-019@1'] })
    t.choose('field', { piece: '0.mx-herald.0' })
    expect(t.told).toContain('fielded')
    expect(picks(t)).toContain('0.mx-herald.0')
    t.choose('pick', { piece: '0.bfu-004.0' })
    expect([t.state.players[1]!.life, values(t, '0.bfu-004.0').attack]).toEqual([18, 4])
    t.choose('field', { piece: '0.bfu-019.0' }) // Lord of Contagion watches for Chaos
    expect(t.state.players[1]!.life).toBe(17)
  })
  test('DM-FIELD-05 it resolves with the die in the field: its own target, and counted', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: ['mx-herald@1'] }).choose('field', { piece: '0.mx-herald.0' })
      expect([values(t, '0.mx-herald.0').attack, t.state.players[1]!.life]).toEqual([2, 19])
    }
  })
  test('DM-FIELD-06 it triggers and resolves even if a static effect KO’s the die at once', () => {
    for (const edition of editions) {
      const t = held(edition, { field: ['sidekick@1', 'ygo-001@1'], reserve: ['mx-herald@1'] }, { field: ['mx-blight@1'] })
      expect(zoneAt(t, '0.sidekick.0')).toBe('prep')
      t.choose('field', { piece: '0.mx-herald.0' })
      expect([zoneAt(t, '0.mx-herald.0'), picks(t)]).toEqual(['prep', ['0.ygo-001.0', '1.mx-blight.0']])
      t.choose('pick', { piece: '0.ygo-001.0' })
      expect([values(t, '0.ygo-001.0').attack, t.state.players[1]!.life]).toEqual([7, 19])
    }
  })
  test('DM-FIELD-07 it is not reached where each of them is meant, nor chosen without being targeted', () => {
    const t = held('ygo', { reserve: ['mx-gather@1', ...energy('bolt', 'mask')], used: ['mx-call', 'mx-one'] })
    paid(t.choose('field', { piece: '0.mx-gather.0' }))
    if (t.ask === 'order') t.choose('order', { place: 0 })
    expect([inZone(t, 0, 'prep'), inZone(t, 0, 'used').map((name) => name.split('.')[1])]).toEqual([
      ['0.mx-call.0', '0.mx-one.0'],
      ['sidekick', 'sidekick'],
    ])
  })
  test('DM-FIELD-07, DM-EX-59 what paid for it cannot be picked from the Used Pile by it', () => {
    const made = () => held('ygo', { reserve: ['mx-dear@1', 'mx-one@3', ...energy('bolt', 'mask', 'fist')], used: ['mx-call', 'mx-one'] })
    const t = paid(made().choose('field', { piece: '0.mx-dear.0' }))
    expect(picks(t)).toEqual(['0.mx-call.0', '0.mx-one.1'])
    const gone = inZone(t, 0, 'used').find((name) => name.includes('sidekick'))!
    expect(t.refusal('pick', { piece: gone })).toBe('DM-FIELD-07')
    t.choose('pick', { piece: '0.mx-call.0' })
    expect(zoneAt(t, '0.mx-call.0')).toBe('prep')
    const late = held('wh40k', { reserve: ['mx-dear@1', ...energy('bolt', 'mask')], used: ['mx-call', 'mx-one'] })
    late.choose('field', { piece: '0.mx-dear.0' })
    expect([picks(late), inZone(late, 0, 'out')]).toEqual([
      ['0.mx-call.0', '0.mx-one.0'],
      ['0.sidekick.0', '0.sidekick.1'],
    ])
  })
  test('DM-FIELD-08 by an effect from elsewhere: free, and at level 1', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: ['mx-call*0', ...energy('bolt')], used: ['ygo-001'] }).choose('play', { piece: '0.mx-call.0' })
      expect([zoneAt(t, '0.ygo-001.0'), values(t, '0.ygo-001.0').level, zoneAt(t, '0.sidekick.0')]).toEqual(['field', 1, 'reserve'])
    }
  })
  test('DM-FIELD-09 only what says so fields: moving a die into the field triggers nothing', () => {
    for (const edition of editions) {
      const by = (action: string) =>
        held(edition, { reserve: [`${action}*0`], used: ['mx-herald'] }).choose('play', { piece: `0.${action}.0` })
      expect([by('mx-call').state.players[1]!.life, by('mx-place').state.players[1]!.life]).toEqual([19, 20])
      expect(zoneAt(by('mx-place'), '0.mx-herald.0')).toBe('field')
    }
  })
  test('DM-FIELD-10 it may attack in the same turn', () => {
    for (const edition of editions) {
      const t = held(edition, { field: ['mx-one@1'], reserve: ['sidekick@1'] }).choose('field', { piece: '0.sidekick.0' })
      endStep(t)
      if (t.ask === 'attackStep') t.choose('attack')
      expect(picks(t)).toContain('0.sidekick.0')
    }
  })
  test('DM-FIELD-11 unfielded at the end of the Main Step: straight to the Used Pile', () => {
    for (const edition of editions) {
      const t = held(edition, { field: ['mx-one@1'], reserve: ['sidekick@1', 'ygo-006@3', ...energy('bolt')] })
      endStep(t)
      expect([inZone(t, 0, 'used'), inZone(t, 0, 'reserve')]).toEqual([['0.sidekick.0', '0.ygo-006.0'], ['0.sidekick.1']])
    }
  })
})
