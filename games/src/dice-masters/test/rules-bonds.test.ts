import { describe, expect, test, vi } from 'vitest'
import { attackWith, blockWith, choose, endTurn, field, levelOf, play, stats } from './acting.ts'
import { laid, lifeOf, type Play, picks, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  return { ...real, packages: [...real.packages, (await import('./fixtures-effects.ts')).fixtures] }
})
const editions = ['ygo', 'wh40k'] as const
const controller = (t: Play, name: string) => t.state.pieces[t.piece(name)]!.controller
const captive = (edition: 'ygo' | 'wh40k', ...mine: readonly string[]) => {
  const t = laid(edition, { field: ['sidekick@1'], reserve: ['jailer@1', ...mine] }, { field: ['banner@2', 'plain@1'] })
  field(t, 'jailer', '1.banner.0')
  if (t.ask === 'pick') t.choose('done')
  return t
}

describe('capturing', () => {
  test.each(editions)('DM-CAPTURE-01, -02 a captured die lies under its captor and does not exist (%s)', (edition) => {
    const t = captive(edition)
    expect([zoneAt(t, '1.banner.0'), t.state.marks[t.piece('1.banner.0')]!.captor % 512]).toEqual(['captured', t.piece('0.jailer.0')])
    expect(stats(t, '1.plain.0')[0]).toBe(2) // no longer under the banner
  })
  test('DM-CAPTURE-03 only characters in the field are captured', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['jailer@1'] }, { field: ['ring*0', 'plain@1', 'rich@1'] })
    t.choose('field', { piece: '0.jailer.0' })
    expect(picks(t)).toEqual(['1.plain.0', '1.rich.0'])
  })
  test.each(editions)(
    'DM-CAPTURE-04, -06, -07 it ends with the turn: back in the field on its level, not fielded, with nothing on it (%s)',
    (edition) => {
      const t = captive(edition)
      endTurn(t)
      expect([zoneAt(t, '1.banner.0'), levelOf(t, '1.banner.0'), stats(t, '1.banner.0')[2]]).toEqual(['field', 2, 0])
      expect(t.told.filter((on) => on === 'fielded')).toEqual([])
    },
  )
  test.each(editions)('DM-CAPTURE-05 it ends at once when the captor leaves the field, KO’d or not (%s)', (edition) => {
    for (const id of ['kill', 'drop']) {
      const t = captive(edition, `${id}*0`)
      play(t, id, '0.jailer.0')
      expect([zoneAt(t, '1.banner.0'), levelOf(t, '1.banner.0'), stats(t, '1.plain.0')[0]]).toEqual(['field', 2, 3])
    }
  })
  test('DM-CAPTURE-08 a captured blocker is out of the attack, and its attacker stays blocked', () => {
    const t = laid('wh40k', { field: ['plain@1', 'sidekick@1'], reserve: ['seize*0'] }, { field: ['plain@1', 'sidekick@1'] })
    attackWith(t, '0.plain.0')
    blockWith(t, ['1.plain.0', '0.plain.0'])
    play(t, 'seize', '0.sidekick.0', '1.plain.0')
    expect([zoneAt(t, '1.plain.0'), values(t, '0.plain.0').blocked]).toEqual(['captured', true])
    endTurn(t)
    expect([lifeOf(t, 1), zoneAt(t, '0.plain.0'), zoneAt(t, '1.plain.0')]).toEqual([20, 'field', 'field'])
  })
  test('DM-CAPTURE-09 one die holds several; a captor that is captured frees its own first', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['jailer@1', 'seize*0'] }, { field: ['plain@1', 'rich@1'] })
    field(t, 'jailer', '1.plain.0', '1.rich.0')
    expect([zoneAt(t, '1.plain.0'), zoneAt(t, '1.rich.0')]).toEqual(['captured', 'captured'])
    play(t, 'seize', '0.sidekick.0', '0.jailer.0')
    expect([zoneAt(t, '0.jailer.0'), zoneAt(t, '1.plain.0'), zoneAt(t, '1.rich.0')]).toEqual(['captured', 'field', 'field'])
  })
})

