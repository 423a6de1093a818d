import { expect, test } from 'vitest'
import { glade } from './positions.ts'

test('TG-SETUP-01 everybody has three cards and the first seat draws', () => {
  const t = glade([{ deck: ['owl', 'fox'] }, {}])
  expect(t.asked).toBe(0)
  expect(t.offers('setDown')).toEqual([{ piece: 'fox0' }])
})

test('TG-PLAY-01 one creature a turn', () => {
  const t = glade([{ hand: ['heron', 'tortoise'] }, {}])
  t.choose('play', { piece: 'heron0' })
  expect(t.told).toEqual(['entered'])
  expect(t.offers('play')).toEqual([])
  expect(t.reason('play', { piece: 'tortoise0' })).toEqual({ act: 'play', rule: 'TG-PLAY-01', source: null, need: 0, have: 1 })
})

test('TG-PLAY-02 tricks are not played, creatures are not cast', () => {
  const t = glade([{ hand: ['heron', 'tide'] }, {}])
  expect(t.refusal('play', { piece: 'tide0' })).toBe('TG-PLAY-02')
  expect(t.refusal('cast', { piece: 'heron0' })).toBe('TG-PLAY-02')
})

test('TG-SET-01 what is set shows its kind and no more', () => {
  const t = glade([{ hand: ['snare', 'owl'] }, {}])
  t.choose('setDown', { piece: 'snare0' })
  expect(t.view(1).pieces[t.piece('snare0')]).toMatchObject({ def: null, guise: 'trick', values: { up: false, damage: 0, counters: 0 } })
  expect(t.view(0).pieces[t.piece('snare0')]).toMatchObject({ def: 'Snare' })
  expect(t.refusal('setDown', { piece: 'owl0' })).toBe('TG-SET-01')
})

test('TG-SET-02 a creature that was set is turned up in a later turn', () => {
  const t = glade([{ hand: ['stag'], field: ['_heron'] }, {}])
  t.choose('setDown', { piece: 'stag0' })
  expect(t.refusal('flip', { piece: 'stag0' })).toBe('TG-SET-02')
  expect(t.offers('flip')).toEqual([{ piece: 'heron0' }])
  t.choose('flip', { piece: 'heron0' })
  expect(t.view(1).pieces[t.piece('heron0')]).toMatchObject({ def: 'Heron' })
})

test('TG-CAST-01, TG-CHAIN-01 the last answer resolves first', () => {
  const t = glade([{ hand: ['snare', 'fox'] }, { hand: ['mist'], field: ['tortoise', 'owl'] }])
  t.choose('cast', { piece: 'snare0' }).choose('pick', { piece: 'owl1' })
  expect([t.asked, t.ask]).toEqual([1, 'respond'])
  expect(t.view(0).links).toHaveLength(1)
  t.choose('cast', { piece: 'mist1' }).choose('pick', { piece: 'owl1' })
  expect(t.told).toEqual(['cast', 'passed', 'passed', 'vanished', 'entered', 'triggered', 'passed', 'passed', 'passed', 'passed'])
  expect(t.view(null).pieces[t.piece('owl1')]!.values).toMatchObject({ damage: 0 }) // TG-CAST-04: it is another owl
})

test('TG-CAST-02 a trick that was set is sprung, not in the turn in which it was set', () => {
  const early = glade([{ hand: ['tide'] }, { field: ['_mist', 'heron'] }])
  early.luck('early').choose('cast', { piece: 'tide0' })
  expect(early.offers('spring')).toEqual([{ piece: 'mist1' }])
  const late = glade([
    { hand: ['mist', 'snare', 'fox'], field: ['heron'] },
    { field: ['owl', 'stag'], hand: ['snare'] },
  ])
  late.choose('setDown', { piece: 'mist0' }).choose('cast', { piece: 'snare0' }).choose('pick', { piece: 'owl1' })
  late.choose('cast', { piece: 'snare1' }).choose('pick', { piece: 'heron0' })
  expect(late.told.slice(0, 3)).toEqual(['cast', 'passed', 'passed']) // player 0 had nothing to answer with
  expect([late.asked, late.ask]).toEqual([0, 'main'])
})

