import type { PlayerId } from '@duelhall/kernel'
import { isFair, randomPlayer, tally } from '@duelhall/testkit'
import { describe, expect, test } from 'vitest'
import { cards } from '../cards/index.ts'
import { defs } from '../catalog.ts'
import { checkCards } from '../check-cards.ts'
import type { Config } from '../config.ts'
import { readyTeams } from '../decks.ts'
import { diceMastersUltramar, diceMastersYugioh } from '../index.ts'
import { type DiceState, placeOf, places, UNROLLED } from '../state.ts'
import { inZone, laid, type Play, picks, turnOf, values, zoneAt } from './laid.ts'

const idle = { field: ['sidekick@1'] }
const sidekicks = (n: number): string[] => new Array<string>(n).fill('sidekick')
const ones = (n: number): number[] => new Array<number>(n).fill(1)
function paid(t: Play): void {
  if (t.ask === 'pay') t.choose('accept')
}
const use = (t: Play, piece: string): Play => t.choose('use', { piece, place: t.offers('use').find((o) => o.piece === piece)!.place! })
const seats = (edition: 'ygo' | 'wh40k') => readyTeams[edition].slice(0, 2).map(({ team }) => team)

/** A sound card with other faces, as a stranger might send it. */
const [sound] = JSON.parse(JSON.stringify(cards)) as [Record<string, unknown> & { faces: unknown[] }]
const faults = (change: object): readonly string[] => checkCards([{ ...sound, ...change }]).map(({ rule, path }) => `${rule} ${path}`)
const energy = { energy: ['fist'] }
const level = (n: number) => ({ level: n, fielding: 0, attack: 1, defense: 1, burst: 0 })
const action = { action: true, burst: 0 }

