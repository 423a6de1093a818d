import { describe, expect, test } from 'vitest'
import { inZone, laid, lifeOf, type Play, turnOf, values, zoneAt } from './laid.ts'

const sidekicks = (n: number): string[] => new Array<string>(n).fill('sidekick')
const ones = (n: number): number[] => new Array<number>(n).fill(1)
const idle = { field: ['sidekick@1'] }
function paid(t: Play): void {
  if (t.ask === 'pay') t.choose('accept')
}
const energy = (t: Play, name: string) => values(t, name).energy

describe('DM-ROLL', () => {
  test('DM-ROLL-01 what was drawn and what lay in the Prep Area is rolled together', () => {
    const t = laid('ygo', idle, { bag: sidekicks(4), prep: ['ygo-006'] }).rolls(...ones(3), 4, 1, 2, 3, 6)
    const { no } = t.state.turn
    const rolled: string[] = []
    while (t.state.turn.no === no) for (const e of t.pass().events) if (e.on === 'rolled') rolled.push(`${e.piece}`)
    expect(rolled.length).toBe(5)
    expect(rolled).toContain(`${t.piece('1.ygo-006.0')}`)
    expect([values(t, '1.ygo-006.0').level, t.ask]).toEqual([1, 'reroll'])
  })
  test('DM-ROLL-02 a die that comes to the Prep Area during the draw waits for the next turn', () => {
    // Three dice are missing: 3 damage, and the Goblins fall when their player takes damage.
    const t = turnOf('ygo', [1, 2], [{ field: ['ygo-051@1'], bag: sidekicks(1), prep: ['sidekick'] }, {}])
    expect([lifeOf(t, 0), inZone(t, 0, 'prep'), inZone(t, 0, 'transit').length]).toEqual([17, ['0.ygo-051.0'], 2])
    t.choose('done')
    expect(zoneAt(t, '0.ygo-051.0')).toBe('prep')
  })
  test('DM-ROLL-03 any subset is rerolled once as one group, and the new faces stand', () => {
    const t = turnOf('ygo', [...ones(3), 1, 2, 3, 4], [{ bag: sidekicks(4) }, {}])
    expect(t.offers('pick').length).toBe(4)
    t.choose('pick', { piece: '0.sidekick.0' })
    expect([energy(t, '0.sidekick.0'), t.offers('pick').length]).toEqual(['fist', 3]) // not rolled before all are chosen
    t.choose('pick', { piece: '0.sidekick.2' })
    t.rolls(5, 6).choose('done')
    const faces = [0, 1, 2, 3].map((n) => energy(t, `0.sidekick.${n}`) ?? 'character')
    expect([faces, t.ask]).toEqual([['wild', 'bolt', 'character', 'shield'], 'main'])
  })
  test('DM-ROLL-04 there is one reroll, and none later for the dice left out', () => {
    const t = turnOf('ygo', [...ones(3), 1, 2, 3, 6], [{ bag: sidekicks(4) }, {}])
    t.choose('pick', { piece: '0.sidekick.1' })
    t.rolls(2).choose('done')
    expect([t.ask, t.acts.includes('pick')]).toEqual(['main', false])
    expect(t.refusal('pick', { piece: '0.sidekick.0' })).not.toBeNull()
  })
  test('DM-ROLL-05 then all of them lie in the Reserve Pool on the faces they show', () => {
    const t = turnOf('ygo', [...ones(3), 1, 2, 3, 6], [{ bag: sidekicks(4) }, {}])
    expect(inZone(t, 0, 'reserve')).toEqual([])
    t.choose('done')
    expect([inZone(t, 0, 'reserve').length, inZone(t, 0, 'transit'), inZone(t, 0, 'prep')]).toEqual([4, [], []])
    expect([0, 1, 2, 3].map((n) => energy(t, `0.sidekick.${n}`) ?? 'character')).toEqual(['fist', 'bolt', 'mask', 'character'])
  })
  test('DM-ROLL-06 nothing looks at what was rolled before the reroll is done', () => {
    // Spent energy counts in the reserve only: Tocsin of Misery would count it.
    const t = turnOf('wh40k', [...ones(3), 1, 2, 3, 4], [{ bag: sidekicks(4) }, {}])
    const shown = () => t.game.view(t.state, null).zones.find(({ name }) => name === 'reserve 0')!.pieces.length
    expect(shown()).toBe(0)
    t.rolls(6, 6, 6, 6)
    for (let n = 0; n < 4; n++) t.choose('pick', { piece: `0.sidekick.${n}` })
    expect(shown()).toBe(4)
    expect(t.offers('field')).toEqual([{ piece: '0.sidekick.0' }]) // the last faces count, not the first
  })
  test('DM-ROLL-07 the reroll may be declined; with no dice there is nothing to roll', () => {
    const t = turnOf('ygo', [...ones(3), 1, 2, 3, 6], [{ bag: sidekicks(4) }, {}])
    expect(t.acts).toEqual(['done', 'pick'])
    t.choose('done')
    expect(t.ask).toBe('main')
    const none = turnOf('wh40k', [], [{ bag: [], reserve: [], cards: ['bfu-052'] }, {}])
    expect([none.ask, none.state.turn.phase, lifeOf(none, 0)]).toEqual(['main', 'main', 16])
  })
})