test('TG-CAST-03, TG-PICK-01 a cost is picked one by one where a whole set can follow, and nothing is told before', () => {
  const t = glade([{ hand: ['offering'], field: ['badger', 'heron', 'owl', 'fox'] }, {}])
  const before = JSON.stringify(t.view(1))
  t.choose('cast', { piece: 'offering0' })
  expect(t.decision).toMatchObject({ back: 1, ask: 'pick', set: { picked: [], min: 1 } })
  expect(t.offers('pick')).toEqual([{ piece: 'badger0' }, { piece: 'heron0' }, { piece: 'owl0' }])
  expect(t.refusal('pick', { piece: 'fox0' })).toBe('TG-PICK-01') // nothing later in the list makes three with it
  expect(JSON.stringify(t.view(1))).toBe(before)
  t.choose('pick', { piece: 'owl0' }) // the fox answers itself, and so does done
  expect(t.told.slice(0, 3)).toEqual(['cast', 'died', 'died'])
  expect(glade([{ hand: ['offering'], field: ['badger'] }, {}]).refusal('cast', { piece: 'offering0' })).toBe('TG-CAST-03')
})

test('TG-QUEUE-01 what fires after an act is ordered by its player and resolves first in, first out', () => {
  const t = glade([{ hand: ['offering'], field: ['moth', 'moth', 'owl'] }, { field: ['tortoise'] }])
  t.choose('cast', { piece: 'offering0' })
  expect(t.ask).toBe('order')
  expect(t.offers('order')).toEqual([{ place: '0' }, { place: '1' }])
  t.choose('order', { place: 0 })
  expect(t.ask).toBe('trigger')
  t.choose('accept')
  expect(t.view(null).links).toHaveLength(2)
})

test('TG-USE-01 the fox shows a card once a turn and hides it again', () => {
  const t = glade([{ hand: ['tide', 'owl'], field: ['fox'] }, {}])
  t.rolls(2).choose('use', { piece: 'fox0' }).choose('pick', { piece: 'tide0' })
  expect(t.told).toEqual(['used', 'showed', 'concealed'])
  expect(t.view(0).pieces[t.piece('fox0')]!.values).toMatchObject({ power: 4 })
  expect(
    t
      .view(1)
      .pieces.slice(2, 4)
      .map((p) => p.def),
  ).toEqual([null, null])
  expect(t.refusal('use', { piece: 'fox0' })).toBe('TG-USE-01')
  t.choose('endTurn')
  expect(t.view(0).pieces[t.piece('fox0')]!.values).toMatchObject({ power: 2 })
})

test('TG-ATTACK-01, TG-ATTACK-03 each creature attacks once a turn and misses on a 1', () => {
  const t = glade([{ field: ['heron', 'stag'], hand: ['owl'] }, { field: ['tortoise'] }])
  t.rolls(1).choose('attack', { piece: 'heron0' })
  expect(t.told).toContain('missed')
  expect(t.refusal('attack', { piece: 'heron0' })).toBe('TG-ATTACK-01')
  t.choose('play', { piece: 'owl0' })
  expect(t.refusal('attack', { piece: 'owl0' })).toBe('TG-ATTACK-01')
  expect(t.explain('owl0').map((why) => [why.act, why.rule])).toContainEqual(['attack', 'TG-ATTACK-01'])
})

test('TG-ATTACK-02 a foe behind something that looks like a creature is not attacked', () => {
  const behind = glade([{ field: ['heron'] }, { field: ['_owl', '_snare'] }])
  behind.choose('attack', { piece: 'heron0' })
  expect(behind.offers('pick')).toEqual([{ piece: 'owl1' }, { piece: 'snare1' }])
  const open = glade([{ field: ['heron'] }, { field: ['_tide'] }])
  open.choose('attack', { piece: 'heron0' })
  expect(open.offers('pick')).toEqual([{ piece: 'tide1' }, { piece: 'P1' }])
})

test('TG-ATTACK-04 what lies face down is turned up, and a trick is lost', () => {
  const t = glade([{ field: ['heron'] }, { field: ['_tide'] }])
  t.rolls(6).choose('attack', { piece: 'heron0' }).choose('pick', { piece: 'tide1' })
  expect(t.told).toContain('turnedUp')
  expect(t.view(0).pieces[t.piece('tide1')]).toMatchObject({ def: 'Tide', zone: 8 })
})

