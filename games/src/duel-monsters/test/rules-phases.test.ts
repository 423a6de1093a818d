import { digest } from '@duelhall/kernel'
import { describe, expect, test, vi } from 'vitest'
import { abilities, monsterTypes } from '../cards/facts.ts'
import { tableFor } from '../config.ts'
import { duelMonsters } from '../index.ts'
import { activate, cast, done, endTurn, lastCards, links, open, SPARK, settle, spare, until, value } from './acting.ts'
import { A, B, code, duel, life, where } from './positions.ts'

vi.mock('../cards/index.ts', async (original) => (await import('./with-test-cards.ts')).withTestCards(original))

const XHEAD = 'X-Head Cannon'
const ELF = 'Mystical Elf'

describe('phases', () => {
  test('YG-PHASE-06 a Draw Phase that is skipped has no draw, no window and no loss', () => {
    const t = lastCards(duel({ a: { hand: spare, monsters: ['Mystic Clown'] }, b: { hand: ['Ookazi'], spells: ['Waboku'] } }), B, 0)
    settle(activate(t, 'Mystic Clown'))
    t.choose('endTurn')
    const phases = new Set<string>()
    for (; !t.ask.startsWith('main') || t.asked !== B; t.pass()) phases.add(t.state.turn.phase)
    expect([t.outcome, where(t, 'B', 'hand'), phases.has('draw'), phases.has('standby')]).toEqual([null, ['Ookazi'], false, true])
    endTurn(t)
    expect(endTurn(t).outcome?.rule).toBe('YG-WIN-03') // the one after it is not skipped
  })

  test('YG-PHASE-06 a Battle Phase that is skipped cannot be entered, the one after it can', () => {
    const t = duel({ a: { hand: spare, monsters: ['Aqua Madoor'] }, b: { hand: spare, monsters: [SPARK] } })
    settle(activate(t, 'Aqua Madoor'))
    expect(t.refusal('battlePhase')).toBeNull()
    endTurn(t)
    expect([t.refusal('battlePhase'), code(t.reason('battlePhase'))]).toEqual(['YG-PHASE-06', 'PHASE_FORBIDDEN'])
    endTurn(endTurn(t))
    expect([t.asked, t.refusal('battlePhase')]).toEqual([B, null])
  })

  test('YG-PHASE-14 what takes the place of the draw is used before anything else', () => {
    const start = () =>
      duel({ a: { hand: spare, spells: ['Waboku'] }, b: { monsters: ['Neo the Magic Swordsman'], hand: ['Ookazi'], spells: ['Waboku'] } })
    const t = start()
    t.choose('endTurn')
    while (t.ask !== 'replace') t.pass()
    expect([t.asked, t.state.turn.phase, where(t, 'B', 'hand')]).toEqual([B, 'draw', ['Ookazi']])
    t.choose('accept', { place: '1' })
    expect([life(t), where(t, 'B', 'hand')]).toEqual([[8000, 9000], ['Ookazi']])
    const drawn = start()
    drawn.choose('endTurn')
    while (drawn.ask !== 'replace') drawn.pass()
    drawn.choose('decline')
    expect([life(drawn), where(drawn, 'B', 'hand').length]).toEqual([[8000, 8000], 2])
  })

  test('YG-PHASE-23 an effect without a limit is used as often as its cost can be paid', () => {
    const t = duel({ a: { hand: ['Ookazi', 'Dark Hole', 'Sangan'], monsters: ['Snipe Hunter'] }, b: { monsters: [ELF, SPARK] } }).rolls(
      3,
      4,
    )
    for (const [paid, target] of [
      ['Ookazi', ELF],
      ['Dark Hole', SPARK],
    ] as const) {
      activate(t, 'Snipe Hunter').choose('pick', { piece: paid }).choose('pick', { piece: target })
      settle(t)
    }
    expect([where(t, 'B', 'monsters'), open(t)]).toEqual([[], ['Snipe Hunter']])
  })

  test('YG-PHASE-66 what the hand limit draws is discarded again', () => {
    const REX = 'Two-Headed King Rex'
    const t = duel({ a: { hand: [REX, ELF, ELF, ELF, ELF, ELF, ELF] }, b: { hand: spare } })
    t.choose('endTurn')
    settle(t)
    expect([t.ask, t.asked]).toEqual(['choose', A])
    t.choose('pick', { piece: REX }) // of equal cards nobody is asked
    expect([where(t, 'A', 'hand').length, where(t, 'A', 'graveyard'), t.state.turn.player]).toEqual([6, [REX, ELF, ELF], B])
  })
})

describe('principles', () => {
  test('YG-META-11 seed and decisions replay a Duel exactly; another seed is another Duel', () => {
    const { game } = duelMonsters
    const play = (seed: string) => {
      const s = game.setup(tableFor(2), seed)
      for (let n = 0; n < 200 && game.decision(s) !== null; n++) game.apply(s, (n * 7) % game.decision(s)!.options.length)
      return digest(s)
    }
    expect(play('one')).toBe(play('one'))
    expect(play('two')).not.toBe(play('one'))
  })

  test('YG-META-12 what is done is not taken back; what nobody has seen yet is', () => {
    const t = duel({ a: { hand: ['Kuriboh', 'Ookazi'] } })
    t.choose('normalSummon', { piece: 'Kuriboh' })
    expect([t.ask, t.state.back]).toEqual(['monsterZone', 1])
    t.choose('zone', { place: '1' })
    expect([t.ask, t.state.back]).toEqual(['main', 0])
  })

  test('YG-CARD-25 no card of the pool is a Toon', () => {
    expect([...monsterTypes, ...abilities].filter((word) => /toon/i.test(word))).toEqual([])
    expect(duelMonsters.catalog.filter((card) => /^Toon /.test(card.name) && card.text !== '')).toEqual([])
  })
})

