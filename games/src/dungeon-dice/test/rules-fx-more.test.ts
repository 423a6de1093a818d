import { expect, test } from 'vitest'
import { inZone, PLAY, RESERVE } from '../state.ts'
import { at, code, crests, damageOn, ends, type Play, settle, where } from './positions.ts'

const shown = (t: Play, cell: string, stat: 'attack' | 'defense' | 'hp'): unknown => t.view(null).pieces[t.piece(cell)]!.values[stat]
const use = (piece: string, place = 0) => ({ piece, place })
const kept = { movement: 1 } // keeps the turn open
const owner = (t: Play, cell: string): number => t.state.pieces[t.piece(cell)]!.controller

test('DD-FX-31 a ninja takes no damage of the attack or ability aimed at it', () => {
  const figures = { f9: 'A tyrant', f8: 'A warlock', f10: 'B ddm-111', g5: 'A hound' }
  const attacked = at({ figures, crests: [{ attack: 1, ...kept }, { trap: 2 }], spare: false })
  settle(attacked.choose('attack', { piece: 'f9', target: 'f10' }).choose('activate', use('f10', 1)))
  expect(damageOn(attacked, 'f10')).toBe(0)
  const bolted = at({ figures, crests: [{ magic: 2, ...kept }, { trap: 2 }], spare: false })
  settle(bolted.choose('activate', use('f8')).choose('activate', use('f10', 1)))
  expect([damageOn(bolted, 'f10'), crests(bolted, 1).trap, bolted.state.standing]).toEqual([0, 0, []])
})

test('DD-FX-68 what is to last for a battle lasts for the chain where there is none', () => {
  const figures = { f8: 'A warlock', f9: 'A warlock', f10: 'B ddm-111', g16: 'B shade' }
  const t = at({ figures, crests: [{ magic: 4, ...kept }, { trap: 4 }], spare: false })
  t.choose('activate', use('f8')).choose('activate', use('f10', 1)).pass(2) // nobody answers: the first chain is through
  expect([t.asked, t.view(null).links, damageOn(t, 'f10')]).toEqual([1, [], 0])
  t.choose('activate', use('g16')).choose('activate', use('f9')) // a chain of B's own, and a bolt in it
  while (t.ask !== 'main') t.pass()
  expect(damageOn(t, 'f10')).toBe(10)
})

test('DD-FX-49 DD-FX-60 the attack or the ability aimed at an own monster is cancelled', () => {
  const figures = { f9: 'A champion', f8: 'A warlock', f10: 'B hound', g16: 'B ddm-097', g5: 'A hound' }
  const attacked = at({
    figures,
    crests: [
      { attack: 1, ...kept },
      { trap: 5, defense: 1 },
    ],
    spare: false,
  })
  settle(attacked.choose('attack', { piece: 'f9', target: 'f10' }).choose('activate', use('g16')))
  expect([damageOn(attacked, 'f10'), crests(attacked, 0).attack, crests(attacked, 1).defense]).toEqual([0, 0, 1])
  expect(attacked.refusal('attack', { piece: 'f9', target: 'f10' })).not.toBe(null) // it has attacked
  const bolted = at({ figures, crests: [{ magic: 2, ...kept }, { trap: 5 }], spare: false })
  bolted.choose('activate', use('f8')).choose('activate', use('g16'))
  expect([damageOn(bolted, 'f10'), crests(bolted, 0).magic, bolted.told.includes('linkFizzled')]).toEqual([0, 0, true])
  const grown = at({ figures: { ...figures, g7: 'A ddm-114' }, crests: [{ magic: 2, ...kept }, { trap: 5 }], spare: false })
  grown.choose('activate', use('g7'))
  expect([grown.ask, shown(grown, 'g7', 'attack')]).toEqual(['main', 30]) // aimed at nobody: nothing to cancel
})

