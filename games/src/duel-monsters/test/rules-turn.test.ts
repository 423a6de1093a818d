import { describe, expect, test } from 'vitest'
import { activate, play, pose } from './acting.ts'
import { A, B, duel, life, settle, where } from './positions.ts'

const DOWN = 0
const ATTACK = 1
const DEFENSE = 2

describe('battle positions', () => {
  test('YG-POS-01, -02, -09, -14 a monster is turned by hand in a Main Phase, without a chain, and may then attack', () => {
    const t = duel({ a: { monsters: ['Celtic Guardian/def', 'Kuriboh'], hand: ['Ookazi'] } })
    t.choose('changePosition', { piece: 'Celtic Guardian' })
    expect(t.told).not.toContain('activated')
    settle(t)
    expect(pose(t, 'Celtic Guardian')).toBe(ATTACK)
    t.choose('changePosition', { piece: 'Kuriboh' })
    settle(t)
    expect(pose(t, 'Kuriboh')).toBe(DEFENSE)
    t.choose('battlePhase')
    settle(t)
    expect(t.offers('attack').map((o) => o.piece)).toEqual(['Celtic Guardian'])
  })

  test('YG-POS-03 not in the turn it came', () => {
    const t = duel({ a: { monsters: ['Celtic Guardian'], hand: ['Ookazi'] }, fresh: ['Celtic Guardian'] })
    expect(t.refusal('changePosition', { piece: 'Celtic Guardian' })).toBe('YG-POS-03')
  })

  test('YG-POS-04 not twice a turn', () => {
    const t = duel({ a: { monsters: ['Celtic Guardian'], hand: ['Ookazi'] } })
    t.choose('changePosition', { piece: 'Celtic Guardian' })
    settle(t)
    expect(t.refusal('changePosition', { piece: 'Celtic Guardian' })).toBe('YG-POS-04')
  })

  test('YG-POS-05, -06 not after it attacked, even in vain', () => {
    const t = duel({
      a: { monsters: ['Celtic Guardian', 'Kuriboh'], hand: ['Ookazi'] },
      b: { spells: ['Scrap-Iron Scarecrow'] },
      phase: 'battle',
    })
    t.choose('attack', { piece: 'Celtic Guardian', target: 'B' })
    activate(t, 'Scrap-Iron Scarecrow')
    settle(t)
    t.choose('endBattle')
    settle(t)
    expect(t.state.turn.phase).toBe('main2')
    expect(t.refusal('changePosition', { piece: 'Celtic Guardian' })).toBe('YG-POS-05')
    expect(t.refusal('changePosition', { piece: 'Kuriboh' })).toBeNull()
  })

  test('YG-POS-07 nobody turns a monster face-down by hand', () => {
    const t = duel({ a: { monsters: ['Celtic Guardian'], hand: ['Ookazi'] } })
    t.choose('changePosition', { piece: 'Celtic Guardian' })
    settle(t)
    expect(pose(t, 'Celtic Guardian')).toBe(DEFENSE)
  })

  test('YG-POS-08, -10 an effect turns what was played this turn, and does not use the change by hand', () => {
    const t = duel({ a: { hand: ['Enemy Controller', 'Ookazi'] }, b: { monsters: ['Celtic Guardian'] }, fresh: ['Celtic Guardian'] })
    play(t, 'Enemy Controller')
    expect(pose(t, 'Celtic Guardian')).toBe(DEFENSE)
  })

  test('YG-POS-11, YG-ZONE-20 turned face-down it lies in Defense Position and forgets what lay on it', () => {
    const t = duel({ a: { monsters: ['Celtic Guardian'], hand: ['Rush Recklessly', 'Book of Moon', 'Mage Power', 'Ookazi'] } })
    play(t, 'Rush Recklessly')
    activate(t, 'Mage Power').choose('zone', { place: '1' })
    settle(t)
    play(t, 'Book of Moon', '2')
    expect(pose(t, 'Celtic Guardian')).toBe(DOWN)
    t.choose('flipSummon', { piece: 'Celtic Guardian' })
    settle(t)
    expect(t.view(null).pieces[t.piece('Celtic Guardian')]?.values.attack).toBe(1400)
    expect(where(t, 'A', 'graveyard')).toContain('Mage Power')
  })

  test('YG-POS-12 a face-down monster that was attacked stays face-up in Defense Position', () => {
    const t = duel({ a: { monsters: ['Kuriboh'], hand: ['Ookazi'] }, b: { monsters: ['Mystical Elf/down'] }, phase: 'battle' })
    t.choose('attack', { piece: 'Kuriboh', target: 'Mystical Elf' })
    settle(t)
    expect(pose(t, 'Mystical Elf')).toBe(DEFENSE)
  })

  test('YG-POS-13 a monster taken over may be turned by hand', () => {
    const t = duel({ a: { hand: ['Brain Control', 'Ookazi'] }, b: { monsters: ['Celtic Guardian'] } })
    settle(play(t, 'Brain Control').choose('zone', { place: '1' }))
    expect(t.offers('changePosition').map((o) => o.piece)).toEqual(['Celtic Guardian'])
  })

  test('YG-POS-15 a Token cannot be turned face-down', () => {
    const t = duel({ a: { hand: ['Scapegoat', 'Book of Moon', 'Ookazi'] } })
    activate(t, 'Scapegoat').choose('zone', { place: '1' })
    settle(t)
    while (t.ask === 'monsterZone') t.pass()
    settle(t)
    expect(t.refusal('activate', { piece: 'Book of Moon', place: '1' })).not.toBeNull()
  })
})