describe('controlling', () => {
  const taken = (edition: 'ygo' | 'wh40k', mine: readonly string[] = [], theirs: readonly string[] = ['plain@2']) => {
    const t = laid(edition, { field: ['sidekick@1'], reserve: ['tyrant@1', ...mine] }, { field: theirs })
    field(t, 'tyrant', `1.${theirs[0]!.slice(0, -2)}.0`)
    return t
  }
  test.each(editions)(
    'DM-CONTROL-01, -09 it moves to the controller’s field, is theirs for all purposes, and was not fielded (%s)',
    (edition) => {
      const t = taken(edition, ['rally*0'], ['herald@1'])
      play(t, 'rally')
      expect([zoneAt(t, '1.herald.0'), controller(t, '1.herald.0'), t.state.pieces[t.piece('1.herald.0')]!.owner]).toEqual(['field', 0, 1])
      expect([stats(t, '1.herald.0')[0], lifeOf(t, 0), lifeOf(t, 1)]).toEqual([3, 20, 20])
    },
  )
  test.each(editions)('DM-CONTROL-02, -03 it uses its owner’s card for its controller; equal names are different cards (%s)', (edition) => {
    const t = laid(edition, { field: ['banner@1', 'plain@1', 'sidekick@1'], reserve: ['rule*0'] }, { field: ['banner@1'] })
    expect(stats(t, '0.plain.0')[0]).toBe(3)
    play(t, 'rule', '1.banner.0')
    expect(stats(t, '0.plain.0')[0]).toBe(4) // both banners are active for this player, each once
  })
  test('DM-CONTROL-04 2014: the controlling die may not attack, the controlled one may; 2018 has no such limit', () => {
    const may = (edition: 'ygo' | 'wh40k') => {
      const t = taken(edition)
      while (t.ask !== 'attackers') t.pass()
      return [...picks(t)].sort()
    }
    expect(may('ygo')).toEqual(['0.sidekick.0', '1.plain.0'])
    expect(may('wh40k')).toEqual(['0.sidekick.0', '0.tyrant.0', '1.plain.0'])
    const t = taken('ygo')
    while (t.ask !== 'attackers') t.pass()
    expect(t.refusal('pick', { piece: '0.tyrant.0' })).not.toBeNull()
  })
  test.each(editions)(
    'DM-CONTROL-05, -07 it ends with the turn or when the controlling die leaves: back on its face, with its damage (%s)',
    (edition) => {
      const t = taken(edition, ['hit*0', 'kill*0'])
      play(t, 'hit', '1.plain.0')
      play(t, 'kill', '0.tyrant.0')
      expect([controller(t, '1.plain.0'), zoneAt(t, '1.plain.0'), levelOf(t, '1.plain.0'), stats(t, '1.plain.0')[2]]).toEqual([
        1,
        'field',
        2,
        2,
      ])
      const u = taken(edition)
      endTurn(u)
      expect([controller(u, '1.plain.0'), zoneAt(u, '1.plain.0'), zoneAt(u, '0.tyrant.0')]).toEqual([1, 'field', 'field'])
    },
  )
  test.each(editions)(
    'DM-CONTROL-06 a controlled die that attacks unblocked, or is KO’d, goes to its owner’s Prep Area (%s)',
    (edition) => {
      const t = taken(edition)
      attackWith(t, '1.plain.0')
      t.luck('on')
      while (zoneAt(t, '1.plain.0') === 'attack') t.pass()
      expect([lifeOf(t, 1), t.state.pieces[t.piece('1.plain.0')]!.owner]).toEqual([17, 1])
      const rolled = t.events.filter((event) => event.on === 'rolled').map((event) => event.piece)
      expect(rolled).toContain(t.piece('1.plain.0')) // its owner's next roll has it from the Prep Area
      const u = taken(edition, ['kill*0'])
      play(u, 'kill', '1.plain.0')
      expect([zoneAt(u, '1.plain.0'), u.state.zones[1 + 12 + 2]!.includes(u.piece('1.plain.0'))]).toEqual(['prep', true])
    },
  )
  test('DM-CONTROL-10 the ban of 2014 covers attacking only', () => {
    const t = laid('ygo', { field: ['plain@1', 'sidekick@1'] }, { field: ['tyrant@1', 'sidekick@1'] })
    t.state.marks[t.piece('1.sidekick.0')]!.ruler = (t.state.pieces[t.piece('1.tyrant.0')]!.life * 512 + t.piece('1.tyrant.0')) as never
    attackWith(t, '0.plain.0')
    expect(t.offers('block').map(({ piece }) => piece)).toContain('1.tyrant.0')
  })
})