test("DD-FX-26 the attacker's defense is added for good", () => {
  const t = at({
    figures: { f9: 'A tyrant', f10: 'B ddm-110' },
    crests: [
      { attack: 1, ...kept },
      { trap: 3, defense: 1 },
    ],
    spare: false,
  })
  t.choose('attack', { piece: 'f9', target: 'f10' }).choose('activate', use('f10')).choose('defend')
  expect([shown(t, 'f10', 'defense'), damageOn(t, 'f10')]).toEqual([30, 10])
})

test('DD-FX-52 everything else within three spaces is destroyed, of both players', () => {
  const figures = { f9: 'A ddm-110', g8: 'A squire', g7: 'A hound', f10: 'B tyrant', f12: 'B spring', g13: 'B ghoul', g4: 'A ghoul' }
  const t = at({ figures, crests: [{ magic: 3, ...kept }, {}], spare: false })
  t.choose('activate', use('f9', 1))
  const left = [0, 1].flatMap((p) => inZone(t.state, p as 0 & typeof t.asked, PLAY).map((h) => where(t, h)))
  expect(left.sort()).toEqual(['f9', 'g13', 'g4'])
})

test('DD-FX-33 both the source and the target take ten', () => {
  const t = at({ figures: { g4: 'A ddm-058', f10: 'B hound' }, crests: [{ magic: 2, ...kept }, {}] })
  t.choose('activate', use('g4'))
  expect([damageOn(t, 'f10'), where(t, t.piece('A ddm-058'))]).toEqual([10, 'gone'])
})

test('DD-FX-12 DD-FX-58 Relinquished is destroyed and the other monster serves in its cell for good', () => {
  const figures = { g4: 'A ddm-098', f10: 'B tyrant', g16: 'B hound', g5: 'A squire' }
  const t = at({ figures, crests: [{ magic: 8, movement: 9 }, { movement: 1 }], spare: false })
  t.choose('activate', use('g4')).choose('pick', { piece: 'f10' })
  expect([where(t, t.piece('A ddm-098')), owner(t, 'g4'), shown(t, 'g4', 'attack')]).toEqual(['gone', 0, 40])
  expect(ends(t, 'g4')).toContain('g8')
  t.choose('endTurn')
  expect([t.asked, owner(t, 'g4')]).toEqual([1, 0])
})

test('DD-FX-58 a monster is controlled until the end of the turn', () => {
  const figures = { g4: 'A ddm-099', f10: 'B tyrant', f11: 'B hound', g16: 'B squire' }
  const t = at({ figures, crests: [{ magic: 8, movement: 2, attack: 1 }, { movement: 1 }], spare: false })
  t.choose('activate', use('g4')).choose('pick', { piece: 'f10' })
  expect([owner(t, 'f10'), t.refusal('attack', { piece: 'f10', target: 'f11' })]).toEqual([0, null])
  t.choose('endTurn')
  expect([t.asked, owner(t, 'f10'), t.state.standing]).toEqual([1, 1, []])
})

test('DD-FX-37 a ball rolls along a line and destroys up to the level paid for', () => {
  const figures = { g4: 'A ddm-109', g5: 'B imp', g6: 'B spring', g7: 'B knight', g3: 'A hound' }
  const t = at({ figures, crests: [{ magic: 6, ...kept }, {}], spare: false })
  t.choose('activate', use('g4'))
  expect([t.ask, t.offers('heading').length]).toEqual(['heading', 4])
  t.choose('heading', { place: 0 })
  expect(t.offers('amount')).toEqual([{ place: '1' }, { place: '2' }, { place: '3' }, { place: '4' }])
  t.choose('amount', { place: 1 })
  settle(t)
  expect([where(t, t.piece('A ddm-109')), crests(t, 0).magic]).toEqual(['g6', 3])
  expect(['B imp', 'B spring'].map((name) => where(t, t.piece(name)))).toEqual(['gone', 'gone'])
  expect(where(t, t.piece('g7'))).toBe('g7') // of level 2: it stops before
})

