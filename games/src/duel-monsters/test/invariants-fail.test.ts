import { type Happening, type Link, type OptionRecord, openWindow, type PlayerId, refTo, type TableView } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { defCalled } from '../catalog.ts'
import { duelMonsters } from '../index.ts'
import { DECK, type DuelState, FIELD, GRAVE, HAND, inZone, linkFrame, MONSTERS, SPELLS, SYNCHRO } from '../state.ts'
import { agrees, refused, restored } from './invariants/aside.ts'
import { laws } from './invariants/index.ts'
import { broughtTo, players, type Step } from './invariants/step.ts'
import { A, B, duel } from './positions.ts'

const { game } = duelMonsters

/** A step in which nothing happens, to be spoilt. */
interface Draft {
  before: DuelState
  after: DuelState
  chosen: OptionRecord
  events: Happening[]
  views: TableView[]
}
const draft = (): Draft => {
  const before = duel({
    a: {
      hand: ['Ookazi', 'Waboku', 'Kuriboh'],
      monsters: ['Mystical Elf', 'Sangan/down'],
      spells: ['Waboku'],
      field: 'Skyscraper',
      graveyard: ['Sangan', 'Dark Hole', 'Junk Synchron', 'Speed Warrior'],
    },
    b: { field: 'Zombie World/down', monsters: ['Kuriboh'] },
  }).state
  const after = game.clone(before)
  return { before, after, chosen: { act: 'endTurn', piece: null, target: null, place: null }, events: [], views: [] }
}
const check = (id: string, spoil: (d: Draft) => void): string | null | undefined => {
  const d = draft()
  const brought = broughtTo(d.before)
  d.views = players.map((p) => game.view(d.after, p))
  spoil(d)
  const step: Step = { ...d, by: A, brought }
  return laws[id]!(step)
}

const at = (s: DuelState, place: number, i = 0, player: PlayerId = A) => inZone(s, player, place)[i]!
const first = (s: DuelState, place: number) => s.pieces[at(s, place)]!
const mark = (s: DuelState, place: number, i = 0) => s.marks[at(s, place, i)]!
const happened = (on: string, more: Partial<Happening> = {}): Happening => ({
  on,
  group: 1,
  player: A,
  piece: null,
  target: null,
  n: 0,
  list: [],
  cause: '',
  was: null,
  ...more,
})
const link = (s: DuelState, effect: string): Link => ({
  effect,
  source: refTo(s, at(s, HAND)),
  player: A,
  negated: false,
  event: null,
  vars: {},
})
const OOKAZI = '19523799/0'
const SANGAN = '26202165/0'
const STRATOS = '40044918/0'
const chained = (s: DuelState, ...effects: readonly string[]): void => {
  s.stack.push({ ...openWindow('open', 'chain', A), links: effects.map((effect) => link(s, effect)) })
}
const deal = (s: DuelState, place: number, n: number): void => {
  const zone = first(s, place).zone
  s.zones[zone] = Array.from({ length: n }, () => at(s, place))
}
const moved = (s: DuelState, from: number, i: number, to: number): void => {
  const h = at(s, from, i)
  const zone = s.pieces[h]!.zone
  const target = first(s, to).zone
  s.zones[zone] = s.zones[zone]!.filter((x) => x !== h)
  s.zones[target] = [...s.zones[target]!, h]
  s.pieces[h]!.zone = target
}

