import { compile, type Happening, handle, Table } from '@duelhall/kernel'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { defs } from '../catalog.ts'
import type { Config, Edition } from '../config.ts'
import { readyTeams } from '../decks.ts'
import { fx } from '../fx.ts'
import { diceMastersUltramar, diceMastersYugioh, partsOf } from '../index.ts'
import { ATTACK, CAPTURED, type DiceState, FIELD, placeOf, zoneOf } from '../state.ts'
import { attackOf, defenseOf, printed } from '../stats.ts'
import { attackWith, block } from './fight.ts'
import { bare, laid, type Play, values } from './laid.ts'

vi.mock('../cards/packages.ts', async (original) => {
  const real = await original<typeof import('../cards/packages.ts')>()
  const { fixtures } = await import('./fixtures.ts')
  return { ...real, packages: [...real.packages, { cards: fixtures }] }
})

const editions = ['ygo', 'wh40k'] as const
const modules = { ygo: diceMastersYugioh, wh40k: diceMastersUltramar }

interface Watch {
  asked?(s: DiceState, ask: string): void
  told?(s: DiceState, e: Happening): void
}
/** Plays on at random; everything is looked at on the way. */
function playOn(edition: Edition, s: DiceState, choices: number, watch: Watch): void {
  const { game } = modules[edition]
  let luck = 12345 + choices
  for (let n = 0; n < choices; n++) {
    const decision = game.decision(s)
    if (decision === null) return
    watch.asked?.(s, decision.ask)
    luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff
    game.apply(s, (luck >> 8) % decision.options.length, (e) => watch.told?.(s, e))
  }
}
const ready = (edition: Edition): readonly Config[] =>
  [0, 2, 4, 6].map((at) => ({ table: { edition }, seats: readyTeams[edition].slice(at, at + 2).map(({ team }) => team) }))
const quietAsks = ['main', 'respond', 'window', 'attackers', 'blockers', 'attackStep', 'reroll']
const inField = (s: DiceState): readonly number[] =>
  s.pieces.flatMap((p, h) => (h >= s.players.length && [FIELD, ATTACK].includes(placeOf(p.zone)) ? [h] : []))
const isCharacter = (s: DiceState, h: number): boolean => defs[s.pieces[h]!.def]!.sides[s.pieces[h]!.face]?.is === 1
const rules = { ygo: compile(partsOf('ygo')), wh40k: compile(partsOf('wh40k')) }
const tableOf = (edition: Edition, s: DiceState) => new Table(modules[edition].game.clone(s), rules[edition], null)
type Looked = ReturnType<typeof tableOf>
const refOf = (s: DiceState, h: number): number => s.pieces[h]!.life * 512 + h

/** What was broken and how often it was put to the test, by invariant. */
class Survey {
  readonly broken: Record<string, string[]> = {}
  readonly looked: Record<string, number> = {}
  hold(id: string, holds: boolean, what: string, counts = true): void {
    if (counts) this.looked[id] = (this.looked[id] ?? 0) + 1
    if (!holds) this.broken[id] = (this.broken[id] ?? []).concat(what)
  }
}
const survey = new Survey()