test('DD-FX-37 a ball rolls under flyers and stops at a gap', () => {
  const t = at({ figures: { g4: 'A ddm-109', g5: 'B wyvern', g3: 'A hound' }, crests: [{ magic: 6, ...kept }, {}], spare: false })
  t.choose('activate', use('g4')).choose('heading', { place: 0 }).choose('amount', { place: 4 })
  expect([where(t, t.piece('A ddm-109')), where(t, t.piece('g5')), crests(t, 0).magic]).toEqual(['g8', 'g5', 0])
})

test('DD-FX-09 a monster or item within three spaces is destroyed for two magic and its level', () => {
  const figures = { f9: 'A ddm-107', f10: 'B imp', f12: 'B tyrant', g8: 'B snare', g13: 'B ghoul' }
  const paid = (magic: number): Play => at({ figures, crests: [{ magic, ...kept }, {}], spare: false })
  const t = paid(3).choose('activate', use('f9')) // only the imp can be paid for
  expect([where(t, t.piece('B imp')), crests(t, 0).magic]).toEqual(['gone', 0])
  const rich = paid(6).choose('activate', use('f9'))
  expect(rich.offers('pick')).toEqual([{ piece: 'f10' }, { piece: 'f12' }, { piece: 'g8' }])
  rich.choose('pick', { piece: 'f12' })
  expect([where(rich, rich.piece('B tyrant')), crests(rich, 0).magic]).toEqual(['gone', 0])
  expect(code(paid(2), 'activate', use('f9'))).toBe('BAD_TARGETS')
})

test('DD-FX-47 DD-FX-50 an attack at two spaces, without a crest, this turn', () => {
  const figures = { g8: 'A ddm-112', f9: 'B tyrant', g6: 'B hound', g4: 'A hound' }
  const t = at({ figures, crests: [{ magic: 1, ...kept }, {}], spare: false })
  expect(code(t, 'attack', { piece: 'g8', target: 'f9' })).toBe('NOT_ENOUGH_CRESTS')
  t.choose('activate', use('g8'))
  expect(t.offers('attack')).toEqual(
    expect.arrayContaining([
      { piece: 'g8', target: 'f9' },
      { piece: 'g8', target: 'g6' },
    ]),
  )
  t.choose('attack', { piece: 'g8', target: 'f9' })
  expect([damageOn(t, 'f9'), t.refusal('attack', { piece: 'g8', target: 'g6' })]).toEqual([30, 'DD-ATTACK-03'])
})

test('DD-FX-48 an archer attacks flyers', () => {
  const figures = { f9: 'A ddm-037', f10: 'B wyvern', f11: 'A squire' }
  const t = at({ figures, crests: [{ attack: 2 }, {}] })
  expect([t.refusal('attack', { piece: 'f9', target: 'f10' }), t.refusal('attack', { piece: 'f11', target: 'f10' })]).toEqual([
    null,
    'DD-FLY-02',
  ])
})

/** A monster with ten damage steps onto an item and stays there. */
const stepped = (item: string, more: Parameters<typeof at>[0] = {}): Play => {
  const t = at({
    crests: [{ movement: 6 }, {}],
    damage: { g8: 10 },
    ...more,
    figures: { g8: 'A elder', f9: `B ${item}`, g4: 'A hound', ...more.figures },
    spare: false,
  })
  return t.choose('move', { piece: 'g8', place: 'f9' })
}

test('DD-FX-28 DD-FX-29 DD-FX-62 items heal or hurt who enters and are discarded', () => {
  const ends = ['ddm-115', 'ddm-116', 'ddm-x11'].map((item) => {
    const t = stepped(item)
    return [damageOn(t, 'f9'), where(t, t.piece(`B ${item}`))]
  })
  expect(ends).toEqual([
    [0, 'gone'],
    [30, 'gone'],
    [20, 'gone'],
  ])
})

