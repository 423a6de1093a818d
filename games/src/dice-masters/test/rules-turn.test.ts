import type { Happening } from '@duelhall/kernel'
import { randomPlayer } from '@duelhall/testkit'
import { describe, expect, test } from 'vitest'
import { readyTeams } from '../decks.ts'
import { diceMastersUltramar, diceMastersYugioh } from '../index.ts'
import { phases } from '../state.ts'
import { inZone, laid, lifeOf, type Play, turnOf, zoneAt } from './laid.ts'

const sidekicks = (n: number): string[] => new Array<string>(n).fill('sidekick')
const ones = (n: number): number[] => new Array<number>(n).fill(1)
/** A player who has something to decide: a global and a die to use it on. */
const idle = { field: ['sidekick@1'] }
const generic = (t: Play, player: number): number => t.state.players[player]!.generic
/** Passes to the end of the turn; what happened on the way. */
function endTurn(t: Play): readonly Happening[] {
  const { no } = t.state.turn
  const log: Happening[] = []
  while (t.state.turn.no === no) log.push(...t.pass().events)
  return log
}
const steps = (log: readonly Happening[]): readonly string[] => log.flatMap((e) => (e.on === 'stepStarted' ? [phases[e.n]!] : []))

describe('DM-TURN', () => {
  test('DM-TURN-01 players alternate, and each turn goes through its steps in order', () => {
    const t = laid('ygo', { field: ['sidekick@1'] }, { field: ['ygo-001@1'] }).luck('turns')
    expect(t.state.turn.player).toBe(0)
    expect(steps(endTurn(t)).slice(0, 2)).toEqual(['beforeAttack', 'attack'])
    expect(t.state.turn.player).toBe(1)
    const log = endTurn(t)
    expect(steps(log)).toEqual(['main', 'beforeAttack', 'attack', 'cleanup', 'start', 'clearAndDraw', 'roll'])
    expect(t.state.turn.player).toBe(0)
  })
  test.each(['ygo', 'wh40k'] as const)('DM-TURN-02 no step is reopened in a turn of %s', (edition) => {
    const { game } = edition === 'ygo' ? diceMastersYugioh : diceMastersUltramar
    const seats = readyTeams[edition].slice(0, 2).map(({ team }) => team)
    const state = game.setup({ table: { edition }, seats }, 'steps')
    const choose = randomPlayer(1)
    const turns: number[][] = [[]]
    for (let n = 0; n < 400 && game.decision(state) !== null; n++)
      game.apply(state, choose(game.decision(state)!), (e) => {
        if (e.on !== 'stepStarted') return
        if (e.n === phases.indexOf('start')) turns.push([])
        turns[turns.length - 1]!.push(e.n)
      })
    expect(turns.length).toBeGreaterThan(5)
    for (const steps of turns) expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b))
  })
  test('DM-TURN-03 effects of the start of the turn come before Clear and Draw', () => {
    const t = laid('ygo', {}, { field: ['ygo-017@1'], bag: sidekicks(5) }).rolls(...ones(9))
    const log = endTurn(t).map((e) => (e.on === 'stepStarted' ? phases[e.n]! : e.on))
    expect(log.indexOf('lifeLost')).toBeGreaterThan(log.indexOf('turnStarted'))
    expect(log.indexOf('lifeLost')).toBeLessThan(log.indexOf('clearAndDraw'))
    expect(lifeOf(t, 1)).toBe(19)
  })
  test('DM-TURN-04 an extra die is drawn with the four of this turn and rolled with them', () => {
    const t = laid('ygo', {}, { field: ['ygo-017@1'], bag: sidekicks(6) }).rolls(...ones(10))
    const log = endTurn(t).map((e) => e.on)
    expect(log.filter((on) => on === 'drawn').length).toBe(5)
    expect(log.indexOf('rolled')).toBeGreaterThan(log.lastIndexOf('drawn'))
    expect([inZone(t, 1, 'transit').length, inZone(t, 1, 'bag').length]).toEqual([5, 1])
  })
})

