import { describe, expect, test, vi } from 'vitest'
import { cards } from '../cards/index.ts'
import { checkCards } from '../check-cards.ts'
import { endStep, held, paid, toWindow } from './held.ts'
import { inZone, lifeOf, type Play, picks, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  const { made } = await import('./fixtures-energy.ts')
  return { ...real, packages: [...real.packages, { cards: made }] }
})

const editions = ['ygo', 'wh40k'] as const
const use = (t: Play, piece: string, place = 0): Play => t.choose('use', { piece, place })

describe('globals', () => {
  test('DM-GLOBAL-01, DM-EX-58 of any card of either side, by either player, with no die bought', () => {
    for (const edition of editions) {
      const energy = { reserve: ['sidekick:bolt', 'sidekick:shield'], field: ['mx-one@1'] }
      const t = held(edition, { ...energy, life: 10, cards: ['mx-mend'] }, { ...energy, life: 10, cards: ['ygo-061'] })
      use(t, '1.ygo-061', 1).choose('pick', { piece: '0.mx-one.0' }) // the other's card
      expect(values(paid(t), '0.mx-one.0').defense).toBe(2)
      t.pass()
      paid(use(t, '0.mx-mend'))
      expect([lifeOf(t, 1), inZone(t, 0, 'supply').filter((name) => name.includes('mend')).length]).toEqual([11, 3])
    }
  })
  test('DM-GLOBAL-02 its energy, of its type or wild, and any other cost', () => {
    for (const edition of editions) {
      const refusal = (reserve: readonly string[], field: readonly string[], piece: string, place: number) =>
        held(edition, { reserve, field, cards: ['mx-once', 'ygo-074'] }).refusal('use', { piece, place })
      expect(refusal(['sidekick:mask'], [], '0.mx-once', 0)).toBe('DM-GLOBAL-02')
      expect(refusal(['sidekick:bolt'], [], '0.mx-once', 0)).toBe(null)
      expect(refusal(['sidekick:wild'], [], '0.mx-once', 0)).toBe(null)
      expect(refusal(['sidekick:bolt'], [], '0.ygo-074', 1)).toBe('DM-COST-01') // and KO one of your monsters
      const t = held(edition, { reserve: ['sidekick:bolt'], field: ['mx-one@1'], cards: ['ygo-074'] })
      use(t, '0.ygo-074', 1)
      expect([zoneAt(t, '0.mx-one.0'), inZone(t, 0, 'reserve')]).toEqual(['prep', []])
    }
  })
  test('DM-GLOBAL-03 the dice that paid move by whose turn it is', () => {
    const zones = editions.map((edition) => {
      const energy = { reserve: ['sidekick:bolt'] }
      const t = held(edition, { ...energy, cards: ['mx-mend'] }, energy)
      use(t, '0.mx-mend').pass()
      use(t, '0.mx-mend')
      return [zoneAt(t, '0.sidekick.0'), zoneAt(t, '1.sidekick.0')]
    })
    expect(zones).toEqual([
      ['used', 'used'],
      ['out', 'used'],
    ])
  })
  test('DM-GLOBAL-04, DM-ERR-19 in the Main Step and in the window; never while attackers or blockers are declared, nor after damage', () => {
    for (const edition of editions) {
      const energy = { field: ['mx-one@1', 'mx-one@2'], reserve: ['sidekick:bolt', 'sidekick:bolt'] }
      const t = held(edition, { ...energy, cards: ['mx-mend'] }, energy)
      const now = () => [t.ask, t.refusal('use', { piece: '0.mx-mend', place: 0 })]
      expect(now()).toEqual(['main', null])
      endStep(t)
      if (t.ask === 'attackStep') t.choose('attack')
      expect(now()).toEqual(['attackers', 'DM-GLOBAL-04'])
      t.choose('pick', { piece: '0.mx-one.0' })
      if (t.ask === 'attackers') t.choose('done')
      expect(now()).toEqual(['blockers', 'DM-GLOBAL-04'])
      t.choose('done')
      expect(now()).toEqual(['window', null])
      const { no } = t.state.turn
      endStep(t)
      expect(t.state.turn.no).toBe(no + 1) // nobody was asked after damage
    }
  })
  test('DM-GLOBAL-05 unlimited ones as often as paid; limited ones as their text says', () => {
    for (const edition of editions) {
      const reserve = Array(4).fill('sidekick:bolt')
      const t = held(edition, { reserve, life: 10, cards: ['mx-mend', 'mx-once'] })
      use(use(use(t, '0.mx-mend'), '0.mx-mend'), '0.mx-once')
      expect([
        lifeOf(t, 0),
        t.refusal('use', { piece: '0.mx-once', place: 0 }),
        t.refusal('use', { piece: '0.mx-mend', place: 0 }),
      ]).toEqual([13, 'DM-GLOBAL-08', null])
    }
    // Plague Probe: once per turn, and on your turn only.
    const mine = { reserve: ['sidekick:shield'], field: ['sidekick@1'] }
    const t = held('wh40k', { ...mine, cards: ['bfu-002'] }, mine)
    expect(t.refusal('use', { piece: '0.bfu-002', place: 1 })).toBe(null)
    expect(t.pass().refusal('use', { piece: '0.bfu-002', place: 1 })).toBe('DM-GLOBAL-05')
  })
  test('DM-GLOBAL-06, DM-ERR-21 a reactive one at its event and at once; never announced', () => {
    for (const edition of editions) {
      const t = held(edition, { reserve: ['sidekick@1', 'sidekick:bolt'], cards: ['mx-spite'] }, {})
      expect(t.refusal('use', { piece: '0.mx-spite', place: 0 })).toBe('DM-GLOBAL-06')
      t.choose('field', { piece: '0.sidekick.0' })
      expect([t.ask, t.asked, t.acts]).toEqual(['trigger', 0, ['decline', 'accept']])
      t.choose('accept')
      expect([lifeOf(t, 1), t.ask]).toEqual([19, 'main'])
    }
  })
  test('DM-GLOBAL-07, DM-ERR-21 once per player, card and event; two copies give two uses', () => {
    for (const edition of editions) {
      const energy = { reserve: ['sidekick@1', ...Array(3).fill('sidekick:bolt')] }
      const count = (cards: readonly string[], theirs: readonly string[]) => {
        const t = held(edition, { ...energy, cards }, { cards: theirs })
        t.choose('field', { piece: '0.sidekick.0' })
        for (let i = 0; i < 5 && t.ask !== 'main'; i++)
          t.choose(t.ask === 'trigger' ? 'accept' : 'order', t.ask === 'trigger' ? {} : { place: 0 })
        return [20 - lifeOf(t, 1), inZone(t, 0, 'reserve').length]
      }
      expect(count(['mx-spite'], [])).toEqual([1, 2])
      expect(count(['mx-spite'], ['mx-spite'])).toEqual([2, 1])
    }
  })
  test('DM-GLOBAL-08, DM-ERR-20 each copy of a limited one has its own count, for each player and turn', () => {
    for (const edition of editions) {
      const energy = { reserve: Array(3).fill('sidekick:bolt') }
      const t = held(edition, { ...energy, cards: ['mx-once'] }, { ...energy, cards: ['mx-once'] })
      use(t, '0.mx-once')
      expect(t.refusal('use', { piece: '0.mx-once', place: 0 })).toBe('DM-GLOBAL-08')
      use(t, '1.mx-once') // the other copy
      t.pass()
      expect([t.asked, t.refusal('use', { piece: '0.mx-once', place: 0 })]).toEqual([1, null]) // the other player
      const { no } = t.state.turn
      while (t.state.turn.no === no || t.asked !== 0) t.pass()
      expect([t.state.turn.no, t.refusal('use', { piece: '0.mx-once', place: 0 })]).toEqual([no + 1, null]) // another turn
    }
  })
  test('DM-GLOBAL-09, DM-EX-72 a batch paid together is one action in 2014; in 2018 one use each time', () => {
    const made = (edition: 'ygo' | 'wh40k') => {
      const theirs = { field: ['mx-one@1'], reserve: ['sidekick:bolt', 'sidekick:bolt'] }
      return held(edition, { field: ['mx-one@1'], cards: ['ygo-113'] }, theirs).pass()
    }
    const t = made('ygo')
    const two = t.offers('batch').find(({ piece }) => piece === '0.ygo-113')!
    t.choose('batch', two)
    for (let i = 0; i < 2; i++) {
      expect([t.ask, t.asked]).toEqual(['pick', 1]) // each part has its own target, and nobody acts in between
      t.choose('pick', { piece: '1.mx-one.0' })
    }
    expect([values(t, '1.mx-one.0').attack, inZone(t, 1, 'reserve'), t.asked]).toEqual([3, [], 0])
    const late = made('wh40k')
    expect(late.offers('batch')).toEqual([])
    use(late, '0.ygo-113', 2).choose('pick', { piece: '1.mx-one.0' })
    expect([values(late, '1.mx-one.0').attack, late.asked]).toEqual([2, 0])
  })
  test('DM-GLOBAL-10 the active player has the first chance, in the Main Step and in the window', () => {
    for (const edition of editions) {
      const energy = { reserve: ['sidekick:bolt'], field: ['mx-one@1'] }
      const t = held(edition, { ...energy, cards: ['mx-mend'] }, energy)
      expect([t.asked, t.refusal('use', { piece: '0.mx-mend', place: 0 }, 1)]).toEqual([0, 'DM-PRIO-03'])
      toWindow(t, '0.mx-one.0')
      expect([t.ask, t.asked, t.refusal('use', { piece: '0.mx-mend', place: 0 }, 1)]).toEqual(['window', 0, 'DM-PRIO-03'])
    }
  })
  test('DM-GLOBAL-11 what is usable whenever a global is: the same windows and priority, and its die in the field', () => {
    for (const edition of editions) {
      const t = held(edition, { cards: ['mx-healer'], used: ['mx-healer'] }, { field: ['mx-healer@1', 'sidekick@1'], life: 10 })
      expect(t.offers('use').map(({ piece }) => piece)).toEqual(['0.mx-idle']) // not from the Used Pile, not the other's
      t.pass()
      expect(t.offers('use').map(({ piece }) => piece)).toContain('1.mx-healer.0')
      t.choose('use', { piece: '1.mx-healer.0', place: 0 })
      expect([lifeOf(t, 1), t.asked]).toEqual([11, 0])
      const mine = held(edition, { field: ['mx-healer@1', 'sidekick@1'] })
      endStep(mine)
      if (mine.ask === 'attackStep') mine.choose('attack')
      expect(mine.refusal('use', { piece: '0.mx-healer.0', place: 0 })).toBe('DM-GLOBAL-04')
    }
  })
  test('DM-GLOBAL-12 with no attack none is used after the Main Step', () => {
    for (const edition of editions) {
      const energy = { reserve: ['sidekick:bolt'], field: ['mx-one@1'] }
      const t = held(edition, { ...energy, cards: ['mx-mend'] }, energy)
      endStep(t)
      const { no } = t.state.turn
      const asked: string[] = []
      while (t.state.turn.no === no) {
        asked.push(t.ask)
        expect(t.offers('use').map(({ piece }) => piece)).toEqual([])
        t.choose(t.ask === 'attackStep' ? 'pass' : 'done')
      }
      expect(asked.filter((ask) => ask !== 'attackStep' && ask !== 'attackers')).toEqual([])
    }
  })
  test('DM-GLOBAL-13 “you” is the user', () => {
    for (const edition of editions) {
      const t = held(edition, { life: 10, cards: ['mx-mend'] }, { life: 10, reserve: ['sidekick:bolt'] }).pass()
      use(t, '0.mx-mend')
      expect([lifeOf(t, 0), lifeOf(t, 1)]).toEqual([10, 11])
    }
  })
  test('DM-GLOBAL-14 none gives a static effect: what it leaves is applied once, and data that says otherwise is refused', () => {
    for (const { effects } of cards)
      for (const effect of effects) if ('global' in effect) expect(['use', 'trigger', 'replace']).toContain(effect.kind)
    const card = cards.find(({ id }) => id === 'mx-chief')!
    const wrong = { ...card, id: 'foreign', effects: [{ ...card.effects[0], global: true }] }
    expect(checkCards([wrong]).map(({ path }) => path)).toEqual(['cards.0.effects.0.global'])
    const t = held('wh40k', { field: ['mx-one@1'], reserve: ['sidekick:bolt', 'sidekick@1'], cards: ['mx-two'] })
    use(t, '0.mx-two').choose('field', { piece: '0.sidekick.1' })
    expect([values(t, '0.mx-one.0').attack, values(t, '0.sidekick.1').attack]).toEqual([2, 1]) // not what comes later
  })
  test('DM-GLOBAL-15 with no legal target it is not used; a demand that comes too late may be', () => {
    const t = held('ygo', { reserve: ['sidekick:fist'], cards: ['ygo-051'] })
    expect(t.refusal('use', { piece: '0.ygo-051', place: 2 })).toBe('DM-TARGET-06')
    const late = held('ygo', { field: ['mx-one@1'], reserve: ['sidekick:fist'], cards: ['ygo-051'] }, { field: ['mx-one@1'] })
    toWindow(late, '0.mx-one.0')
    expect(late.ask).toBe('window')
    use(late, '0.ygo-051', 2).choose('pick', { piece: '1.mx-one.0' }) // must block, after blockers were declared
    expect([zoneAt(late, '1.mx-one.0'), values(late, '1.mx-one.0').blocks, late.ask]).toEqual(['field', [], 'window'])
  })
})

