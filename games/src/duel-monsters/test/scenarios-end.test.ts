import { describe, expect, test } from 'vitest'
import { readyDecks } from '../decks/six.ts'
import { duelMonsters } from '../index.ts'
import type { DuelState } from '../state.ts'
import { text } from '../text.ts'
import { activate, attack, cast, done, endTurn, lastCards, open, play, SPARK, spare, upTo, value } from './acting.ts'
import { A, B, duel, life, settle, type Table, where } from './positions.ts'

const STRATOS = 'Elemental HERO Stratos'
const CALL = 'E - Emergency Call'
const BREAKER = 'Breaker the Magical Warrior'
const limbs = ['Left Arm', 'Left Leg', 'Right Arm', 'Right Leg'].map((name) => `${name} of the Forbidden One`)
const result = (t: Table): unknown => (t.outcome === null ? null : [t.outcome.places, t.outcome.rule])

describe('3.8 ending', () => {
  test('YG-EX-150 LP reach 0', () => {
    const t = attack({ a: { monsters: [SPARK] }, b: { life: 300 } }, SPARK, 'B')
    settle(t)
    expect([life(t), result(t)]).toEqual([
      [8000, 0],
      [[1, 2], 'YG-WIN-02'],
    ])
  })

  test('YG-EX-153, YG-WIN-01, YG-PHASE-12 Deck-out', () => {
    const position = { a: { hand: spare }, b: { hand: spare } }
    const empty = endTurn(lastCards(duel({ ...position, turn: 1 }), A, 0))
    expect(result(empty)).toEqual([[2, 1], 'YG-WIN-03'])
    const last = endTurn(lastCards(duel({ ...position, turn: 1 }), A, 1))
    expect([result(last), where(last, 'A', 'deck'), last.asked, last.ask]).toEqual([null, [], A, 'main'])
  })

  test('YG-EX-154, YG-DRAW-04, YG-WIN-07 effect draw deck-out', () => {
    const jar = { a: { hand: spare, monsters: ['Morphing Jar/down'] }, b: { hand: spare } }
    const one = settle(lastCards(duel(jar), B, 3).choose('flipSummon', { piece: 'Morphing Jar' }))
    expect(result(one)).toEqual([[1, 2], 'YG-WIN-03'])
    const both = settle(lastCards(lastCards(duel(jar), B, 3), A, 4).choose('flipSummon', { piece: 'Morphing Jar' }))
    expect(result(both)).toEqual([[1, 1], 'YG-WIN-07'])
    const trade = lastCards(duel({ a: { hand: ['Trade-In', 'Blue-Eyes White Dragon', 'Ookazi'] } }), A, 1)
    expect(trade.refusal('activate', { piece: 'Trade-In', place: '1' })).toBe('YG-DRAW-04')
  })

  test('YG-EX-155 win by card', () => {
    const own = duel({ a: { hand: [...limbs, 'Upstart Goblin', 'Ookazi'], deck: ['Exodia the Forbidden One'] } })
    play(own, 'Upstart Goblin')
    expect([result(own), life(own)]).toEqual([
      [[1, 2], 'YG-WIN-08'],
      [8000, 8000], // before the opponent gains anything
    ])
    const other = duel({
      a: { hand: ['Upstart Goblin', 'Ookazi'] },
      b: { hand: limbs, deck: ['Exodia the Forbidden One'], spells: ['Appropriate/up'] },
    })
    play(other, 'Upstart Goblin')
    while (other.outcome === null && other.ask !== 'main') other.choose(other.ask === 'trigger' ? 'accept' : 'pass')
    expect(result(other)).toEqual([[2, 1], 'YG-WIN-08'])
  })

  test('YG-EX-156 concession', () => {
    const t = duel({ a: { hand: spare }, b: { spells: ['Waboku'] } })
    cast(t, 'Ookazi')
    expect(t.ask).toBe('respond')
    t.aside(1, 'resign')
    expect([result(t), life(t)]).toEqual([
      [[1, 2], 'YG-WIN-09'],
      [8000, 8000],
    ])
  })
})