test('DD-FX-24 items strengthen who enters, for good', () => {
  const disk = stepped('ddm-118')
  const guard = stepped('ddm-x12')
  expect([shown(disk, 'f9', 'attack'), shown(guard, 'f9', 'defense')]).toEqual([60, 50])
  disk.choose('endTurn')
  expect(shown(disk, 'f9', 'attack')).toBe(60)
})

test('DD-FX-39 an item sends back to where the move began', () => {
  const t = stepped('ddm-117')
  expect([where(t, t.piece('A elder')), crests(t, 0).movement]).toEqual(['g8', 2])
})

test('DD-FX-18 DD-FX-53 items take from and give to the player of the monster', () => {
  const crested = (item: string, held: object) =>
    crests(
      stepped(item, {
        crests: [
          { movement: 4, ...held },
          { magic: 5, trap: 5 },
        ],
      }),
      0,
    )
  expect([crested('ddm-119', { trap: 3 }).trap, crested('ddm-120', { magic: 3 }).magic]).toEqual([2, 2])
  expect([crested('ddm-x13', {}).magic, crested('ddm-x13', { trap: 10 }).trap]).toEqual([1, 10])
})

test('DD-FX-43 DD-FX-67 one Gluminizer doubles every price of moving, a second changes nothing', () => {
  const price = (figures: Readonly<Record<string, string>>): number => {
    const t = at({ figures: { g8: 'A squire', ...figures }, faceUp: ['g13', 'h14'], crests: [{ movement: 8 }, {}] })
    settle(t.choose('move', { piece: 'g8', place: 'f9' }))
    return 8 - crests(t, 0).movement
  }
  expect([price({}), price({ g13: 'B ddm-121' }), price({ g13: 'B ddm-121', h14: 'A ddm-121' })]).toEqual([2, 4, 4])
})

test('DD-FX-56 a scroll returns a destroyed monster and its die to who entered', () => {
  const t = stepped('ddm-122', { gone: [['knight', 'squire'], ['ghoul']] })
  expect([t.ask, t.asked]).toEqual(['pick', 0])
  expect(t.offers('pick').every((o) => ['knight', 'squire'].includes(o.piece!))).toBe(true)
  t.choose('pick', { piece: 'A knight' })
  expect([where(t, t.piece('A knight')), inZone(t.state, t.asked, RESERVE).length]).toEqual(['reserve', 1])
})

test('DD-FX-45 a vortex leads to another free one', () => {
  const t = at({
    figures: { f9: 'A ddm-123', h4: 'B ddm-123', g8: 'A squire', f4: 'A hound', g3: 'B ddm-123', g2: 'A mole' },
    faceUp: ['f9', 'h4', 'g3'],
    crests: [{ movement: 4 }, {}],
    spare: false,
  })
  const squire = t.piece('g8')
  t.choose('move', { piece: 'g2', place: 'g3' }).choose('move', { piece: 'g8', place: 'f9' })
  t.choose('activate', use('@f9'))
  expect(where(t, squire)).toBe('h4') // g3 is taken
})

test('DD-FX-65 a crater destroys every monster and item', () => {
  const t = stepped('ddm-124', { figures: { g13: 'B spring', g16: 'B tyrant' } })
  expect([0, 1].flatMap((p) => inZone(t.state, p as 0 & typeof t.asked, PLAY))).toEqual([])
})

test("DD-FX-41 a net holds until the end of the controller's next turn", () => {
  const t = stepped('ddm-x14', { crests: [{ movement: 9 }, { movement: 1 }], figures: { g16: 'B hound' } })
  const may = (): string | null => t.refusal('move', { piece: 'f9', place: 'f10' })
  t.choose('endTurn').choose('endTurn')
  expect([t.asked, may()]).toEqual([0, 'DD-ABILITY-12'])
  t.choose('endTurn').choose('endTurn')
  expect([t.asked, may()]).toEqual([0, null])
})