describe('DM-DIE', () => {
  test('DM-DIE-02 every die has energy faces of one or two symbols', () => {
    expect(faults({ faces: [1, 2, 3, 4, 5, 6].map(level) })).toEqual(['DM-DIE-02 cards.0.faces'])
    expect(faults({ faces: [{ energy: [] }, energy, energy, level(1), level(2), level(3)] })).toEqual(['DM-DIE-02 cards.0.faces.0.energy'])
    const three = { energy: ['fist', 'fist', 'fist'] }
    expect(faults({ faces: [three, energy, energy, level(1), level(2), level(3)] })).toEqual(['DM-DIE-02 cards.0.faces.0.energy'])
  })
  test('DM-DIE-04 a die without numbers is an action die', () => {
    const faces = [energy, energy, energy, action, action, action]
    expect(faults({ faces })).toEqual(['DM-DIE-04 cards.0.kind'])
    expect(faults({ faces, kind: 'action' })).toEqual([])
    expect(faults({ faces: [energy, energy, action, level(1), level(2), level(3)] })).toEqual(['DM-DIE-04 cards.0.faces'])
    expect(faults({ faces: [energy, energy, energy, { ...action, attack: 2 }, action, action], kind: 'action' }).length).toBe(1)
  })
  test('DM-DIE-05 the number of levels is data, from 1 without a gap', () => {
    expect(faults({ faces: [energy, energy, energy, energy, level(1), level(2)] })).toEqual([])
    expect(faults({ faces: [energy, level(1), level(2), level(3), level(4), level(5)] })).toEqual([])
    expect(faults({ faces: [energy, energy, energy, level(1), level(3), level(2)] })).toEqual(['DM-DIE-05 cards.0.faces'])
    expect(faults({ faces: [energy, energy, energy, level(1), level(2), level(4)] })).toEqual(['DM-DIE-05 cards.0.faces'])
  })
  test('DM-DIE-16 any six faces that satisfy the rules are accepted, no others', () => {
    const wild = { energy: ['wild'] }
    const two = { energy: ['mask', 'shield'] }
    expect(faults({ faces: [wild, two, { energy: ['generic', 'generic'] }, level(1), level(2), level(3)] })).toEqual([])
    expect(faults({ faces: [energy, energy, energy, level(1), level(2)] }).length).toBe(1)
    expect(faults({ faces: [{ ...energy, ...level(1) }, energy, energy, level(1), level(2), level(3)] }).length).toBeGreaterThan(0) // DM-DIE-01
    expect(faults({ faces: [{ energy: ['love'] }, energy, energy, level(1), level(2), level(3)] }).length).toBe(1)
  })
  test('DM-DIE-07 a sidekick has no card, no ability, no type and one level', () => {
    const t = laid('ygo', { ...idle, reserve: ['ygo-066@1', 'sidekick:fist'] }, { field: ['ygo-006@1', 'sidekick@1'] })
    expect(values(t, '0.sidekick.0')).toMatchObject({ card: null, level: 1 })
    t.choose('field', { piece: '0.ygo-066.0' })
    paid(t)
    t.choose('accept') // spin target monster up 1 level
    expect(picks(t)).toEqual(['0.ygo-066.0', '1.ygo-006.0'])
    t.choose('pick', { piece: '1.ygo-006.0' })
    // KO target fist monster that costs 4 or less: a sidekick is none, whatever face it could show.
    const wizard = laid(
      'ygo',
      { ...idle, reserve: ['ygo-112*0'], field: ['ygo-008@3', 'sidekick@1'] },
      { field: ['ygo-006@1', 'sidekick@1'] },
    )
    wizard.choose('play', { piece: '0.ygo-112.0' })
    wizard.choose('pick', { piece: '0.ygo-008.0' })
    wizard.choose('pick', { piece: '1.sidekick.0' })
    if (wizard.ask === 'trigger' || wizard.ask === 'may') wizard.choose('accept')
    expect(zoneAt(wizard, '1.ygo-006.0')).toBe('prep') // the only one: it was not asked
    expect(zoneAt(wizard, '0.sidekick.0')).toBe('field')
  })
  test('DM-DIE-08 a sidekick costs 0 for what asks', () => {
    const t = laid('ygo', { ...idle, reserve: ['ygo-040*0'] }, { field: ['ygo-001@1', 'sidekick@1'] })
    t.choose('play', { piece: '0.ygo-040.0' }) // KO target level 1 monster that costs 5 or less
    expect(picks(t)).toEqual(['0.sidekick.0', '1.sidekick.0'])
    expect(values(t, '1.sidekick.0').cost).toBe(0)
  })
  test('DM-DIE-09 a rolled die is what its face shows', () => {
    const reserve = ['sidekick:fist', 'sidekick@1', 'ygo-023@1', 'ygo-006:fist', 'ygo-006@1']
    const t = laid('ygo', { ...idle, reserve }, {})
    expect(t.offers('field').map(({ piece }) => piece)).toEqual(['0.sidekick.2', '0.ygo-023.0', '0.ygo-006.1'])
    t.choose('field', { piece: '0.ygo-023.0' })
    paid(t)
    t.choose('accept') // spin a sidekick die that shows energy in your reserve
    if (t.ask === 'pick') expect(picks(t)).not.toContain('0.sidekick.2')
  })
  test('DM-DIE-10 an unrolled sidekick is a monster die in the first edition, a sidekick die only in the later one', () => {
    // Monster Reborn takes a monster die of the used pile.
    const made = (table: Config['table']) =>
      turnOf('ygo', [...ones(3), 4, 1, 2, 3, 5], [{ bag: sidekicks(4), prep: ['ygo-116'], used: ['sidekick'] }, {}], { table })
    const first = made({}).choose('done')
    expect(first.refusal('play', { piece: '0.ygo-116.0' })).toBeNull()
    const later = made({ flags: { sidekicksAreCharacters: false } }).choose('done')
    expect(later.refusal('play', { piece: '0.ygo-116.0' })).toBe('DM-ACTION-08')
  })
  test('DM-DIE-11 no face is kept in supply, bag, Prep Area, used pile and out of play', () => {
    const t = laid(
      'wh40k',
      { field: ['sidekick@1', 'bfu-022@1'], reserve: ['bfu-051*0', 'bfu-053*0', 'sidekick:bolt', 'sidekick:bolt'], cards: ['bfu-049'] },
      {},
    )
    t.rolls(1, 1, 1).choose('play', { piece: '0.bfu-053.0' })
    t.choose('buy', { piece: '0.bfu-049' })
    paid(t)
    t.choose('play', { piece: '0.bfu-051.0' }).choose('pick', { piece: '0.sidekick.0' })
    const unrolled = ['supply', 'bag', 'prep', 'used', 'out']
    const lying = t.state.pieces.filter((p, h) => h > 1 && unrolled.includes(places[placeOf(p.zone)]!))
    expect(lying.every((p) => p.face === UNROLLED)).toBe(true)
    expect([inZone(t, 0, 'out').length, inZone(t, 0, 'prep').length]).toEqual([4, 4])
  })
  test('DM-DIE-12 a die keeps name, cost, type and affiliation of its card in every zone', () => {
    // Fielded when a sidekick is KO'd: a Plague Marine die of the used pile or the Prep Area, by its name.
    const t = laid(
      'wh40k',
      { field: ['bfu-018@1', 'sidekick@1'], reserve: ['bfu-051*0'], used: ['bfu-018', 'bfu-019'], prep: ['bfu-018'] },
      {},
    )
    t.choose('play', { piece: '0.bfu-051.0' }).choose('pick', { piece: '0.sidekick.0' })
    t.choose('accept')
    expect(picks(t).slice().sort()).toEqual(['0.bfu-018.1', '0.bfu-018.2'])
    // The type of an unrolled die: drawn, if it is a fist monster, prep it.
    const drawn = (id: string): Play =>
      laid('ygo', { ...idle, reserve: ['ygo-075@1'], bag: [id] }, {}).choose('field', { piece: '0.ygo-075.0' })
    expect(zoneAt(drawn('ygo-006'), '0.ygo-006.0')).toBe('prep')
    expect(drawn('ygo-009').ask).toBe('mode')
  })
  test('DM-DIE-13 each of the six faces comes up equally often', () => {
    const { game } = diceMastersYugioh
    const config: Config = { table: { edition: 'ygo', first: 0 as PlayerId }, seats: seats('ygo') }
    const faces: number[] = []
    for (let seed = 0; seed < 250; seed++) {
      const state = game.setup(config, `faces ${seed}`)
      for (const piece of state.pieces) if (piece.face !== UNROLLED) faces.push(piece.face + 1)
    }
    let at = 0
    expect(faces.length).toBe(1000)
    expect(isFair(tally(() => faces[at++]!, 6, faces.length))).toBe(true)
    const t = turnOf('ygo', [...ones(3), 1, 2, 5, 6], [{ bag: sidekicks(4) }, {}])
    expect([0, 1, 2, 3].map((n) => values(t, `0.sidekick.${n}`).energy ?? 'character')).toEqual(['fist', 'bolt', 'wild', 'character'])
  })
  test('DM-DIE-14 each die is an object of its own: id, card, owner, controller, zone, face, damage and effects', () => {
    const t = laid(
      'ygo',
      { field: ['ygo-059*0', 'ygo-009@2', 'ygo-009@2'], reserve: ['sidekick:bolt', 'sidekick:bolt'], cards: ['ygo-101'] },
      { field: ['ygo-006@1'], cards: ['ygo-116'] },
    )
    use(t, '0.ygo-101').choose('pick', { piece: '0.ygo-009.0' })
    paid(t)
    use(t, '0.ygo-113').choose('pick', { piece: '0.ygo-009.1' })
    paid(t)
    expect([0, 1].map((n) => [values(t, `0.ygo-009.${n}`).damage, values(t, `0.ygo-009.${n}`).attack])).toEqual([
      [1, 3],
      [0, 4],
    ])
    use(t, '0.ygo-059.0')
    if (t.ask === 'pick') t.choose('pick', { piece: '1.ygo-006.0' })
    expect(t.state.pieces[t.piece('1.ygo-006.0')]).toMatchObject({ owner: 1, controller: 0 })
    // A basic action die on its card is nobody's yet: the card serves both (DM-BUY-01).
    expect(t.reason('buy', { piece: '1.ygo-116' })?.rule ?? null).not.toBe('DM-BUY-09')
  })
})