describe('DM-MAIN', () => {
  test('DM-MAIN-01 purchases, fieldings, actions and globals in any order and number', () => {
    const t = laid(
      'ygo',
      {
        field: ['ygo-001@1'],
        reserve: ['ygo-113*0', 'sidekick@1', 'sidekick@1', ...new Array<string>(5).fill('sidekick:bolt')],
        cards: ['ygo-032'],
      },
      {},
    )
    t.choose('field', { piece: t.offers('field')[0]!.piece! })
    t.choose('buy', { piece: '0.ygo-113' })
    paid(t)
    t.choose('play', { piece: '0.ygo-113.0' })
    while (t.ask === 'pick') t.choose('pick', { piece: t.offers('pick')[0]!.piece! })
    t.choose('field', { piece: t.offers('field')[0]!.piece! })
    for (let i = 0; i < 2; i++) {
      t.choose('use', { piece: '0.ygo-113', place: t.offers('use')[0]!.place! })
      t.choose('pick', { piece: '0.ygo-001.0' })
      paid(t)
    }
    t.choose('buy', { piece: '0.ygo-032' })
    expect(
      inZone(t, 0, 'used')
        .filter((name) => name.includes('ygo'))
        .sort(),
    ).toEqual(['0.ygo-032.0', '0.ygo-113.0', '0.ygo-113.1'])
    expect(inZone(t, 0, 'field').length).toBe(3)
  })
  test('DM-MAIN-02 the other player may only use globals', () => {
    const reserve = ['sidekick:bolt', 'sidekick:bolt', 'sidekick:bolt', 'sidekick:bolt']
    const t = laid('ygo', idle, { field: ['sidekick@1'], reserve, cards: ['ygo-116', 'ygo-009'] })
    t.pass()
    expect([t.ask, t.asked]).toEqual(['respond', 1])
    expect(t.acts.every((act) => act === 'pass' || act === 'use' || act === 'batch')).toBe(true)
    for (const piece of ['1.ygo-116', '1.ygo-009']) expect(t.refusal('buy', { piece })).toBe('DM-MAIN-05')
    expect(t.refusal('field', { piece: '1.sidekick.0' })).toBe('DM-MAIN-05')
  })
  test('DM-MAIN-03 the step ends when both have passed in a row, the active player last', () => {
    const t = laid('ygo', idle, { field: ['sidekick@1'], reserve: ['sidekick:bolt'] })
    const { phase } = t.state.turn
    t.pass()
    t.choose('use', { piece: '0.ygo-113', place: t.offers('use')[0]!.place! })
    while (t.ask === 'pick') t.choose('pick', { piece: '1.sidekick.0' })
    paid(t)
    expect([t.ask, t.asked, t.state.turn.phase]).toEqual(['main', 0, phase])
    t.pass()
    expect([t.ask, t.asked]).toEqual(['respond', 1])
    t.pass()
    expect([t.ask, t.asked, t.state.turn.phase]).toEqual(['main', 0, phase])
    t.pass()
    expect(t.state.turn.phase).not.toBe(phase)
  })
  test.each(['ygo', 'wh40k'] as const)('DM-MAIN-04 in %s unfielded characters go straight to the used pile, the rest stays', (edition) => {
    const action = edition === 'ygo' ? 'ygo-116*0' : 'bfu-049*0'
    const t = laid(edition, { ...idle, reserve: ['sidekick@1', 'sidekick:bolt', action] }, {})
    while (t.ask === 'main' || t.ask === 'respond') t.pass()
    expect([zoneAt(t, '0.sidekick.1'), inZone(t, 0, 'out')]).toEqual(['used', []])
    const left = inZone(t, 0, 'reserve')
    expect(left.length).toBe(3)
    expect(left).toContain(`0.${action.slice(0, -2)}.0`)
  })
  test('DM-MAIN-05 nobody buys or fields outside the own Main Step', () => {
    const t = laid('wh40k', { field: ['bfu-022@1'], reserve: [...new Array<string>(4).fill('sidekick:bolt')] }, { field: ['sidekick@1'] })
    expect(t.refusal('buy', { piece: '0.bfu-051' })).toBeNull()
    expect(t.refusal('buy', { piece: '0.bfu-051' }, 1)).not.toBeNull()
    while (t.ask === 'main' || t.ask === 'respond') t.pass()
    if (t.ask === 'attackStep') t.choose('attack')
    expect(t.refusal('buy', { piece: '0.bfu-051' })).toBe('DM-MAIN-05')
    t.choose('pick', { piece: '0.bfu-022.0' }).choose('done')
    expect(t.ask).toBe('window')
    expect([t.refusal('buy', { piece: '0.bfu-051' }), t.refusal('field', { piece: '0.sidekick.0' })]).toEqual(['DM-MAIN-05', 'DM-MAIN-05'])
  })
  test('DM-MAIN-06 with the reserve cleared the active player decides whether to attack', () => {
    const t = laid('ygo', { field: ['sidekick@1', 'ygo-001@1'], reserve: ['sidekick@1'] }, {})
    while (t.ask === 'main' || t.ask === 'respond') t.pass()
    expect([t.ask, t.asked, t.acts]).toEqual(['attackers', 0, ['done', 'pick']])
    expect(zoneAt(t, '0.sidekick.1')).toBe('used')
  })
})
