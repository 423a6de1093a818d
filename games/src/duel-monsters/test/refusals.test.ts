import { choiceOf, IllegalChoice } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { activate } from './acting.ts'
import { A, B, code, duel, type Position, settle, type Table } from './positions.ts'

/** The word of section 4 for what is refused. */
const why = (t: Table, act: string, named: Parameters<Table['reason']>[1] = {}, player?: number): string | null =>
  code(player === undefined ? t.reason(act, named) : t.reason(act, named, player))
const use = (position: Position, piece: string, place = '1'): string | null => why(duel(position), 'activate', { piece, place })
const spare = ['Ookazi']

describe('4.2 turn, phase, priority', () => {
  test('YG-BAD-20 not your decision', () => {
    expect(why(duel({ a: { hand: spare }, b: { hand: ['Kuriboh'] } }), 'normalSummon', { piece: 'Kuriboh' }, B)).toBe('NOT_YOUR_DECISION')
  })
  test('YG-BAD-21 a choice that is not among the options throws and changes nothing', () => {
    const t = duel({ a: { hand: spare } })
    const before = JSON.stringify(t.state)
    expect(() => t.game.apply(t.state, 99)).toThrow(IllegalChoice)
    const old = { by: A, n: t.decision.n + 1, option: { act: 'endTurn', piece: null, target: null, place: null } }
    expect(() => choiceOf(t.game, t.state, 2, old)).toThrow(`question ${old.n} is not open`)
    expect(JSON.stringify(t.state)).toBe(before)
  })
  test('YG-BAD-22 wrong phase', () => {
    const t = duel({ a: { hand: ['Kuriboh'], monsters: ['Celtic Guardian'] }, phase: 'battle' })
    expect(why(t, 'normalSummon', { piece: 'Kuriboh' })).toBe('WRONG_PHASE')
  })
  test('YG-BAD-23 not the open state', () => {
    const t = duel({
      a: { hand: ['Ookazi', 'Kuriboh'], monsters: ['Exiled Force'], spells: ['Threatening Roar'] },
      b: { spells: ['Book of Moon'], monsters: ['Mystical Elf'] },
    })
    activate(t, 'Ookazi').choose('zone', { place: '2' })
    t.pass()
    expect(t.asked).toBe(A)
    expect(why(t, 'activate', { piece: 'Exiled Force', place: '1' })).toBe('SPELL_SPEED')
    for (const act of ['normalSummon', 'setMonster', 'setCard']) expect(why(t, act, { piece: 'Kuriboh' })).toBe('NOT_OPEN_STATE')
    for (const act of ['endTurn', 'battlePhase']) expect(why(t, act)).toBe('NOT_OPEN_STATE')
  })
  test('YG-BAD-24, -25 no Battle Phase in the first turn, and none after another', () => {
    const t = duel({ a: { hand: spare, monsters: ['Celtic Guardian'] } })
    t.state.turn.no = 1
    expect(why(t, 'battlePhase')).toBe('NO_FIRST_TURN_BATTLE')
    expect(why(duel({ a: { hand: spare }, phase: 'main2' }), 'battlePhase')).toBe('PHASE_ORDER')
  })
  test('YG-BAD-26 a phase that an effect forbids', () => {
    const t = duel({ a: { hand: ['Soul Exchange', 'Ookazi'] }, b: { monsters: ['Mystical Elf'] } })
    settle(activate(t, 'Soul Exchange').choose('zone', { place: '1' }))
    expect(why(t, 'battlePhase')).toBe('PHASE_FORBIDDEN')
  })
  test('YG-BAD-27 the draw of the turn is nobody’s choice', () => {
    const t = duel({ a: { hand: spare }, b: { hand: ['Dark Hole'] } }).choose('endTurn')
    expect(t.told.filter((on) => on === 'drew')).toEqual(['drew'])
    expect(t.ask).toBe('main')
  })
  test('YG-BAD-28 the discard at the hand limit is exact', () => {
    const seven = ['Ookazi', 'Kuriboh', 'Dark Hole', 'Mystical Elf', 'Raigeki', 'Pot of Greed', 'Summoned Skull']
    const t = duel({ a: { hand: seven, monsters: ['Celtic Guardian'] } }).choose('endTurn')
    expect([t.ask, t.acts]).toEqual(['choose', ['pick']])
    expect(why(t, 'pick', { piece: 'Celtic Guardian' })).toBe('DISCARD_COUNT')
  })
  test('YG-BAD-29 a mandatory effect is not declined', () => {
    const t = duel({ a: { hand: ['Breaker the Magical Warrior', 'Ookazi'] } })
    t.choose('normalSummon', { piece: 'Breaker the Magical Warrior' }).choose('zone', { place: '1' })
    settle(t)
    expect(t.state.marks[t.piece('Breaker the Magical Warrior')]?.counters).toBe(1)
    const target = duel({ a: { monsters: ['Man-Eater Bug/down', 'Kuriboh'], hand: spare }, b: { monsters: ['Mystical Elf'] } })
    target.choose('flipSummon', { piece: 'Man-Eater Bug' })
    settle(target)
    expect([target.ask, why(target, 'decline')]).toEqual(['pick', 'MANDATORY'])
  })
  test('YG-BAD-31 the Duel is over', () => {
    const t = duel({ a: { hand: ['Ookazi', 'Kuriboh'] }, b: { life: 800 } })
    settle(activate(t, 'Ookazi').choose('zone', { place: '1' }))
    expect(why(t, 'normalSummon', { piece: 'Kuriboh' }, 0)).toBe('DUEL_OVER')
  })
})