const breaches: readonly (readonly [string, (d: Draft) => void])[] = [
  ['YG-INV-01', ({ after: s }) => Object.assign(first(s, HAND), { def: first(s, MONSTERS).def })],
  ['YG-INV-02', ({ after: s }) => Object.assign(s.zones, { [first(s, HAND).zone]: [] })],
  ['YG-INV-03', ({ after: s }) => deal(s, MONSTERS, 6)],
  ['YG-INV-04', ({ after: s }) => Object.assign(s.pieces[at(s, FIELD, 0, B)]!, { pose: 1 })],
  ['YG-INV-05', ({ after: s }) => Object.assign(first(s, HAND), { owner: B })],
  ['YG-INV-06', ({ after: s }) => Object.assign(first(s, HAND), { def: defCalled('Stardust Dragon') })],
  ['YG-INV-07', ({ after: s }) => Object.assign(first(s, HAND), { def: defCalled('Sheep Token') })],
  ['YG-INV-08', ({ after: s }) => Object.assign(s.players[0]!, { life: -1 })],
  ['YG-INV-09', ({ after: s }) => Object.assign(s.players[0]!, { summons: 9 })],
  [
    'YG-INV-10',
    (d) => {
      d.before.decision = { ...d.before.decision!, ask: 'battle' }
      Object.assign(d.before.turn, { phase: 'battle' })
      d.chosen = { act: 'attack', piece: at(d.before, MONSTERS, 1), target: null, place: null }
    },
  ],
  [
    'YG-INV-11',
    (d) => {
      mark(d.before, MONSTERS).changedOn = d.before.turn.no
      d.chosen = { act: 'changePosition', piece: at(d.before, MONSTERS), target: null, place: null }
    },
  ],
  ['YG-INV-12', ({ after: s }) => Object.assign(s.turn, { no: 1, phase: 'battle' })],
  ['YG-INV-13', ({ after: s }) => Object.assign(s.turn, { phase: 'draw' })],
  [
    'YG-INV-14',
    (d) => {
      d.events.push(happened('turnStarted'))
      d.after.turn.player = B
      deal(d.after, HAND, 7)
    },
  ],
  ['YG-INV-15', ({ after: s }) => chained(s, OOKAZI, OOKAZI)],
  ['YG-INV-16', ({ after: s }) => chained(s, OOKAZI)],
  [
    'YG-INV-17',
    (d) => {
      for (const s of [d.before, d.after]) s.stack.push(linkFrame({ op: 'link', step: 'go', link: link(d.before, OOKAZI) }))
      d.events.push(happened('activated', { cause: OOKAZI }))
    },
  ],
  ['YG-INV-18', (d) => Object.assign(d, { chosen: { act: 'activate', piece: at(d.before, HAND, 1), target: null, place: 0 } })],
  ['YG-INV-19', ({ after: s }) => Object.assign(first(s, SPELLS), { def: defCalled('Mage Power'), pose: 1 })],
  ['YG-INV-20', ({ after: s }) => Object.assign(mark(s, MONSTERS), { counters: 1 })],
  ['YG-INV-21', ({ after: s }) => Object.assign(mark(s, MONSTERS, 1), { counters: 1 })],
  [
    'YG-INV-22',
    (d) => spoilView(d, at(d.after, MONSTERS), { values: { ...d.views[0]!.pieces[at(d.after, MONSTERS)]!.values, attack: -1 } }),
  ],
  ['YG-INV-23', ({ after: s }) => Object.assign(first(s, HAND), { proper: true })],
  [
    'YG-INV-24',
    (d) => {
      for (const s of [d.before, d.after]) first(s, GRAVE).def = defCalled('Relinquished')
      moved(d.after, GRAVE, 0, MONSTERS)
    },
  ],
  [
    'YG-INV-25',
    (d) => {
      const h = at(d.after, MONSTERS)
      d.after.pieces[h]!.def = defCalled('Junk Warrior')
      Object.assign(d.after.marks[h]!, { kind: SYNCHRO, materials: [2, 3].map((i) => refTo(d.after, at(d.after, GRAVE, i))) })
      d.after.pieces[at(d.after, GRAVE, 2)]!.def = defCalled('Speed Warrior') // no Tuner among them
      d.before.pieces[at(d.before, GRAVE, 2)]!.def = defCalled('Speed Warrior')
      d.events.push(happened('summoned', { piece: h, cause: 'synchro' }))
    },
  ],
  ['YG-INV-26', (d) => d.events.push(happened('drew', { n: 1 }))],
  ['YG-INV-27', ({ after: s }) => Object.assign(s.zones, { [first(s, GRAVE).zone]: inZone(s, A, GRAVE).slice().reverse() })],
  [
    'YG-INV-28',
    (d) => {
      d.events.push(happened('shuffled'))
      Object.assign(first(d.after, DECK), { known: 1 })
    },
  ],
  ['YG-INV-29', (d) => spoilView(d, at(d.after, DECK), { def: '26202165' })],
  [
    'YG-INV-30',
    (d) => Object.assign(d.views, { 0: { ...d.views[0]!, zones: d.views[0]!.zones.map((zone) => ({ ...zone, pieces: [] })) } }),
  ],
  ['YG-INV-33', ({ after: s }) => Object.assign(s, { decision: { ...s.decision!, options: [] } })],
  ['YG-INV-34', (d) => d.events.push(happened('lifePaid', { n: 100 }))],
  ['YG-INV-35', (d) => d.events.push(happened('destroyed', { piece: at(d.after, HAND) }))],
  ['YG-INV-37', ({ after: s }) => Object.assign(mark(s, MONSTERS), { doomed: true })],
  [
    'YG-INV-38',
    ({ after: s }) => {
      const event = happened('summoned', { group: 1 })
      chained(s)
      Object.assign(s.stack.at(-1)!, { heard: [event, happened('drew', { group: 2 })] })
      s.decision = { ...s.decision!, ask: 'trigger' }
      s.triggers = [
        { effect: STRATOS, source: refTo(s, at(s, HAND)), player: A, may: true, rank: 0, batch: 1, settled: false, event, vars: {} },
      ]
    },
  ],
  [
    'YG-INV-39',
    (d) => {
      const twice = happened('activated', { cause: SANGAN, piece: at(d.after, GRAVE) })
      d.events.push(twice, twice)
    },
  ],
  ['YG-INV-40', ({ after: s }) => Object.assign(first(s, MONSTERS), { controller: B })],
  ['YG-INV-43', ({ after: s }) => Object.assign(s, { decision: { ...s.decision!, ask: 'bet' } })],
  ['YG-INV-44', ({ after: s }) => Object.assign(s.players[0]!, { life: 10 })],
]
function spoilView(d: Draft, h: number, more: Partial<TableView['pieces'][number]>): void {
  d.views[0] = { ...d.views[0]!, pieces: d.views[0]!.pieces.map((piece, i) => (i === h ? { ...piece, ...more } : piece)) }
}

