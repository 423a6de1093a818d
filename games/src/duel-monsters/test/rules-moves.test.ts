import { describe, expect, test } from 'vitest'
import { duelMonsters } from '../index.ts'
import { DECK, inZone } from '../state.ts'
import { activate, attack, cast, done, lastCards, open, play, SPARK, spare, upTo, value } from './acting.ts'
import { A, B, duel, life, settle, type Table, where } from './positions.ts'

/** What was told of a card since the last choice. */
const told = (t: Table, name: string): readonly string[] =>
  t.events.flatMap((e) => (e.piece !== null && t.game.view(t.state, A).pieces[e.piece]?.values.name === name ? [e.on] : []))

describe('Spells and Traps', () => {
  test('YG-SPELL-04, YG-TRIBUTE-02 a Ritual Spell is used like a Normal Spell and Tributes from the hand too', () => {
    const t = duel({ a: { hand: ['Black Illusion Ritual', 'Relinquished', 'Kuriboh', 'Ookazi'] } })
    cast(t, 'Black Illusion Ritual')
    upTo(t, 'choose', 'main')
    if (t.ask === 'choose') t.choose('pick', { piece: 'Kuriboh' })
    done(t)
    expect([where(t, 'A', 'monsters'), where(t, 'A', 'graveyard').toSorted()]).toEqual([
      ['Relinquished'],
      ['Black Illusion Ritual', 'Kuriboh'],
    ])
    const battle = duel({ a: { hand: ['Black Illusion Ritual', 'Relinquished', 'Kuriboh'], monsters: [SPARK] }, phase: 'battle' })
    expect(battle.refusal('activate', { piece: 'Black Illusion Ritual', place: '1' })).not.toBeNull()
  })

  test('YG-SPELL-15 in the Damage Step only those Quick-Play Spells that may be used there', () => {
    const t = attack(
      { a: { monsters: [SPARK], spells: ['Rush Recklessly', 'Enemy Controller', 'Waboku'] }, b: { monsters: ['Kuriboh'] } },
      SPARK,
      'Kuriboh',
    )
    expect(open(t)).toContain('Enemy Controller')
    while (t.view(null).turn.phase === 'battle' && open(t).includes('Waboku')) t.pass()
    expect(open(t)).toEqual(['Rush Recklessly'])
    expect(t.refusal('activate', { piece: 'Enemy Controller', place: '1' })).toBe('YG-BATTLE-61')
  })

  test('YG-TRAP-06 a Continuous Trap may be turned up for nothing; what it does later is activated by itself', () => {
    const t = duel({ a: { hand: spare, spells: ['Royal Decree', 'Pitch-Black Power Stone'], monsters: ['Royal Magical Library'] } })
    settle(activate(t, 'Pitch-Black Power Stone'))
    expect([value(t, 'Pitch-Black Power Stone', 'counters'), value(t, 'Royal Magical Library', 'counters')]).toEqual([3, 0])
    settle(activate(t, 'Pitch-Black Power Stone', '2'))
    expect([value(t, 'Pitch-Black Power Stone', 'counters'), value(t, 'Royal Magical Library', 'counters')]).toEqual([2, 1])
    settle(activate(t, 'Royal Decree'))
    expect(value(t, 'Royal Decree', 'position')).toBe('face-up')
  })

  test('YG-TRAP-08 a Trap may be destroyed in the turn it was Set, and is then not chained', () => {
    const t = duel({ a: { hand: ['Waboku', ...spare] }, b: { spells: ['Mystical Space Typhoon'] } })
    t.choose('setCard', { piece: 'Waboku' }).choose('zone', { place: '1' })
    expect([t.asked, open(t)]).toEqual([B, ['Mystical Space Typhoon']])
    activate(t, 'Mystical Space Typhoon')
    expect([t.ask, where(t, 'A', 'graveyard')]).toEqual(['main', ['Waboku']])
  })

  test('YG-TRAP-11 when a Trap Monster leaves, the zone it kept is free again, and nothing else was destroyed', () => {
    const t = duel({ a: { hand: ['Dark Hole', 'Ookazi', 'Kuriboh'], spells: ['Zoma the Spirit'] } })
    done(activate(t, 'Zoma the Spirit'))
    expect(where(t, 'A', 'spells').length).toBe(1)
    play(t, 'Dark Hole', '2')
    expect([where(t, 'A', 'spells'), t.told.filter((on) => on === 'destroyed').length]).toEqual([[], 1])
  })

  test('YG-TARGET-08 what is chosen under `target` targets, and nothing else does', () => {
    const targets = (t: Table) => t.told.includes('targeted')
    const foe = { monsters: [SPARK] }
    expect(targets(cast(duel({ a: { hand: ['Smashing Ground', ...spare] }, b: foe }), 'Smashing Ground'))).toBe(false)
    expect(targets(cast(duel({ a: { hand: ['Raigeki', ...spare] }, b: foe }), 'Raigeki'))).toBe(false)
    expect(targets(cast(duel({ a: { hand: ['Brain Control', ...spare] }, b: { ...foe, spells: ['Waboku'] } }), 'Brain Control'))).toBe(true)
    expect(targets(activate(duel({ a: { hand: spare, spells: ['Ring of Destruction'] }, b: foe }), 'Ring of Destruction'))).toBe(true)
    for (const { text, name } of duelMonsters.catalog.filter((card) =>
      ['Creature Swap', 'Mirror Force', 'Bottomless Trap Hole'].includes(card.name),
    ))
      expect([name, /\bselect/i.test(text)]).toEqual([name, false])
  })
})