describe('DM-DRAW', () => {
  test.each(['ygo', 'wh40k'] as const)('DM-DRAW-01 in %s the whole reserve goes straight to the used pile', (edition) => {
    const t = laid(edition, idle, { reserve: ['sidekick:fist'], bag: sidekicks(4) }).rolls(...ones(7))
    expect(inZone(t, 1, 'reserve').length).toBe(2)
    endTurn(t)
    expect([inZone(t, 1, 'reserve'), inZone(t, 1, 'out')]).toEqual([[], []])
    expect(inZone(t, 1, 'used')).toEqual(['1.sidekick.0', '1.sidekick.1'])
  })
  test('DM-DRAW-02 four dice are drawn at random from the bag', () => {
    const t = turnOf('ygo', [6, 1, 3, 2, ...ones(4)], [{ bag: ['ygo-006', 'ygo-005', ...sidekicks(4)] }, {}])
    expect(inZone(t, 0, 'transit').slice().sort()).toEqual(['0.sidekick.0', '0.sidekick.1', '0.sidekick.3', '0.ygo-006.0'])
    expect(inZone(t, 0, 'bag').length).toBe(2)
  })
  test('DM-DRAW-03 a short bag is emptied, filled with the used pile and the dice just cleared, and drawn from again', () => {
    const t = laid('ygo', idle, { bag: ['ygo-006', 'sidekick'], used: ['ygo-005', 'sidekick'] }).rolls(1, 3, 1, ...ones(4))
    const log = endTurn(t)
    const told = log.filter((e) => e.on === 'drawn' || e.on === 'refilled')
    expect(told.map((e) => e.on)).toEqual(['drawn', 'drawn', 'refilled', 'drawn', 'drawn'])
    expect(told[2]!.n).toBe(3)
    // The third of the refilled dice is the wild one that lay in the reserve.
    expect(inZone(t, 1, 'transit').includes('1.sidekick.0')).toBe(true)
    expect([inZone(t, 1, 'bag').length, inZone(t, 1, 'used').length]).toEqual([1, 0])
  })
  test('DM-DRAW-04 what abilities add is drawn in the same step, before anything is rolled', () => {
    const t = laid('wh40k', {}, { field: ['bfu-020@1'], bag: ['bfu-020', ...sidekicks(5)] }).rolls(...ones(10))
    const log = endTurn(t).map((e) => (e.on === 'stepStarted' ? phases[e.n]! : e.on))
    expect(log.filter((on) => on === 'drawn').length).toBe(5)
    expect(log.lastIndexOf('drawn')).toBeLessThan(log.indexOf('roll'))
    expect(log.indexOf('drawn')).toBeGreaterThan(log.indexOf('clearAndDraw'))
  })
  test('DM-DRAW-05 drawn dice join those in the Prep Area', () => {
    const t = turnOf('ygo', [...ones(3), ...ones(6)], [{ bag: sidekicks(4), prep: ['ygo-006', 'ygo-005'] }, {}])
    expect(inZone(t, 0, 'transit').length).toBe(6)
    expect(inZone(t, 0, 'prep')).toEqual([])
  })
  test('DM-DRAW-06 each missing die is 1 generic energy and 1 damage, or 1 life in the later edition', () => {
    const ygo = turnOf('ygo', [1, 1, 1], [{ bag: sidekicks(2) }, {}])
    expect([lifeOf(ygo, 0), generic(ygo, 0)]).toEqual([18, 2])
    const wh40k = laid('wh40k', idle, { bag: [] }).rolls(1)
    const log = endTurn(wh40k)
    expect([lifeOf(wh40k, 1), generic(wh40k, 1)]).toEqual([17, 3]) // the wild one was cleared and drawn again
    expect([log.filter((e) => e.on === 'lifeLost').map((e) => e.n), log.some((e) => e.on === 'playerDamaged')]).toEqual([[3], false])
  })
  test('DM-DRAW-07 the damage is one packet without source and can be reacted to; the energy comes in full', () => {
    const t = laid('ygo', {}, { field: ['ygo-051@1'], bag: [] }).rolls(1)
    const log = endTurn(t)
    const hurt = log.filter((e) => e.on === 'playerDamaged')
    expect(hurt.map((e) => [e.n, e.piece])).toEqual([[3, null]])
    expect(zoneAt(t, '1.ygo-051.0')).toBe('prep') // when you take damage, KO this monster
    const sides = [{ field: ['bfu-011@1'], bag: sidekicks(1) }, {}] as const
    const safe = turnOf('wh40k', [1], sides, { table: { flags: { shortDrawHurts: true } } })
    expect([lifeOf(safe, 0), generic(safe, 0)]).toEqual([20, 3]) // prevented, and yet the energy
    const lost = turnOf('wh40k', [1], sides)
    expect([lifeOf(lost, 0), generic(lost, 0)]).toEqual([17, 3]) // life that is lost cannot be prevented
  })
  test('DM-DRAW-08 missing extra dice cost nothing and bring nothing', () => {
    const t = turnOf('ygo', [...ones(3), ...ones(4)], [{ field: ['ygo-017@1'], bag: sidekicks(4) }, {}])
    expect([lifeOf(t, 0), generic(t, 0), inZone(t, 0, 'transit').length]).toEqual([19, 0, 4])
  })
  test('DM-DRAW-09 the first player of the later edition rolls three dice; the fourth lies out of play until the end of the turn', () => {
    const side = { bag: sidekicks(6) }
    const t = turnOf('wh40k', [...ones(4), ...ones(3)], [side, { bag: sidekicks(4) }], { turn: 1 })
    expect([inZone(t, 0, 'transit').length, inZone(t, 0, 'out').length, inZone(t, 0, 'bag').length]).toEqual([3, 1, 2])
    t.rolls(...ones(7)).choose('done')
    expect(t.state.turn).toMatchObject({ no: 2, player: 1 })
    expect([inZone(t, 0, 'out').length, inZone(t, 0, 'used').length]).toEqual([0, 1])
    expect([inZone(t, 1, 'transit').length, inZone(t, 1, 'out').length]).toEqual([4, 0])
    const ygo = turnOf('ygo', [...ones(4), ...ones(4)], [side, {}], { turn: 1 })
    expect([inZone(ygo, 0, 'transit').length, inZone(ygo, 0, 'out').length]).toEqual([4, 0])
  })
  test.each(['ygo', 'wh40k'] as const)('DM-DRAW-10 in %s that energy pays in the Main Step and is lost on passing', (edition) => {
    const basic = edition === 'ygo' ? 'ygo-116' : 'bfu-052' // both cost 3
    const made = () => turnOf(edition, [6], [{ bag: [], prep: ['sidekick'], cards: [basic] }, {}]).choose('done')
    const t = made()
    expect([t.ask, generic(t, 0), lifeOf(t, 0)]).toEqual(['main', 4, 16])
    t.choose('buy', { piece: `0.${basic}` })
    expect([inZone(t, 0, 'used'), generic(t, 0)]).toEqual([[`0.${basic}.0`], 1])
    expect(generic(made().pass(), 0)).toBe(0)
  })
  test('DM-DRAW-11 a die that is drawn and nothing more is rolled once into the reserve', () => {
    const t = laid('wh40k', { reserve: ['bfu-053*1'], bag: ['bfu-022', 'sidekick', 'sidekick'] }, {}).rolls(1, 2, 4, 3)
    t.choose('play', { piece: '0.bfu-053.0' })
    expect([zoneAt(t, '0.bfu-022.0'), zoneAt(t, '0.sidekick.2'), t.ask]).toEqual(['reserve', 'reserve', 'main'])
    expect(t.view(null).pieces[t.piece('0.bfu-022.0')]!.values).toMatchObject({ face: 'character', level: 1 })
    const ygo = laid('ygo', { field: ['sidekick@1'], reserve: ['ygo-003@1', 'sidekick:mask'], bag: sidekicks(2) }, {}).rolls(1, 1, 6)
    ygo.choose('field', { piece: '0.ygo-003.0' })
    if (ygo.ask === 'pay') ygo.choose('accept')
    ygo.choose('accept')
    expect(inZone(ygo, 0, 'bag')).toEqual([])
    expect(inZone(ygo, 0, 'reserve').length).toBe(3)
  })
  test('DM-DRAW-12 a character rolled after the Main Step goes to the used pile, other faces stay; nothing is rerolled', () => {
    const t = laid('wh40k', { field: ['bfu-022@1'], reserve: ['bfu-053*1'], bag: ['bfu-023', 'sidekick'] }, { field: ['sidekick@1'] })
    while (t.ask === 'main' || t.ask === 'respond') t.pass()
    if (t.ask === 'attackStep') t.choose('attack')
    t.choose('pick', { piece: '0.bfu-022.0' })
    t.choose('done')
    expect(t.ask).toBe('window')
    t.rolls(1, 4, 2).choose('play', { piece: '0.bfu-053.0' })
    expect([zoneAt(t, '0.bfu-023.0'), zoneAt(t, '0.sidekick.1'), t.ask]).toEqual(['used', 'reserve', 'window'])
  })
  test('DM-DRAW-13 an effect draws what there is, and nothing is the matter when there is nothing', () => {
    const t = laid('wh40k', { ...idle, reserve: ['bfu-053*1'], bag: ['sidekick'] }, {}).rolls(2)
    t.choose('play', { piece: '0.bfu-053.0' })
    expect([inZone(t, 0, 'reserve').length, lifeOf(t, 0), generic(t, 0)]).toEqual([2, 20, 0])
    const none = laid('wh40k', { ...idle, reserve: ['bfu-053*1'], bag: [] }, {})
    none.choose('play', { piece: '0.bfu-053.0' })
    expect([inZone(none, 0, 'reserve').length, lifeOf(none, 0), generic(none, 0)]).toEqual([1, 20, 0])
  })
  test('DM-DRAW-14 who dies of a short draw dies before the roll', () => {
    const wh40k = turnOf('wh40k', [], [{ bag: sidekicks(1), life: 3 }, {}]) // a roll would need a script
    expect(wh40k.outcome).toMatchObject({ places: [2, 1], rule: 'DM-WIN-01' })
    const ygo = turnOf('ygo', [1], [{ bag: sidekicks(2), life: 2 }, {}])
    expect([ygo.outcome?.places, inZone(ygo, 0, 'transit'), inZone(ygo, 0, 'prep').length]).toEqual([[2, 1], [], 2])
  })
})