/** Plays at random and looks at every position. */
function each(edition: 'ygo' | 'wh40k', most: number, look: (state: DiceState) => void): void {
  const { game } = edition === 'ygo' ? diceMastersYugioh : diceMastersUltramar
  const state = game.setup({ table: { edition }, seats: seats(edition) }, 'cards')
  const choose = randomPlayer(3)
  for (let n = 0; n < most && game.decision(state) !== null; n++) {
    look(state)
    game.apply(state, choose(game.decision(state)!))
  }
}

describe('DM-CARD', () => {
  test.each(['ygo', 'wh40k'] as const)('DM-CARD-02 in %s cards lie open where they lay from the start', (edition) => {
    let before = ''
    each(edition, 300, (state) => {
      const now = JSON.stringify(state.pieces.map((p, h) => (p.card === h ? [h, p.zone, p.owner, p.known] : 0)))
      if (before !== '' && now !== before) throw new Error('a card has moved')
      before = now
    })
    expect(before.length).toBeGreaterThan(50)
  })
  test('DM-CARD-03 DM-DIE-15 a basic action has exactly three dice of one kind, any other card one or more', () => {
    const basic = cards.find(({ kind }) => kind === 'basic')!
    expect(checkCards([basic, { ...basic, id: 'turned', faces: basic.faces.slice().reverse() }])).toEqual([])
    expect(faults({ ...basic, limit: 4 })).toEqual(['DM-CARD-03 cards.0.limit'])
    expect(faults({ limit: 0 })).toEqual(['DM-CARD-03 cards.0.limit'])
    expect(faults({ ...basic, faces: [energy, ...basic.faces.slice(1)] })).toEqual(['DM-DIE-15 cards.0.faces'])
  })
  test('DM-CARD-04 no type on basic actions, at most one in the first edition, several in the later one', () => {
    const basic = cards.find(({ kind }) => kind === 'basic')!
    expect(faults({ ...basic, types: ['fist'] })).toEqual(['DM-CARD-04 cards.0.types'])
    expect(faults({ types: ['fist', 'mask'] })).toEqual(['DM-CARD-04 cards.0.types'])
    expect(faults({ types: ['fist', 'mask'], edition: 'wh40k' })).toEqual([])
    expect(faults({ types: ['mask', 'mask'], edition: 'wh40k' })).toEqual(['DM-CARD-04 cards.0.types'])
    expect(faults({ types: [] })).toEqual([])
  })
  test('DM-CARD-05 rarity is for collectors: the rules do not know it', () => {
    for (const def of defs) expect(Object.keys(def)).not.toContain('rarity')
    expect(checkCards(cards.map((card) => ({ ...card, rarity: 'promo' })))).toEqual([])
    expect(diceMastersYugioh.catalog.every(({ facts }) => typeof facts.rarity === 'string')).toBe(true)
  })
  test('DM-CARD-07 the dice of a basic action are linked to their card and share its colour; four colours', () => {
    const t = laid('ygo', { ...idle, cards: ['ygo-116', 'ygo-117'] }, { cards: ['ygo-120'] })
    const view = t.view(null)
    const basics = view.pieces.flatMap(({ values: v }, h) => (v.kind === 'basic' && v.isCard === true ? [h] : []))
    const colours = basics.map((h) => view.pieces[h]!.values.colour)
    expect(new Set(colours).size).toBe(4)
    for (const [i, card] of basics.entries()) {
      const own = view.pieces.filter(({ values: v }) => v.card === card)
      expect([own.length, new Set(own.map(({ values: v }) => v.colour))]).toEqual([3, new Set([colours[i]])])
    }
    expect(values(t, '0.sidekick.0').colour).toBeUndefined()
  })
  test('DM-CARD-08 cards of the two players are different cards, even with the same name', () => {
    const t = laid(
      'wh40k',
      {
        field: ['bfu-042@1', 'sidekick@1'],
        cards: ['bfu-037'],
        reserve: ['sidekick:fist', 'sidekick:fist', 'sidekick:fist', 'sidekick:fist'],
      },
      { field: ['sidekick@1'], cards: ['bfu-042', 'bfu-037'] },
    )
    expect([values(t, '0.sidekick.0').attack, values(t, '1.sidekick.0').attack]).toEqual([2, 1])
    expect(t.refusal('buy', { piece: '1.bfu-042' })).toBe('DM-BUY-09')
    // Each copy has its own count of a global that may be used once per turn.
    const copies = (): readonly string[] => t.offers('use').flatMap(({ piece }) => (piece!.includes('bfu-037') ? [piece!] : []))
    expect(copies()).toEqual(['0.bfu-037', '1.bfu-037'])
    use(t, '0.bfu-037')
    paid(t)
    expect(copies()).toEqual(['1.bfu-037'])
  })
  test('DM-CARD-09 energy of another type and actions with an affiliation are no fault', () => {
    const faces = [{ energy: ['mask'] }, { energy: ['bolt', 'fist'] }, energy, level(1), level(2), level(3)]
    expect(faults({ types: ['shield'], faces })).toEqual([])
    expect(faults({ kind: 'action', families: ['Ultramarines'], faces: [energy, energy, energy, action, action, action] })).toEqual([])
  })
  test.each(['ygo', 'wh40k'] as const)('DM-CARD-10 in %s a die belongs to one card for the whole game', (edition) => {
    let before = ''
    let same = true
    each(edition, 300, (state) => {
      const now = state.pieces.map(({ card, def }) => `${card}:${def}`).join()
      if (before !== '' && !now.startsWith(before)) same = false // tokens come after
      if (before === '') before = now
    })
    expect([same, before.length > 100]).toEqual([true, true])
    // Two copies of one title, one on each side: each is told apart in whatever zone it lies.
    const t = laid('ygo', { field: ['ygo-009@1'] }, { field: ['ygo-009@1'] })
    const cardOf = (name: string) => values(t, name).card
    expect([cardOf('0.ygo-009.0'), cardOf('1.ygo-009.0')]).toEqual([t.piece('0.ygo-009'), t.piece('1.ygo-009')])
  })
})
