import { describe, expect, test, vi } from 'vitest'
import { activate, attack, chained, done, open, position, SPARK, settle, spare, until, upTo } from './acting.ts'
import { A, code, duel, life, type Table, where } from './positions.ts'

vi.mock('../cards/index.ts', async (original) => (await import('./with-test-cards.ts')).withTestCards(original))

const XHEAD = 'X-Head Cannon'
const ELF = 'Mystical Elf'
const MOLE = 'Neo-Spacian Grand Mole'
const timing = (t: Table): number => t.state.stack.flatMap((f) => (f.op === 'attack' ? [f.timing] : []))[0] ?? 0

describe('attacks', () => {
  test('YG-BATTLE-09, YG-BAD-30 the Battle Step is not left while a monster that must attack can', () => {
    const t = duel({ a: { hand: spare, monsters: ['Mammoth Graveyard', SPARK] }, b: { monsters: [ELF] }, phase: 'battle' })
    expect([t.refusal('endBattle'), code(t.reason('endBattle'))]).toEqual(['YG-BATTLE-09', 'MUST_ATTACK'])
    settle(t.choose('attack', { piece: 'Mammoth Graveyard', target: ELF }))
    expect(t.refusal('endBattle')).toBeNull()
    const calm = duel({ a: { hand: spare, monsters: ['Mammoth Graveyard'] } }) // nobody has to enter the Battle Phase
    expect(calm.refusal('endTurn')).toBeNull()
  })

  test('YG-BATTLE-10 what an attack costs is paid at the declaration, and not again in a Replay', () => {
    const t = attack(
      {
        a: { monsters: ['Giant Soldier of Stone'], spells: ['Compulsory Evacuation Device'] },
        b: { monsters: [ELF, 'Kuriboh'], spells: ['Waboku'] },
      },
      'Giant Soldier of Stone',
      'Kuriboh',
    )
    expect(life(t)).toEqual([7500, 8000])
    until(t.luck('shuffles'), 'Compulsory Evacuation Device')
    activate(t, 'Compulsory Evacuation Device').choose('pick', { piece: ELF })
    settle(t)
    expect([t.ask, life(t)]).toEqual(['replay', [7500, 8000]])
    t.choose('attack', { piece: 'Giant Soldier of Stone', target: 'Kuriboh' })
    settle(t)
    expect(life(t)).toEqual([7500, 7000])
    const poor = duel({ a: { hand: spare, monsters: ['Giant Soldier of Stone', SPARK], life: 500 }, phase: 'battle' })
    expect(poor.refusal('attack', { piece: 'Giant Soldier of Stone', target: 'B' })).toBe('YG-COST-06')
  })

  test('YG-BATTLE-25 a Replay is direct when nobody is left, and has a target when somebody came', () => {
    const gone = attack(
      { a: { monsters: [SPARK], spells: ['Compulsory Evacuation Device'] }, b: { monsters: ['Kuriboh'] } },
      SPARK,
      'Kuriboh',
    )
    until(gone.luck('shuffles'), 'Compulsory Evacuation Device')
    activate(gone, 'Compulsory Evacuation Device').choose('pick', { piece: 'Kuriboh' })
    settle(gone)
    expect([gone.ask, gone.offers('attack').map((o) => o.target)]).toEqual(['replay', ['B']])
    const came = attack({ a: { monsters: [SPARK] }, b: { spells: ['Call of the Haunted'], graveyard: [ELF] } }, SPARK, 'B')
    until(came, 'Call of the Haunted')
    activate(came, 'Call of the Haunted')
    while (came.ask !== 'replay') came.pass()
    expect(came.offers('attack').map((o) => o.target)).toEqual([ELF])
    expect(came.refusal('attack', { piece: SPARK, target: 'B' })).toBe('YG-BATTLE-03')
  })

  test('YG-BAD-73, YG-BATTLE-23 who has attacked does not answer a Replay', () => {
    const t = duel({
      a: { hand: spare, monsters: [SPARK, XHEAD], spells: ['Compulsory Evacuation Device'] },
      b: { monsters: [ELF, 'Kuriboh', 'Celtic Guardian'] },
      phase: 'battle',
    }).luck('shuffles')
    t.choose('attack', { piece: XHEAD, target: 'Celtic Guardian' })
    upTo(t, 'battle').choose('attack', { piece: SPARK, target: 'Kuriboh' })
    until(t, 'Compulsory Evacuation Device')
    activate(t, 'Compulsory Evacuation Device').choose('pick', { piece: 'Kuriboh' })
    settle(t)
    expect(t.ask).toBe('replay')
    expect(code(t.reason('attack', { piece: XHEAD, target: ELF }))).toBe('REPLAY_ILLEGAL')
  })

  test('YG-BATTLE-26 there is no Replay in the Damage Step', () => {
    const t = attack({ a: { monsters: [SPARK] }, b: { monsters: [MOLE, ELF] } }, SPARK, MOLE)
    upTo(t.luck('shuffles'), 'trigger')
    expect(timing(t)).toBe(1)
    t.choose('accept')
    const asks: string[] = []
    for (; t.ask.startsWith('respond'); t.pass()) asks.push(t.ask)
    asks.push(t.ask)
    expect([asks.includes('replay'), where(t, 'B', 'monsters'), where(t, 'A', 'monsters')]).toEqual([false, [ELF], []])
  })
})

