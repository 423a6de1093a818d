import { describe, expect, test } from 'vitest'
import { A, B, duel, life, type Position, settle, where } from './positions.ts'

/** An attack with nobody answering anything. */
const fight = (position: Position, attacker: string, target: string) =>
  settle(duel({ phase: 'battle', ...position }).choose('attack', { piece: attacker, target }))

// Celtic Guardian 1400/1200, Mystical Elf 800/2000, Summoned Skull 2500/1200, Blue-Eyes White Dragon 3000/2500
describe('declaring', () => {
  test('YG-BATTLE-01 the Start Step lets both use fast effects before the first attack', () => {
    const t = duel({ a: { monsters: ['Celtic Guardian'] }, b: { spells: ['Compulsory Evacuation Device'] } })
    t.choose('battlePhase')
    expect([t.ask, t.asked]).toEqual(['respond', B])
    t.pass()
    expect([t.ask, t.asked, t.state.turn.phase]).toEqual(['respond', B, 'battle'])
    t.pass()
    expect(t.ask).toBe('battle')
  })

  test('YG-BATTLE-02, -03, -06 an attack names an opposing monster, face-up or face-down, or the player who has none', () => {
    const t = duel({ a: { monsters: ['Celtic Guardian'] }, b: { monsters: ['Mystical Elf/down', 'Summoned Skull'] }, phase: 'battle' })
    expect(t.offers('attack').map((o) => o.target)).toEqual(['Mystical Elf', 'Summoned Skull'])
    expect(t.refusal('attack', { piece: 'Celtic Guardian', target: 'B' })).toMatch(/^YG-BATTLE-0/)
    const open = duel({ a: { monsters: ['Celtic Guardian'] }, phase: 'battle' })
    expect(open.offers('attack')).toEqual([{ piece: 'Celtic Guardian', target: 'B' }])
  })

  test('YG-BATTLE-04 only face-up Attack Position monsters attack, once a turn, and nobody has to', () => {
    const t = duel({ a: { monsters: ['Celtic Guardian', 'Mystical Elf/def', 'Summoned Skull/down'] }, phase: 'battle' })
    expect(t.offers('attack').map((o) => o.piece)).toEqual(['Celtic Guardian'])
    expect(t.refusal('attack', { piece: 'Mystical Elf', target: 'B' })).toBe('YG-BATTLE-04')
    expect(t.acts).toContain('endBattle')
    const again = duel({ a: { monsters: ['Celtic Guardian', 'Summoned Skull'] }, phase: 'battle' })
    again.choose('attack', { piece: 'Celtic Guardian', target: 'B' })
    settle(again)
    expect(again.offers('attack').map((o) => o.piece)).toEqual(['Summoned Skull'])
    expect(life(again)).toEqual([8000, 6600])
  })

  test('YG-BATTLE-05 effects allow more attacks', () => {
    const t = duel({ a: { monsters: ['Mataza the Zapper'] }, phase: 'battle' })
    t.choose('attack', { piece: 'Mataza the Zapper', target: 'B' })
    settle(t)
    t.choose('attack', { piece: 'Mataza the Zapper', target: 'B' })
    settle(t)
    expect(life(t)).toEqual([8000, 5400])
    expect(t.offers('attack')).toEqual([])
  })

  test('YG-BATTLE-06 where every opposing monster is excluded, not even the player can be attacked', () => {
    const t = duel({
      a: { monsters: ['Summoned Skull', 'Celtic Guardian'] },
      b: { monsters: ['Marauding Captain', 'Marauding Captain'] },
      phase: 'battle',
    })
    expect([t.ask, t.state.turn.phase]).toEqual(['main', 'main2']) // nothing to choose, so the Battle Phase is over
  })

  test('YG-BATTLE-07 an attack does not target: Spirit Reaper stays', () => {
    const t = fight({ a: { monsters: ['Celtic Guardian'] }, b: { monsters: ['Spirit Reaper/def'] } }, 'Celtic Guardian', 'Spirit Reaper')
    expect(where(t, 'B', 'monsters')).toEqual(['Spirit Reaper'])
  })

  test('YG-BATTLE-08 an attack that is negated is spent', () => {
    const t = duel({ a: { monsters: ['Celtic Guardian', 'Summoned Skull'] }, b: { spells: ['Magic Cylinder'] }, phase: 'battle' })
    t.choose('attack', { piece: 'Celtic Guardian', target: 'B' })
    t.choose('activate', { piece: 'Magic Cylinder', place: '1' })
    settle(t)
    expect(life(t)).toEqual([6600, 8000])
    expect(t.offers('attack').map((o) => o.piece)).toEqual(['Summoned Skull'])
  })
})