describe('phases', () => {
  const plain = { a: { hand: ['Ookazi'], monsters: ['Celtic Guardian'] }, b: { hand: ['Dark Hole'], monsters: ['Kuriboh'] } }

  test('YG-PHASE-01, -02, -10, -65 turns alternate; each begins with a draw', () => {
    const t = duel(plain)
    t.choose('endTurn')
    expect([t.asked, t.state.turn.phase, t.state.turn.no]).toEqual([B, 'main1', 4])
    expect(where(t, 'B', 'hand')).toHaveLength(2)
    expect(t.told.filter((on) => ['drew', 'standbyPhase', 'endPhase'].includes(on))).toEqual(['endPhase', 'drew', 'standbyPhase'])
  })

  test('YG-PHASE-03, -04 the opponent may act before a phase ends; then it has not ended', () => {
    const t = duel({ ...plain, b: { spells: ['Threatening Roar'], hand: ['Dark Hole'] } })
    t.choose('endTurn')
    expect(t.asked).toBe(B)
    activate(t, 'Threatening Roar')
    settle(t)
    expect([t.asked, t.ask, t.state.turn.phase]).toEqual([A, 'main', 'main1'])
  })

  test('YG-PHASE-05 what is counted by the turn begins anew', () => {
    const t = duel({ a: { hand: ['Kuriboh', 'Ookazi'], monsters: ['Celtic Guardian'] }, b: { hand: ['Dark Hole', 'Ookazi'] } })
    t.choose('normalSummon', { piece: 'Kuriboh' }).choose('zone', { place: '2' })
    settle(t)
    expect(t.state.players[0]?.summons).toBe(1)
    t.choose('endTurn')
    settle(t)
    t.choose('endTurn')
    settle(t)
    expect([t.asked, t.state.players[0]?.summons]).toEqual([A, 0])
  })

  test('YG-PHASE-13, -16 after the draw and in the Standby Phase fast effects may be used, the turn player first', () => {
    const t = duel({ a: { hand: ['Ookazi'], spells: ['Waboku'] }, b: { spells: ['Threatening Roar'], hand: ['Dark Hole'] } })
    t.choose('endTurn')
    const seen = new Set<string>()
    while (t.ask === 'respond') {
      seen.add(`${t.state.turn.phase} ${t.asked}`)
      t.pass()
    }
    expect(seen).toContain('draw 1')
    expect(seen).toContain('standby 1')
    expect(seen).toContain('standby 0')
  })

  test('YG-PHASE-15, -17 duties of the Standby Phase: Lava Golem burns who controls it', () => {
    const t = duel({ a: { hand: ['Ookazi'] }, b: { monsters: ['Lava Golem'], hand: ['Dark Hole'] } })
    t.choose('endTurn')
    settle(t)
    expect(life(t)).toEqual([8000, 7000])
  })

  test('YG-PHASE-18 upkeep is paid, or the card is destroyed', () => {
    const t = duel({ a: { hand: ['Ookazi'] }, b: { spells: ['Messenger of Peace/up'], hand: ['Dark Hole'] } })
    t.choose('endTurn')
    settle(t)
    if (t.ask === 'may') t.choose('accept')
    settle(t)
    expect(life(t)).toEqual([8000, 7900])
    const poor = duel({ a: { hand: ['Ookazi'] }, b: { spells: ['Messenger of Peace/up'], hand: ['Dark Hole'], life: 100 } })
    poor.choose('endTurn')
    settle(poor)
    expect(where(poor, 'B', 'graveyard')).toEqual(['Messenger of Peace'])
  })

  test('YG-PHASE-20, -21, -22 what may be done in a Main Phase; a Set is no activation', () => {
    const t = duel({ a: { hand: ['Ookazi', 'Kuriboh', 'Waboku'], monsters: ['Celtic Guardian', 'Mystical Elf/down'] } })
    expect(t.acts.toSorted()).toEqual(
      ['activate', 'battlePhase', 'changePosition', 'endTurn', 'flipSummon', 'normalSummon', 'setCard', 'setMonster'].toSorted(),
    )
    t.choose('setCard', { piece: 'Waboku' }).choose('zone', { place: '4' })
    expect(t.told).not.toContain('activated')
    expect(where(t, 'A', 'spells')).toEqual(['Waboku'])
  })

  test('YG-PHASE-24, -25, -26 Main Phase 2 comes after a Battle Phase only; its limits are those of the turn', () => {
    const t = duel({ a: { hand: ['Ookazi', 'Kuriboh', 'Mystical Elf'], monsters: ['Celtic Guardian'] } })
    t.choose('normalSummon', { piece: 'Kuriboh' }).choose('zone', { place: '2' })
    settle(t)
    t.choose('battlePhase')
    settle(t)
    t.choose('endBattle')
    settle(t)
    expect(t.state.turn.phase).toBe('main2')
    expect(t.refusal('battlePhase')).toBe('YG-PHASE-25')
    expect(t.refusal('normalSummon', { piece: 'Mystical Elf' })).toBe('YG-SUMMON-06')
  })

  test('YG-PHASE-30, -32, -33, -34 the Battle Phase is optional and open to who has nothing to attack with', () => {
    const t = duel({ a: { hand: ['Ookazi'] } })
    expect(t.acts).toContain('endTurn')
    t.choose('battlePhase')
    settle(t)
    expect(t.state.turn.phase).toBe('main2')
  })

  test('YG-PHASE-35 an effect that ends the Battle Phase leads to Main Phase 2', () => {
    const t = duel({ a: { monsters: ['Celtic Guardian', 'Kuriboh'], hand: ['Ookazi'] }, b: { hand: ['Battle Fader'] }, phase: 'battle' })
    t.choose('attack', { piece: 'Celtic Guardian', target: 'B' })
    activate(t, 'Battle Fader')
    settle(t)
    while (t.ask === 'position' || t.ask === 'monsterZone') t.pass()
    settle(t)
    expect([t.state.turn.phase, life(t)]).toEqual(['main2', [8000, 8000]])
    expect(where(t, 'B', 'monsters')).toEqual(['Battle Fader'])
  })

  test('YG-PHASE-60, -61 duties of the End Phase: Magical Android', () => {
    const t = duel({ a: { monsters: ['Magical Android'], hand: ['Ookazi'] }, b: { hand: ['Dark Hole'] }, proper: ['Magical Android'] })
    t.choose('endTurn')
    settle(t)
    expect(life(t)).toEqual([8600, 8000])
  })

  test('YG-PHASE-62, -63, YG-ZONE-22 at the end of the turn seven or more cards become six, and nobody answers that', () => {
    const eight = ['Ookazi', 'Kuriboh', 'Dark Hole', 'Mystical Elf', 'Raigeki', 'Pot of Greed', 'Summoned Skull', 'Sangan']
    const t = duel({ a: { hand: eight }, b: { spells: ['Threatening Roar'] } })
    t.choose('endTurn')
    settle(t)
    expect([t.ask, t.asked]).toEqual(['choose', A])
    t.choose('pick', { piece: 'Ookazi' }).choose('pick', { piece: 'Sangan' })
    expect(where(t, 'A', 'hand')).toHaveLength(6)
    expect(where(t, 'A', 'graveyard').toSorted()).toEqual(['Ookazi', 'Sangan'])
  })

  test('YG-PHASE-64 fast effects may be used in the End Phase', () => {
    const t = duel({ a: { hand: ['Ookazi'], monsters: ['Celtic Guardian'] }, b: { spells: ['Threatening Roar'], hand: ['Dark Hole'] } })
    t.choose('endTurn')
    const phases: string[] = []
    while (t.ask === 'respond') {
      phases.push(t.state.turn.phase)
      t.pass()
    }
    expect(phases).toContain('end')
  })
})

