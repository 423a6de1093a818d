import { describe, expect, test, vi } from 'vitest'
import type { Config } from '../config.ts'
import { diceMastersUltramar, diceMastersYugioh } from '../index.ts'
import { starter } from '../starter.ts'
import { held, paid, toWindow } from './held.ts'
import { bare, inZone, lifeOf, type Play, values, zoneAt } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  const { made } = await import('./fixtures-energy.ts')
  return { ...real, packages: [...real.packages, { cards: made }] }
})

const editions = ['ygo', 'wh40k'] as const
const asked = (t: Play) => [t.ask, t.asked]
const energy = { reserve: ['sidekick:bolt', 'sidekick:bolt'], field: ['mx-one@1', 'sidekick@1'] }
/** Both have two energies, two dice in the field, and a global that costs one of any kind. */
const made = (edition: 'ygo' | 'wh40k', table: Partial<Config['table']> = {}): Play =>
  held(edition, { ...energy, life: 10, cards: ['mx-mend'] }, { ...energy, life: 10 }, table)
const mend = (t: Play): Play => paid(t.choose('use', { piece: '0.mx-mend', place: 0 }))
const both = (check: (edition: 'ygo' | 'wh40k') => void): void => editions.forEach(check)

describe('priority', () => {
  test('DM-PRIO-01 the active player first, any number of actions, then a pass', () =>
    both((edition) => {
      const t = made(edition)
      expect(asked(t)).toEqual(['main', 0])
      expect(asked(mend(t))).toEqual(['main', 0])
      expect(asked(mend(t))).toEqual(['main', 0])
      expect(asked(t.pass())).toEqual(['respond', 1])
      const window = toWindow(made(edition), '0.mx-one.0')
      expect(asked(window)).toEqual(['window', 0])
      expect(asked(mend(window))).toEqual(['window', 0])
      expect(asked(window.pass())).toEqual(['respond', 1])
    }))
  test('DM-PRIO-02 strict unless the table says otherwise; the open procedure is offered in 2014 only', () => {
    const faults = (module: typeof diceMastersYugioh, edition: 'ygo' | 'wh40k', priorityMode: unknown) =>
      module.game.check({ table: { edition, priorityMode }, seats: starter[edition] }).map(({ rule }) => rule)
    expect(faults(diceMastersYugioh, 'ygo', 'open')).toEqual([])
    expect(faults(diceMastersUltramar, 'wh40k', 'open')).toEqual(['DM-PRIO-02'])
    expect(faults(diceMastersYugioh, 'ygo', 'often')).toEqual(['DM-PRIO-02'])
    expect(asked(mend(made('ygo')))).toEqual(['main', 0])
    expect(asked(mend(made('ygo', { priorityMode: 'open' })))).toEqual(['respond', 1])
  })
  test('DM-PRIO-03, DM-ERR-22 after a pass the inactive player may use exactly one ability', () =>
    both((edition) => {
      const t = mend(made(edition).pass())
      expect([...asked(t), lifeOf(t, 1)]).toEqual(['main', 0, 11])
      expect(t.refusal('use', { piece: '0.mx-mend', place: 0 }, 1)).toBe('DM-PRIO-03')
    }))
  test('DM-PRIO-04, DM-EX-71 the active player may act again and must pass again, so that it can be answered', () =>
    both((edition) => {
      const t = mend(made(edition).pass())
      mend(t)
      expect(asked(t.pass())).toEqual(['respond', 1])
      // Passes of both, then the active player acts once more: the other is asked again.
      const last = made(edition).pass().pass()
      expect(asked(last)).toEqual(['main', 0])
      expect(asked(mend(last).pass())).toEqual(['respond', 1])
    }))
  test('DM-PRIO-05 virtual energy goes with a pass, the inactive player’s also when their ability has resolved', () =>
    both((edition) => {
      const virtual = (t: Play) => t.state.players.map(({ generic }) => generic)
      const t = held(edition, { reserve: ['mx-bank*0'], cards: ['mx-spring'] }, { reserve: ['sidekick:bolt'] })
      t.choose('play', { piece: '0.mx-bank.0' })
      expect(virtual(t)).toEqual([2, 0])
      expect(virtual(t.pass())).toEqual([0, 0])
      t.state.players[1]!.generic = 1 // something gave it some
      t.choose('use', { piece: '0.mx-spring', place: 0 })
      paid(t)
      expect([virtual(t), t.told.includes('energyGained')]).toEqual([[0, 0], true])
      const passing = made(edition).pass()
      passing.state.players[1]!.generic = 1
      expect(virtual(passing.pass())).toEqual([0, 0])
    }))
  test('DM-PRIO-06 the step ends when the inactive player passes and the active one then declines', () =>
    both((edition) => {
      const t = made(edition).pass().pass()
      expect([...asked(t), t.state.turn.phase]).toEqual(['main', 0, 'main'])
      expect(t.pass().state.turn.phase).not.toBe('main')
      const answered = mend(made(edition).pass()).pass()
      expect(asked(answered)).toEqual(['respond', 1]) // an ability was used: once more round
    }))
  test('DM-PRIO-07 two passes in a row end it only where the table says so', () =>
    both((edition) => {
      expect(made(edition).pass().pass().state.turn.phase).toBe('main')
      expect(made(edition, { twoPassesEnd: true }).pass().pass().state.turn.phase).not.toBe('main')
    }))
  test('DM-PRIO-08 reactive globals are offered at their event, whoever holds priority', () =>
    both((edition) => {
      const t = held(edition, { reserve: ['sidekick@1'] }, { reserve: ['sidekick:bolt'], cards: ['mx-spite'] })
      t.choose('field', { piece: '0.sidekick.0' })
      expect(asked(t)).toEqual(['trigger', 1])
      t.choose('accept')
      expect([...asked(t), lifeOf(t, 0)]).toEqual(['main', 0, 19])
    }))
  test('DM-PRIO-09 who want to act at once: the active player goes first', () =>
    both((edition) => {
      const t = held(edition, { reserve: ['sidekick@1', 'sidekick:bolt'], cards: ['mx-spite'] }, { reserve: ['sidekick:bolt'] })
      t.choose('field', { piece: '0.sidekick.0' })
      expect(asked(t)).toEqual(['trigger', 0])
      t.choose('accept')
      expect([...asked(t), lifeOf(t, 1)]).toEqual(['trigger', 1, 19])
      t.choose('accept')
      expect([...asked(t), lifeOf(t, 0)]).toEqual(['main', 0, 19])
    }))
  test('DM-PRIO-10, DM-EX-57 an effect resolves completely before another is started', () =>
    both((edition) => {
      const made = () => {
        const theirs = { field: ['mx-one@1', 'ygo-001@1'], reserve: ['sidekick:shield'], cards: ['ygo-061'] }
        return held(edition, { reserve: ['sidekick:bolt'], cards: ['ygo-101'] }, theirs)
      }
      const hit = made().choose('use', { piece: '0.ygo-101', place: 0 }).choose('pick', { piece: '1.mx-one.0' })
      expect([zoneAt(hit, '1.mx-one.0'), ...asked(hit)]).toEqual(['prep', 'main', 0]) // too late to raise its defense
      const raised = made().pass().choose('use', { piece: '1.ygo-061', place: 1 }).choose('pick', { piece: '1.mx-one.0' })
      raised.choose('use', { piece: '0.ygo-101', place: 0 }).choose('pick', { piece: '1.mx-one.0' })
      expect([zoneAt(raised, '1.mx-one.0'), values(raised, '1.mx-one.0').damage]).toEqual(['field', 1])
    }))
  test('DM-PRIO-11 open: one global after each action of the active player; declining costs nothing', () => {
    const t = made('ygo', { priorityMode: 'open' })
    mend(t)
    expect(asked(t)).toEqual(['respond', 1])
    t.pass()
    expect(asked(t)).toEqual(['main', 0])
    mend(t)
    mend(t) // the inactive player's one
    expect([...asked(t), lifeOf(t, 1)]).toEqual(['main', 0, 11])
    t.pass()
    expect(asked(t)).toEqual(['respond', 1])
    t.pass()
    expect(asked(t)).toEqual(['main', 0]) // the step ends by DM-PRIO-06
    expect(t.pass().state.turn.phase).not.toBe('main')
  })
  test('DM-PRIO-12 passed by itself without a legal action, and asked with one', () =>
    both((edition) => {
      const t = bare(edition, {}, { reserve: ['sidekick:bolt', 'sidekick:bolt'], cards: ['mx-mend'] }, {})
      expect(asked(t)).toEqual(['main', 0])
      t.pass() // the other has nothing to pay with
      expect([...asked(t), t.told.filter((on) => on === 'passed').length]).toEqual(['main', 0, 2])
      const rich = bare(edition, {}, { reserve: ['sidekick:bolt'], cards: ['mx-mend'] }, { reserve: ['sidekick:bolt'] })
      expect(asked(rich.pass())).toEqual(['respond', 1])
    }))
})