describe('windows of a declaration', () => {
  test('YG-BATTLE-11, -12 what answers a declaration can be used in its one chain only; others go on in the Battle Step', () => {
    const t = duel({
      a: { monsters: ['Celtic Guardian'] },
      b: { spells: ['Sakuretsu Armor', 'Compulsory Evacuation Device'] },
      phase: 'battle',
    })
    t.choose('attack', { piece: 'Celtic Guardian', target: 'B' })
    expect(t.offers('activate').map((o) => o.piece)).toEqual(['Sakuretsu Armor', 'Compulsory Evacuation Device'])
    t.pass()
    expect(t.offers('activate').map((o) => o.piece)).toEqual(['Compulsory Evacuation Device'])
    expect(t.refusal('activate', { piece: 'Sakuretsu Armor', place: '1' })).toBe('YG-CHAIN-43')
  })

  test('YG-BATTLE-13, -14 an attacker that is turned away stops its attack; the Battle Step goes on', () => {
    const t = duel({ a: { monsters: ['Summoned Skull', 'Celtic Guardian'] }, b: { spells: ['Book of Moon'] }, phase: 'battle' })
    t.choose('attack', { piece: 'Summoned Skull', target: 'B' })
    t.choose('activate', { piece: 'Book of Moon', place: '1' }).choose('pick', { piece: 'Summoned Skull' })
    settle(t)
    expect(life(t)).toEqual([8000, 8000])
    expect([t.ask, t.offers('attack').map((o) => o.piece)]).toEqual(['battle', ['Celtic Guardian']])
  })

  test('YG-BATTLE-13 what forbids to declare attacks does not stop one that is declared', () => {
    const t = duel({ a: { monsters: ['Summoned Skull', 'Celtic Guardian'] }, b: { spells: ['Threatening Roar'] }, phase: 'battle' })
    t.choose('attack', { piece: 'Summoned Skull', target: 'B' })
    t.choose('activate', { piece: 'Threatening Roar', place: '1' })
    settle(t)
    expect(life(t)).toEqual([8000, 5500])
    expect(t.offers('attack')).toEqual([])
  })

  test('YG-BATTLE-15 the End Step lets both use fast effects, then Main Phase 2 comes', () => {
    const t = duel({ a: { monsters: ['Summoned Skull'] }, b: { spells: ['Compulsory Evacuation Device'] }, phase: 'battle' })
    t.choose('endBattle')
    expect([t.ask, t.asked]).toEqual(['respond', B])
    settle(t)
    expect([t.ask, t.state.turn.phase]).toEqual(['main', 'main2'])
  })
})

describe('replays', () => {
  const gone: Position = {
    a: { monsters: ['Summoned Skull', 'Celtic Guardian'], spells: ['Compulsory Evacuation Device'] },
    b: { monsters: ['Mystical Elf', 'Kuriboh'] },
    phase: 'battle',
  }
  const replay = () => {
    const t = duel(gone).luck('hand')
    t.choose('attack', { piece: 'Summoned Skull', target: 'Kuriboh' })
    t.choose('activate', { piece: 'Compulsory Evacuation Device', place: '1' }).choose('pick', { piece: 'Kuriboh' })
    settle(t)
    return t
  }
  test('YG-BATTLE-20, -21, -22 when the set of opposing monsters changes, the attacker chooses anew', () => {
    const t = replay()
    expect([t.ask, t.asked]).toEqual(['replay', A])
    expect(t.acts).toContain('decline')
    expect(t.decision.options.length).toBe(3)
  })

  test('YG-BATTLE-22, -24 the same monster goes on with its attack', () => {
    const t = replay()
    const [same] = t.offers(t.acts[1]!).filter((o) => o.piece === 'Summoned Skull')
    t.choose(t.acts[1]!, same)
    settle(t)
    expect(where(t, 'B', 'graveyard')).toEqual(['Mystical Elf'])
    expect(life(t)).toEqual([8000, 6300])
  })

  test('YG-BATTLE-23 whoever declines has spent the first attack', () => {
    const t = replay().choose('decline')
    settle(t)
    expect(t.offers('attack').map((o) => o.piece)).toEqual(['Celtic Guardian'])
  })
})

