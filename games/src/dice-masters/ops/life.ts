import { next } from '@duelhall/effects'
import { type PlayerId, push, seatOf } from '@duelhall/kernel'
import { GENERIC, kinds } from '../catalog.ts'
import { canPayLife, gainLife, hurt, loseLife, payLife } from '../damage.ts'
import { affords, gainEnergy, type Price, price, timesOver, typed } from '../energy.ts'
import { fx } from '../fx.ts'
import type { DiceStep } from '../lexicon.ts'
import { payment } from '../pay.ts'
import { defeat } from '../settle.ts'
import type { T } from '../state.ts'
import { one, type RunFrame, type Runs, type Voice } from './aims.ts'

/** Does it for each of these players and tells for how many. */
function forPlayers(t: T, f: RunFrame, step: { readonly who: Parameters<typeof fx.players>[2] }, act: (player: PlayerId) => void): void {
  const players = fx.players(t, f, step.who)
  for (const player of players) act(player)
  next(f, players.length)
  defeat(t) // DM-WIN-01: the rest of the effect does not happen
}

type Pays = Extract<DiceStep, { readonly op: 'pay' }>
/** What a step asks for once: read from it once. */
const prices = new WeakMap<Pays, Price>()
/** The energy a step asks for, so many times. */
function priceOf(t: T, voice: Voice, step: Pays): Price {
  let once = prices.get(step)
  if (once === undefined) {
    once = price(step.energy.length, typed(step.energy.flatMap((kind) => (kind === 'any' ? [] : [kinds.indexOf(kind)]))))
    prices.set(step, once)
  }
  if (step.times === undefined) return once
  const times = fx.amount(t, voice, step.times)
  return price(step.energy.length * times, timesOver(once.types, times))
}

/** Life, energy and what is paid with them. */
export const lifeOps: Runs<'lose' | 'gain' | 'energy' | 'pay' | 'payLife' | 'suffer'> = {
  lose: {
    does: ['loseLife'],
    run: (t, f, step) => forPlayers(t, f, step, (player) => loseLife(t, player, fx.amount(t, f, step.n))),
  },
  gain: {
    does: ['gainLife'],
    run: (t, f, step) => forPlayers(t, f, step, (player) => gainLife(t, player, fx.amount(t, f, step.n))),
  },
  energy: {
    does: ['gainEnergy'],
    run: (t, f, step) => forPlayers(t, f, step, (player) => gainEnergy(t, player, GENERIC, fx.amount(t, f, step.n))),
  },
  pay: {
    can: (t, voice, step) => affords(t, one(t, voice, step.who), priceOf(t, voice, step)),
    run(t, f, step) {
      next(f, 1)
      push(t, payment(one(t, f, step.who), priceOf(t, f, step)))
    },
  },
  payLife: {
    can: (t, voice, step) => canPayLife(t, one(t, voice, step.who), step.n), // DM-LIFE-04
    run(t, f, step) {
      payLife(t, one(t, f, step.who), step.n)
      next(f, 1)
      defeat(t)
    },
  },
  suffer: {
    run(t, f, step) {
      next(f, 1)
      push(t, hurt([{ to: seatOf(one(t, f, step.who)), n: step.n, source: f.source }], 'cost')) // DM-PREVENT-07
    },
  },
}
