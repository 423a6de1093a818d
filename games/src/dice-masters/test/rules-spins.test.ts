import { describe, expect, test, vi } from 'vitest'
import { attackWith, blockWith, endTurn, levelOf, play, stats } from './acting.ts'
import { laid, lifeOf, type Play, picks, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  return { ...real, packages: [...real.packages, (await import('./fixtures-effects.ts')).fixtures] }
})
const editions = ['ygo', 'wh40k'] as const

describe('spinning', () => {
  test('DM-SPIN-01 up is the next face to the right, down the next to the left', () => {
    const t = laid('wh40k', { field: ['plain@2', 'sidekick@1'], reserve: ['up*0', 'down*0'] }, {})
    play(t, 'up', '0.plain.0')
    expect([levelOf(t, '0.plain.0'), ...stats(t, '0.plain.0')]).toEqual([3, 4, 6, 0])
    play(t, 'down', '0.plain.0')
    expect([levelOf(t, '0.plain.0'), ...stats(t, '0.plain.0')]).toEqual([2, 3, 5, 0])
  })
  test.each(editions)(
    'DM-SPIN-02, -07, -08, DM-ERR-30 the highest level spins no further up, the lowest no further down, a sidekick not at all (%s)',
    (edition) => {
      const t = laid(edition, { field: ['plain@1', 'rich@2', 'strong@3', 'sidekick@1'], reserve: ['up*0', 'down*0'] }, {})
      t.choose('play', { piece: '0.up.0' })
      expect(picks(t)).toEqual(['0.plain.0', '0.rich.0'])
      expect(['0.strong.0', '0.sidekick.0'].map((piece) => t.refusal('pick', { piece }))).toEqual(['DM-SPIN-02', 'DM-SPIN-02'])
      t.choose('pick', { piece: '0.rich.0' }).choose('play', { piece: '0.down.0' })
      expect(picks(t)).toEqual(['0.rich.0', '0.strong.0'])
      expect(t.refusal('pick', { piece: '0.plain.0' })).toBe('DM-SPIN-02')
    },
  )
  test('DM-SPIN-03 a spun die stays where it is, with damage and modifiers; it was not fielded', () => {
    const t = laid('wh40k', { field: ['herald@1', 'sidekick@1'], reserve: ['hit*0', 'pump*0', 'up*0'] }, {})
    play(t, 'hit', '0.herald.0')
    play(t, 'pump', '0.herald.0')
    play(t, 'up', '0.herald.0')
    expect([zoneAt(t, '0.herald.0'), ...stats(t, '0.herald.0'), lifeOf(t, 1)]).toEqual(['field', 4, 5, 2, 20])
  })
  test.each(editions)('DM-SPIN-04 after a spin its damage may be too much (%s)', (edition) => {
    const t = laid(edition, { field: ['frail@2', 'sidekick@1'], reserve: ['hit*0', 'down*0'] }, {})
    play(t, 'hit', '0.frail.0')
    expect([zoneAt(t, '0.frail.0'), stats(t, '0.frail.0')[2]]).toEqual(['field', 2]) // of 3
    play(t, 'down', '0.frail.0')
    expect(zoneAt(t, '0.frail.0')).toBe('prep') // of 1
  })
  test('DM-SPIN-05 an effect spins as far as it goes; a cost must be possible in full', () => {
    const t = laid('wh40k', { field: ['plain@2', 'cut@2', 'sidekick@1'], reserve: ['down2*0'] }, {})
    play(t, 'down2', '0.plain.0')
    expect(levelOf(t, '0.plain.0')).toBe(1)
    expect(t.refusal('use', { piece: '0.cut.0', place: 0 })).toBe('DM-COST-01')
    const u = laid('wh40k', { field: ['cut@3', 'sidekick@1'] }, {})
    u.choose('use', { piece: '0.cut.0', place: 0 })
    expect([levelOf(u, '0.cut.0'), lifeOf(u, 1)]).toEqual([1, 19])
  })
  test.each(editions)('DM-SPIN-06, DM-CONTROL-08 spun to energy it leaves for its owner’s reserve, with nothing on it (%s)', (edition) => {
    const t = laid(edition, { field: ['plain@1', 'sidekick@1'], reserve: ['hit*0', 'pump*0', 'drop*0'] }, {})
    play(t, 'hit', '0.plain.0')
    play(t, 'pump', '0.plain.0')
    play(t, 'drop', '0.plain.0')
    expect([zoneAt(t, '0.plain.0'), values(t, '0.plain.0').face, t.state.standing.length]).toEqual(['reserve', 'energy', 0])
    const u = laid(edition, { field: ['sidekick@1'], reserve: ['rule*0', 'drop*0'] }, { field: ['plain@1'] })
    play(u, 'rule')
    play(u, 'drop', '1.plain.0')
    const { owner, controller } = u.state.pieces[u.piece('1.plain.0')]!
    expect([zoneAt(u, '1.plain.0'), owner, controller]).toEqual(['reserve', 1, 1])
  })
})