function lethal(t: Looked, s: DiceState): void {
  for (const h of inField(s)) {
    const { damage, held } = s.marks[h]!
    if (!isCharacter(s, h) || held >= 0) continue
    survey.hold('10', damage < defenseOf(t, handle(h)), `${h} has ${damage}`, damage > 0)
  }
}
/** Printed or static base, then what was applied since the last replacement, then static sums. */
function sums(t: Looked, s: DiceState): void {
  for (const h of inField(s).map(handle))
    for (const [stat, now] of [['attack', attackOf(t, h)] as const, ['defense', defenseOf(t, h)] as const]) {
      if (!isCharacter(s, h)) continue
      let sum = fx.staticBase(t, h, stat, printed(t, h, stat))
      for (const x of s.standing) if (x.to === refOf(s, h) && x.about === `stat:${stat}`) sum = (x.set ?? sum) + x.add
      const all = Math.max(0, sum + fx.staticSum(t, h, stat))
      survey.hold('12', now === all, `${stat} of ${h} is ${now}, not ${all}`, now !== printed(t, h, stat))
    }
}
function fighters(s: DiceState, fixed: ReadonlyMap<number, boolean>): void {
  for (const h of inField(s)) {
    const { attacking, blocks, blocked } = s.marks[h]!
    const { controller, zone } = s.pieces[h]!
    if (!attacking && blocks.length === 0) continue
    survey.hold('13', placeOf(zone) === ATTACK, `${h} is not in the Attack Zone`)
    survey.hold('13', attacking === (controller === s.turn.player), `${h} fights on the wrong side`)
    survey.hold('13', !(attacking && blocks.length > 0), `${h} attacks and blocks`)
    for (const ref of blocks) survey.hold('13', fixed.size === 0 || fixed.has(ref), `${h} blocks nothing`)
    const was = fixed.get(refOf(s, h))
    survey.hold('13', !attacking || was === undefined || blocked === was, `${h} was blocked: ${was}`)
  }
}
beforeAll(() => {
  for (const edition of editions)
    ready(edition).forEach((config, i) => {
      let fixed = new Map<number, boolean>()
      playOn(edition, modules[edition].game.setup(config, `combat ${i}`), 200, {
        asked(s, ask) {
          fighters(s, fixed)
          const batches = s.triggers.map((x) => x.batch)
          survey.hold(
            '17',
            batches.every((n, at) => at === 0 || n >= batches[at - 1]!),
            `${batches}`,
            batches.length > 0,
          )
          if (!quietAsks.includes(ask)) return
          survey.hold('17', s.triggers.length + s.events.length === 0, `${ask} while something is pending`)
          const t = tableOf(edition, s)
          lethal(t, s)
          sums(t, s)
        },
        told(s, e) {
          if (e.on === 'stepStarted') survey.hold('17', s.triggers.length === 0, 'a step while something is pending', false)
          if (e.on === 'attackersDeclared' || e.on === 'turnEnded') fixed = new Map()
          if (e.on === 'blocksDone') for (const h of inField(s)) if (s.marks[h]!.attacking) fixed.set(refOf(s, h), s.marks[h]!.blocked)
          if (e.on !== 'turnStarted') return
          const hurt = inField(s).filter((h) => s.marks[h]!.damage > 0)
          survey.hold('11', hurt.length === 0, `${hurt} are damaged`)
          survey.hold(
            '11',
            s.standing.every((x) => x.until !== 'turn' && x.until !== 'attack'),
            'an effect has outlived its turn',
          )
        },
      })
    })
}, 60_000)
const kept = (id: string, least: number): void => {
  expect(survey.broken[id] ?? []).toEqual([])
  expect(survey.looked[id]).toBeGreaterThan(least)
}