describe('the Damage Step', () => {
  test('YG-BATTLE-31 D1: triggers of its start make a chain; then fast effects, the turn player first', () => {
    const t = attack(
      {
        a: { monsters: ['Ally of Justice Catastor'], spells: ['Rush Recklessly'] },
        b: { monsters: [SPARK, ELF], spells: ['Rush Recklessly'] },
        proper: ['Ally of Justice Catastor'],
      },
      'Ally of Justice Catastor',
      SPARK,
    )
    while (timing(t) === 0) t.pass()
    expect([timing(t), t.view(null).links.length]).toEqual([1, 1])
    while (t.view(null).links.length > 0) t.pass()
    expect(where(t, 'B', 'graveyard')).toEqual([SPARK])
    expect([timing(t), t.asked, open(t)]).toEqual([1, A, ['Rush Recklessly']])
  })

  test('YG-BATTLE-33 what a revealed monster says of being attacked comes too late for this battle', () => {
    const t = attack({ a: { monsters: [XHEAD] }, b: { monsters: ['Command Knight/down', ELF] } }, XHEAD, 'Command Knight')
    settle(t)
    // 1800 against 1900: it stays, and the attack was not stopped.
    expect([life(t), position(t, 'Command Knight')]).toEqual([[7900, 8000], 'defense'])
  })

  test('YG-BATTLE-56 a monster has battled when its battle was calculated, directly or not', () => {
    const told = (t: Table): readonly string[] => {
      const seen = t.luck('shuffles').events.map((e) => e.on)
      while (t.ask === 'respond' || t.ask === 'trigger') {
        if (t.ask === 'trigger') t.choose('accept')
        else t.pass()
        seen.push(...t.events.map((e) => e.on))
      }
      return seen.filter((on) => on === 'battled')
    }
    expect(told(attack({ a: { monsters: [SPARK] } }, SPARK, 'B'))).toEqual(['battled'])
    expect(told(attack({ a: { monsters: [SPARK] }, b: { monsters: [ELF] } }, SPARK, ELF))).toEqual(['battled', 'battled'])
    expect(told(attack({ a: { monsters: [SPARK] }, b: { monsters: [MOLE] } }, SPARK, MOLE))).toEqual([]) // gone in D1
  })

  test('YG-BATTLE-62 only what is marked as a change of ATK or DEF may be used, whatever else would come to that', () => {
    const t = attack(
      { a: { monsters: [SPARK], hand: ['Ookazi', 'Rush Recklessly', 'Enemy Controller'] }, b: { monsters: [ELF] } },
      SPARK,
      ELF,
    )
    while (timing(t) === 0) t.pass()
    expect([open(t), t.refusal('activate', { piece: 'Enemy Controller', place: '1' })]).toEqual([['Rush Recklessly'], 'YG-BATTLE-61'])
  })

  test('YG-BATTLE-63 a Summon inside the Damage Step is not answered', () => {
    const t = attack(
      {
        a: { monsters: [XHEAD, SPARK], spells: ['Torrential Tribute', 'Bottomless Trap Hole'] },
        b: { monsters: ['Pyramid Turtle'], deck: ['Vampire Lord'] },
      },
      XHEAD,
      'Pyramid Turtle',
    ).luck('shuffles')
    upTo(t, 'trigger').choose('accept')
    const offered: (string | undefined)[] = []
    while (!t.ask.startsWith('battle')) {
      offered.push(...open(t))
      t.pass()
    }
    expect([where(t, 'B', 'monsters'), offered]).toEqual([['Vampire Lord'], []])
  })

  test('YG-BATTLE-65 a target turned face-down before the calculation is turned up again for it', () => {
    const t = attack({ a: { monsters: [XHEAD, 'Dragon Zombie'] }, b: { monsters: [SPARK] } }, XHEAD, SPARK)
    while (timing(t) === 0 || !open(t).includes('Dragon Zombie')) t.pass()
    activate(t, 'Dragon Zombie')
    expect(chained(t)).toContain('Dragon Zombie')
    done(t)
    // 1800 against 1400 DEF: destroyed without damage.
    expect([where(t, 'B', 'graveyard'), life(t)]).toEqual([[SPARK], [8000, 8000]])
  })
})