describe('destroying, discarding, Tributing', () => {
  test('YG-DESTROY-02, YG-TRIBUTE-03 what is returned, sent as a cost or Tributed is not destroyed', () => {
    const returned = duel({ a: { hand: spare, spells: ['Compulsory Evacuation Device'] }, b: { monsters: [SPARK] } }).luck('1')
    settle(activate(returned, 'Compulsory Evacuation Device'))
    expect(returned.told).not.toContain('destroyed')
    const paid = duel({ a: { hand: ['Kuriboh', ...spare], monsters: ['Zombie Master'], graveyard: ['Mezuki'] } })
    settle(activate(paid, 'Zombie Master'))
    expect(paid.told).not.toContain('destroyed')
    const tributed = duel({ a: { hand: spare, monsters: ['Exiled Force'] }, b: { monsters: [SPARK], spells: ['Waboku'] } })
    activate(tributed, 'Exiled Force')
    expect([where(tributed, 'A', 'graveyard'), told(tributed, 'Exiled Force').includes('destroyed')]).toEqual([['Exiled Force'], false])
  })

  test('YG-DESTROY-03 what is destroyed and goes elsewhere was destroyed all the same', () => {
    const cosmos = duel({ a: { hand: ['Smashing Ground', 'Ookazi'] }, b: { monsters: [SPARK], spells: ['Macro Cosmos/up'] } })
    play(cosmos, 'Smashing Ground')
    expect([where(cosmos, 'B', 'removed'), told(cosmos, SPARK)]).toMatchObject([[SPARK], expect.arrayContaining(['destroyed', 'removed'])])
    const token = duel({ a: { hand: ['Dark Hole', 'Ookazi'], spells: ['Ojama Trio'] } })
    settle(activate(token, 'Ojama Trio'))
    done(token)
    play(token, 'Dark Hole', '2')
    expect([where(token, 'B', 'monsters'), life(token)]).toEqual([[], [8000, 8000 - 3 * 300]])
  })

  test('YG-DESTROY-04 protection and replacement are looked at when something is destroyed, and one destruction is replaced once', () => {
    const position = { a: { monsters: ['Summoned Skull', 'Summoned Skull'] }, b: { monsters: ['Dark Resonator'] } }
    const t = attack(position, 'Summoned Skull', 'Dark Resonator')
    done(t)
    expect(where(t, 'B', 'monsters')).toEqual(['Dark Resonator'])
    done(t.choose('attack', { piece: 'Summoned Skull#2', target: 'Dark Resonator' }))
    expect(where(t, 'B', 'monsters')).toEqual([])
    const effect = play(duel({ a: { hand: ['Raigeki', ...spare] }, b: { monsters: ['Marshmallon'] } }), 'Raigeki')
    expect(where(effect, 'B', 'graveyard')).toEqual(['Marshmallon'])
  })

  test('YG-DISCARD-02 sending from the hand is no discard', () => {
    const sent = duel({ a: { hand: ['Kuriboh', ...spare], monsters: ['Zombie Master'], graveyard: ['Mezuki'] }, b: { spells: ['Waboku'] } })
    activate(sent, 'Zombie Master')
    expect([sent.told.includes('sent'), sent.told.includes('discarded')]).toEqual([true, false])
    const discarded = duel({ a: { hand: ['Kuriboh', ...spare], monsters: ['Snipe Hunter'] }, b: { spells: ['Waboku'] } })
    activate(discarded, 'Snipe Hunter').choose('pick', { piece: 'Kuriboh' })
    expect([discarded.told.includes('sent'), discarded.told.includes('discarded')]).toEqual([true, true])
  })

  test('YG-DISCARD-03 the player whose hand it is chooses', () => {
    const t = duel({ a: { hand: ['Kuriboh', ...spare], monsters: ['Snipe Hunter'] }, b: { spells: ['Waboku'] } })
    activate(t, 'Snipe Hunter')
    expect([t.asked, t.offers('pick').map((o) => o.piece)]).toEqual([A, ['Kuriboh', 'Ookazi', 'Dark Hole']])
  })

  test('YG-COST-05, YG-TARGET-04 as many cards are targeted as were discarded, and at least one: Brionac', () => {
    const brionac = 'Brionac, Dragon of the Ice Barrier'
    const t = duel({
      a: { hand: ['Ookazi', 'Dark Hole'], monsters: [brionac] },
      b: { monsters: ['Kuriboh', SPARK] },
      proper: [brionac],
    }).luck('1')
    activate(t, brionac)
    expect(t.acts).toEqual(['pick'])
    t.choose('pick', { piece: 'Ookazi' }).choose('pick', { piece: 'Dark Hole' })
    expect(t.decision.set).toMatchObject({ min: 2, max: 2 })
    settle(t.choose('pick', { piece: 'Kuriboh' }))
    expect([where(t, 'B', 'hand').toSorted(), where(t, 'A', 'graveyard')]).toEqual([
      [SPARK, 'Kuriboh'],
      ['Ookazi', 'Dark Hole'],
    ])
  })

  test('YG-DISCARD-04 an effect discards what there is; a cost must be paid in full', () => {
    const t = duel({ a: { monsters: ['Snipe Hunter'], spells: ['Mind Crush', 'Waboku'] }, b: { hand: ['Kuriboh'] } })
    expect(t.refusal('activate', { piece: 'Snipe Hunter', place: '1' })).toBe('YG-COST-05')
    activate(t, 'Mind Crush')
    while (t.ask !== 'declareName') t.pass()
    t.choose('declare', { place: 'Sangan' })
    expect([settle(t).ask, where(t, 'A', 'graveyard')]).toEqual(['main', ['Mind Crush']])
  })

  test('YG-TRIBUTE-01 a face-down monster may be Tributed', () => {
    const t = duel({
      a: { hand: spare, spells: ['Enemy Controller'], monsters: ['Sangan/down'], deck: ['Kuriboh'] },
      b: { monsters: [SPARK], spells: ['Waboku'] },
    })
    activate(t, 'Enemy Controller', '2')
    expect([t.told.includes('tributed'), where(t, 'A', 'graveyard')]).toEqual([true, ['Sangan']])
  })

  test('YG-SEND-04 sending from the top of a Deck is no draw: fewer cards are all sent, and nobody loses', () => {
    const t = lastCards(duel({ a: { hand: spare, monsters: ['Needle Worm/down'] }, b: { deck: ['Kuriboh', 'Sangan'] } }), B, 2)
    settle(t.choose('flipSummon', { piece: 'Needle Worm' }))
    expect([t.outcome, where(t, 'B', 'deck'), where(t, 'B', 'graveyard').length, t.told.includes('drew')]).toEqual([null, [], 2, false])
  })
})