describe('damage calculation', () => {
  const cases = [
    ['YG-BATTLE-40, -41 ATK above ATK', 'Summoned Skull', 'Celtic Guardian', [8000, 6900], [], ['Celtic Guardian']],
    ['YG-BATTLE-42 ATK equal to ATK', 'Summoned Skull', 'Summoned Skull', [8000, 8000], ['Summoned Skull'], ['Summoned Skull']],
    ['YG-BATTLE-43 ATK below ATK', 'Celtic Guardian', 'Summoned Skull', [6900, 8000], ['Celtic Guardian'], []],
    ['YG-BATTLE-44 ATK above DEF', 'Summoned Skull', 'Mystical Elf/def', [8000, 8000], [], ['Mystical Elf']],
    ['YG-BATTLE-45 ATK equal to DEF', 'Summoned Skull', 'Blue-Eyes White Dragon/def', [8000, 8000], [], []],
    ['YG-BATTLE-46 ATK below DEF', 'Celtic Guardian', 'Mystical Elf/def', [7400, 8000], [], []],
  ] as const
  test.each(cases)('%s', (_rule, attacker, target, lives, own, foe) => {
    const t = fight({ a: { monsters: [attacker] }, b: { monsters: [target] } }, `A:${attacker}`, `B:${target.split('/')[0]}`)
    expect(life(t)).toEqual(lives)
    expect(where(t, 'A', 'graveyard')).toEqual(own)
    expect(where(t, 'B', 'graveyard')).toEqual(foe)
  })

  test('YG-BATTLE-47 0 against 0 destroys both, or none where the table says so', () => {
    const position = { a: { monsters: ['Battle Fader'] }, b: { monsters: ['Battle Fader'] } }
    const both = fight(position, 'A:Battle Fader', 'B:Battle Fader')
    expect([where(both, 'A', 'monsters'), where(both, 'B', 'monsters')]).toEqual([[], []])
    const none = fight({ ...position, table: { zeroVsZero: 'none-destroyed' } }, 'A:Battle Fader', 'B:Battle Fader')
    expect([where(none, 'A', 'monsters').length, where(none, 'B', 'monsters').length]).toEqual([1, 1])
  })

  test('YG-BATTLE-48, -52 a direct attack costs Life Points equal to ATK, as battle damage', () => {
    const t = duel({ a: { monsters: ['Summoned Skull'] }, phase: 'battle' }).choose('attack', { piece: 'Summoned Skull', target: 'B' })
    expect(t.events.find((e) => e.on === 'playerDamaged')).toMatchObject({ player: B, n: 2500, cause: 'direct' })
    expect(life(t)).toEqual([8000, 5500])
  })

  test('YG-BATTLE-49 piercing comes by effect alone', () => {
    const t = fight({ a: { monsters: ['Spear Dragon'] }, b: { monsters: ['Kuriboh/def'] } }, 'Spear Dragon', 'Kuriboh')
    expect(life(t)).toEqual([8000, 6300])
  })

  test('YG-BATTLE-50 what battle cannot destroy still lets damage through', () => {
    const t = fight({ a: { monsters: ['Summoned Skull'] }, b: { monsters: ['Marshmallon'] } }, 'Summoned Skull', 'Marshmallon')
    expect(where(t, 'B', 'monsters')).toEqual(['Marshmallon'])
    expect(life(t)).toEqual([8000, 5800])
  })

  test('YG-BATTLE-51 no battle damage triggers nothing', () => {
    const t = fight(
      { a: { monsters: ['Goblin Zombie'], hand: ['Kuriboh'] }, b: { monsters: ['Mystical Elf'] } },
      'Goblin Zombie',
      'Mystical Elf',
    )
    expect(life(t)).toEqual([8000, 7700])
    const quiet = fight(
      { a: { monsters: ['Goblin Zombie'], hand: ['Kuriboh'] }, b: { monsters: ['Celtic Guardian/down'] } },
      'Goblin Zombie',
      'Celtic Guardian',
    )
    expect(life(quiet)).toEqual([7900, 8000])
    expect(where(quiet, 'B', 'deck').length).toBe(10)
    expect(where(t, 'B', 'deck').length).toBe(9)
  })
})