describe('zones', () => {
  test('YG-ZONE-01, -02, -03, -04, -05 five zones of each kind, one card in each', () => {
    const full = ['Celtic Guardian', 'Kuriboh', 'Marshmallon', 'Spear Dragon', 'Summoned Skull']
    const sets = ['Waboku', 'Magic Jammer', 'Mirror Force', 'Trap Hole', 'Ring of Destruction']
    const t = duel({ a: { hand: ['Ookazi', 'Skyscraper', 'Sangan'], monsters: full, spells: sets } })
    expect(t.refusal('normalSummon', { piece: 'Sangan' })).not.toBeNull()
    expect(t.refusal('setCard', { piece: 'Ookazi' })).toBe('YG-ZONE-06')
    expect(t.refusal('activate', { piece: 'Ookazi', place: '1' })).toBe('YG-ZONE-06')
  })

  test('YG-ZONE-06, -07, -08 a Set card needs no zone to be turned up; a Field Spell has its own', () => {
    const sets = ['Ookazi', 'Magic Jammer', 'Mirror Force', 'Trap Hole', 'Waboku']
    const t = duel({ a: { hand: ['Skyscraper', 'Dark Hole'], spells: sets } })
    settle(activate(t, 'Ookazi'))
    expect(life(t)).toEqual([8000, 7200])
    settle(activate(t, 'Skyscraper'))
    expect(where(t, 'A', 'field')).toEqual(['Skyscraper'])
  })

  test('YG-ZONE-09, -10, -15 used cards and fallen monsters go to their owners, for all to see', () => {
    const t = duel({ a: { hand: ['Dark Hole', 'Ookazi'] }, b: { monsters: ['Kuriboh/down'] } })
    play(t, 'Dark Hole')
    expect([where(t, 'A', 'graveyard'), where(t, 'B', 'graveyard')]).toEqual([['Dark Hole'], ['Kuriboh']])
    expect(t.view(A).pieces[t.piece('Kuriboh')]?.def).not.toBeNull() // YG-ZONE-21
  })

  test('YG-ZONE-12, -14 nobody looks into a Deck; an Extra Deck is known to its owner', () => {
    const t = duel({ a: { hand: ['Ookazi'], extra: ['Stardust Dragon'] } })
    expect(t.view(A).pieces[t.piece('Stardust Dragon')]?.def).not.toBeNull()
    expect(t.view(B).pieces[t.piece('Stardust Dragon')]?.def).toBeNull()
    expect(t.view(A).pieces[t.piece('A:Mystical Elf')]?.def).toBeNull()
  })

  test('YG-ZONE-16 a Synchro Monster put on top of a Deck goes to the Extra Deck', () => {
    const t = duel({
      a: { spells: ['Phoenix Wing Wind Blast'], hand: ['Ookazi', 'Dark Hole'] },
      b: { monsters: ['Stardust Dragon'] },
      proper: ['Stardust Dragon'],
    }).luck('extra')
    activate(t, 'Phoenix Wing Wind Blast').choose('pick', { piece: 'Ookazi' })
    settle(t)
    expect(where(t, 'B', 'extra')).toEqual(['Stardust Dragon'])
  })

  test('YG-ZONE-18 any empty zone may be chosen', () => {
    const t = duel({ a: { hand: ['Sangan', 'Ookazi'], monsters: ['Celtic Guardian', 'Kuriboh'] } })
    t.choose('normalSummon', { piece: 'Sangan' })
    expect(t.offers('zone').map((o) => o.place)).toEqual(['3', '4', '5'])
  })

  test('YG-ZONE-19 a card that comes back is another object: its uses begin anew', () => {
    const t = duel({
      a: { monsters: ['Blowback Dragon'], hand: ['Book of Moon', 'Ookazi'] },
      b: { monsters: ['Mystical Elf', 'Celtic Guardian'] },
    }).rolls(1, 1, 1)
    activate(t, 'Blowback Dragon').choose('pick', { piece: 'Mystical Elf' })
    settle(t)
    expect(t.refusal('activate', { piece: 'Blowback Dragon', place: '1' })).toBe('YG-EFFECT-06')
    play(t, 'Book of Moon')
    if (t.ask === 'pick') t.choose('pick', { piece: 'Blowback Dragon' })
    settle(t)
    t.choose('flipSummon', { piece: 'Blowback Dragon' })
    settle(t)
    expect(t.refusal('activate', { piece: 'Blowback Dragon', place: '1' })).toBeNull() // YG-ZONE-20
  })

  test('YG-ZONE-24, -25 cards of one instruction move at one instant', () => {
    const t = duel({ a: { hand: ['Dark Hole', 'Ookazi'], monsters: ['Kuriboh', 'Celtic Guardian'] }, b: { monsters: ['Mystical Elf'] } })
    play(t, 'Dark Hole')
    const groups = new Set(t.events.filter((e) => e.on === 'destroyed').map((e) => e.group))
    expect(groups.size).toBe(1)
  })
})