describe('reactive globals', () => {
  /** Three of the second player's dice are about to take 1 each. */
  const hit = (edition: 'ygo' | 'wh40k', shields: number): Play => {
    const theirs = { field: ['mx-one@2', 'ygo-006@1', 'ygo-001@1'], reserve: Array(shields).fill('sidekick:shield'), cards: ['mx-ward'] }
    return held(edition, { reserve: ['mx-storm*0'] }, theirs).choose('play', { piece: '0.mx-storm.0' })
  }
  const dice = ['1.mx-one.0', '1.ygo-006.0', '1.ygo-001.0']
  const damage = (t: Play) => dice.map((name) => values(t, name).damage)
  test('DM-EX-40, DM-GLOBAL-07 it may be paid once for each damaged die', () =>
    both((edition) => {
      const all = hit(edition, 3)
      for (let i = 0; i < 3; i++) {
        expect(asked(all)).toEqual(['replace', 1])
        all.choose('accept', { place: 0 })
      }
      expect([damage(all), inZone(all, 1, 'reserve'), ...asked(all)]).toEqual([[0, 0, 0], [], 'main', 0])
      const one = hit(edition, 1).choose('decline')
      one.choose('accept', { place: 0 })
      expect(damage(one)).toEqual([1, 0, 1]) // of choice, and then there is nothing left to pay with
    }))
  test('DM-EX-40, DM-INV-24, DM-ERR-21 and not twice for one die, however many hit it at once', () =>
    both((edition) => {
      const mine = { field: ['ygo-001@3'], reserve: ['sidekick:shield', 'sidekick:shield'], cards: ['mx-ward'] }
      const t = held(edition, mine, { field: ['mx-one@2', 'sidekick@1'] })
      toAttack(t, '0.ygo-001.0')
      t.choose('block', { piece: '1.mx-one.0', target: '0.ygo-001.0' }).choose('block', { piece: '1.sidekick.0', target: '0.ygo-001.0' })
      while (t.ask !== 'replace') t.choose(t.ask === 'split' ? 'assign' : 'pass', t.ask === 'split' ? t.offers('assign')[0]! : {})
      t.choose('accept', { place: 0 })
      const told = t.events.filter((e) => e.on === 'damaged' && e.piece === t.piece('0.ygo-001.0'))
      expect(told.map((e) => e.n)).toEqual([2]) // 2 + 1, less 1
      expect(inZone(t, 0, 'reserve')).toHaveLength(1)
    }))
})

function toAttack(t: Play, piece: string): void {
  for (let i = 0; i < 3; i++) if (t.ask === 'main' || t.ask === 'respond') t.pass()
  if (t.ask === 'attackStep') t.choose('attack')
  t.choose('pick', { piece })
  if (t.ask === 'attackers') t.choose('done')
}
