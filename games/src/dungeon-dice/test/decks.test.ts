import { describe, expect, test } from 'vitest'
import { library, sets } from '../cards/index.ts'
import { defs, dieNamed, SUMMON } from '../catalog.ts'
import { checkSet } from '../check-cards.ts'
import { check, checkDeck, tableFor, variants } from '../config.ts'
import { type Deck, exportDeck, importDeck, randomDeck, readyDecks, successChance, summonable, warnings } from '../decks.ts'
import { dungeonDice } from '../index.ts'
import { classes, colours, crestKinds } from '../lexicon.ts'
import { at, crests } from './positions.ts'

const faults = (deck: Deck) => checkDeck(deck, false, false, 'deck').map((problem) => problem.rule)
const of = (n: number, id: string): readonly string[] => Array.from({ length: n }, () => id)
const plain: Deck = { dice: of(15, 'blu1'), figures: of(10, 'squire') }

describe('decks', () => {
  test('DD-DECK-01 DD-BAD-23 exactly 15 dice and 10 figures, in any mix', () => {
    expect(faults(plain)).toEqual([])
    expect(faults({ ...plain, dice: of(14, 'blu1') })).toEqual(['DD-DECK-01'])
    expect(faults({ ...plain, figures: [...of(5, 'squire'), ...of(5, 'blast')] })).toEqual([])
    expect(faults({ ...plain, figures: of(11, 'squire') })).toEqual(['DD-DECK-01'])
    expect(faults({ dice: of(15, 'blu1'), figures: of(10, 'nobody') })).toHaveLength(10)
  })
  test('DD-DECK-02 figures and die types may be used any number of times', () => {
    expect(faults({ dice: of(15, 'ddm-088'), figures: of(10, 'ddm-088') })).toEqual([])
  })
  test('DD-DECK-03 at most three dice of level 4', () => {
    expect(faults({ ...plain, dice: [...of(12, 'blu1'), ...of(3, 'wht4')] })).toEqual([])
    expect(faults({ ...plain, dice: [...of(11, 'blu1'), ...of(4, 'wht4')] })).toEqual(['DD-DECK-03'])
  })
  test('DD-DECK-04 level-4 figures have no limit of their own', () => {
    expect(faults({ ...plain, figures: of(10, 'tyrant') })).toEqual([])
  })
  test('DD-DECK-05 a figure without a die is a warning', () => {
    expect(warnings({ ...plain, figures: [...of(9, 'squire'), 'hound'] })).toEqual(['Hound has no green die of level 1'])
    expect(warnings({ dice: [...of(14, 'blu1'), 'grn2'], figures: [...of(9, 'squire'), 'mole'] })).toEqual([
      'figures of level 2 need two dice of that level',
    ])
    expect(warnings({ dice: of(15, 'blk1'), figures: of(10, 'blast') })).toEqual(['there is no monster'])
  })
  test('DD-DECK-06 DD-EX-76 all reasons are reported together', () => {
    expect(faults({ dice: [...of(12, 'blu1'), ...of(4, 'wht4')], figures: of(9, 'squire') })).toEqual([
      'DD-DECK-01',
      'DD-DECK-01',
      'DD-DECK-03',
    ])
  })
  test('DD-DECK-07 DD-EX-17 with n dice of a level at most n − 1 figures of it', () => {
    const deck = { ...plain, dice: [...of(12, 'blu1'), ...of(3, 'wht4')] }
    expect([summonable(deck, 4), summonable(deck, 1), summonable(deck, 2)]).toEqual([2, 11, 0])
  })
  test('DD-DECK-08 every die and figure is its own object', () => {
    const { state } = at({ phase: 'roll', dice: [['blu1', 'blu1', 'blu1', 'grn1'], []] })
    expect(state.pieces).toHaveLength(2 + 2 * 25)
  })
  test('DD-DECK-09 each player has one Dungeon Master, all alike', () => {
    const view = at({ figures: { g4: 'A squire' } }).view(null)
    expect(view.pieces.filter((p) => p.values.kind === 'player')).toHaveLength(2)
    expect(view.pieces[0]!.values).toEqual(view.pieces[1]!.values)
  })
  test('ready decks are legal and without warnings', () => {
    for (const { deck } of readyDecks) expect([faults(deck), warnings(deck)]).toEqual([[], []])
    expect(readyDecks.map((deck) => deck.id)).toEqual(['rush', 'fortress', 'flyers', 'items', 'tunnellers', 'dragons', 'primer'])
  })
  test('random decks are legal', () => {
    for (let i = 0; i < 200; i++) expect([i, faults(randomDeck(String(i)))]).toEqual([i, []])
  })
  test('decks survive their text', () => {
    for (const { deck } of readyDecks) {
      const again = importDeck(exportDeck(deck))
      expect([again.dice.slice().sort(), again.figures.slice().sort()]).toEqual([deck.dice.slice().sort(), deck.figures.slice().sort()])
    }
    expect(importDeck('Figures\n2x Kuriboh\n').figures).toEqual(['ddm-041', 'ddm-041'])
  })
  test('configs: variants are legal, nonsense is refused', () => {
    for (const variant of variants)
      for (const value of variant.values) expect([variant.key, check(tableFor(2, { [variant.key]: value }))]).toEqual([variant.key, []])
    for (const bad of [
      null,
      3,
      {},
      { table: {}, seats: [] },
      { table: { first: 7 }, seats: tableFor(2).seats },
      { table: { quietTurns: -1 }, seats: tableFor(2).seats },
    ])
      expect(check(bad).length).toBeGreaterThan(0)
  })
})