describe('3.9 information', () => {
  const hidden = (hand: readonly string[], monster: string, trap: string, extra: readonly string[]): Table =>
    duel({
      a: { hand: ['Ookazi', 'Dark Hole'], monsters: [BREAKER] },
      b: { hand, monsters: [`${monster}/down`], spells: [trap], extra, graveyard: ['Sangan'] },
      counters: { [BREAKER]: 1 },
    })
  const seven = (name: string): readonly string[] => Array.from({ length: 7 }, () => name)
  test('YG-EX-157, YG-PUBLIC-02, -03, -06, -08, YG-LP-06 two views of one state', () => {
    const one = hidden(['Kuriboh', 'Raigeki', 'Waboku'], 'Man-Eater Bug', 'Mirror Force', seven('Stardust Dragon'))
    const two = hidden(
      ['Gorz the Emissary of Darkness', 'Pot of Greed', 'Summoned Skull'],
      'Morphing Jar',
      'Trap Hole',
      seven('Goyo Guardian'),
    )
    const seen = one.view(A)
    const size = (zone: string): number | undefined => seen.zones.find((z) => z.name === zone)?.pieces.length
    expect([size('hand 1'), size('extra 1')]).toEqual([3, 7])
    for (const name of ['Kuriboh', 'Raigeki', 'Waboku', 'Man-Eater Bug', 'Mirror Force', 'Stardust Dragon']) {
      expect(seen.pieces[one.piece(name)]!.def).toBeNull()
      expect(one.view(B).pieces[one.piece(name)]!.def).not.toBeNull()
    }
    for (const name of ['Man-Eater Bug', 'Mirror Force'])
      expect(seen.pieces[one.piece(name)]!.values).toMatchObject({ name: null, position: 'face-down', setOn: 2 })
    expect([value(one, BREAKER, 'counters'), value(one, 'B:Sangan', 'name')]).toEqual([1, 'Sangan'])
    expect(two.view(A)).toEqual(seen)
    expect(two.decision).toEqual(one.decision)
    expect(two.refusal('normalSummon', { piece: 'A:Ookazi' }, A)).toBe(one.refusal('normalSummon', { piece: 'A:Ookazi' }, A))
  })

  test('YG-EX-159, YG-PUBLIC-07 spectator and shared screen', () => {
    const t = hidden(['Kuriboh', 'Raigeki', 'Waboku'], 'Man-Eater Bug', 'Mirror Force', seven('Stardust Dragon'))
    const watched = t.view(null)
    for (const name of ['Ookazi', 'Dark Hole', 'Kuriboh', 'Man-Eater Bug', 'Mirror Force', 'Stardust Dragon'])
      expect(watched.pieces[t.piece(name)]!.def).toBeNull()
    expect(watched.pieces[t.piece(BREAKER)]!.def).not.toBeNull()
    expect(watched.decision?.options ?? []).toEqual([])
  })

  test('YG-EX-161, YG-REVEAL-01 to -03 card found is shown once', () => {
    const t = duel({ a: { hand: [CALL, 'Ookazi'], deck: [STRATOS] }, b: { hand: spare } }).luck('deck')
    cast(t, CALL)
    settle(t)
    const added = t.events.find((e) => e.on === 'added')!
    for (const viewer of [A, B]) expect(text.event(t.view(viewer), added)).toContain(STRATOS)
    const h = t.piece(STRATOS)
    expect([t.view(B).pieces[h]!.def, t.view(A).pieces[h]!.def === null]).toEqual([null, false])
    expect(t.ask).toBe('main')
  })
})

