import { describe, expect, test, vi } from 'vitest'
import { code, duel, type Table, where } from './positions.ts'

vi.mock('../cards/index.ts', async (original) => {
  const { behaviours } = await original<typeof import('../cards/index.ts')>()
  const { idNamed } = await import('../cards/shelf.ts')
  const { loops } = await import('./loop-cards.ts')
  const added = Object.entries(loops).map(([name, does]) => ({ id: idNamed(name), name, ...does }))
  return { behaviours: [...behaviours, ...added] }
})

/** The loop is started, runs without a choice, and is ended by rule: then somebody is asked again, or the Duel is drawn. */
function runs(monsters: readonly string[], by: string): Table {
  const t = duel({ a: { monsters } })
  t.choose('activate', { piece: by, place: '1' })
  return t
}
/** All other zones are taken, so that nothing is asked. */
const others = ['Mystical Elf', 'Mystical Elf', 'Mystical Elf', 'Mystical Elf']
const field = (t: Table): readonly string[] => where(t, 'A', 'monsters')

describe('YG-META-09 a loop without a choice ends: the card that became active last goes to the Graveyard, else it is a draw', () => {
  test.each([
    ['a counter put and taken', ['Battle Ox'], 'Battle Ox', []],
    ['Life Points gained and lost', ['Celtic Guardian'], 'Celtic Guardian', []],
    ['Life Points, between two cards', ['Beaver Warrior', 'Giant Soldier of Stone'], 'Giant Soldier of Stone', ['Beaver Warrior']],
    ['a position changed back', ['Feral Imp'], 'Feral Imp', []],
    ['a position changed by another', ['Silver Fang', 'Mystical Elf'], 'Silver Fang', ['Mystical Elf']],
    ['counters, between two cards', ['Basic Insect', 'Man Eater'], 'Man Eater', ['Basic Insect']],
    ['a forced position', ['Mammoth Graveyard/def'], 'Mammoth Graveyard', []],
  ])('YG-EX-171, YG-META-09 %s', (_, monsters, by, left) => {
    const t = runs(monsters, by)
    expect(t.outcome).toBeNull()
    expect(t.ask).toBe('main')
    expect(field(t)).toEqual(left)
    expect(where(t, 'A', 'graveyard')).toContain(by)
  })

  test('YG-EX-171, YG-META-09 removed and back: sent to the Graveyard it stays there', () => {
    const t = runs(['Nemuriko', ...others], 'Nemuriko')
    expect([t.outcome, t.ask, field(t), where(t, 'A', 'graveyard')]).toEqual([null, 'main', others, ['Nemuriko']])
  })

  test('YG-META-09 to the Graveyard and back: it goes on from there, so it is a draw', () => {
    const t = runs(['Dark Gray', ...others], 'Dark Gray')
    expect(t.outcome).toEqual({ places: [1, 1], rule: 'YG-META-09' })
  })
})

test('YG-META-09 of several cards only those that can go on by themselves are sent away', () => {
  const t = runs(['Celtic Guardian', ...others], 'Celtic Guardian')
  expect([t.outcome, field(t), where(t, 'A', 'graveyard')]).toEqual([null, others, ['Celtic Guardian']])
})

test('YG-EX-171, YG-META-10, YG-BAD-110 the same choice in the same state is refused after three times, for the rest of the turn', () => {
  const t = duel({ a: { monsters: ['Kojikocy'], hand: ['Uraby'] } }).luck('shuffles')
  // The first links of a turn are not looked at; from then on each is counted with the state it was chosen in.
  for (let n = 0; n < 6; n++) t.choose('activate', { piece: 'Kojikocy', place: '1' })
  expect(t.offers('activate')).toEqual([])
  expect(t.refusal('activate', { piece: 'Kojikocy', place: '1' })).toBe('YG-META-10')
  expect(code(t.reason('activate', { piece: 'Kojikocy', place: '1' }))).toBe('LOOP')
  t.choose('normalSummon', { piece: 'Uraby' }).choose('zone', { place: '2' })
  expect(t.refusal('activate', { piece: 'Kojikocy', place: '1' })).toBeNull() // another state
})

describe('YG-META-09 what is chosen on the way is no way out', () => {
  /** Whatever is asked is answered passively, but for these acts; how often until the loop is over. */
  function answered(t: Table, act: string): number {
    let n = 0
    for (; n < 200 && t.outcome === null && t.ask !== 'main'; n++) {
      if (t.offers(act).length > 0) t.choose(act, t.offers(act).at(-1)!)
      else t.pass()
    }
    return n
  }

  test('YG-EX-171, YG-META-09 a zone is chosen each time: the card goes on from there, so it is a draw', () => {
    const t = runs(['Dark Gray'], 'Dark Gray')
    expect(t.ask).toBe('monsterZone')
    expect([answered(t, 'zone') < 20, t.outcome]).toEqual([true, { places: [1, 1], rule: 'YG-META-09' }])
  })

  test('YG-EX-171, YG-META-09 a zone is chosen each time, between two cards: the one that became active last goes', () => {
    const t = runs(['Mystical Elf', 'Hitotsu-Me Giant', 'Dragon Zombie'], 'Dragon Zombie')
    expect(t.ask).toBe('monsterZone')
    expect([answered(t, 'zone') < 20, t.outcome, t.ask]).toEqual([true, null, 'main'])
    expect(where(t, 'A', 'graveyard')).toContain('Dragon Zombie')
    expect(field(t)).toContain('Hitotsu-Me Giant')
  })

  test('YG-EX-171, YG-META-09 somebody could answer and passes each time', () => {
    const t = duel({ a: { monsters: ['Celtic Guardian'] }, b: { spells: ['Waboku'] } })
    t.choose('activate', { piece: 'Celtic Guardian', place: '1' })
    expect(t.ask).toBe('respond')
    expect([answered(t, 'pass') < 40, t.outcome, where(t, 'A', 'graveyard')]).toEqual([true, null, ['Celtic Guardian']])
  })

  test('YG-EX-171, YG-META-09 chance is taken each time and ends nothing', () => {
    const t = duel({ a: { monsters: ['Aqua Madoor'] } }).luck('shuffles')
    t.choose('activate', { piece: 'Aqua Madoor', place: '1' })
    expect([t.outcome, t.ask, where(t, 'A', 'graveyard')]).toEqual([null, 'main', ['Aqua Madoor']])
  })
})

test('YG-META-10, YG-BAD-110 a trigger that may be declined is refused after three times in the same state', () => {
  const t = duel({ a: { monsters: ['Mystic Clown'] } })
  t.choose('activate', { piece: 'Mystic Clown', place: '1' })
  let n = 0
  for (; n < 50 && t.ask === 'trigger'; n++) t.choose('accept')
  expect([t.ask, n < 12, field(t)]).toEqual(['main', true, ['Mystic Clown']])
})