describe('every law sees what is wrong', () => {
  test.each(breaches)('%s', (id, spoil) => {
    expect(check(id, spoil)).toEqual(expect.any(String))
    expect(check(id, () => undefined) ?? null).toBeNull()
  })
  test('there is a breach for each', () => {
    expect(Object.keys(laws).toSorted()).toEqual(breaches.map(([id]) => id).toSorted())
  })

  const open = (): DuelState => duel({ a: { hand: ['Ookazi', 'Kuriboh'] } }).state
  test('YG-INV-32 a refusal that changes something', () => {
    const spoilt = { ...game, apply: (s: DuelState) => { s.n++; game.apply(s, 99) } } // biome-ignore format: one line
    expect([refused(game, open(), 0), refused(spoilt as typeof game, open(), 0)]).toEqual([null, expect.any(String)])
  })
  test('YG-INV-41 a state that is loaded as another', () => {
    const spoilt = { ...game, clone: (s: DuelState) => ({ ...s, n: s.n + 1 }) }
    expect([restored(game, open()), restored(spoilt, open())]).toEqual([null, 'another state'])
  })
  test('YG-INV-45 a refusal of what is listed', () => {
    const spoilt = { ...game, refusal: () => null }
    expect([agrees(game, open(), 0, 0), agrees(spoilt, open(), 0, 0)]).toEqual([null, expect.any(String)])
  })
})