describe('4.3 Summons and positions', () => {
  const full = ['Celtic Guardian', 'Kuriboh', 'Marshmallon', 'Spear Dragon', 'Mystical Elf']
  test('YG-BAD-40 to -46 Normal Summons', () => {
    const t = duel({ a: { hand: ['Sangan', 'Kuriboh', 'Blue-Eyes White Dragon', 'Relinquished', 'Ookazi'] } })
    expect(why(t, 'normalSummon', { piece: 'Blue-Eyes White Dragon' })).toBe('TRIBUTE_COUNT')
    expect(why(t, 'setMonster', { piece: 'Relinquished' })).toBe('CANNOT_NORMAL_SUMMON')
    t.choose('normalSummon', { piece: 'Sangan' })
    expect(why(t, 'zone', { place: 9 })).toBe('ZONE_ILLEGAL')
    expect(why(t, 'position', { place: 'defense' })).toBe('POSITION_ILLEGAL')
    t.choose('zone', { place: '1' })
    settle(t)
    expect(why(t, 'normalSummon', { piece: 'Kuriboh' })).toBe('NORMAL_SUMMON_USED')
    expect(why(duel({ a: { hand: ['Sangan', 'Ookazi'], monsters: full } }), 'normalSummon', { piece: 'Sangan' })).toBe('NO_MONSTER_ZONE')
    const foe = duel({ a: { hand: ['Summoned Skull'], monsters: ['Kuriboh', 'Celtic Guardian'] }, b: { monsters: ['Mystical Elf'] } })
    foe.choose('normalSummon', { piece: 'Summoned Skull' })
    expect(why(foe, 'pick', { piece: 'Mystical Elf' })).toBe('TRIBUTE_ILLEGAL')
  })
  test('YG-BAD-47, -48 Flip Summons', () => {
    const t = duel({
      a: { hand: spare, monsters: ['Kuriboh/down', 'Celtic Guardian'] },
      b: { monsters: ['Mystical Elf/down'] },
      fresh: ['Kuriboh'],
    })
    expect(why(t, 'flipSummon', { piece: 'Kuriboh' })).toBe('FLIP_TOO_EARLY')
    expect(why(t, 'flipSummon', { piece: 'Celtic Guardian' })).toBe('FLIP_ILLEGAL')
    expect(why(t, 'flipSummon', { piece: 'Mystical Elf' })).toBe('FLIP_ILLEGAL')
  })
  test('YG-BAD-49 to -52 positions', () => {
    const t = duel({ a: { hand: spare, monsters: ['Kuriboh', 'Celtic Guardian', 'Mystical Elf/down'] }, fresh: ['Kuriboh'] })
    expect(why(t, 'changePosition', { piece: 'Kuriboh' })).toBe('POSITION_PLAYED_THIS_TURN')
    expect(why(t, 'changePosition', { piece: 'Mystical Elf' })).toBe('POSITION_FACE_DOWN')
    t.choose('changePosition', { piece: 'Celtic Guardian' })
    settle(t)
    expect(why(t, 'changePosition', { piece: 'Celtic Guardian' })).toBe('POSITION_ALREADY_CHANGED')
  })
  test('YG-BAD-51 after an attack', () => {
    const t = duel({ a: { hand: spare, monsters: ['Kuriboh'] }, phase: 'battle' }).choose('attack', { piece: 'Kuriboh', target: 'B' })
    settle(t)
    expect([t.state.turn.phase, why(t, 'changePosition', { piece: 'Kuriboh' })]).toEqual(['main2', 'POSITION_ATTACKED'])
  })
  test('YG-BAD-53, -54, -55 Synchro Summons that do not add up', () => {
    const t = duel({ a: { hand: spare, monsters: ['Junk Synchron', 'Celtic Guardian'], extra: ['Junk Warrior'] } })
    expect(why(t, 'specialSummon', { piece: 'Junk Warrior', place: '1' })).toBe('SYNCHRO_LEVEL_SUM')
    const tuners = duel({ a: { hand: spare, monsters: ['Junk Synchron', 'Tune Warrior'], extra: ['Goyo Guardian'] } })
    expect(why(tuners, 'specialSummon', { piece: 'Goyo Guardian', place: '1' })).toBe('SYNCHRO_TUNER')
    const alone = duel({ a: { hand: spare, monsters: ['Speed Warrior', 'Celtic Guardian'], extra: ['Junk Warrior'] } })
    expect(why(alone, 'specialSummon', { piece: 'Junk Warrior', place: '1' })).toBe('SYNCHRO_TUNER')
    const down = duel({
      a: { hand: spare, monsters: ['Junk Synchron', 'Speed Warrior', 'Apprentice Magician', 'Sangan/down'], extra: ['Junk Warrior'] },
    })
    down.choose('specialSummon', { piece: 'Junk Warrior', place: '1' })
    expect([down.ask, why(down, 'pick', { piece: 'Sangan' })]).toEqual(['choose', 'SYNCHRO_MATERIAL'])
  })
  test('YG-BAD-56, -57 Fusion and Ritual without materials', () => {
    expect(use({ a: { hand: ['Polymerization'], extra: ['Elemental HERO Flame Wingman'] } }, 'Polymerization')).toBe('FUSION_MATERIAL')
    expect(use({ a: { hand: ['White Dragon Ritual', 'Paladin of White Dragon'] } }, 'White Dragon Ritual')).toBe('RITUAL_TRIBUTE')
  })
  test('YG-BAD-58, -59 what cannot be revived', () => {
    const t = duel({ a: { hand: ['Monster Reborn'], graveyard: ['Stardust Dragon', 'Dark Armed Dragon', 'Kuriboh', 'Celtic Guardian'] } })
    activate(t, 'Monster Reborn').choose('zone', { place: '1' })
    expect(t.ask).toBe('pick')
    expect(why(t, 'pick', { piece: 'Stardust Dragon' })).toBe('NOT_PROPERLY_SUMMONED')
    expect(why(t, 'pick', { piece: 'Dark Armed Dragon' })).toBe('SUMMON_CONDITION')
  })
  test('YG-BAD-60, -61 own Summons', () => {
    expect(why(duel({ a: { hand: ['Cyber Dragon', 'Ookazi'] } }), 'specialSummon', { piece: 'Cyber Dragon', place: '2' })).toBe(
      'SUMMON_CONDITION_UNMET',
    )
    const t = duel({ a: { hand: ['Scapegoat', 'Kuriboh', 'Ookazi'] } })
    activate(t, 'Scapegoat').choose('zone', { place: '1' })
    settle(t)
    while (t.ask === 'monsterZone') t.pass()
    settle(t)
    expect(why(t, 'normalSummon', { piece: 'Kuriboh' })).toBe('SUMMON_FORBIDDEN')
  })
})

