import { describe, expect, test } from 'vitest'
import { activate, CLAY, cast, done, links, open, play, SPARK, spare, until, value } from './acting.ts'
import { A, B, duel, settle, where } from './positions.ts'

const LIBRARY = 'Royal Magical Library'
const STRATOS = 'Elemental HERO Stratos'

describe('links', () => {
  test('YG-CHAIN-10 effects of face-up Spells are of Spell Speed 1, of face-up Traps of Spell Speed 2', () => {
    const t = duel({
      a: { spells: ['Wave-Motion Cannon/up', 'Pitch-Black Power Stone/up'], monsters: [LIBRARY], hand: ['Kuriboh', 'Ookazi'] },
      counters: { 'Pitch-Black Power Stone': 3 },
    })
    expect(open(t)).toEqual(['Ookazi', 'Wave-Motion Cannon', 'Pitch-Black Power Stone'])
    cast(t, 'Ookazi', '3')
    expect([t.ask, open(t)]).toEqual(['respond', ['Pitch-Black Power Stone']])
    expect(t.refusal('activate', { piece: 'Wave-Motion Cannon', place: '2' })).not.toBeNull()
  })

  test('YG-CHAIN-25 a Spell that goes to the Graveyard after its chain is not the last thing that happened', () => {
    const t = duel({ a: { hand: ['Monster Reborn', ...spare], graveyard: [STRATOS], monsters: [SPARK], deck: ['Elemental HERO Avian'] } })
    cast(t, 'Monster Reborn')
    while (t.ask !== 'trigger') t.pass()
    expect([where(t, 'A', 'graveyard'), where(t, 'A', 'monsters')]).toEqual([['Monster Reborn'], [SPARK, STRATOS]])
  })

  test('YG-CHAIN-26 rule checks follow each link, before the next one resolves', () => {
    const t = duel({ a: { hand: ['Mage Power', 'Ookazi', 'Dark Hole'], monsters: [SPARK] }, b: { spells: ['Book of Moon'] } })
    cast(t, 'Mage Power')
    settle(t)
    cast(t, 'Ookazi', '2')
    activate(t, 'Book of Moon')
    settle(t)
    expect(t.told.filter((on) => on === 'destroyed' || on === 'playerDamaged')).toEqual(['destroyed', 'playerDamaged'])
    expect(where(t, 'A', 'graveyard')).toContain('Mage Power')
  })

  test('YG-CHAIN-28 a chain may be as long as it gets', () => {
    const five = (name: string): readonly string[] => Array.from({ length: 5 }, () => name)
    const t = duel({ a: { hand: spare, spells: five('Threatening Roar') }, b: { spells: five('Waboku') } })
    for (let n = 1; n <= 5; n++) {
      activate(t, n === 1 ? 'Threatening Roar' : `Threatening Roar#${n}`)
      activate(t, n === 1 ? 'Waboku' : `Waboku#${n}`)
    }
    expect(t.ask).toBe('main')
    expect(where(t, 'A', 'graveyard').length + where(t, 'B', 'graveyard').length).toBe(10)
  })

  test('YG-CHAIN-37 what is triggered is activated before anybody can use a fast effect', () => {
    const t = duel({ a: { hand: ['Breaker the Magical Warrior', ...spare] }, b: { spells: ['Trap Hole'] } })
    t.choose('normalSummon', { piece: 'Breaker the Magical Warrior' })
    while (t.ask !== 'respond') t.pass()
    expect([t.asked, links(t)]).toEqual([B, ['Breaker the Magical Warrior']])
  })

  test('YG-CHAIN-36 after the triggers the opponent of whoever placed the last one answers first, and only that one', () => {
    const t = duel({
      a: { hand: ['Dark Hole', 'Kuriboh', 'Ookazi'], monsters: ['Sangan'], spells: ['Divine Wrath', 'Waboku'], deck: ['Kuriboh'] },
      b: { monsters: ['Goblin Zombie'], spells: ['Waboku'], deck: ['Mezuki'] },
    })
    cast(t, 'Dark Hole', '3')
    while (t.view(null).links.length < 2) t.pass()
    expect([links(t), t.asked, open(t)]).toEqual([['Sangan', 'Goblin Zombie'], A, ['Divine Wrath', 'Waboku']])
    activate(t, 'Divine Wrath')
    if (t.ask === 'pick') t.choose('pick', { piece: 'Kuriboh' })
    settle(t.luck('1'))
    expect(where(t, 'B', 'hand')).toEqual([]) // the search of Goblin Zombie was negated, Sangan's was not
  })

  test('YG-CHAIN-40 what one instruction does shares a group; what it does then has another', () => {
    const t = duel({ a: { hand: ['Dark Hole', 'Ookazi'], monsters: [CLAY] }, b: { monsters: [SPARK, SPARK] } })
    play(t, 'Dark Hole')
    const groups = (on: string) => new Set(t.events.filter((e) => e.on === on).map((e) => e.group))
    expect([t.events.filter((e) => e.on === 'destroyed').length, groups('destroyed').size]).toEqual([3, 1])
    const spent = t.events.find((e) => e.on === 'sent' && e.cause === 'spent')!
    expect([...groups('destroyed')][0]).toBeLessThanOrEqual(spent.group)
    const goblin = play(duel({ a: { hand: ['Upstart Goblin', ...spare] } }), 'Upstart Goblin')
    const [drew, gained] = ['drew', 'lifeGained'].map((on) => goblin.events.find((e) => e.on === on)!.group)
    expect(gained).toBeGreaterThan(drew!)
  })

  test('YG-CHAIN-45 a trigger must lie where it says when triggers are collected', () => {
    const sent = (spells: readonly string[]) => {
      const t = duel({ a: { hand: ['Smashing Ground', 'Ookazi'] }, b: { monsters: ['Sangan'], spells, deck: ['Kuriboh'] } }).luck('1')
      play(t, 'Smashing Ground')
      if (t.ask === 'pick') t.choose('pick', { piece: 'B:Kuriboh' })
      return [where(t, 'B', 'hand'), where(t, 'B', 'removed')]
    }
    expect(sent([])).toEqual([['Kuriboh'], []])
    expect(sent(['Macro Cosmos/up'])).toEqual([[], ['Sangan']])
  })

  test('YG-EFFECT-04 a mandatory trigger is activated by itself, an optional one may be declined', () => {
    const breaker = duel({ a: { hand: ['Breaker the Magical Warrior', ...spare] } })
    breaker.choose('normalSummon', { piece: 'Breaker the Magical Warrior' })
    done(breaker)
    expect(value(breaker, 'Breaker the Magical Warrior', 'counters')).toBe(1)
    const junk = duel({ a: { hand: ['Junk Synchron', ...spare], graveyard: ['Kuriboh'] } })
    junk.choose('normalSummon', { piece: 'Junk Synchron' })
    while (junk.ask !== 'trigger') junk.pass()
    junk.choose('decline')
    done(junk)
    expect([junk.ask, where(junk, 'A', 'monsters')]).toEqual(['main', ['Junk Synchron']])
  })
})