describe('copying', () => {
  test('DM-COPY-01 2014: the other die’s numbers, with what its burst gives; its own burst stays', () => {
    const t = laid('ygo', { field: ['sidekick@1'], reserve: ['mimic@2'] }, { field: ['flare@3'] })
    field(t, 'mimic')
    expect([...stats(t, '0.mimic.0'), values(t, '0.mimic.0').burst]).toEqual([7, 6, 0, 1])
  })
  test('DM-COPY-02 2018: what the other card prints for its own level; both bursts count', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['mimic@1', 'pump*0'] }, { field: ['rich@3'] })
    play(t, 'pump', '1.rich.0')
    field(t, 'mimic')
    expect([...stats(t, '0.mimic.0'), values(t, '0.mimic.0').burst]).toEqual([5, 3, 0, 2]) // level 1 of it, and its two bursts
    const u = laid('wh40k', { field: ['sidekick@1'], reserve: ['mimic@3'] }, { field: ['sidekick@1'] })
    field(u, 'mimic')
    expect([...stats(u, '0.mimic.0'), values(u, '0.mimic.0').burst]).toEqual([1, 1, 0, 2]) // its highest level; the own bursts stay
  })
  test('DM-COPY-03 2014: the copied text stands in place of the own one; 2018: beside it; it speaks of the copying die', () => {
    const attacked = (edition: 'ygo' | 'wh40k') => {
      const t = laid(edition, { field: ['sidekick@1'], reserve: ['student@1'] }, { field: ['raider@1'] })
      field(t, 'student')
      attackWith(t, '0.student.0')
      while (t.ask === 'order') t.pass()
      return 20 - lifeOf(t, 1)
    }
    expect([attacked('ygo'), attacked('wh40k')]).toEqual([2, 7])
  })
  test.each(editions)('DM-COPY-03 a copied text works when the die falls (%s)', (edition) => {
    const t = laid(edition, { field: ['sidekick@1'], reserve: ['student@1', 'kill*0'] }, { field: ['raider@1'] })
    field(t, 'student')
    play(t, 'kill', '0.student.0')
    expect(lifeOf(t, 1)).toBe(17)
  })
  test('DM-COPY-04 a copied die: name, text and printed stats of the other; level, damage and effects of its own', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['double@2', 'pump*0'] }, { field: ['raider@1'] })
    field(t, 'double')
    play(t, 'pump', '0.double.0')
    expect([levelOf(t, '0.double.0'), ...stats(t, '0.double.0')]).toEqual([2, 4, 5, 0])
    attackWith(t, '0.double.0')
    expect(20 - lifeOf(t, 1)).toBe(2) // the raider's text, not its own
  })
  test('DM-COPY-05 a copy keeps the values it took, and ends with the turn', () => {
    const t = laid('ygo', { field: ['sidekick@1'], reserve: ['mimic@1', 'pump*0'] }, { field: ['rich@1'] })
    field(t, 'mimic')
    play(t, 'pump', '1.rich.0')
    expect([stats(t, '0.mimic.0')[0], stats(t, '1.rich.0')[0]]).toEqual([5, 6])
    endTurn(t)
    expect(stats(t, '0.mimic.0')).toEqual([2, 4, 0])
    const u = laid('wh40k', { field: ['sidekick@1'], reserve: ['mimic@1'] }, { field: ['rich@1'] })
    endTurn(field(u, 'mimic'))
    expect(stats(u, '0.mimic.0')).toEqual([2, 4, 0])
  })
  test('DM-COPY-06 a copy of a copy is what that die is now', () => {
    const t = laid('wh40k', { field: ['sidekick@1'], reserve: ['double@1', 'mimic@1', 'rule*0'] }, { field: ['raider@1', 'rich@1'] })
    field(t, 'double', '1.rich.0')
    expect(stats(t, '0.double.0')).toEqual([5, 3, 0])
    t.state.pieces[t.piece('0.double.0')]!.controller = 1 as never // it lies on the other side
    t.state.zones[1 + 4] = t.state.zones[1 + 4]!.filter((h) => h !== t.piece('0.double.0'))
    t.state.zones[1 + 12 + 4] = t.state.zones[1 + 12 + 4]!.concat(t.piece('0.double.0'))
    t.state.pieces[t.piece('0.double.0')]!.zone = (1 + 12 + 4) as never
    field(t, 'mimic', '0.double.0')
    expect(stats(t, '0.mimic.0')).toEqual([5, 3, 0])
  })
})