describe('4.4 battle', () => {
  test('YG-BAD-65 to -69, -71 attacks', () => {
    expect(why(duel({ a: { hand: spare, monsters: ['Kuriboh'] } }), 'attack', { piece: 'Kuriboh', target: 'B' })).toBe('NOT_BATTLE_STEP')
    const t = duel({ a: { hand: spare, monsters: ['Kuriboh/def', 'Celtic Guardian'] }, b: { monsters: ['Mystical Elf'] }, phase: 'battle' })
    expect(why(t, 'attack', { piece: 'Kuriboh', target: 'Mystical Elf' })).toBe('ATTACKER_POSITION')
    expect(why(t, 'attack', { piece: 'Celtic Guardian', target: 'B' })).toBe('DIRECT_ATTACK_BLOCKED')
    expect(why(t, 'attack', { piece: 'Celtic Guardian', target: 'Kuriboh' })).toBe('ATTACK_TARGET_ILLEGAL')
    const twice = duel({ a: { hand: spare, monsters: ['Kuriboh', 'Celtic Guardian'] }, phase: 'battle' }).choose('attack', {
      piece: 'Kuriboh',
      target: 'B',
    })
    settle(twice)
    expect(why(twice, 'attack', { piece: 'Kuriboh', target: 'B' })).toBe('ALREADY_ATTACKED')
    const bound = duel({
      a: { hand: spare, monsters: ['Celtic Guardian', 'Kuriboh'] },
      b: { spells: ['Gravity Bind/up'] },
      phase: 'battle',
    })
    expect(why(bound, 'attack', { piece: 'Celtic Guardian', target: 'B' })).toBe('ATTACK_FORBIDDEN')
  })
  test('YG-BAD-70 a protected target', () => {
    const t = duel({
      a: { hand: spare, monsters: ['Kuriboh'] },
      b: { monsters: ['Marauding Captain', 'Celtic Guardian'] },
      phase: 'battle',
    })
    expect(why(t, 'attack', { piece: 'Kuriboh', target: 'Celtic Guardian' })).toBe('ATTACK_TARGET_PROTECTED')
  })
  test('YG-BAD-72 limits of the Damage Step', () => {
    const t = duel({
      a: { hand: ['Rush Recklessly', 'Scapegoat'], monsters: ['Kuriboh'] },
      b: { monsters: ['Mystical Elf'] },
      phase: 'battle',
    })
    t.choose('attack', { piece: 'Kuriboh', target: 'Mystical Elf' })
    while (t.state.stack.every((f) => f.op !== 'attack' || f.timing === 0)) t.pass()
    expect(why(t, 'activate', { piece: 'Scapegoat', place: '1' })).toBe('DAMAGE_STEP_LIMIT')
  })
  test('YG-BAD-74 a target that battle has destroyed', () => {
    const t = duel({
      a: { hand: spare, monsters: ['Summoned Skull', 'Kuriboh'] },
      b: { monsters: ['Man-Eater Bug/down'] },
      phase: 'battle',
    })
    t.choose('attack', { piece: 'Summoned Skull', target: 'Man-Eater Bug' })
    settle(t)
    expect(why(t, 'pick', { piece: 'Man-Eater Bug' })).toBe('TARGET_DESTROYED')
  })
})