describe('rerolling', () => {
  const rerolled = (edition: 'ygo' | 'wh40k', die: string, face: number, ...before: readonly string[]): Play => {
    const t = laid(edition, { field: [die, 'sidekick@1'], reserve: [...before.map((id) => `${id}*0`), 'reroll*0'] }, {})
    const name = `0.${die.replace(/[@*].*/, '')}.0`
    for (const id of before) play(t, id, name)
    t.rolls(face)
    return play(t, 'reroll', name)
  }
  test.each(editions)(
    'DM-REROLL-01, -03, DM-EX-50 another level: it stays, keeps damage and effects, and was not fielded (%s)',
    (edition) => {
      const t = rerolled(edition, 'herald@1', 6, 'hit', 'pump')
      expect([zoneAt(t, '0.herald.0'), levelOf(t, '0.herald.0'), ...stats(t, '0.herald.0'), lifeOf(t, 1)]).toEqual([
        'field',
        3,
        5,
        6,
        2,
        20,
      ])
    },
  )
  test.each(editions)('DM-REROLL-02, -05, DM-EX-50 energy: it moves to the reserve and loses all that was on it (%s)', (edition) => {
    const t = rerolled(edition, 'plain@1', 1, 'hit', 'goad')
    expect([zoneAt(t, '0.plain.0'), values(t, '0.plain.0').face, t.state.standing.length]).toEqual(['reserve', 'energy', 0])
    expect(t.state.marks[t.piece('0.plain.0')]).toBeNull()
  })
  test('DM-REROLL-04 a Continuous die goes to the reserve on energy, and stays on an action', () => {
    expect(zoneAt(rerolled('wh40k', 'ring*0', 2), '0.ring.0')).toBe('reserve')
    expect(zoneAt(rerolled('wh40k', 'ring*0', 5), '0.ring.0')).toBe('field')
  })
  test.each(editions)('DM-REROLL-06, DM-TOKEN-03, DM-ERR-30 only rolled dice, no tokens, none that is partly spent (%s)', (edition) => {
    const t = laid(edition, { field: ['plain@1'], reserve: ['make*0', 'reroll*0', 'rich=2'], used: ['strong'] }, {})
    play(t, 'make')
    t.state.marks[t.piece('0.rich.0')] = { ...t.state.marks[t.piece('0.plain.0')]!, partly: true }
    t.choose('play', { piece: '0.reroll.0' })
    expect(picks(t)).toEqual(['0.plain.0', '0.sidekick.0', '1.sidekick.0'])
    const refusals = ['0.strong.0', '0.token-Drone-2-3.0', '0.rich.0'].map((piece) => t.refusal('pick', { piece }))
    expect(refusals).toEqual(['DM-REROLL-06', 'DM-TOKEN-03', 'DM-ENERGY-16'])
  })
  test.each(editions)('DM-REROLL-07 an attacker on another level goes on attacking; on energy it leaves the attack (%s)', (edition) => {
    const attacked = (face: number) => {
      const t = laid(edition, { field: ['plain@1', 'sidekick@1'], reserve: ['reroll*0'] }, { field: ['plain@1', 'sidekick@1'] })
      attackWith(t, '0.plain.0')
      blockWith(t, ['1.plain.0', '0.plain.0'])
      t.rolls(face)
      return play(t, 'reroll', '0.plain.0')
    }
    const on = values(attacked(6), '0.plain.0')
    expect([on.attacking, on.blocked, on.level]).toEqual([true, true, 3])
    const off = attacked(1)
    expect([zoneAt(off, '0.plain.0'), zoneAt(off, '1.plain.0')]).toEqual(['reserve', 'attack'])
    endTurn(off)
    expect(lifeOf(off, 1)).toBe(20)
  })
  test.each(editions)(
    'DM-REROLL-08 a die of the inactive player in the reserve goes to the used pile on a character face (%s)',
    (edition) => {
      const t = laid(edition, { field: ['sidekick@1'], reserve: ['reroll*0'] }, { reserve: ['plain=1'] })
      t.rolls(5)
      play(t, 'reroll', '1.plain.0')
      expect(zoneAt(t, '1.plain.0')).toBe('used')
    },
  )
  test.each(editions)('DM-REROLL-09 a roll from an unrolled zone whose text says nothing leads to the reserve (%s)', (edition) => {
    const t = laid(edition, { field: ['sidekick@1'], reserve: ['draw1*0'], bag: ['plain'] }, {})
    t.rolls(5)
    play(t, 'draw1')
    expect([zoneAt(t, '0.plain.0'), levelOf(t, '0.plain.0')]).toEqual(['reserve', 2])
  })
})
