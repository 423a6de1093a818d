import { program } from '@duelhall/effects'
import { compile, Table } from '@duelhall/kernel'
import { describe, expect, test } from 'vitest'
import { defs } from '../catalog.ts'
import type { Edition } from '../config.ts'
import { partsOf } from '../index.ts'
import { capture } from '../links.ts'
import { rollOps } from '../ops/rolls.ts'
import { SUPPLY, type T } from '../state.ts'
import { refOf, send, toReserve } from '../zones.ts'
import { inZone, laid, type Play, picks, turnOf, values, zoneAt } from './laid.ts'

const sidekicks = (n: number): string[] => new Array<string>(n).fill('sidekick')
const energy = (n: number): string[] => new Array<string>(n).fill('sidekick:bolt')
const ones = (n: number): number[] => new Array<number>(n).fill(1)
const idle = { field: ['sidekick@1'] }
const tableOf = (t: Play, edition: Edition): T => new Table(t.state, compile(partsOf(edition)), null)
function paid(t: Play): void {
  if (t.ask === 'pay') t.choose('accept')
}
function toAttack(t: Play, ...names: readonly string[]): void {
  while (t.ask === 'main' || t.ask === 'respond') t.pass()
  if (t.ask === 'attackStep') t.choose('attack')
  for (const piece of names) t.choose('pick', { piece })
  if (t.ask === 'attackers') t.choose('done')
}