describe('dice', () => {
  test('DD-DICE-01 six colours: five classes and black for items', () => {
    expect(classes.map((kind) => colours[kind])).toEqual(['white', 'blue', 'yellow', 'green', 'red'])
    expect(colours.item).toBe('black')
    expect(new Set(defs.flatMap((def) => (def.kind === 'die' ? [def.colour] : []))).size).toBe(6)
  })
  test('DD-DICE-02 every die has one level from 1 to 4', () => {
    expect(defs.filter((def) => def.kind === 'die').every((def) => [1, 2, 3, 4].includes(def.level))).toBe(true)
  })
  test('DD-DICE-03 six faces, 5 − level of them summon crests', () => {
    for (const def of defs.filter((d) => d.kind === 'die'))
      expect([def.id, def.faces.length, def.faces.filter((f) => f.crest === SUMMON).length]).toEqual([def.id, 6, 5 - def.level])
  })
  test('DD-DICE-04 the other faces show one kind with a quantity from 1 to 9', () => {
    for (const def of defs.filter((d) => d.kind === 'die'))
      for (const face of def.faces.filter((f) => f.crest !== SUMMON))
        expect(face.n >= 1 && face.n <= 9 && crestKinds[face.crest] !== undefined).toBe(true)
  })
  test('DD-DICE-05 a summon face is exactly one summon crest', () => {
    expect(
      defs
        .flatMap((def) => def.faces)
        .filter((f) => f.crest === SUMMON)
        .every((f) => f.n === 1),
    ).toBe(true)
  })
  test('DD-DICE-09 the chance of two summon crests', () => {
    expect([1, 2, 3, 4].map((level) => Math.round(successChance(level, 3) * 54))).toEqual([40, 27, 14, 4])
    expect([1, 2, 3, 4].map((level) => Math.round(successChance(level, 2) * 36))).toEqual([16, 9, 4, 1])
  })
  test('DD-CREST-01 six kinds of crest', () => {
    expect(['summon', ...crestKinds]).toEqual(['summon', 'movement', 'attack', 'defense', 'magic', 'trap'])
  })
  test('DD-CREST-04 all counters start at 0', () => {
    const state = dungeonDice.game.setup(tableFor(2), 'start')
    expect(state.players.map(({ movement, attack, defense, magic, trap }) => movement + attack + defense + magic + trap)).toEqual([0, 0])
  })
  test('DD-CREST-03 a pool has a counter for each utility kind', () => {
    expect(Object.keys(crests(at({ figures: { g4: 'A squire' } }), 0))).toEqual([...crestKinds])
  })
})

describe('card data', () => {
  test('the library has 118 monsters and 14 items, each with a die of its colour and level', () => {
    expect(library.figures.filter((f) => f.class !== 'item')).toHaveLength(118)
    expect(library.figures.filter((f) => f.class === 'item')).toHaveLength(14)
    for (const f of library.figures) {
      const die = defs[dieNamed(f.id)!]!
      expect([f.id, die.colour, die.level]).toEqual([f.id, colours[f.class], f.level])
    }
    expect(dungeonDice.catalog).toHaveLength(132)
  })
  test('DD-DAMAGE-06 DD-BAD-24 values are multiples of 10; bad data is refused with its place', () => {
    for (const set of sets) expect(checkSet(set)).toEqual([])
    const squire = { id: 'x', name: 'X', class: 'warrior', level: 1, attack: 15, defense: 10, hp: 10 } as const
    const faults = (set: unknown) => checkSet(set).map(({ rule, path, says }) => `${rule} ${path}: ${says}`)
    expect(faults({ id: 's', dice: [], figures: [squire] })).toEqual([
      'DD-DAMAGE-06 figures.0.attack: BAD_CARD_DATA: 15 is no multiple of 10',
    ])
    expect(faults({ id: 's', dice: [{ id: 'd', name: 'D', colour: 'blue', level: 2, faces: 'S S M1 M1 M1 M1' }], figures: [] })).toEqual([
      'DD-DICE-03 dice.0.faces: BAD_CARD_DATA: a die of level 2 has 3 summon faces',
    ])
  })
})
