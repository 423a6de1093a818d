import type { PlayerId } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { defs } from '../catalog.ts'
import { decks, duelMonsters } from '../index.ts'
import { DECK, inZone, REMOVED } from '../state.ts'
import { activate, attack, cast, done, play, SPARK, spare, value } from './acting.ts'
import { A, B, duel, life, settle, type Table } from './positions.ts'
import { vanillaDeck } from './vanilla.ts'

describe('values', () => {
  test('YG-STAT-05 halves are rounded up', () => {
    const t = duel({ a: { hand: spare, spells: ['Solemn Judgment'], life: 801 }, b: { hand: ['Ookazi'] }, turn: 1 })
    cast(t, 'B:Ookazi')
    activate(t, 'Solemn Judgment', '2')
    settle(t)
    expect(life(t)[A]).toBe(400)
  })

  test('YG-STAT-06 changes end when the monster is turned face-down or leaves', () => {
    const t = duel({ a: { hand: ['Rush Recklessly', ...spare], monsters: [SPARK], spells: ['Book of Moon'] }, b: { hand: ['Kuriboh'] } })
    play(t, 'Rush Recklessly', '2')
    expect(value(t, SPARK, 'attack')).toBe(2300)
    settle(activate(t, 'Book of Moon'))
    expect(t.state.standing).toEqual([])
    const left = duel({ a: { hand: ['Rush Recklessly', 'Ookazi'], monsters: [SPARK], spells: ['Compulsory Evacuation Device'] } }).luck('1')
    play(left, 'Rush Recklessly', '2')
    settle(activate(left, 'Compulsory Evacuation Device'))
    done(left.choose('normalSummon', { piece: SPARK }))
    expect(value(left, SPARK, 'attack')).toBe(1600)
  })

  test('YG-STAT-07 elsewhere a card has its printed values, unless an effect reaches there: Cost Down', () => {
    const t = duel({
      a: { hand: [SPARK, 'Cost Down', 'Summoned Skull', 'Ookazi'], monsters: ['Command Knight', SPARK], graveyard: [SPARK] },
    })
    const held = (name: string, key: string) => t.view(A).pieces[t.piece(name)]?.values[key]
    expect([value(t, SPARK, 'attack'), held(`${SPARK}#2`, 'attack'), held(`${SPARK}#3`, 'attack')]).toEqual([2000, 1600, 1600])
    expect(held('Summoned Skull', 'level')).toBe(6)
    cast(t, 'Cost Down')
    settle(t.choose('pick', { piece: 'Ookazi' }))
    expect(held('Summoned Skull', 'level')).toBe(4)
  })

  test('YG-STAT-08 a face-down monster shows no values; turned face-up continuous changes reach it at once', () => {
    const t = duel({ a: { hand: spare, monsters: ['Command Knight', `${SPARK}/down`] } })
    expect(t.view(B).pieces[t.piece(SPARK)]?.values.attack).toBeUndefined()
    expect(t.view(A).pieces[t.piece(SPARK)]?.values.attack).toBe(1600)
    settle(t.choose('flipSummon', { piece: SPARK }))
    expect(t.view(B).pieces[t.piece(SPARK)]?.values.attack).toBe(2000)
  })

  test('YG-LP-08 every change of Life Points is told to both players, with its cause', () => {
    const lines = (t: Table): readonly (string | null)[] =>
      [A, B].map((viewer: PlayerId) =>
        t.events.flatMap((e) => (/^(life|playerDamaged)/.test(e.on) ? [duelMonsters.text.event(t.view(viewer), e)] : [])).join(),
      )
    const burnt = lines(play(duel({ a: { hand: spare } }), 'Ookazi'))
    expect(burnt).toEqual([expect.stringMatching(/Ookazi.*800|800.*Ookazi/), burnt[0]])
    const gained = lines(play(duel({ a: { hand: ['Dian Keto the Cure Master', 'Ookazi'] } }), 'Dian Keto the Cure Master'))
    expect(gained).toEqual([expect.stringContaining('1000'), gained[0]])
    const paid = lines(
      cast(duel({ a: { hand: ['Brain Control', ...spare] }, b: { monsters: [SPARK], spells: ['Waboku'] } }), 'Brain Control'),
    )
    expect(paid).toEqual([expect.stringContaining('800'), paid[0]])
    const fought = lines(attack({ a: { monsters: [SPARK] } }, SPARK, 'B'))
    expect(fought).toEqual([expect.stringContaining('1600'), fought[0]])
  })
})

describe('what is known of Decks', () => {
  test('YG-PUBLIC-09 a player may count the own Deck, in no order; the other’s list is shown to nobody', () => {
    const t = duel({ a: { hand: ['Upstart Goblin', 'Ookazi'], deck: ['Kuriboh', 'Sangan'], monsters: [SPARK] } })
    const names = [...Array.from({ length: 10 }, () => 'Mystical Elf'), 'Upstart Goblin', 'Ookazi', 'Kuriboh', 'Sangan', SPARK]
    const main = names.map((name) => defs.find((def) => def.name === name)!.id)
    const count = (): readonly (readonly [string, number])[] =>
      [...decks.leftInDeck(t.view(A), A, main)].map(([id, n]) => [defs.find((def) => def.id === id)!.name, n])
    expect(count()).toEqual([['Mystical Elf', 10], ['Kuriboh', 1], ['Sangan', 1]]) // biome-ignore format: one line
    play(t, 'Upstart Goblin')
    expect(count()).toEqual([['Mystical Elf', 10], ['Sangan', 1]]) // biome-ignore format: one line
    for (const viewer of [A, B, null]) expect(inZone(t.state, A, DECK).every((h) => t.view(viewer).pieces[h]!.def === null)).toBe(true)
  })
})

describe('ends', () => {
  test('YG-WIN-10 a platform that ends a Duel for a player does it like a concession, whoever is asked', () => {
    const t = duel({ a: { hand: spare } })
    t.aside(A, 'resign') // what a clock says for whoever ran out of time
    expect(t.outcome).toMatchObject({ places: [2, 1], rule: 'YG-WIN-09' })
  })
  test('YG-WIN-11 players may agree on a draw by offer and acceptance', () => {
    const t = duel({ a: { hand: spare } }).aside(A, 'offer')
    expect(t.outcome).toBeNull()
    expect(t.aside(B, 'accept').outcome).toMatchObject({ places: [1, 1], rule: 'YG-WIN-11' })
  })
  test('YG-REMOVE-02 removed cards are back in their decks for the next Duel', () => {
    const { game } = duelMonsters
    const seats = [1, 2].map((n) => ({ deck: vanillaDeck(n) }))
    const s = game.setup({ table: { matchLength: 3, restrictedList: 'none' }, seats }, '1')
    while (game.decision(s)!.ask === 'first') game.apply(s, 0)
    const h = inZone(s, A, DECK)[0]!
    const from = s.pieces[h]!.zone
    s.zones[from] = s.zones[from]!.filter((x) => x !== h)
    s.pieces[h]!.zone = (from + REMOVED - DECK) as typeof from
    s.zones[s.pieces[h]!.zone] = [h]
    game.apply(s, { by: B, says: 'resign' })
    while (game.decision(s)!.ask === 'side' || game.decision(s)!.ask === 'first') game.apply(s, 0)
    expect([inZone(s, A, REMOVED), s.players[A]!.wins]).toEqual([[], 1])
    expect(s.zones.flat().filter((x) => s.pieces[x]!.owner === A).length).toBeGreaterThanOrEqual(40)
  })
})