describe('the Damage Step', () => {
  test('YG-BATTLE-30, -34, -60, -61 before the calculation, what changes ATK may be used and nothing else', () => {
    const t = duel({
      a: { monsters: ['Celtic Guardian'] },
      b: { monsters: ['Kuriboh'], spells: ['Rush Recklessly', 'Compulsory Evacuation Device', 'Scapegoat'] },
      phase: 'battle',
    })
    t.choose('attack', { piece: 'Celtic Guardian', target: 'Kuriboh' })
    while (t.offers('activate').some((o) => o.piece !== 'Rush Recklessly')) t.pass()
    expect(t.offers('activate').map((o) => o.piece)).toEqual(['Rush Recklessly'])
    expect(t.refusal('activate', { piece: 'Scapegoat', place: '1' })).toBe('YG-BATTLE-61')
    t.choose('activate', { piece: 'Rush Recklessly', place: '1' }).choose('pick', { piece: 'Kuriboh' })
    settle(t)
    expect(life(t)).toEqual([8000, 7600])
  })

  test('YG-BATTLE-32, -37 a face-down target is turned up, and its Flip Effect comes after the calculation, though it falls', () => {
    const t = duel({ a: { monsters: ['Summoned Skull', 'Celtic Guardian'] }, b: { monsters: ['Man-Eater Bug/down'] }, phase: 'battle' })
    t.choose('attack', { piece: 'Summoned Skull', target: 'Man-Eater Bug' })
    settle(t)
    expect([t.ask, t.asked]).toEqual(['pick', B])
    t.choose('pick', { piece: 'Summoned Skull' })
    settle(t)
    expect(where(t, 'A', 'graveyard')).toEqual(['Summoned Skull'])
    expect(where(t, 'B', 'graveyard')).toEqual(['Man-Eater Bug'])
  })

  test('YG-BATTLE-38 a Flip Effect cannot target what this battle has destroyed', () => {
    const t = duel({ a: { monsters: ['Summoned Skull'] }, b: { monsters: ['Man-Eater Bug/down', 'Mystical Elf'] }, phase: 'battle' })
    t.choose('attack', { piece: 'Summoned Skull', target: 'Man-Eater Bug' })
    settle(t)
    expect(t.offers('pick').map((o) => o.piece)).toEqual(['Summoned Skull', 'Mystical Elf'])
  })

  test('YG-BATTLE-36 what has battled triggers after the calculation: D.D. Warrior Lady takes both away', () => {
    const t = duel({ a: { monsters: ['Summoned Skull'] }, b: { monsters: ['D.D. Warrior Lady'] }, phase: 'battle' })
    t.choose('attack', { piece: 'Summoned Skull', target: 'D.D. Warrior Lady' })
    settle(t)
    expect([t.ask, t.asked]).toEqual(['trigger', B])
    t.choose('accept')
    settle(t)
    expect([where(t, 'A', 'removed'), where(t, 'B', 'removed')]).toEqual([['Summoned Skull'], ['D.D. Warrior Lady']])
    expect(life(t)).toEqual([8000, 7000])
  })

  test('YG-BATTLE-55 what battle has destroyed and an effect moves is not sent to the Graveyard', () => {
    const t = duel({ a: { monsters: ['Summoned Skull'] }, b: { monsters: ['D.D. Warrior Lady'] }, phase: 'battle' })
    t.choose('attack', { piece: 'Summoned Skull', target: 'D.D. Warrior Lady' })
    settle(t)
    t.choose('accept')
    settle(t)
    expect(where(t, 'B', 'graveyard')).toEqual([])
  })

  test('YG-BATTLE-39 both that fall go at one instant, then their triggers', () => {
    const t = duel({ a: { monsters: ['Sangan'], deck: ['Kuriboh'] }, b: { monsters: ['Sangan'], deck: ['Kuriboh'] }, phase: 'battle' })
    t.luck('searches').choose('attack', { piece: 'A:Sangan', target: 'B:Sangan' })
    settle(t)
    expect([where(t, 'A', 'graveyard'), where(t, 'B', 'graveyard')]).toEqual([['Sangan'], ['Sangan']])
    expect(t.ask).toBe('pick')
    t.choose('pick', { piece: 'B:Kuriboh' })
    expect(where(t, 'B', 'hand')).toEqual(['Kuriboh'])
  })

  test('YG-BATTLE-53, -64 a target that leaves at the start is not calculated', () => {
    const t = duel({ a: { monsters: ['Neo-Spacian Grand Mole'] }, b: { monsters: ['Man-Eater Bug/down'] }, phase: 'battle' }).luck('hands')
    t.choose('attack', { piece: 'Neo-Spacian Grand Mole', target: 'Man-Eater Bug' })
    settle(t)
    t.choose('accept')
    settle(t)
    expect([where(t, 'A', 'hand'), where(t, 'B', 'hand')]).toEqual([['Neo-Spacian Grand Mole'], ['Man-Eater Bug']])
    expect(life(t)).toEqual([8000, 8000])
  })

  test('YG-BATTLE-35, -54 Honest and Kuriboh work in their timings with the values of the moment', () => {
    const t = duel({
      a: { monsters: ['Summoned Skull'] },
      b: { monsters: ['Marshmallon'], hand: ['Honest'] },
      phase: 'battle',
    })
    t.choose('attack', { piece: 'Summoned Skull', target: 'Marshmallon' })
    while (t.offers('activate').length === 0) t.pass()
    t.choose('activate', { piece: 'Honest', place: '2' })
    settle(t)
    expect(where(t, 'A', 'graveyard')).toEqual(['Summoned Skull'])
    expect(life(t)).toEqual([7700, 8000])
    const k = duel({ a: { monsters: ['Summoned Skull'] }, b: { hand: ['Kuriboh'] }, phase: 'battle' })
    k.choose('attack', { piece: 'Summoned Skull', target: 'B' })
    while (k.offers('activate').length === 0) k.pass()
    k.choose('activate', { piece: 'Kuriboh', place: '1' })
    settle(k)
    expect(life(k)).toEqual([8000, 8000])
  })
})