describe('refusals', () => {
  test('YG-BAD-101 what an effect forbids to activate', () => {
    const t = duel({ a: { hand: ['Ookazi', 'Kuriboh'], monsters: ['Frenzied Panda'] } })
    expect(code(t.reason('activate', { piece: 'Ookazi', place: '1' }))).toBe('ACTIVATION_FORBIDDEN')
  })

  test('YG-BAD-106, YG-TOKEN-06 a Token cannot pay where a card must go', () => {
    const t = duel({
      turn: 1,
      a: { hand: spare, monsters: ['Mystic Horseman'], spells: ['Scapegoat'] },
      b: { hand: ['Ookazi', 'Dark Hole'] },
    })
    cast(t, 'B:Ookazi')
    endTurn(done(activate(t, 'Scapegoat')))
    expect(code(t.reason('activate', { piece: 'Mystic Horseman', place: '1' }))).toBe('TOKEN_COST')
    const card = duel({ a: { hand: spare, monsters: ['Mystic Horseman', SPARK] } })
    expect(card.refusal('activate', { piece: 'Mystic Horseman', place: '1' })).toBeNull()
  })

  test('YG-BAD-108 an order takes each of those that wait once', () => {
    const t = duel({ a: { hand: spare }, b: { monsters: ['Lava Golem'], spells: ['Messenger of Peace/up'], hand: ['Dark Hole'] } })
    t.choose('endTurn')
    expect(t.ask).toBe('order')
    expect(code(t.reason('order', { place: '3' }))).toBe('ORDER_ILLEGAL')
    const grave = duel({ a: { hand: ['Dark Hole', 'Ookazi'], monsters: [SPARK, XHEAD, ELF] }, table: { orderGraves: true } })
    cast(grave, 'Dark Hole').choose('pick', { piece: ELF })
    expect(code(grave.reason('pick', { piece: ELF }))).toBe('ORDER_ILLEGAL')
  })

  test('YG-BAD-109 hidden cards are neither looked at nor used', () => {
    const t = duel({ a: { hand: spare, deck: ['Sangan'] }, b: { hand: ['Kuriboh'], monsters: [`${ELF}/down`] } })
    expect(code(t.reason('activate', { piece: 'Sangan', place: '1' }))).toBe('HIDDEN')
    for (const piece of ['Sangan', 'Kuriboh', ELF]) expect(t.view(0).pieces[t.piece(piece)]?.def).toBeNull()
    expect(t.acts).not.toContain('stack')
  })
})

describe('scenarios', () => {
  test('YG-EX-210 after that: Scrap-Iron Scarecrow is Set again although the attacker has left', () => {
    const SCARECROW = 'Scrap-Iron Scarecrow'
    const t = duel({
      a: { hand: spare, monsters: [SPARK, XHEAD] },
      b: { spells: [SCARECROW, 'Compulsory Evacuation Device'] },
      phase: 'battle',
    }).luck('shuffles')
    t.choose('attack', { piece: SPARK, target: 'B' })
    activate(until(t, SCARECROW), SCARECROW)
    activate(until(t, 'Compulsory Evacuation Device'), 'Compulsory Evacuation Device')
    if (t.ask === 'pick') t.choose('pick', { piece: SPARK })
    expect(links(t)).toEqual([])
    settle(t)
    expect([where(t, 'A', 'monsters'), where(t, 'B', 'spells'), value(t, SCARECROW, 'position')]).toEqual([
      [XHEAD],
      [SCARECROW],
      'face-down',
    ])
    expect([t.ask, life(t)]).toEqual(['battle', [8000, 8000]])
  })

  const limbs = ['Left Arm', 'Left Leg', 'Right Arm', 'Right Leg'].map((limb) => `${limb} of the Forbidden One`)
  const HEAD = 'Exodia the Forbidden One'
  test('YG-EX-233, YG-WIN-07 both complete the five pieces by one effect: a draw', () => {
    const t = duel({
      a: { monsters: ['Morphing Jar/down'], deck: [HEAD, ...limbs], hand: ['Kuriboh'] },
      b: { deck: [HEAD, ...limbs], hand: ['Kuriboh'] },
    })
    settle(t.choose('flipSummon', { piece: 'Morphing Jar' }))
    expect(t.outcome?.places).toEqual([1, 1])
  })
  test('YG-EX-233, YG-WIN-07 A completes the five pieces by the draw that B cannot make: A wins', () => {
    const t = duel({
      a: { monsters: ['Morphing Jar/down'], deck: [HEAD, ...limbs], hand: ['Kuriboh'] },
      b: { hand: ['Kuriboh'] },
    })
    lastCards(t, B, 4)
    settle(t.choose('flipSummon', { piece: 'Morphing Jar' }))
    expect(t.outcome?.places).toEqual([1, 2])
  })
})
