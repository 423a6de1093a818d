import { next, remember, stepPath } from '@duelhall/effects'
import { type Handle, push, type Ref, type State, same, use, used } from '@duelhall/kernel'
import { type Hit, hurt } from '../damage.ts'
import { fx } from '../fx.ts'
import { koing } from '../ko.ts'
import type { DiceStep } from '../lexicon.ts'
import type { T } from '../state.ts'
import { keywordOf } from '../stats.ts'
import { activeSide, otherSide, teamOf } from '../teams.ts'
import { fielded, isFielded, refOf } from '../zones.ts'
import { causeOf, handles, isCost, type RunFrame, type Runs, reaches, sourceOf } from './aims.ts'

/** How much harm something has taken: damage on a die, life lost by a player. */
const woundOf = (t: T, h: Handle): number => (h < t.state.players.length ? -t.state.players[h]!.life : (t.state.marks[h]?.damage ?? 0))

const isGone = (t: T, ref: number): boolean => !same(t.state as State, ref as Ref)

/** Equal shares, the first ones taking what is left over. */
const share = (n: number, among: number, i: number): number => Math.floor(n / among) + (i < n % among ? 1 : 0)

export const harmOps: Runs<'damage' | 'ko' | 'volley' | 'barrage'> = {
  damage: {
    does: ['damage'],
    can: (t, voice, step) => reaches(t, voice, step.to),
    run(t, f, step) {
      const joined = together(f)
      if (f.phase === 1) {
        next(f, harmed(t, f))
        f.pc += joined.length
        return
      }
      const hits = joined.length === 0 ? hitsOf(t, f, step) : [step, ...joined].flatMap((part) => hitsOf(t, f, part))
      const rest: number[] = []
      for (const { to } of hits) rest.push(refOf(t, to), woundOf(t, to))
      f.rest = rest
      f.phase = 1
      push(t, hurt(hits, causeOf(f, step.cause)))
    },
  },
  ko: {
    does: ['ko'],
    can: (t, voice, step) => reaches(t, voice, step.what),
    run(t, f, step) {
      if (f.phase === 0) {
        const what = fx.aims(t, f, step.what).filter((h) => isFielded(t, h))
        f.rest = fx.refsTo(t, what)
        f.phase = 1
        return push(t, koing(what, causeOf(f), f.source))
      }
      const fallen = f.rest.filter((ref) => isGone(t, ref))
      if (step.as !== undefined) remember(f, step.as, fx.refsTo(t, handles(fallen)))
      next(f, isCost(f) ? f.rest.length : fallen.length) // DM-COST-06: paid, even if it regenerates
    },
  },
  volley: {
    does: ['damage'],
    run(t, f) {
      if (f.phase === 0) {
        if (used(t, VOLLEY) > 0) return next(f, 0) // DM-KW-17: once per attack
        use(t, VOLLEY, 'attack')
        f.rest = loaded(t)
        f.phase = 1
      }
      if (f.phase === 2) settleAim(f, handles(f.vars[AIM])[0])
      const gun = aimless(f)
      const ready = aimed(f, (player) => gun === -1 || teamOf(player) !== teamOf(f.rest[gun + PLAYER]!)) // DM-DBL-04
      if (ready.length > 0) return fire(t, f, ready)
      if (gun === -1) return next(f, f.rest.length / GUN)
      f.phase = 2
      remember(f, AIM, [])
      // A die that has fallen meanwhile still deals its damage (DM-KW-16).
      const voice = { source: f.rest[gun] as Ref, player: f.rest[gun + PLAYER] as RunFrame['player'], event: f.event, vars: {} }
      fx.choose(t, voice, `${stepPath(f)}/target/0`)
    },
  },
  barrage: {
    does: ['damage'],
    can: (t, voice, step) => fx.candidates(t, voice, step.target[0]!.from).length > 0,
    run(t, f) {
      const n = f.rest[0] ?? 1
      if (f.phase === 0) {
        f.phase = 1
        remember(f, AIM, [])
        return fx.choose(t, f, `${stepPath(f)}/target/0`)
      }
      if (f.phase === 1) {
        const it = handles(f.vars[AIM])[0]
        if (it === undefined) return next(f, n - 1)
        remember(f, HIT, (f.vars[HIT] ?? []).concat(f.vars[AIM]!)) // each time another one
        f.phase = 2
        return push(t, hurt([{ to: it, n, source: f.source }], 'effect'))
      }
      if ((f.vars[AIM] ?? []).some((ref) => isGone(t, ref))) return next(f, n)
      f.rest = [n + 1]
      f.phase = 0
    },
  },
}