describe('swapping', () => {
  test('DM-SWAP-01, -03, -04 they exchange positions: the used pile, not out of play; at level 1, not fielded', () => {
    const t = laid('wh40k', { field: ['plain@2', 'sidekick@1'], reserve: ['trade*0'], used: ['herald'] }, {})
    play(t, 'trade', '0.plain.0', '0.herald.0')
    expect([zoneAt(t, '0.plain.0'), zoneAt(t, '0.herald.0'), levelOf(t, '0.herald.0'), lifeOf(t, 1)]).toEqual(['used', 'field', 1, 20])
  })
  test('DM-SWAP-02, -06 swapped in for an attacker it attacks in its place, blocked as it was, without damage and without a trigger', () => {
    const t = laid(
      'wh40k',
      { field: ['plain@2', 'sidekick@1'], reserve: ['trade*0', 'hit*0'], used: ['raider'] },
      { field: ['plain@1', 'sidekick@1'] },
    )
    attackWith(t, '0.plain.0')
    blockWith(t, ['1.plain.0', '0.plain.0'])
    play(t, 'hit', '0.plain.0')
    play(t, 'trade', '0.plain.0', '0.raider.0')
    const { attacking, blocked, damage } = values(t, '0.raider.0')
    expect([attacking, blocked, damage, lifeOf(t, 1)]).toEqual([true, true, 0, 20])
    expect(values(t, '1.plain.0').blocks).toEqual([t.piece('0.raider.0')])
    expect(zoneAt(t, '0.plain.0')).toBe('used')
  })
  test('DM-SWAP-02 two dice in the field trade their parts in the attack', () => {
    const t = laid('wh40k', { field: ['plain@2', 'rich@1'], reserve: ['switch*0'] }, { field: ['plain@1', 'sidekick@1'] })
    attackWith(t, '0.plain.0')
    blockWith(t, ['1.plain.0', '0.plain.0'])
    play(t, 'switch', '0.plain.0', '0.rich.0')
    expect([values(t, '0.rich.0').attacking, values(t, '0.rich.0').blocked, zoneAt(t, '0.plain.0')]).toEqual([true, true, 'field'])
    expect(values(t, '1.plain.0').blocks).toEqual([t.piece('0.rich.0')])
  })
  test('DM-SWAP-05, DM-ERR-39 a die that will return to its card cannot be swapped out', () => {
    const t = laid('wh40k', { field: ['plain@2', 'rich@1', 'strong@1'], reserve: ['home*0', 'trade*0'], used: ['herald'] }, {})
    play(t, 'home', '0.plain.0')
    t.choose('play', { piece: '0.trade.0' })
    expect(picks(t)).toEqual(['0.rich.0', '0.strong.0'])
    expect(t.refusal('pick', { piece: '0.plain.0' })).toBe('DM-SWAP-05')
    choose(t, '0.rich.0', '0.herald.0')
    endTurn(t)
    expect(zoneAt(t, '0.plain.0')).toBe('supply')
  })
})