describe('kinds of monsters', () => {
  test('YG-CARD-08, -09, -10 a face-down monster uses nothing but its Flip Effect, however it is turned', () => {
    const t = duel({ a: { monsters: ['Exiled Force/down', 'Dekoichi the Battlechanted Locomotive/down'], hand: ['Ookazi'] } })
    expect(t.refusal('activate', { piece: 'Exiled Force', place: '1' })).toBe('YG-CARD-09')
    t.choose('flipSummon', { piece: 'Dekoichi the Battlechanted Locomotive' })
    settle(t)
    expect(where(t, 'A', 'hand')).toHaveLength(2)
  })

  test('YG-CARD-11, -12, -13, -14, -15 Continuous, Ignition, Trigger and Quick Effects, each from its place', () => {
    const t = duel({
      a: { monsters: ['Command Knight', 'Celtic Guardian'], hand: ['D.D. Crow', 'Ookazi', 'Breaker the Magical Warrior'] },
      b: { graveyard: ['Sangan'] },
    })
    const attack = () => t.view(null).pieces[t.piece('Celtic Guardian')]?.values.attack
    expect(attack()).toBe(1800)
    settle(activate(t, 'D.D. Crow'))
    expect(where(t, 'B', 'removed')).toEqual(['Sangan'])
    t.choose('normalSummon', { piece: 'Breaker the Magical Warrior' }).choose('zone', { place: '3' })
    settle(t)
    expect(t.state.marks[t.piece('Breaker the Magical Warrior')]?.counters).toBe(1)
    expect(t.refusal('activate', { piece: 'D.D. Crow', place: '1' })).not.toBeNull()
  })

  test('YG-CARD-22 a Spirit Monster returns in the End Phase of the turn it came', () => {
    const t = duel({ a: { hand: ['Asura Priest', 'Ookazi'] }, b: { hand: ['Dark Hole'] } }).luck('hand')
    t.choose('normalSummon', { piece: 'Asura Priest' }).choose('zone', { place: '1' })
    settle(t)
    t.choose('endTurn')
    settle(t)
    expect(where(t, 'A', 'monsters')).toEqual([])
    expect(where(t, 'A', 'hand').toSorted()).toEqual(['Asura Priest', 'Ookazi'])
  })

  test('YG-CARD-23, -26, YG-EQUIP-03, YG-ZONE-23 a Union becomes an Equip Card, protects, and comes back', () => {
    const t = duel({ a: { monsters: ['X-Head Cannon', 'Y-Dragon Head'], hand: ['Ookazi'] } })
    const own = t.offers('activate').filter((o) => o.piece === 'Y-Dragon Head')
    t.choose('activate', own[0])
    settle(settle(t).choose('zone', { place: '2' }))
    expect([where(t, 'A', 'monsters'), where(t, 'A', 'spells')]).toEqual([['X-Head Cannon'], ['Y-Dragon Head']])
    expect(t.view(null).pieces[t.piece('X-Head Cannon')]?.values.attack).toBe(2200)
  })

  test('YG-CARD-24 a Gemini Monster is awake after its second Summon', () => {
    const t = duel({ a: { monsters: ['Crusader of Endymion', 'Royal Magical Library'], hand: ['Ookazi', 'Kuriboh'] } })
    expect(t.refusal('activate', { piece: 'Crusader of Endymion', place: '1' })).toBe('YG-CARD-24')
    t.choose('normalSummon', { piece: 'Crusader of Endymion' })
    settle(t)
    expect(t.refusal('normalSummon', { piece: 'Kuriboh' })).toBe('YG-SUMMON-06')
    expect(t.refusal('activate', { piece: 'Crusader of Endymion', place: '1' })).toBeNull()
  })
})