describe('invariants of combat', () => {
  test('DM-INV-10 no die in the field has lethal damage or no defense when a player is asked', () => kept('10', 0))
  test('DM-INV-11 at the start of a turn there is no damage and no applied effect', () => kept('11', 20))
  test('DM-INV-12 attack and defense are never below 0 and equal their sum from scratch', () => {
    kept('12', 20)
    const t = laid('ygo', { field: ['fix-plain@1'], reserve: ['fix-mods*0', 'fix-mods*1', 'fix-mods*2'] }, { field: ['fix-other@1'] })
    for (const n of [0, 1, 2]) t.choose('play', { piece: `0.fix-mods.${n}` }).choose('pick', { piece: '0.fix-plain.0' })
    expect(values(t, '0.fix-plain.0').attack).toBe(0) // 1 + 3 − 5 + 1
  })
  test('DM-INV-13 attackers are the active player’s, blockers the other’s; blocked or not never changes', () => kept('13', 50))
  test('DM-INV-14 each die deals exactly its attack: to dice, to the player, or wasted', () => {
    const dealt = (t: Play): ReadonlyMap<number, number> => {
      const by = new Map<number, number>()
      t.luck('next')
      while (t.state.turn.no === 3)
        t.game.apply(t.state, t.ask === 'split' ? t.decision.options.length - 1 : 0, (e) => {
          if (by.size > 0 || !['damaged', 'playerDamaged'].includes(e.on)) return
          const verb = t.state.stack.findLast((f) => f.op === 'verb')
          for (const p of verb?.op === 'verb' ? verb.packets : []) by.set(p.source! % 512, (by.get(p.source! % 512) ?? 0) + p.n)
        })
      return by
    }
    const mine = ['fix-plain', 'fix-other', 'ygo-043', 'sidekick']
    const theirs = ['fix-plain', 'fix-thorn', 'sidekick']
    for (let seed = 0; seed < 24; seed++) {
      const edition = editions[seed % 2]!
      const level = (i: number): number => 1 + ((seed + i) % 3)
      const dice = (list: readonly string[]) => list.map((id, i) => `${id}@${id === 'sidekick' ? 1 : level(i)}`)
      const t = laid(edition, { field: dice(mine) }, { field: dice(theirs) })
      const attacking = seed % 4 === 3 ? ['ygo-043'] : mine // alone it gains Overcrush
      attackWith(t, ...attacking.map((id) => `0.${id}.0`))
      const target = (i: number) => `0.${attacking[(seed * (i + 1)) % attacking.length]}.0`
      block(t, ...theirs.map((id, i) => [`1.${id}.0`, target(i)] as const))
      const names = [...attacking.map((id) => `0.${id}.0`), ...theirs.map((id) => `1.${id}.0`)]
      const expected = new Map(names.map((name) => [t.piece(name) as number, Number(values(t, name).attack)]))
      const by = dealt(t)
      for (const [h, n] of by) expect([h, n]).toEqual([h, expected.get(h)])
      expect(by.size).toBe(names.length)
    }
  })
  test('DM-INV-15 a static effect is there exactly while its condition holds', () => {
    // Harpie Lady: +1A +1D while a sidekick attacks.
    let both = 0
    for (const edition of editions) {
      const t = laid(edition, { field: ['ygo-004@1', 'sidekick@1'], reserve: ['fix-kill*0'] }, { field: ['sidekick@1', 'fix-plain@3'] })
      const look = (): void => {
        if (!inField(t.state).includes(t.piece('0.ygo-004.0'))) return
        const helped = [0, 1].some(
          (p) => inField(t.state).includes(t.piece(`${p}.sidekick.0`)) && t.state.marks[t.piece(`${p}.sidekick.0`)]!.attacking,
        )
        if (helped) both++
        expect([values(t, '0.ygo-004.0').attack, values(t, '0.ygo-004.0').defense]).toEqual(helped ? [3, 4] : [2, 3])
      }
      look()
      attackWith(t, '0.ygo-004.0', '0.sidekick.0')
      look()
      block(t, ['1.sidekick.0', '0.ygo-004.0'])
      look()
      t.choose('play', { piece: '0.fix-kill.0' }).choose('pick', { piece: '0.sidekick.0' })
      look()
      t.luck('next')
      for (let i = 0; i < 20; i++) t.game.apply(t.state, 0, look)
    }
    expect(both).toBeGreaterThan(3)
  })
  test('DM-INV-16 captives have one captor in the field; what is controlled is in its controller’s field', () => {
    let taken = 0
    let held = 0
    const side = {
      field: ['ygo-059*0', 'ygo-009@2', 'fix-plain@1', 'fix-other@3'],
      reserve: ['ygo-111*0', 'fix-net*0', 'fix-net*1', 'fix-kill*0'],
    }
    for (let seed = 0; seed < 10; seed++) {
      const edition = editions[seed % 2]!
      playOn(edition, bare(edition, {}, side, side).state, 60 + seed, {
        asked: (s) =>
          s.pieces.forEach((p, h) => {
            if (h < s.players.length) return
            if (placeOf(p.zone) === CAPTURED) {
              held++
              const { captor } = s.marks[h]!
              expect(inField(s)).toContain(captor % 512)
              expect(refOf(s, captor % 512)).toBe(captor)
            }
            if (p.controller === p.owner) return
            taken++
            expect([FIELD, ATTACK]).toContain(placeOf(p.zone))
            expect(s.zones[zoneOf(p.controller, placeOf(p.zone))]).toContain(h)
          }),
      })
    }
    expect([taken > 0, held > 0]).toEqual([true, true])
  })
  test('DM-INV-17 what is pending stands in the order in which it was triggered, and no step advances before it is done', () =>
    kept('17', 50))
})