describe('whose effect it is', () => {
  test('YG-EFFECT-05 "you" is who controls the card on the field, and who owns it in the Graveyard', () => {
    const t = duel({
      a: { hand: ['Brain Control', 'Smashing Ground', ...spare], monsters: [SPARK], deck: ['Kuriboh'] },
      b: { monsters: ['Command Knight'], deck: ['Kuriboh'] },
    })
    expect(value(t, SPARK, 'attack')).toBe(1600)
    done(cast(t, 'Brain Control'))
    expect([where(t, 'A', 'monsters'), value(t, SPARK, 'attack')]).toEqual([[SPARK, 'Command Knight'], 2000])
    const sangan = duel({
      a: { hand: ['Brain Control', 'Caius the Shadow Monarch', ...spare], deck: ['Kuriboh'] },
      b: { monsters: ['Sangan'], deck: ['Kuriboh'] },
    }).luck('1')
    done(cast(sangan, 'Brain Control'))
    sangan.choose('normalSummon', { piece: 'Caius the Shadow Monarch' })
    while (sangan.asked !== B || sangan.ask !== 'pick') sangan.pass()
    sangan.choose('pick', { piece: 'B:Kuriboh' })
    expect([where(sangan, 'A', 'hand').includes('Kuriboh'), where(sangan, 'B', 'hand')]).toEqual([false, ['Kuriboh']])
  })

  test('YG-EFFECT-01 a cost is no part of the effect: a monster unaffected by Traps can pay for one', () => {
    const t = duel({ a: { hand: [SPARK, ...spare] }, b: { monsters: ['Elemental HERO Wildheart'], spells: ['Horn of Heaven'] } })
    t.choose('normalSummon', { piece: SPARK })
    until(t, 'Horn of Heaven')
    settle(activate(t, 'Horn of Heaven'))
    expect([where(t, 'B', 'graveyard').toSorted(), where(t, 'A', 'graveyard')]).toEqual([
      ['Elemental HERO Wildheart', 'Horn of Heaven'],
      [SPARK],
    ])
  })

  test('YG-EFFECT-02, -03 how a monster is Summoned is a condition, not an effect; what lasts is an effect and can be negated', () => {
    const dark = ['Kuriboh', 'Sangan', 'Summoned Skull']
    const t = duel({
      a: { hand: ['Dark Armed Dragon', 'Monster Reborn', 'Ookazi'], graveyard: [...dark, 'Dark Armed Dragon'], spells: ['Skill Drain/up'] },
    })
    expect(t.refusal('activate', { piece: 'Monster Reborn', place: '1' })).toBeNull()
    cast(t, 'Monster Reborn', '2')
    expect(t.offers('pick').map((o) => o.piece)).not.toContain('Dark Armed Dragon')
    const horse = (spells: readonly string[]) => {
      const u = duel({ a: { hand: ['Blue-Eyes White Dragon', ...spare], monsters: ['Kaiser Sea Horse'], spells } })
      return u.refusal('normalSummon', { piece: 'Blue-Eyes White Dragon' })
    }
    expect([horse([]), horse(['Skill Drain/up']) === null]).toEqual([null, false])
  })

  test('YG-EFFECT-12 a face-down card has no properties for others; its controller may use what it is', () => {
    const cards = { hand: ['Super Polymerization', 'Kuriboh', 'Ookazi'], extra: ['Elemental HERO Absolute Zero'] }
    const zero = (mine: string, theirs: string) => {
      const t = duel({ a: { ...cards, monsters: [mine] }, b: { monsters: [theirs] } })
      return t.refusal('activate', { piece: 'Super Polymerization', place: '1' }) === null
    }
    const WATER = 'Water Omotics'
    expect([zero(SPARK, WATER), zero(`${SPARK}/down`, WATER), zero(SPARK, `${WATER}/down`)]).toEqual([true, true, false])
  })

  test('YG-EFFECT-13 a change of Type replaces the printed one for all rules', () => {
    const t = duel({ a: { hand: ['Zombie World', 'Ookazi'], monsters: ['Command Knight', SPARK] } })
    expect([value(t, SPARK, 'type'), value(t, SPARK, 'attack')]).toEqual(['warrior', 2000])
    settle(activate(t, 'Zombie World'))
    expect([value(t, SPARK, 'type'), value(t, SPARK, 'attack')]).toEqual(['zombie', 1600])
  })

  test('YG-EFFECT-15 a delayed effect waits for its time and is then activated: Vampire Lord', () => {
    const t = duel({ a: { hand: ['Smashing Ground', 'Ookazi'] }, b: { monsters: ['Vampire Lord'], hand: spare, spells: ['Waboku'] } })
    play(t, 'Smashing Ground')
    expect(where(t, 'B', 'graveyard')).toEqual(['Vampire Lord'])
    t.choose('endTurn')
    while (t.view(null).links.length === 0) t.pass()
    expect([t.state.turn.phase, t.state.turn.player, links(t)]).toEqual(['standby', B, ['Vampire Lord']])
    done(t)
    expect(where(t, 'B', 'monsters')).toEqual(['Vampire Lord'])
  })
})