type DamageStep = Extract<DiceStep, { readonly op: 'damage' }>
/** Damage that is dealt at the same instant as that of the step under way: the steps joined to it by `and` (DM-TRIG-07). */
function together(f: RunFrame): readonly DamageStep[] {
  const joined: DamageStep[] = []
  for (const step of fx.catalog.blocks.get(f.block)!.slice(f.pc + 1)) {
    if (step.op !== 'damage' || step.join !== 'and') break
    joined.push(step)
  }
  return joined
}
function hitsOf(t: T, f: RunFrame, step: DamageStep): readonly Hit[] {
  const to = fx.aims(t, f, step.to)
  const n = fx.amount(t, f, step.n)
  const source = sourceOf(t, f, step.by)
  return to.map((h, i): Hit => ({ to: h, n: step.split === true ? share(n, to.length, i) : n, source }))
}

/** How many of those that were to be hurt were. */
function harmed(t: T, f: RunFrame): number {
  let n = 0
  for (let i = 0; i < f.rest.length; i += 2) {
    const ref = f.rest[i]!
    if (isGone(t, ref) || woundOf(t, (ref % 512) as Handle) > f.rest[i + 1]!) n++
  }
  return n
}

const AIM = '$it'
const HIT = '$hit'
const VOLLEY = 'volley'
/** A die with Range in a running volley: its ref, its player, its value, and what it aims at. */
const GUN = 4
const PLAYER = 1
const VALUE = 2
const TARGET = 3
const UNAIMED = -1
const DEALT = -2

/** DM-KW-15, -17: every die with Range on both sides, the active side's first. */
function loaded(t: T): readonly number[] {
  const guns: number[] = []
  for (const player of activeSide(t).concat(otherSide(t)))
    for (const h of fielded(t, player)) {
      const value = keywordOf(t, h, 'range')
      if (value > 0) guns.push(refOf(t, h), player, value, UNAIMED)
    }
  return guns
}

/** The place of the first that has not aimed yet; -1 when all have. */
function aimless(f: RunFrame): number {
  for (let i = 0; i < f.rest.length; i += GUN) if (f.rest[i + TARGET] === UNAIMED) return i
  return -1
}

function settleAim(f: RunFrame, target: Handle | undefined): void {
  f.rest = f.rest.with(aimless(f) + TARGET, target ?? DEALT)
  f.phase = 1
}

/** The places of those that have aimed and not fired, of the players in question. */
function aimed(f: RunFrame, of: (player: number) => boolean): readonly number[] {
  const found: number[] = []
  for (let i = 0; i < f.rest.length; i += GUN) if (f.rest[i + TARGET]! >= 0 && of(f.rest[i + PLAYER]!)) found.push(i)
  return found
}

/** All of a side's at one instant. */
function fire(t: T, f: RunFrame, guns: readonly number[]): void {
  const hits = guns.map((i): Hit => ({ to: f.rest[i + TARGET] as Handle, n: f.rest[i + VALUE]!, source: f.rest[i] as Ref }))
  for (const i of guns) f.rest = f.rest.with(i + TARGET, DEALT)
  push(t, hurt(hits, 'range'))
}