describe('targets and costs of what is used', () => {
  test('DM-ERR-16 with nothing to affect a global is refused', () => {
    for (const edition of editions)
      expect(held(edition, { reserve: ['sidekick:bolt'], cards: ['ygo-113'] }).refusal('use', { piece: '0.ygo-113', place: 2 })).toBe(
        'DM-TARGET-06',
      )
  })
  test('DM-ERR-17 an illegal target is refused and changes nothing', () => {
    for (const edition of editions) {
      const t = held(edition, { field: ['mx-one@1'], reserve: ['sidekick:bolt', 'mx-one@2'], cards: ['mx-two'] }, { field: ['mx-one@1'] })
      t.choose('field', { piece: '0.mx-one.1' })
      const two = held(
        edition,
        { field: ['mx-one@1', 'mx-one@2', 'sidekick@1'], reserve: ['sidekick:bolt'], cards: ['mx-two'] },
        { field: ['mx-one@1'] },
      )
      use(two, '0.mx-two')
      const before = JSON.stringify(two.state)
      expect(two.refusal('pick', { piece: '1.mx-one.0' })).toBe('DM-TARGET-01') // not yours
      expect(two.refusal('pick', { piece: '0.sidekick.1' })).toBe('DM-TARGET-01') // not in the field
      expect(() => two.choose('pick', { piece: '1.mx-one.0' })).toThrow('not offered')
      expect(JSON.stringify(two.state)).toBe(before)
    }
  })
  test('DM-ERR-18 the wrong number of targets, or the same one twice', () => {
    for (const edition of editions) {
      const t = held(edition, { field: ['mx-one@1', 'mx-one@2', 'sidekick@1'], reserve: ['sidekick:bolt'], cards: ['mx-two'] })
      use(t, '0.mx-two')
      expect([t.refusal('done'), t.decision.set]).toMatchObject(['DM-TARGET-01', { min: 2, max: 2 }])
      const [first] = picks(t)
      t.choose('pick', { piece: first! })
      expect([t.refusal('pick', { piece: first! }), t.refusal('done')]).toEqual(['DM-TARGET-01', 'DM-TARGET-01'])
    }
  })
  test('DM-EX-35, DM-ERR-23 a cost that cannot be paid: spin down, with all at level 1', () => {
    for (const edition of editions) {
      const refusal = (die: string) => held(edition, { field: [die], cards: ['mx-tire'] }).refusal('use', { piece: '0.mx-tire', place: 0 })
      expect([refusal('mx-one@1'), refusal('mx-one@2')]).toEqual(['DM-COST-01', null])
    }
  })
  test('DM-EX-34 a bonus while active is given once, and ends with the last die', () => {
    const t = held('wh40k', { field: ['mx-chief@1', 'mx-chief@1', 'ygo-001@1'], reserve: ['mx-hit*0', 'mx-hit*1'] })
    expect(values(t, '0.ygo-001.0').attack).toBe(7)
    t.choose('play', { piece: '0.mx-hit.0' }).choose('pick', { piece: '0.mx-chief.0' })
    expect([inZone(t, 0, 'prep').length, values(t, '0.ygo-001.0').attack]).toEqual([1, 7])
    t.choose('play', { piece: '0.mx-hit.1' }).choose('pick', { piece: inZone(t, 0, 'field').find((name) => name.includes('chief'))! })
    expect([inZone(t, 0, 'prep').length, values(t, '0.ygo-001.0').attack]).toEqual([2, 6])
  })
})