describe('searching, shuffling, returning, drawing', () => {
  test('YG-SEARCH-06 a search that finds something takes it', () => {
    const t = duel({ a: { hand: ['E - Emergency Call', 'Ookazi'], deck: [SPARK, 'Elemental HERO Avian'] } }).luck('1')
    cast(t, 'E - Emergency Call')
    expect([t.ask, t.acts]).toEqual(['pick', ['pick']])
  })

  const searched = (seed: string): Table => {
    const deck = ['Kuriboh', 'Sangan', 'Mezuki', 'Goblin Zombie', SPARK]
    const t = lastCards(duel({ a: { hand: ['E - Emergency Call', 'Ookazi'], deck } }), A, 5).luck(seed)
    cast(t, 'E - Emergency Call')
    if (t.ask === 'pick') t.choose('pick', { piece: SPARK })
    return settle(t)
  }
  test('YG-SHUFFLE-01, -02 a shuffle is a uniform permutation by the generator', () => {
    expect(where(searched('7'), 'A', 'deck')).toEqual(where(searched('7'), 'A', 'deck'))
    const tops = new Map<string, number>()
    const runs = 400
    for (let seed = 0; seed < runs; seed++) {
      const top = where(searched(String(seed)), 'A', 'deck').at(-1)!
      tops.set(top, (tops.get(top) ?? 0) + 1)
    }
    expect([...tops.keys()].toSorted()).toEqual(['Goblin Zombie', 'Kuriboh', 'Mezuki', 'Sangan'])
    for (const n of tops.values()) expect(Math.abs(n - runs / 4)).toBeLessThan(runs / 8)
  })

  test('YG-SHUFFLE-03 nobody knows where a card lies after a shuffle', () => {
    const t = duel({ a: { hand: ['E - Emergency Call', 'Ookazi'], deck: ['Kuriboh', SPARK] } }).luck('1')
    cast(t, 'E - Emergency Call')
    if (t.ask === 'pick') {
      expect(inZone(t.state, A, DECK).every((h) => t.view(A).pieces[h]!.def !== null)).toBe(true) // A is looking through it
      t.choose('pick', { piece: SPARK })
    }
    settle(t)
    expect(inZone(t.state, A, DECK).map((h) => t.view(A).pieces[h]!.def)).toEqual(inZone(t.state, A, DECK).map(() => null))
  })

  test('YG-RETURN-02 what is added to the hand is shown; a face-down card that returns is not', () => {
    const added = duel({ a: { hand: spare, monsters: ['Magician of Faith/down'], graveyard: ['Raigeki'] } }).luck('1')
    settle(added.choose('flipSummon', { piece: 'Magician of Faith' }))
    const event = added.events.find((e) => e.on === 'added')!
    expect(duelMonsters.text.event(added.view(B), event)).toContain('Raigeki')
    const returned = duel({ a: { hand: spare, spells: ['Compulsory Evacuation Device'] }, b: { monsters: ['Kuriboh/down'] } }).luck('1')
    settle(activate(returned, 'Compulsory Evacuation Device'))
    const back = returned.events.find((e) => e.on === 'returned')!
    expect([where(returned, 'B', 'hand'), duelMonsters.text.event(returned.view(A), back)]).toEqual([
      ['Kuriboh'],
      expect.not.stringContaining('Kuriboh'),
    ])
    expect(returned.view(A).pieces[returned.piece('Kuriboh')]?.def).toBeNull()
  })

  test('YG-DRAW-01 a draw takes the top card', () => {
    const t = play(duel({ a: { hand: ['Pot of Greed', 'Ookazi'], deck: ['Kuriboh', 'Sangan', 'Mezuki'] } }), 'Pot of Greed')
    expect(where(t, 'A', 'hand').toSorted()).toEqual(['Kuriboh', 'Ookazi', 'Sangan'])
    expect(where(t, 'A', 'deck').at(-1)).toBe('Mezuki')
  })

  test('YG-DRAW-05 a card that is searched for is not drawn: Appropriate stays silent', () => {
    const b = { spells: ['Appropriate/up'] }
    const drawn = play(duel({ a: { hand: ['Upstart Goblin', 'Ookazi'] }, b }), 'Upstart Goblin')
    expect(where(drawn, 'B', 'hand').length).toBe(2)
    const t = duel({ a: { hand: ['E - Emergency Call', 'Ookazi'], deck: [SPARK] }, b }).luck('1')
    play(t, 'E - Emergency Call')
    expect([where(t, 'A', 'hand').toSorted(), where(t, 'B', 'hand')]).toEqual([[SPARK, 'Ookazi'], []])
  })

  test('YG-RANDOM-02 nobody can know which card is taken at random: any of the hand, by the generator', () => {
    const taken = (face: number): readonly string[] => {
      const t = attack({ a: { monsters: ['Spirit Reaper'] }, b: { hand: ['Kuriboh', 'Sangan', 'Mezuki'] } }, 'Spirit Reaper', 'B').rolls(
        face,
      )
      return where(done(t), 'B', 'graveyard')
    }
    expect([taken(1), taken(2), taken(3)].flat().toSorted()).toEqual(['Kuriboh', 'Mezuki', 'Sangan'])
  })
})
