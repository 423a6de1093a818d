import { PUBLIC } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { at, code, crests, damageOn, ends, type Play, settle, walk, where } from './positions.ts'

const reveals = (t: Play) => t.told.filter((on) => on === 'itemRevealed').length
const triggers = (t: Play) => t.told.filter((on) => on === 'entered').length

/** A has rolled these dice, all showing summon crests, and holds this item. */
const rolled = (item: string, dice: readonly string[], picks: readonly string[]): Play => {
  const t = at({ board: 'A-CROSS', phase: 'roll', dice: [dice, []], reserve: [[item], ['squire']] }).rolls(1, 1, 1)
  for (const piece of picks) t.choose('roll', { piece })
  return t
}

describe('items', () => {
  test('DD-ITEM-01 an item is summoned like a monster with a black die, and lies face down on the summon cell', () => {
    const t = rolled('blast', ['blu1', 'blu2', 'blk1', 'blk1'], ['blu1', 'blk1'])
    t.choose('summon', { piece: 'blk1', target: 'blast' }).choose('where', { place: 'f8' }).choose('net', { place: 'NET-11 0°' })
    const item = t.piece('@f8')
    expect([where(t, item), t.state.pieces[item]!.known]).toEqual(['f8', 1])
    expect(t.state.players[0]!.summoned).toEqual([0, 0, 0, 0])
  })

  test('DD-ITEM-02 an item neither moves, attacks, defends nor pays', () => {
    const t = at({ figures: { f8: 'A spring', f9: 'B ghoul', g2: 'A squire' }, crests: [{ movement: 5, attack: 5 }] })
    expect(code(t, 'move', { piece: '@f8', place: 'g8' })).toBe('NOT_MOVABLE')
    expect(t.refusal('attack', { piece: '@f8', target: 'f9' })).toBe('DD-ITEM-02')
    expect(t.refusal('activate', { piece: '@f8', place: 0 })).toBe('DD-ITEM-02')
    expect(t.decision.options.length).toBeGreaterThan(1)
  })

  test('DD-ITEM-03, DD-EX-43 its cell is known to both, what it is only to its owner until it triggers', () => {
    const t = at({ figures: { g12: 'A knight', g13: 'B blast', g4: 'A hound' }, crests: [{ movement: 1 }] })
    const item = t.piece('@g13')
    const seen = (viewer: number | null) => t.view(viewer).pieces[item]!.values
    expect(seen(0)).toMatchObject({ name: null, kind: 'item', level: 1, cell: 'g13' })
    expect(seen(null)).toMatchObject({ name: null, cell: 'g13' })
    expect(seen(1)).toMatchObject({ name: 'Blast', cell: 'g13', faceUp: false })
    walk(t, 'g12', 'g13')
    expect(where(t, item)).toBe('gone')
    expect([seen(0).name, seen(null).name]).toEqual(['Blast', 'Blast'])
  })

  test('DD-ITEM-04 entering is one trigger, in passing or stopping, for either player; leaving and standing are none', () => {
    const pass = walk(at({ figures: { g8: 'A knight', f8: 'A spring' }, damage: { g8: 10 }, crests: [{ movement: 3 }] }), 'g8', 'f8 f9 f10')
    expect([triggers(pass), pass.state.pieces[pass.piece('@f8')]!.known]).toEqual([1, PUBLIC])
    const stop = walk(at({ figures: { g12: 'A knight', g13: 'B spring' }, crests: [{ movement: 1 }] }), 'g12', 'g13')
    expect(triggers(stop)).toBe(1)
    settle(stop.choose('endTurn'))
    const off = at({ figures: { g13: 'A knight', '@g13': 'B blast', g4: 'A hound' }, crests: [{ movement: 1 }] })
    walk(off, 'g13', 'g14')
    expect([triggers(off), damageOn(off, 'g14')]).toEqual([0, 0])
  })

  test('DD-ITEM-05 nobody can decline it; it resolves with its chain after the step is paid, before the next', () => {
    const t = at({
      figures: { g12: 'A ddm-069', g13: 'B blast', g16: 'B shade', g14: 'A hound' },
      crests: [{ movement: 3 }, { trap: 4 }],
      table: { neutral: ['h13'] },
    })
    walk(t, 'g12', 'g13 h13')
    t.pass() // the answer to the declaration
    expect([t.ask, t.asked, crests(t, 0).movement, where(t, t.piece('g13'))]).toEqual(['respond', 1, 2, 'g13'])
    expect(t.acts).toEqual(['pass', 'activate'])
    expect(damageOn(t, 'g13')).toBe(0)
    settle(t)
    expect([damageOn(t, 'h13'), crests(t, 0).movement]).toEqual([20, 1])
  })

  test('DD-ITEM-06 the move goes on unless the monster is gone, elsewhere, stopped or blocked', () => {
    const back = walk(at({ figures: { g8: 'A knight', f8: 'B ddm-117' }, crests: [{ movement: 3 }] }), 'g8', 'f8 f9')
    expect([where(back, back.piece('g8')), crests(back, 0).movement, back.state.marks[back.piece('g8')]!.moved]).toEqual(['g8', 2, true])
    // Sent back to g7, from where the next step would be legal again: it is elsewhere, so the move is over.
    const round = walk(at({ figures: { g7: 'A knight', f8: 'B ddm-117' }, crests: [{ movement: 3 }] }), 'g7', 'g8 f8 g8')
    expect([where(round, round.piece('g7')), crests(round, 0).movement]).toEqual(['g7', 1])
    const net = at({ figures: { g8: 'A knight', f8: 'B ddm-x14', g4: 'A hound' }, crests: [{ movement: 3 }] })
    walk(net, 'g8', 'f8 f9')
    expect([where(net, net.piece('f8')), crests(net, 0).movement]).toEqual(['f8', 2])
    const blocked = at({ figures: { g8: 'A knight', f8: 'B spring', f10: 'B shade' }, crests: [{ movement: 3 }, { trap: 2 }] })
    walk(blocked, 'g8', 'f8 f9')
    blocked.pass().choose('activate', { piece: 'f10', place: 0 }).choose('cell', { place: 'f9' })
    settle(blocked)
    expect([where(blocked, blocked.piece('f8')), crests(blocked, 0).movement]).toEqual(['f8', 2])
    const on = walk(at({ figures: { g8: 'A knight', f8: 'B spring' }, crests: [{ movement: 3 }] }), 'g8', 'f8 f9')
    expect(where(on, on.piece('f9'))).toBe('f9')
  })

  test('DD-ITEM-07, DD-ITEM-08, DD-EX-35 it stays face up and triggers again, unless its card discards it', () => {
    const t = at({
      figures: { g8: 'A knight', f8: 'A spring', f10: 'B hound' },
      damage: { g8: 10, f10: 10 },
      crests: [{ movement: 2 }, { movement: 2 }],
      table: { neutral: ['e8', 'e9'] },
    })
    walk(t, 'g8', 'f8 e8')
    expect([damageOn(t, 'e8'), where(t, t.piece('@f8')), reveals(t)]).toEqual([0, 'f8', 1])
    t.choose('endTurn')
    walk(t, 'f10', 'f9 f8')
    expect([damageOn(t, 'f8'), reveals(t), triggers(t)]).toEqual([0, 0, 1])
    const gone = at({ figures: { g12: 'A ddm-069', g13: 'B blast' }, crests: [{ movement: 1 }] })
    const item = gone.piece('@g13')
    walk(gone, 'g12', 'g13')
    expect([where(gone, item), damageOn(gone, 'g13'), gone.told.includes('itemDiscarded')]).toEqual(['gone', 20, true])
  })

  test('DD-ITEM-09 flyers trigger it in passing, tunnellers only where they stop', () => {
    const air = walk(at({ figures: { g12: 'A elder', g13: 'B spring' }, crests: [{ movement: 4 }] }), 'g12', 'g13 g14')
    const under = walk(at({ figures: { g12: 'A mole', g13: 'B spring' }, crests: [{ movement: 4 }] }), 'g12', 'g13 g14')
    const there = walk(at({ figures: { g12: 'A mole', g13: 'B spring' }, crests: [{ movement: 4 }] }), 'g12', 'g13')
    expect([air, under, there].map(triggers)).toEqual([1, 0, 1])
  })

  test('DD-ITEM-10 a monster brought there by an effect triggers it, also a tunneller; a jump only where it ends', () => {
    const fade = at({ figures: { g12: 'A shade', g13: 'B blast', f12: 'A hound' }, crests: [{ trap: 2 }] })
    settle(fade.choose('activate', { piece: 'g12', place: 0 }))
    expect(where(fade, fade.piece('A shade'))).toBe('gone')
    // Sent back over the spring to where the move began, which is an item too.
    const jump = at({
      figures: { g6: 'A mole', '@g6': 'A spring', g7: 'A siphon', g8: 'A ddm-117', g4: 'A hound' },
      crests: [{ movement: 6 }],
    })
    walk(jump, 'g6', 'g7 g8')
    expect([where(jump, jump.piece('g6')), crests(jump, 0).movement]).toEqual(['g6', 4])
    expect(jump.events.filter((e) => e.on === 'itemRevealed').map((e) => e.piece)).toEqual([jump.piece('A ddm-117'), jump.piece('@g6')])
  })

  test('DD-ITEM-11 its owner speaks for it, unless the card names the player of the monster', () => {
    const blast = walk(at({ figures: { g12: 'A knight', g13: 'B blast', g4: 'A hound' }, crests: [{ movement: 1 }] }), 'g12', 'g13')
    expect(blast.events.filter((e) => e.on === 'linkAdded').map((e) => e.player)).toEqual([1])
    const scroll = at({
      figures: { g12: 'A knight', g13: 'B ddm-122', g4: 'A hound' },
      gone: [['imp', 'ghoul'], []],
      crests: [{ movement: 1 }],
    })
    walk(scroll, 'g12', 'g13')
    expect([scroll.ask, scroll.asked]).toEqual(['pick', 0])
    scroll.choose('pick', { piece: 'A imp' })
    expect(where(scroll, scroll.piece('A imp'))).toBe('reserve')
  })

  test('DD-ITEM-12 an item that works from the moment it is dimensioned is turned face up at once', () => {
    const t = rolled('ddm-121', ['ddm-115', 'ddm-115', 'blu1', 'blu2'], ['ddm-115#2', 'blu1'])
    t.choose('summon', { piece: 'ddm-115', target: 'ddm-121' }).choose('where', { place: 'f8' }).choose('net', { place: 'NET-11 0°' })
    expect(t.state.pieces[t.piece('@f8')]!.known).toBe(PUBLIC)
  })

  test('DD-ITEM-13 an item that is gone triggers no more, but what is on the chain resolves', () => {
    const t = at({ figures: { g12: 'A ddm-069', g13: 'B blast', f11: 'A ddm-107' }, crests: [{ movement: 2, magic: 3 }] })
    const item = t.piece('@g13')
    walk(t, 'g12', 'g13')
    while (!(t.ask === 'respond' && t.asked === 0 && where(t, t.piece('A ddm-069')) === 'g13' && t.told.includes('entered'))) t.pass()
    t.choose('activate', { piece: 'f11', place: 0 })
    settle(t)
    expect([where(t, item), damageOn(t, 'g13')]).toEqual(['gone', 20])
    const again = at({ figures: { g12: 'A ddm-069', g13: 'B blast' }, crests: [{ movement: 3 }] })
    walk(again, 'g12', 'g13 g14 g13')
    expect([damageOn(again, 'g13'), triggers(again)]).toEqual([20, 1])
  })

  test('DD-ITEM-14 items are no monsters: no target, no damage, no modifier', () => {
    const t = at({ figures: { g12: 'A warlock', g13: 'B spring', g14: 'B ghoul', g15: 'B hound' }, crests: [{ magic: 2 }] })
    t.choose('activate', { piece: 'g12', place: 0 })
    expect(t.offers('pick')).toEqual([{ piece: 'g14' }, { piece: 'g15' }])
    const other = at({ figures: { g12: 'A warlock', g13: 'B spring', g2: 'A squire' }, crests: [{ magic: 2, movement: 1 }] })
    expect(code(other, 'activate', { piece: 'g12', place: 0 })).toBe('BAD_TARGETS')
  })

  test('DD-ITEM-15 stepping off and on again triggers each time', () => {
    const t = at({ figures: { g8: 'A tyrant', f8: 'A spring' }, damage: { g8: 30 }, crests: [{ movement: 5 }] })
    walk(t, 'g8', 'f8 f9 f8')
    expect([triggers(t), damageOn(t, 'f8'), ends(t, 'f8')]).toEqual([2, 10, []])
  })
})