describe('3.9 zones and objects', () => {
  test("YG-EX-162, YG-CHAIN-46, YG-CONTROL-10 owner's zones and owner's triggers", () => {
    const t = duel({
      a: { hand: ['Kuriboh', 'Dark Hole', 'Ookazi'], monsters: ['Zombie Master'] },
      b: { graveyard: ['Goblin Zombie'], deck: ['Spirit Reaper'] },
    }).luck('deck')
    activate(t, 'Zombie Master')
    if (t.ask === 'pick') t.choose('pick', { piece: 'Kuriboh' })
    if (t.ask === 'pick') t.choose('pick', { piece: 'Goblin Zombie' })
    done(t)
    expect(where(t, 'A', 'monsters')).toEqual(['Zombie Master', 'Goblin Zombie'])
    play(t, 'Dark Hole')
    expect(where(t, 'B', 'graveyard')).toEqual(['Goblin Zombie'])
    if (t.ask === 'pick') {
      expect(t.asked).toBe(B)
      t.choose('pick', { piece: 'Spirit Reaper' })
    }
    done(t)
    expect(where(t, 'B', 'hand')).toEqual(['Spirit Reaper'])
  })

  test('YG-EX-163 new object', () => {
    const t = duel({
      a: { hand: [BREAKER, 'Ookazi'], spells: ['Compulsory Evacuation Device'] },
      b: { spells: ['Waboku'], hand: spare },
    }).luck('hand')
    done(t.choose('normalSummon', { piece: BREAKER }))
    settle(activate(t, BREAKER, '3').choose('pick', { piece: 'Waboku' }))
    expect(value(t, BREAKER, 'counters')).toBe(0)
    settle(activate(t, 'Compulsory Evacuation Device'))
    expect(where(t, 'A', 'hand')).toContain(BREAKER)
    endTurn(endTurn(t))
    done(t.choose('normalSummon', { piece: BREAKER }))
    expect([value(t, BREAKER, 'counters'), value(t, BREAKER, 'attack')]).toEqual([1, 1900])
  })

  test('YG-EX-165 no hand limit during the turn', () => {
    const six = ['Trade-In', 'Blue-Eyes White Dragon', 'Ookazi', 'Dark Hole', 'Raigeki', 'Kuriboh']
    const t = duel({ a: { hand: six } })
    cast(t, 'Trade-In')
    settle(t)
    expect([where(t, 'A', 'hand').length, t.ask]).toEqual([6, 'main'])
    const nine = duel({ a: { hand: [...six, 'Ookazi', 'Ookazi', 'Ookazi'] } })
    expect([where(nine, 'A', 'hand').length, nine.ask]).toEqual([9, 'main'])
  })

  test('YG-EX-166 cards on the field', () => {
    const t = duel({
      a: {
        hand: ['Caius the Shadow Monarch', 'Ookazi'],
        monsters: [SPARK],
        spells: ['Mirror Force'],
        field: 'Skyscraper',
        graveyard: ['Kuriboh'],
        removed: ['Sangan'],
        extra: ['Stardust Dragon'],
      },
      b: { monsters: [BREAKER], spells: ['Waboku'], field: 'Fusion Gate' },
    })
    done(t.choose('normalSummon', { piece: 'Caius the Shadow Monarch' }))
    upTo(t, 'pick')
    // The target is a card on the field: three of B's, and of A's the Monarch, the Trap and the Field Spell.
    expect(t.offers('pick').map((o) => o.piece)).toEqual([
      'Caius the Shadow Monarch',
      'Mirror Force',
      'Skyscraper',
      BREAKER,
      'Waboku',
      'Fusion Gate',
    ])
  })

  test('YG-EX-167 monster as Equip uses an SZ', () => {
    const five = ['Waboku', 'Waboku', 'Mirror Force', 'Mirror Force', 'Trap Hole']
    const relinquished = duel({
      a: { hand: spare, spells: five, monsters: ['Relinquished'] },
      b: { monsters: [SPARK] },
      proper: ['Relinquished'],
    })
    expect(open(relinquished)).not.toContain('Relinquished')
    const roomy = duel({
      a: { hand: spare, spells: five.slice(1), monsters: ['Relinquished'] },
      b: { monsters: [SPARK] },
      proper: ['Relinquished'],
    })
    expect(open(roomy)).toContain('Relinquished')
    const union = duel({ a: { hand: spare, spells: five, monsters: ['X-Head Cannon', 'Y-Dragon Head'] } })
    expect(open(union)).not.toContain('Y-Dragon Head')
    const free = duel({ a: { hand: spare, spells: five.slice(1), monsters: ['X-Head Cannon', 'Y-Dragon Head'] } })
    expect(open(free)).toContain('Y-Dragon Head')
  })

  test('YG-EX-168 setup', () => {
    const { game, config } = duelMonsters
    const begin = (seed: string): DuelState => {
      const s = game.setup({ ...config(2, {}), seats: [{ deck: readyDecks[0]!.deck }, { deck: readyDecks[5]!.deck }] }, seed)
      game.apply(s, 0)
      return s
    }
    expect(begin('fixed')).toEqual(begin('fixed'))
    expect(JSON.stringify(begin('other').pieces)).not.toBe(JSON.stringify(begin('fixed').pieces))
    const s = begin('fixed')
    const side = game.view(s, A).zones.find((zone) => zone.name === 'side 1')!.pieces
    expect([side.length, side.every((h) => game.view(s, A).pieces[h]!.def === null)]).toEqual([10, true])
  })

  test('YG-EX-169, YG-META-03 to -05 name families', () => {
    const t = duel({
      a: { hand: [CALL, 'Ookazi'], deck: ['Elemental HERO Neos Alius', STRATOS, 'King of the Swamp', 'Hero Signal'] },
    }).luck('deck')
    cast(t, CALL)
    settle(t)
    expect(
      t
        .offers('pick')
        .map((o) => o.piece)
        .toSorted(),
    ).toEqual(['Elemental HERO Neos Alius', STRATOS])
    const fusion = duel({ a: { hand: ['De-Fusion', 'Ookazi'], monsters: ['Stardust Dragon'] }, proper: ['Stardust Dragon'] })
    expect(fusion.refusal('activate', { piece: 'De-Fusion', place: '1' })).toBe('YG-CHAIN-12')
  })
})