test('TG-DAMAGE-01 replacements act once each, in the order of whoever would be hurt', () => {
  const t = glade([{ hand: ['offering', 'owl'], field: ['stag'] }, { field: ['hedgehog', 'heron'] }])
  t.choose('cast', { piece: 'offering0' })
  expect([t.asked, t.ask]).toEqual([1, 'replace'])
  expect(t.acts).toEqual(['accept']) // the heron cannot be declined
  t.choose('accept', { place: 1 })
  expect([t.ask, t.acts]).toEqual(['replace', ['decline', 'accept']])
  t.choose('accept', { place: 0 })
  expect(t.told.slice(0, 3)).toEqual(['replaced', 'hurt', 'died'])
  expect(t.view(null).players[1]!.values).toEqual({ life: 6 })
  expect(t.events[1]).toMatchObject({ piece: t.piece('hedgehog1'), n: 1 })
})

test('TG-DAMAGE-01 the adder bites back and the tortoise takes one at most', () => {
  const t = glade([{ field: ['stag'], hand: ['owl'] }, { field: ['adder', 'tortoise'] }])
  t.rolls(6).choose('attack', { piece: 'stag0' }).choose('pick', { piece: 'adder1' })
  expect(t.events.filter((event) => event.on === 'hurt').map((event) => [event.piece, event.n])).toEqual([
    [t.piece('adder1'), 3],
    [t.piece('stag0'), 1],
    [t.piece('P0'), 1],
  ])
  const shell = glade([{ field: ['stag'], hand: ['owl'] }, { field: ['tortoise'] }])
  shell.rolls(6).choose('attack', { piece: 'stag0' })
  expect(shell.view(null).pieces[shell.piece('tortoise1')]!.values).toMatchObject({ damage: 1 })
})

test('TG-DEATH-01 as much damage as power is death, for both at one instant', () => {
  const t = glade([{ field: ['heron'] }, { field: ['fox'] }])
  t.rolls(6).choose('attack', { piece: 'heron0' })
  const died = t.events.filter((event) => event.on === 'died')
  expect(died).toHaveLength(2)
  expect(new Set(died.map((event) => event.group)).size).toBe(1)
  expect(died[0]!.was).toEqual({ power: 2 })
})

test('TG-BAN-01 what is forbidden names what forbids it', () => {
  const t = glade([{ hand: ['hush', 'owl'] }, { field: ['heron'], hand: ['fox'] }])
  t.choose('cast', { piece: 'hush0' }).choose('endTurn')
  expect(t.reason('attack', { piece: 'heron1' })).toMatchObject({ rule: 'TG-BAN-01', source: t.piece('hush0') })
})

test('TG-LOOP-01 what repeats for ever is broken off', () => {
  const t = glade([{ hand: ['carousel', 'owl'] }, {}])
  t.choose('cast', { piece: 'carousel0' })
  expect(t.told).toContain('broken')
  expect(t.ask).toBe('main')
})

test('TG-OUT-01, TG-END-01 whoever resigns is out and the last one wins', () => {
  const t = glade([{ hand: ['owl'] }, { hand: ['fox'] }, {}])
  t.aside(0, 'resign')
  expect(t.asked).toBe(1)
  expect(t.refusal('endTurn', {}, 0)).toBe('TG-OUT-01')
  t.aside(2, 'resign')
  expect(t.outcome).toEqual({ places: [2, 1, 2], rule: 'TG-END-01' })
  expect(t.refusal('endTurn', {}, 1)).toBe('TG-END-04')
})

test('TG-END-02 after the last turn most life wins', () => {
  const t = glade([{ field: ['stag'], hand: ['owl'] }, {}], { turns: 3 })
  t.rolls(4).choose('attack', { piece: 'stag0' }).choose('endTurn')
  expect(t.outcome).toEqual({ places: [1, 2], rule: 'TG-END-02' })
})

test('TG-END-03 all who are left may agree', () => {
  const t = glade([{ hand: ['owl'] }, {}])
  t.aside(0, 'offer').aside(1, 'decline').aside(1, 'offer').aside(0, 'accept')
  expect(t.outcome).toEqual({ places: [1, 1], rule: 'TG-END-03' })
})
