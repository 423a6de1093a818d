import { describe, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { bare, laid, lifeOf, type Play, picks, values, zoneAt } from './laid.ts'

const pass = (t: Play): void => {
  while (t.outcome === null && ['main', 'respond', 'window'].includes(t.ask)) t.pass()
}
function attackWith(t: Play, ...names: readonly string[]): void {
  pass(t)
  if (t.ask === 'attackStep') t.choose('attack')
  const left = [...names]
  while (t.outcome === null && t.ask === 'attackers') {
    const next = t.offers('pick').find(({ piece }) => left.includes(piece!))?.piece
    if (next === undefined) t.choose('done')
    else t.choose('pick', { piece: left.splice(left.indexOf(next), 1)[0]! })
  }
}
function block(t: Play, ...pairs: readonly (readonly [string, string])[]): void {
  for (const [piece, target] of pairs) t.choose('block', { piece, target })
  if (t.ask === 'blockers') t.choose('done')
}
const editions = ['ygo', 'wh40k'] as const
const big = { ygo: 'ygo-009', wh40k: 'bfu-022' } as const

describe('attack', () => {
  test('DM-ATT-01, DM-GLOBAL-12, DM-EX-83, DM-ACTION-06, DM-CLEAN-03 no attack, no window; unused action dice go', () => {
    const t = bare('ygo', {}, { field: ['sidekick@1'], reserve: ['ygo-113*0', 'sidekick:bolt'] }, { field: ['sidekick@1'] })
    pass(t)
    expect(t.ask).toBe('attackers')
    t.choose('done')
    expect([t.state.turn.no, zoneAt(t, '0.ygo-113.0'), zoneAt(t, '0.sidekick.1')]).toEqual([4, 'used', 'reserve'])
  })
  test('DM-ATT-02, -08, DM-ERR-24 only own characters in the field attack', () => {
    const t = laid('ygo', { field: ['sidekick@1'], reserve: ['ygo-006@1'] }, { field: ['sidekick@1'] })
    pass(t)
    expect(picks(t)).toEqual(['0.sidekick.0'])
    expect(t.refusal('pick', { piece: '1.sidekick.0' })).toBe('DM-ATT-02')
  })
  test('DM-ATT-06, DM-ERR-25, DM-FUND-02 who must attack cannot be left out', () => {
    const t = laid('ygo', { field: ['ygo-009@1', 'ygo-022@1', 'sidekick@1'] }, {})
    pass(t)
    expect([t.refusal('done'), picks(t)]).toEqual(['DM-ATT-06', ['0.ygo-009.0', '0.ygo-022.0']])
    t.choose('pick', { piece: '0.ygo-022.0' })
    expect([t.refusal('done'), picks(t)]).toEqual([null, ['0.sidekick.0']])
  })
  test('DM-BLOCK-01, -02, DM-ERR-26 one blocker blocks one attacker, several may block the same', () => {
    const t = laid('ygo', { field: ['ygo-006@1', 'sidekick@1'] }, { field: ['ygo-009@1', 'ygo-004@1'] })
    attackWith(t, '0.ygo-006.0', '0.sidekick.0')
    expect(t.offers('block').length).toBe(4)
    t.choose('block', { piece: '1.ygo-009.0', target: '0.ygo-006.0' })
    expect(t.offers('block').map(({ piece }) => piece)).toEqual(['1.ygo-004.0', '1.ygo-004.0'])
    t.choose('block', { piece: '1.ygo-004.0', target: '0.ygo-006.0' })
    expect(values(t, '0.ygo-006.0').blocked).toBe(true)
  })
  test('DM-BLOCK-06, DM-ERR-27 one that needs two blockers has two or none', () => {
    const t = laid('ygo', { field: ['ygo-024@1', 'sidekick@1'] }, { field: ['ygo-009@1', 'ygo-004@1', 'ygo-006@1'] })
    attackWith(t, '0.ygo-024.0', '0.sidekick.0')
    t.choose('block', { piece: '1.ygo-009.0', target: '0.ygo-024.0' })
    const ways = t
      .offers('block')
      .map(({ piece, target }) => `${piece} ${target}`)
      .sort()
    expect([t.refusal('done'), ways]).toEqual([
      'DM-BLOCK-06',
      ['1.ygo-004.0 0.sidekick.0', '1.ygo-004.0 0.ygo-024.0', '1.ygo-006.0 0.ygo-024.0'],
    ])
  })
  test('DM-BLOCK-06 alone it cannot be blocked at all by a single die', () => {
    const t = laid('ygo', { field: ['ygo-024@1', 'sidekick@1'] }, { field: ['ygo-009@1'] })
    attackWith(t, '0.ygo-024.0', '0.sidekick.0')
    expect(t.offers('block')).toEqual([{ piece: '1.ygo-009.0', target: '0.sidekick.0' }])
  })
  test('DM-BLOCK-04, -05, -07, DM-DMG-09, DM-EX-52 blocked stays blocked', () => {
    const t = laid('ygo', { field: ['ygo-006@1'], reserve: ['ygo-114*0'] }, { field: ['sidekick@1'] })
    attackWith(t, '0.ygo-006.0')
    block(t, ['1.sidekick.0', '0.ygo-006.0'])
    expect(t.ask).toBe('window')
    t.choose('play', { piece: '0.ygo-114.0' })
    while (t.ask === 'pick') t.choose('pick', { piece: '1.sidekick.0' })
    expect(zoneAt(t, '1.sidekick.0')).toBe('prep')
    t.luck('after')
    pass(t)
    expect([lifeOf(t, 1), zoneAt(t, '0.ygo-006.0')]).toEqual([20, 'field'])
  })
})

describe('combat damage', () => {
  test('DM-DMG-01 to -05, -07, DM-KO-01, -03, DM-TERM-05 fighters hurt each other, the rest hits the player', () => {
    for (const edition of editions) {
      const t = bare(edition, {}, { field: [`${big[edition]}@3`, 'sidekick@1'] }, { field: ['sidekick@1'] })
      attackWith(t, `0.${big[edition]}.0`, '0.sidekick.0')
      block(t, ['1.sidekick.0', `0.${big[edition]}.0`])
      expect([zoneAt(t, '1.sidekick.0') === 'prep' || t.state.turn.no === 4, lifeOf(t, 1)]).toEqual([true, 19])
      expect(zoneAt(t, `0.${big[edition]}.0`)).toBe('field') // DM-DMG-13
    }
  })
  test('DM-DMG-04, -06, DM-ERR-28 damage is shared freely and all of it is assigned', () => {
    const t = laid('ygo', { field: ['ygo-006@3'] }, { field: ['ygo-009@1', 'ygo-004@1'] })
    attackWith(t, '0.ygo-006.0')
    block(t, ['1.ygo-009.0', '0.ygo-006.0'], ['1.ygo-004.0', '0.ygo-006.0'])
    pass(t)
    const attack = Number(values(t, '0.ygo-006.0').attack)
    expect([t.ask, t.offers('assign').length]).toEqual(['split', attack + 1])
    expect(t.refusal('assign', { piece: t.offers('assign')[0]!.piece!, place: attack + 1 })).toBe('DM-DMG-06')
  })
  test('DM-DMG-12, DM-ZONE-09, DM-CLEAN-01 unblocked attackers go to the used pile in Cleanup, or out of play at once', () => {
    for (const edition of editions) {
      const t = bare(edition, {}, { field: ['sidekick@1'] }, {})
      attackWith(t, '0.sidekick.0')
      expect([zoneAt(t, '0.sidekick.0'), lifeOf(t, 1)]).toEqual(['used', 19])
    }
  })
  test('DM-WIN-01, DM-DMG-03, -11, DM-LIFE-03 a player at 0 has lost at once', () => {
    const t = bare('ygo', {}, { field: ['sidekick@1'] }, { life: 1 })
    attackWith(t, '0.sidekick.0')
    expect(t.outcome).toEqual({ places: [1, 2], rule: 'DM-WIN-01' })
  })
  test('DM-WIN-05 a player may concede, and both may agree a draw', () => {
    const t = laid('ygo', { field: ['sidekick@1'] }, {})
    t.aside(1, 'resign')
    expect(t.outcome).toEqual({ places: [1, 2], rule: 'DM-WIN-05' })
    const u = laid('wh40k', { field: ['sidekick@1'] }, {})
    u.aside(0, 'offer').aside(1, 'accept')
    expect(u.outcome).toEqual({ places: [1, 1], rule: 'DM-WIN-05' })
  })
})

describe('priority', () => {
  const both = (table: Config['table'] = {}): Play =>
    bare(
      'ygo',
      table,
      { field: ['sidekick@1'], reserve: ['sidekick:bolt', 'sidekick:bolt'], cards: ['ygo-113'] },
      { field: ['sidekick@1'], reserve: ['sidekick:bolt', 'sidekick:bolt'] },
    )
  const use = (t: Play): void => {
    t.choose('use', { piece: '0.ygo-113', place: 2 })
    while (t.ask === 'pick') t.choose('pick', { piece: '0.sidekick.0' })
    if (t.ask === 'pay') t.choose('accept')
  }
  test('DM-PRIO-01, -03, -04, DM-ERR-01, -22, DM-GLOBAL-01 any number of actions, then one answer, then again', () => {
    const t = both()
    use(t)
    expect([t.asked, t.ask, values(t, '0.sidekick.0').attack]).toEqual([0, 'main', 2])
    t.choose('pass')
    expect([t.asked, t.ask]).toEqual([1, 'respond'])
    expect(t.refusal('pass', {}, 0)).toBe('DM-PRIO-03')
    use(t)
    expect([t.asked, t.ask, values(t, '0.sidekick.0').attack]).toEqual([0, 'main', 3])
  })
  test('DM-PRIO-06, -07, DM-EX-71 the active player has the last word, and the other is asked again', () => {
    const t = both()
    t.choose('pass').choose('pass')
    expect([t.asked, t.ask]).toEqual([0, 'main'])
    use(t)
    t.choose('pass')
    expect([t.asked, t.ask]).toEqual([1, 'respond'])
    t.choose('pass').choose('pass')
    expect(t.ask).toBe('attackers')
  })
  test('DM-PRIO-07 with twoPassesEnd two passes end it', () => {
    const t = both({ twoPassesEnd: true })
    t.choose('pass').choose('pass')
    expect(t.ask).toBe('attackers')
  })
  test('DM-PRIO-02, -11 in the open procedure every action may be answered', () => {
    const t = both({ priorityMode: 'open' })
    use(t)
    expect([t.asked, t.ask]).toEqual([1, 'respond'])
    t.choose('pass')
    expect([t.asked, t.ask]).toEqual([0, 'main'])
  })
  test('DM-GLOBAL-09, DM-EX-72 uses paid together are one action in 2014; in 2018 there is one use', () => {
    const t = both()
    t.choose('pass').choose('batch', { piece: '0.ygo-113', place: 2 * 8 + 2 })
    while (t.ask === 'pick') t.choose('pick', { piece: '0.sidekick.0' })
    expect([t.asked, t.ask, values(t, '0.sidekick.0').attack]).toEqual([0, 'main', 3])
    expect([zoneAt(t, '1.sidekick.1'), zoneAt(t, '1.sidekick.2')]).toEqual(['used', 'used'])
    const later = laid('wh40k', { field: ['sidekick@1'] }, { field: ['sidekick@1'], reserve: ['sidekick:bolt', 'sidekick:bolt'] })
    later.choose('pass')
    expect([later.asked, later.acts]).toEqual([1, ['pass', 'use']])
  })
  test('DM-MAIN-02, -05, DM-ACTION-07, DM-WINDOW-02, DM-ERR-07, -15, -19 the other player only answers; nothing is bought in the window', () => {
    const t = laid(
      'ygo',
      { field: ['sidekick@1'], reserve: ['sidekick:bolt'], cards: ['ygo-009'] },
      { field: ['sidekick@1'], reserve: ['sidekick:bolt'] },
    )
    t.choose('pass')
    expect([t.asked, t.acts]).toEqual([1, ['pass', 'use', 'batch']])
    attackWith(t, '0.sidekick.0')
    block(t)
    expect([t.ask, t.refusal('buy', { piece: '0.ygo-009' })]).toEqual(['window', 'DM-MAIN-05'])
  })
})

describe('the turn', () => {
  test('DM-DRAW-03, -06, -07, -10, DM-EX-23 a short draw hurts and gives virtual energy (2014)', () => {
    const t = bare('ygo', {}, { field: ['sidekick@1'] }, { bag: ['sidekick', 'sidekick'] })
    pass(t)
    t.choose('done')
    expect([lifeOf(t, 1), t.state.players[1]!.generic, t.told.includes('playerDamaged')]).toEqual([18, 2, true])
  })
  test('DM-DRAW-06, -07, -14, DM-LIFE-02, DM-EX-24 it costs life, which is no damage (2018)', () => {
    const t = bare('wh40k', {}, { field: ['sidekick@1'] }, { bag: ['sidekick'] })
    pass(t)
    t.choose('done')
    expect([lifeOf(t, 1), t.state.players[1]!.generic, t.told.includes('playerDamaged')]).toEqual([17, 3, false])
    const dead = bare('wh40k', {}, { field: ['sidekick@1'] }, { bag: ['sidekick'], life: 3 })
    pass(dead)
    dead.choose('done')
    expect(dead.outcome).toEqual({ places: [1, 2], rule: 'DM-WIN-01' })
  })
  test('DM-MAIN-04, DM-FIELD-11, DM-ZONE-11 unfielded characters go to the used pile, energy stays', () => {
    const t = bare('wh40k', {}, { field: ['sidekick@1'], reserve: ['bfu-042@3', 'sidekick:bolt'] }, {})
    pass(t)
    expect([t.ask, zoneAt(t, '0.bfu-042.0'), zoneAt(t, '0.sidekick.1')]).toEqual(['attackers', 'used', 'reserve'])
  })
  test('DM-ROLL-03, -04, -07, DM-ERR-04 one reroll of any subset; equal dice are one choice', () => {
    const t = bare('ygo', {}, { field: ['sidekick@1'] }, { bag: ['sidekick', 'sidekick', 'sidekick', 'sidekick'] })
    pass(t)
    t.rolls(1, 1, 1, 1, 1, 1, 2).choose('done')
    expect([t.ask, picks(t).length]).toEqual(['reroll', 2])
    t.choose('pick', { piece: picks(t)[0]! })
    expect(picks(t).length).toBe(2)
    t.rolls(3).choose('done')
    expect([t.ask, t.asked]).not.toEqual(['reroll', 1])
  })
})
