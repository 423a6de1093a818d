import { refTo, standing } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { sets } from '../cards/index.ts'
import { checkSet } from '../check-cards.ts'
import type { CardSet } from '../lexicon.ts'
import { at, crests, damageOn, type Play, settle, walk, where } from './positions.ts'

/** Attacks; the other side defends or not, nobody answers. */
function hit(t: Play, piece: string, target: string, defends = false): Play {
  t.choose('attack', { piece, target })
  while (t.state.decision !== null && t.ask !== 'main') t.choose(t.ask === 'defend' ? (defends ? 'defend' : 'noDefend') : 'pass')
  return t
}
/** A modifier as an effect would have left it. */
function changed(t: Play, cell: string, stat: 'attack' | 'defense' | 'hp', add: number, until: 'battle' | 'turn' | 'always'): Play {
  const to = refTo(t.state, t.piece(cell))
  const left = { source: to, player: t.state.turn.player, layer: 'value', about: `stat:${stat}`, to, block: null } as const
  t.state.standing = t.state.standing.concat(
    standing({ ...left, add, set: null, until, of: null, left: 0, since: 0, vars: {}, event: null }),
  )
  return t
}
const shown = (t: Play, cell: string) => t.view(null).pieces[t.piece(cell)]!.values

describe('damage', () => {
  test('DD-DAMAGE-01, DD-EX-46 who defends takes ATK less DEF, at least 0', () => {
    const t = at({ figures: { f10: 'A champion', f12: 'A squire', f11: 'B knight' }, crests: [{ attack: 2 }, { defense: 2 }] })
    hit(t, 'f10', 'f11', true)
    expect([damageOn(t, 'f11'), crests(t, 1).defense]).toEqual([10, 1])
    hit(t, 'f12', 'f11', true)
    expect(damageOn(t, 'f11')).toBe(10) // 10 less 20 is nothing, and heals nothing
  })

  test('DD-DAMAGE-02, DD-EX-44 who does not defend takes the whole ATK', () => {
    const t = hit(at({ figures: { f10: 'A knight', f11: 'B ddm-069' }, crests: [{ attack: 1 }, { defense: 2 }] }), 'f10', 'f11')
    expect(damageOn(t, 'f11')).toBe(20)
    const ghoul = hit(at({ figures: { f10: 'A knight', f11: 'B ghoul' }, crests: [{ attack: 1 }] }), 'f10', 'f11')
    expect([where(ghoul, ghoul.piece('B ghoul')), crests(ghoul, 0).attack]).toEqual(['gone', 0])
  })

  test('DD-DAMAGE-03 the attacker takes nothing, however high the DEF', () => {
    const t = hit(at({ figures: { f10: 'A squire', f11: 'B ddm-069' }, crests: [{ attack: 1 }, { defense: 1 }] }), 'f10', 'f11', true)
    expect([damageOn(t, 'f10'), damageOn(t, 'f11')]).toEqual([0, 0])
  })

  test('DD-DAMAGE-04 values with all modifiers count, never below 0, without upper limit', () => {
    const aura = at({ figures: { f10: 'A squire', g4: 'A ddm-034', f11: 'B ddm-069' }, crests: [{ attack: 1 }] })
    expect(shown(aura, 'f10').attack).toBe(20)
    expect(damageOn(hit(aura, 'f10', 'f11'), 'f11')).toBe(20)
    const weak = changed(at({ figures: { f10: 'A squire', f11: 'B ghoul' }, crests: [{ attack: 1 }] }), 'f10', 'attack', -30, 'turn')
    expect(shown(weak, 'f10').attack).toBe(0)
    expect(damageOn(hit(weak, 'f10', 'f11'), 'f11')).toBe(0)
    const soft = at({ figures: { f10: 'A squire', f11: 'B ddm-069' }, crests: [{ attack: 1 }, { defense: 1 }] })
    changed(soft, 'f11', 'defense', -50, 'turn')
    expect([shown(soft, 'f11').defense, damageOn(hit(soft, 'f10', 'f11', true), 'f11')]).toEqual([0, 10])
    const strong = changed(at({ figures: { f10: 'A squire', g18: 'B ghoul' } }), 'f10', 'attack', 1000, 'turn')
    expect(shown(strong, 'f10').attack).toBe(1010)
  })

  test('DD-DAMAGE-05, DD-EX-46 damage stays and adds up over battles, effects and turns', () => {
    const t = at({
      figures: { f10: 'A knight', f9: 'A warlock', f11: 'B ddm-069' },
      crests: [{ attack: 2, magic: 4 }],
    })
    hit(t, 'f10', 'f11')
    settle(t.choose('activate', { piece: 'f9', place: 0 }))
    expect(damageOn(t, 'f11')).toBe(30)
    settle(t.choose('endTurn')).choose('endTurn')
    hit(t, 'f10', 'f11')
    expect(where(t, t.piece('B ddm-069'))).toBe('gone')
    const two = at({ figures: { f10: 'A champion', f12: 'A squire', f11: 'B knight' }, crests: [{ attack: 2 }, { defense: 1 }] })
    hit(hit(two, 'f10', 'f11', true), 'f12', 'f11')
    expect(where(two, two.piece('B knight'))).toBe('gone')
  })

  test('DD-DAMAGE-06 all values and amounts are multiples of 10; other data is rejected', () => {
    for (const set of sets) expect(checkSet(set)).toEqual([])
    const figures = (...list: readonly object[]): CardSet => ({ id: 'x', dice: [], figures: list as CardSet['figures'] })
    const plain = { id: 'x', name: 'X', class: 'warrior', level: 1, attack: 10, defense: 10, hp: 10 }
    expect(checkSet(figures(plain))).toEqual([])
    expect(checkSet(figures({ ...plain, attack: 15 }))).toEqual([
      { rule: 'DD-DAMAGE-06', path: 'figures.0.attack', says: 'BAD_CARD_DATA: 15 is no multiple of 10' },
    ])
    const cost = [{ op: 'pay', crests: { trap: 1 } }]
    const bad = [
      { kind: 'use', cost, do: [{ op: 'damage', to: 'self', n: 5 }] },
      { kind: 'use', cost, do: [{ op: 'stand', to: 'self', mods: [{ stat: 'attack', add: 7 }], until: 'turn' }] },
      { kind: 'use', cost, do: [{ op: 'stand', to: 'self', mods: [{ reduce: 3 }], until: 'turn' }] },
      { kind: 'static', to: 'self', mods: [{ stat: 'hp', set: 12 }] },
    ]
    for (const effect of bad)
      expect(checkSet(figures({ ...plain, effects: [effect] })).map(({ rule, path }) => `${rule} ${path}`)).toEqual([
        'DD-DAMAGE-06 figures.0.effects.0',
      ])
  })

  test('DD-DAMAGE-07, DD-EX-45 damage equal to HP destroys', () => {
    const t = hit(at({ figures: { f10: 'A squire', f11: 'B ghoul' }, crests: [{ attack: 1 }] }), 'f10', 'f11')
    expect(where(t, t.piece('B ghoul'))).toBe('gone')
    const hound = hit(at({ figures: { f10: 'A squire', f11: 'B hound' }, crests: [{ attack: 1 }] }), 'f10', 'f11')
    expect([where(hound, hound.piece('f11')), damageOn(hound, 'f11')]).toEqual(['f11', 10])
  })

  test('DD-DAMAGE-08 the destroyed monster is gone, its dungeon remains', () => {
    const t = at({ figures: { f10: 'A knight', f11: 'B ghoul' }, crests: [{ attack: 1, movement: 1 }] })
    const before = t.state.players[1]!.paths
    const ghoul = t.piece('f11')
    hit(t, 'f10', 'f11')
    expect([where(t, ghoul), t.state.players[1]!.paths]).toEqual(['gone', before])
    expect(t.view(null).pieces[ghoul]!.values.cell).toBe(null)
  })

  test('DD-DAMAGE-09 its counters are gone with it, and surplus damage harms nobody else', () => {
    const t = at({ figures: { f10: 'A elder', f11: 'B ghoul', f12: 'B knight' }, crests: [{ attack: 1 }] })
    const ghoul = t.piece('f11')
    hit(t, 'f10', 'f11')
    expect([t.state.marks[ghoul], damageOn(t, 'f12'), t.state.players.map((p) => p.life)]).toEqual([null, 0, [3, 3]])
    expect(t.events.filter((e) => e.on === 'damaged').map((e) => e.n)).toEqual([40])
  })

  test('DD-DAMAGE-10 reductions first, then what becomes 0, then the rest is shifted', () => {
    const t = at({
      figures: { f10: 'A elder', f11: 'B ddm-075', g13: 'B imp', g14: 'B ddm-069' },
      crests: [{ attack: 1 }, { trap: 4 }],
    })
    t.choose('attack', { piece: 'f10', target: 'f11' })
    t.choose('activate', { piece: 'f11', place: 0 }).choose('pick', { piece: 'g14' }) // whoever is attacked shifts the harm
    t.choose('activate', { piece: 'g13', place: 0 }) // 10 less for the attacked one
    settle(t)
    expect([damageOn(t, 'f11'), damageOn(t, 'g14')]).toEqual([0, 30])
  })

  test('DD-DAMAGE-10 damage that becomes 0 is not shifted either, and never heals', () => {
    const unharmed = at({ figures: { f10: 'A elder', f11: 'B wyvern', g14: 'B ddm-100' }, damage: { f11: 10 }, crests: [{ attack: 1 }] })
    hit(unharmed, 'f10', 'f11')
    expect(damageOn(unharmed, 'f11')).toBe(10)
    expect(unharmed.events.filter((e) => e.on === 'damagePrevented').map((e) => e.n)).toEqual([40])
    const ward = at({ figures: { f10: 'A imp', f11: 'B hound', g13: 'B imp' }, damage: { f11: 10 }, crests: [{ attack: 1 }, { trap: 1 }] })
    settle(ward.choose('attack', { piece: 'f10', target: 'f11' }).choose('activate', { piece: 'g13', place: 0 }))
    expect(damageOn(ward, 'f11')).toBe(10)
    const twice = at({
      figures: { f10: 'A squire', f11: 'B hound', g13: 'B imp', g14: 'B imp' },
      damage: { f11: 10 },
      crests: [{ attack: 1 }, { trap: 2 }],
    })
    twice.choose('attack', { piece: 'f10', target: 'f11' })
    settle(twice.choose('activate', { piece: 'g13', place: 0 }).choose('activate', { piece: 'g14', place: 0 }))
    expect(damageOn(twice, 'f11')).toBe(10) // 10 less 20 is nothing
  })

  test('DD-DAMAGE-11 healing removes what there is, and no more', () => {
    const t = at({ figures: { g8: 'A tyrant', f8: 'A ddm-115', f9: 'A spring' }, damage: { g8: 10 }, crests: [{ movement: 2 }] })
    walk(t, 'g8', 'f8 f9')
    expect(t.events.filter((e) => e.on === 'monsterHealed').map((e) => e.n)).toEqual([10])
    expect([damageOn(t, 'f9'), shown(t, 'f9').hp]).toEqual([0, 40])
    const more = at({ figures: { g8: 'A tyrant', f8: 'A ddm-115' }, damage: { g8: 30 }, crests: [{ movement: 2 }] })
    expect(damageOn(walk(more, 'g8', 'f8'), 'f8')).toBe(10)
  })

  test('DD-DAMAGE-12, DD-EX-65 who lives by a modifier dies when it ends', () => {
    const t = at({ figures: { f10: 'A squire', f11: 'A knight', g18: 'B ghoul' }, damage: { f10: 10 } })
    // The position may hold what no game would: the modifier comes before anything is tested.
    changed(t, 'f10', 'hp', 10, 'turn')
    changed(t, 'f11', 'hp', 10, 'turn')
    expect(shown(t, 'f10').hp).toBe(20)
    const squire = t.piece('f10')
    t.choose('endTurn')
    expect([where(t, squire), where(t, t.piece('f11'))]).toEqual(['gone', 'f11'])
    const battle = at({ figures: { f10: 'A squire', f11: 'B ghoul', f9: 'A knight' }, damage: { f11: 10 }, crests: [{ attack: 1 }] })
    changed(battle, 'f10', 'hp', -10, 'turn')
    const weak = battle.piece('f10')
    hit(changed(battle, 'f11', 'hp', 30, 'always'), 'f10', 'f11')
    expect(where(battle, weak)).toBe('gone') // without a counter, but also without HP
  })

  test('DD-DAMAGE-13 those destroyed by one effect are destroyed at the same time', () => {
    const t = at({ figures: { f10: 'A ddm-058', g13: 'B ghoul' }, crests: [{ magic: 2 }] })
    settle(t.choose('activate', { piece: 'f10', place: 0 }))
    const destroyed = t.events.filter((e) => e.on === 'destroyed')
    expect([destroyed.length, new Set(destroyed.map((e) => e.group)).size]).toEqual([2, 1])
    const all = walk(at({ figures: { g12: 'A knight', g13: 'B ddm-124', g2: 'A squire' }, crests: [{ movement: 1 }] }), 'g12', 'g13')
    const gone = all.events.filter((e) => e.on === 'destroyed')
    expect([gone.length, new Set(gone.map((e) => e.group)).size]).toEqual([3, 1]) // with the idle one
  })

  test('DD-DAMAGE-14 continuous effects end with the monster', () => {
    const t = at({ figures: { f10: 'A knight', f11: 'B ddm-034', g14: 'B squire' }, crests: [{ attack: 1 }] })
    expect(shown(t, 'g14').attack).toBe(20)
    hit(t, 'f10', 'f11')
    expect(shown(t, 'g14').attack).toBe(10)
  })

  test('DD-DAMAGE-15 counters never run out', () => {
    const t = at({ figures: { f10: 'A knight', f11: 'B ddm-069' }, damage: { f11: 5000 }, crests: [{ attack: 1 }] })
    changed(t, 'f11', 'hp', 9000, 'always')
    expect(damageOn(hit(t, 'f10', 'f11'), 'f11')).toBe(5020)
  })
})