describe('4.5 activation', () => {
  test('YG-BAD-80, -82 Spell Speeds and what cannot be answered', () => {
    const t = duel({
      a: { hand: ['Dark Hole', 'Kuriboh'], spells: ['Threatening Roar', 'Seven Tools of the Bandit'] },
      b: { spells: ['Magic Jammer'], hand: ['Mystical Elf'], monsters: ['Celtic Guardian'] },
    })
    activate(t, 'Dark Hole').choose('zone', { place: '3' })
    activate(t, 'Magic Jammer')
    expect(why(t, 'activate', { piece: 'Threatening Roar', place: '1' })).toBe('SPELL_SPEED')
  })
  test('YG-BAD-81 nothing to answer', () => {
    const tools = 'Seven Tools of the Bandit'
    expect(use({ a: { hand: spare, spells: [tools] } }, tools)).toBe('NOT_CHAINABLE')
    const position = {
      a: { monsters: ['Celtic Guardian'], spells: [tools, 'Waboku'] },
      b: { monsters: ['Kuriboh'] },
      phase: 'battle',
    } as const
    const t = duel(position).choose('attack', { piece: 'Celtic Guardian', target: 'Kuriboh' })
    expect([t.ask, t.asked]).toEqual(['respond', A]) // to an attack, which is no activation
    expect(why(t, 'activate', { piece: tools, place: '1' })).toBe('NOT_CHAINABLE')
  })
  test('YG-BAD-83 to -87 Traps and Spells at the wrong time', () => {
    const guard = { monsters: ['Celtic Guardian'] }
    expect(use({ a: { hand: ['Threatening Roar', 'Ookazi'] } }, 'Threatening Roar')).toBe('TRAP_FROM_HAND')
    expect(use({ a: { hand: spare, spells: ['Waboku'] }, fresh: ['Waboku'] }, 'Waboku')).toBe('TRAP_SET_THIS_TURN')
    expect(use({ a: { hand: spare, spells: ['Rush Recklessly'], ...guard }, fresh: ['Rush Recklessly'] }, 'Rush Recklessly')).toBe(
      'QUICKPLAY_SET_THIS_TURN',
    )
    const foe = duel({ a: { hand: ['Ookazi', 'Kuriboh'] }, b: { hand: ['Mystical Space Typhoon'], spells: ['Threatening Roar'] } })
    activate(foe, 'Ookazi').choose('zone', { place: '1' })
    expect(why(foe, 'activate', { piece: 'Mystical Space Typhoon', place: '1' })).toBe('QUICKPLAY_FROM_HAND')
    const battle = duel({ a: { hand: ['Ookazi', 'Rush Recklessly'], ...guard }, b: { monsters: ['Kuriboh'] }, phase: 'battle' }).choose(
      'attack',
      { piece: 'Celtic Guardian', target: 'Kuriboh' },
    )
    expect(why(battle, 'activate', { piece: 'Ookazi', place: '1' })).toBe('SPELL_TIMING')
  })
  test('YG-BAD-88, -89 zones of Spells', () => {
    const sets = ['Waboku', 'Magic Jammer', 'Mirror Force', 'Trap Hole', 'Ring of Destruction']
    expect(use({ a: { hand: spare, spells: sets } }, 'Ookazi')).toBe('NO_SPELL_ZONE')
    const field = duel({ a: { hand: ['Skyscraper', 'Ookazi'] } }).choose('setCard', { piece: 'Skyscraper' })
    expect(field.ask).toBe('main') // no zone is asked for
    expect(why(field, 'zone', { place: '1' })).toBe('FIELD_ZONE_ONLY')
  })
  test('YG-BAD-90 to -92 conditions, timing and costs', () => {
    expect(use({ a: { hand: ['The Flute of Summoning Dragon', 'Blue-Eyes White Dragon'] } }, 'The Flute of Summoning Dragon')).toBe(
      'CONDITION_UNMET',
    )
    expect(use({ a: { hand: spare, spells: ['Mirror Force'] } }, 'Mirror Force')).toBe('TIMING_MISSED')
    expect(use({ a: { hand: ['Trade-In', 'Kuriboh'] } }, 'Trade-In')).toBe('COST_UNPAYABLE')
  })
  test('YG-BAD-93 Life Points to keep', () => {
    expect(use({ a: { hand: ['Brain Control'], life: 800 }, b: { monsters: ['Kuriboh'] } }, 'Brain Control')).toBe('COST_LP')
  })
  test('YG-BAD-94, -95 targets', () => {
    expect(use({ a: { hand: ['Book of Moon'] } }, 'Book of Moon')).toBe('NO_TARGET')
    const t = duel({
      a: { hand: ['Book of Moon', 'Ookazi'], monsters: ['Kuriboh', 'Celtic Guardian'] },
      b: { monsters: ['Mystical Elf/down'] },
    })
    activate(t, 'Book of Moon').choose('zone', { place: '1' })
    expect(why(t, 'pick', { piece: 'Mystical Elf' })).toBe('TARGET_ILLEGAL')
  })
  test('YG-BAD-96 to -98 searches and draws that find nothing', () => {
    expect(use({ a: { hand: ['Reinforcement of the Army'] } }, 'Reinforcement of the Army')).toBe('NOTHING_TO_SEARCH')
    expect(use({ a: { hand: ['Dark Hole'] } }, 'Dark Hole')).toBe('NO_EFFECT_POSSIBLE')
    const t = duel({ a: { hand: ['Pot of Greed', 'Ookazi'] } })
    const deck = t.state.zones.findIndex((zone) => zone.length === 10 && t.state.pieces[zone[0]!]?.owner === 0)
    t.state.zones[deck] = t.state.zones[deck]!.slice(0, 1)
    expect(why(t, 'activate', { piece: 'Pot of Greed', place: '1' })).toBe('DECK_TOO_SMALL')
  })
  test('YG-BAD-99 already used', () => {
    const t = duel({ a: { hand: spare, monsters: ['Blowback Dragon'] }, b: { monsters: ['Kuriboh'] } }).rolls(1, 1, 1)
    settle(activate(t, 'Blowback Dragon'))
    expect(why(t, 'activate', { piece: 'Blowback Dragon', place: '1' })).toBe('ALREADY_USED')
  })
  test('YG-BAD-100 effects out of reach', () => {
    expect(use({ a: { hand: spare, monsters: ['Exiled Force/down'] } }, 'Exiled Force')).toBe('EFFECT_UNAVAILABLE')
    expect(use({ a: { hand: spare }, b: { monsters: ['Exiled Force'] } }, 'Exiled Force')).toBe('EFFECT_UNAVAILABLE')
  })
  test('YG-BAD-102 to -105 equips, counters, control', () => {
    expect(use({ a: { hand: ['Mage Power'] }, b: { monsters: ['Kuriboh/down'] } }, 'Mage Power')).toBe('NO_TARGET')
    const equip = duel({ a: { hand: ['Mage Power'], monsters: ['Kuriboh', 'Celtic Guardian'] }, b: { monsters: ['Mystical Elf/down'] } })
    activate(equip, 'Mage Power').choose('zone', { place: '1' })
    expect([equip.ask, why(equip, 'pick', { piece: 'Mystical Elf' })]).toEqual(['pick', 'EQUIP_TARGET'])
    const union = duel({
      a: { hand: spare, monsters: ['X-Head Cannon', 'X-Head Cannon', 'X-Head Cannon', 'Y-Dragon Head', 'Z-Metal Tank'] },
    })
    settle(activate(union, 'Y-Dragon Head').choose('pick', { piece: 'X-Head Cannon#1' })).choose('zone', { place: '1' })
    activate(union, 'Z-Metal Tank')
    expect([union.ask, why(union, 'pick', { piece: 'X-Head Cannon#1' })]).toEqual(['pick', 'UNION_LIMIT'])
    const counters = duel({
      a: { hand: spare, monsters: ['Apprentice Magician/down', 'Royal Magical Library', 'Breaker the Magical Warrior', 'Kuriboh'] },
    })
    counters.choose('flipSummon', { piece: 'Apprentice Magician' })
    settle(counters)
    expect([counters.ask, why(counters, 'pick', { piece: 'Kuriboh' })]).toEqual(['pick', 'COUNTER_ILLEGAL'])
    const full = ['Celtic Guardian', 'Kuriboh', 'Marshmallon', 'Spear Dragon', 'Summoned Skull']
    expect(use({ a: { hand: ['Brain Control'], monsters: full }, b: { monsters: ['Mystical Elf'] } }, 'Brain Control')).toBe(
      'CONTROL_NO_ZONE',
    )
  })
  test('YG-BAD-107 only names of cards are declared', () => {
    const t = duel({ a: { hand: spare, spells: ['Mind Crush'] }, b: { hand: ['Kuriboh'] } }).luck('hands')
    settle(activate(t, 'Mind Crush'))
    expect(t.ask).toBe('declareName')
    expect(why(t, 'declare', { place: 0 })).toBe('DECLARATION_ILLEGAL')
    t.choose('declare', { place: 'Kuriboh' })
    settle(t)
    expect(t.view(0).pieces[t.piece('Kuriboh')]?.def).not.toBeNull()
  })
})