describe('DM-ZONE', () => {
  test('DM-ZONE-01 own cards serve their player, basic actions both', () => {
    const t = laid('ygo', { ...idle, reserve: energy(6), cards: ['ygo-009', 'ygo-116'] }, { cards: ['ygo-025', 'ygo-120'] })
    expect(t.offers('buy').map(({ piece }) => piece)).toEqual(
      ['0.ygo-009', '0.ygo-113', '0.ygo-116', '1.ygo-120'].sort((a, b) => t.piece(a) - t.piece(b)),
    )
    expect(t.refusal('buy', { piece: '1.ygo-025' })).toBe('DM-BUY-09')
    t.choose('buy', { piece: '1.ygo-120' })
    paid(t)
    expect(inZone(t, 1, 'supply').filter((name) => name.includes('ygo-120')).length).toBe(2)
  })
  test('DM-ZONE-02 an empty bag takes the whole used pile when a die must be drawn', () => {
    const t = turnOf('ygo', [3, 1, 1, ...ones(4)], [{ bag: ['ygo-006'], used: ['ygo-005', ...sidekicks(3)] }, {}])
    expect([inZone(t, 0, 'transit').length, inZone(t, 0, 'bag').length, inZone(t, 0, 'used')]).toEqual([4, 1, []])
    expect([zoneAt(t, '0.ygo-006.0'), zoneAt(t, '0.sidekick.1')]).toEqual(['transit', 'transit']) // the third of the refilled
  })
  test('DM-ZONE-03 a bag that has just become empty is not filled', () => {
    const t = turnOf('ygo', [...ones(3), ...ones(4)], [{ bag: sidekicks(4), used: ['ygo-006', 'ygo-005'] }, {}])
    expect([inZone(t, 0, 'bag'), inZone(t, 0, 'used').length]).toEqual([[], 2])
  })
  test('DM-ZONE-04 what is prepped or KO’d waits unrolled for the next roll', () => {
    const t = laid('wh40k', { ...idle, reserve: ['bfu-053*0', 'bfu-051*0'], bag: ['bfu-022', 'bfu-023'] }, { field: ['bfu-040@1'] })
    t.rolls(1).choose('play', { piece: '0.bfu-053.0' })
    t.choose('play', { piece: '0.bfu-051.0' }).choose('pick', { piece: '0.sidekick.0' })
    const prepped = ['0.bfu-022.0', '0.bfu-023.0', '0.sidekick.0']
    expect(inZone(t, 0, 'prep')).toEqual(prepped)
    for (const name of prepped) expect(values(t, name).face).toBeNull()
  })
  test('DM-ZONE-05 energy is spent, characters fielded and actions used from the Reserve Pool only', () => {
    const laidOut = {
      reserve: ['sidekick@1', 'ygo-116*0'],
      prep: ['sidekick'],
      used: ['sidekick', 'ygo-116', 'ygo-009'],
      field: ['ygo-009@1'],
    }
    const t = laid('ygo', laidOut, {})
    expect(t.refusal('field', { piece: '0.sidekick.0' })).toBeNull()
    for (const piece of ['0.ygo-009.0', '0.ygo-009.1', '0.sidekick.2', '0.sidekick.3'])
      expect(t.refusal('field', { piece })).toBe('DM-FIELD-01')
    expect([t.refusal('play', { piece: '0.ygo-116.0' }), t.refusal('play', { piece: '0.ygo-116.1' })]).toEqual([null, 'DM-ACTION-01'])
    expect(t.refusal('buy', { piece: '0.ygo-116' })).toBe('DM-BUY-02') // one wild die in the reserve, whatever lies elsewhere
  })
  test('DM-ZONE-06 the Field Zone has no limit, and what is there stays from turn to turn', () => {
    const field = [
      ...new Array<string>(7).fill('sidekick@1'),
      ...new Array<string>(4).fill('ygo-009@1'),
      ...new Array<string>(4).fill('ygo-025@2'),
    ]
    const t = laid('ygo', { field }, idle).luck('turns')
    for (let turn = 0; turn < 2; turn++) {
      const { no } = t.state.turn
      while (t.state.turn.no === no) t.pass()
    }
    expect([t.state.turn.player, inZone(t, 0, 'field').length]).toEqual([0, 15])
  })
  test('DM-ZONE-07 the Attack Zone is part of the Field Zone; going in and out is neither fielding nor leaving', () => {
    const t = laid('wh40k', { field: ['bfu-042@1', 'sidekick@1'] }, { field: ['bfu-010@1', 'sidekick@1'] })
    const { life } = t.state.pieces[t.piece('0.bfu-042.0')]!
    toAttack(t, '0.bfu-042.0')
    expect(zoneAt(t, '0.bfu-042.0')).toBe('attack')
    expect(values(t, '0.bfu-042.0')).toMatchObject({ attacking: true, damage: 0 })
    expect(values(t, '0.sidekick.0').attack).toBe(2) // it is still active
    t.choose('block', { piece: '1.sidekick.0', target: '0.bfu-042.0' })
    if (t.ask === 'blockers') t.choose('done')
    expect(t.told).not.toContain('fielded')
    t.choose('use', { piece: '0.bfu-051', place: t.offers('use')[0]!.place! }) // it may still be chosen
    expect(picks(t)).toContain('0.bfu-042.0')
    t.choose('pick', { piece: '0.bfu-042.0' })
    paid(t)
    t.luck('after')
    while (t.ask === 'window' || t.ask === 'respond') t.pass()
    expect([zoneAt(t, '0.bfu-042.0'), t.state.pieces[t.piece('0.bfu-042.0')]!.life]).toEqual(['field', life])
    expect(t.told).not.toContain('fielded')
  })
  test('DM-ZONE-08 what is spent, used or sent away in the own turn lies out of play, untouched, until the turn ends', () => {
    const cards = ['bfu-002', 'bfu-050']
    const reserve = ['bfu-050*2', 'sidekick:shield', ...energy(4)]
    const t = laid('wh40k', { field: ['sidekick@1', 'bfu-022@1'], reserve, bag: ['sidekick'], cards }, idle).luck('zone')
    t.choose('buy', { piece: '0.bfu-051' })
    paid(t)
    const spent = inZone(t, 0, 'out').length
    expect([spent, inZone(t, 0, 'used')]).toEqual([4, ['0.bfu-051.0']])
    t.choose('play', { piece: '0.bfu-050.0' }).choose('pick', { piece: 'p1' })
    while (t.ask === 'pick') {
      expect(picks(t).every((name) => zoneAt(t, name) === 'used')).toBe(true) // never from out of play
      t.choose('pick', { piece: picks(t)[0]! })
    }
    expect(zoneAt(t, '0.bfu-050.0')).toBe('out')
    const own = laid('wh40k', { field: ['sidekick@1', 'bfu-022@1'], reserve: ['sidekick:shield'], cards }, idle).luck('zone')
    own.choose('use', { piece: '0.bfu-002', place: own.offers('use').find(({ piece }) => piece === '0.bfu-002')!.place! })
    paid(own)
    expect(zoneAt(own, '0.sidekick.0')).toBe('out') // moved to the used pile by its text
    const { no } = own.state.turn
    while (own.state.turn.no === no) own.pass()
    expect([inZone(own, 0, 'out'), zoneAt(own, '0.sidekick.0')]).toEqual([[], 'used'])
  })
  test('DM-ZONE-08 in another’s turn there is no such zone for a player', () => {
    const t = laid('wh40k', idle, { ...idle, reserve: ['sidekick:bolt'] })
    t.pass().choose('use', { piece: '0.bfu-051', place: t.offers('use')[0]!.place! })
    t.choose('pick', { piece: '1.sidekick.0' })
    paid(t)
    expect([inZone(t, 1, 'out'), inZone(t, 1, 'used').length]).toEqual([[], 1])
  })
  test('DM-ZONE-09 in the first edition it goes straight to the used pile, unless the table wants the zone', () => {
    const bought = (outOfPlay: boolean): Play => {
      const faces = [...ones(3), 1, 2, 3, 6]
      const side = { bag: sidekicks(4), cards: ['ygo-116'] }
      const t = turnOf('ygo', faces, [side, {}], outOfPlay ? { table: { flags: { outOfPlay } } } : {})
      t.choose('done').choose('buy', { piece: '0.ygo-116' })
      return t
    }
    expect([inZone(bought(false), 0, 'out').length, inZone(bought(false), 0, 'used').length]).toEqual([0, 4])
    expect([inZone(bought(true), 0, 'out').length, inZone(bought(true), 0, 'used').length]).toEqual([3, 1])
  })
  test('DM-ZONE-10 all of it ends in the used pile and refills the bag', () => {
    const t = laid(
      'wh40k',
      { ...idle, reserve: ['sidekick@1', 'bfu-057*0', ...energy(2)], bag: [], cards: ['bfu-049'] },
      { ...idle, bag: sidekicks(4) },
    )
    t.choose('buy', { piece: '0.bfu-049' })
    paid(t)
    t.luck('later')
    const { no } = t.state.turn
    while (t.state.turn.no === no) t.pass()
    expect(inZone(t, 0, 'used').slice().sort()).toEqual(['0.bfu-049.0', '0.bfu-057.0', '0.sidekick.1', '0.sidekick.2', '0.sidekick.3'])
    const refills: number[] = []
    while (t.state.turn.no === no + 1) for (const e of t.pass().events) if (e.on === 'refilled') refills.push(e.n)
    expect(refills).toEqual([6]) // with the wild die that was cleared
  })
  test('DM-ZONE-11 what was not used goes directly to the used pile', () => {
    const t = laid('wh40k', { field: ['bfu-030@1'], reserve: ['sidekick@1', 'bfu-057*0', ...energy(3)], cards: ['bfu-049'] }, {})
    t.choose('buy', { piece: '0.bfu-049' })
    paid(t)
    expect([inZone(t, 0, 'used'), inZone(t, 0, 'out').length]).toEqual([['0.bfu-049.0'], 2]) // purchased
    while (t.ask === 'main' || t.ask === 'respond') t.pass()
    expect(zoneAt(t, '0.sidekick.0')).toBe('used') // unfielded
    while (t.ask === 'attackStep' || t.ask === 'attackers') t.pass()
    expect(t.state.turn.phase).toBe('cleanup') // the Dreadnought asks for its energy
    expect([zoneAt(t, '0.bfu-057.0'), inZone(t, 0, 'out').length]).toEqual(['used', 2]) // unused action
  })
  test('DM-ZONE-12 a captured die is in no other zone and does not exist', () => {
    const t = laid('ygo', { field: ['ygo-001@1'] }, { field: ['ygo-007@1', 'sidekick@1'] })
    const table = tableOf(t, 'ygo')
    capture(table, t.piece('1.ygo-007.0'), t.piece('0.ygo-001.0'))
    expect(t.state.zones.filter((zone) => zone.includes(t.piece('1.ygo-007.0'))).length).toBe(1)
    expect(zoneAt(t, '1.ygo-007.0')).toBe('captured')
    t.choose('use', { piece: '0.ygo-113', place: t.offers('use')[0]!.place! })
    expect(picks(t)).toEqual(['0.ygo-001.0', '1.sidekick.0']) // nothing can choose it
    t.choose('pick', { piece: '0.ygo-001.0' })
    paid(t)
    toAttack(t, '0.ygo-001.0')
    while (t.ask === 'pick') t.choose('pick', { piece: picks(t)[0]! })
    expect(t.ask === 'blockers' ? t.offers('block').map(({ piece }) => piece) : []).not.toContain('1.ygo-007.0')
  })
  test('DM-ZONE-13 a die goes to its owner’s zones, whoever controls it', () => {
    const t = laid('ygo', { field: ['ygo-059*0', 'sidekick@1'], reserve: ['ygo-112*0'] }, { field: ['ygo-006@1', 'ygo-009@1'] })
    t.choose('use', { piece: '0.ygo-059.0', place: t.offers('use').find(({ piece }) => piece === '0.ygo-059.0')!.place! })
    t.choose('pick', { piece: '1.ygo-006.0' })
    expect(inZone(t, 0, 'field')).toContain('1.ygo-006.0')
    t.choose('play', { piece: '0.ygo-112.0' })
    while (t.ask === 'pick') t.choose('pick', { piece: picks(t).includes('1.ygo-006.0') ? '1.ygo-006.0' : picks(t)[0]! })
    expect([inZone(t, 1, 'prep').includes('1.ygo-006.0'), inZone(t, 0, 'prep')]).toEqual([true, []])
  })
  test('DM-ZONE-14 another’s reserve holds energy only; what shows something else goes to the used pile at once', () => {
    const t = laid('ygo', idle, { field: ['ygo-006@1', 'ygo-005@1'], reserve: ['sidekick:fist'], used: ['ygo-113'] })
    const table = tableOf(t, 'ygo')
    const faceOf = (id: string, is: number): number => defs.find((def) => def.id === id)!.sides.findIndex((side) => side.is === is)
    toReserve(table, t.piece('1.ygo-006.0'), faceOf('ygo-006', 1))
    toReserve(table, t.piece('1.ygo-005.0'), faceOf('ygo-005', 0))
    toReserve(table, t.piece('1.ygo-113.0'), faceOf('ygo-113', 2))
    expect([zoneAt(t, '1.ygo-006.0'), zoneAt(t, '1.ygo-005.0'), zoneAt(t, '1.ygo-113.0')]).toEqual(['used', 'reserve', 'used'])
    // A spin puts it there as well.
    const it = t.piece('1.sidekick.0')
    const voice = { source: refOf(table, it), player: table.piece(it).owner, event: null, vars: { $it: [refOf(table, it)] } }
    rollOps.spin.run(table, program('ygo-023/0/do', voice), { op: 'spin', what: '$it', to: 'character' }, null)
    expect(zoneAt(t, '1.sidekick.0')).toBe('used')
  })
  test('DM-ZONE-15 a basic action die belongs to its buyer; back on its card anybody may buy it', () => {
    const t = laid('ygo', { ...idle, reserve: energy(6) }, { cards: ['ygo-116'] })
    t.choose('buy', { piece: '1.ygo-116' })
    paid(t)
    expect([inZone(t, 0, 'used').filter((name) => name.includes('116')), t.state.pieces[t.piece('0.ygo-116.0')]!.owner]).toEqual([
      ['0.ygo-116.0'],
      0,
    ])
    send(tableOf(t, 'ygo'), t.piece('0.ygo-116.0'), SUPPLY)
    expect(inZone(t, 1, 'supply').filter((name) => name.includes('116')).length).toBe(3)
    expect(t.refusal('buy', { piece: '1.ygo-116' })).toBeNull()
  })
})
