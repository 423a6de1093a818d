import { next, remember } from '@duelhall/effects'
import { type Handle, happen, move, type PlayerId, push } from '@duelhall/kernel'
import { defs } from '../catalog.ts'
import { drawing, drawn } from '../draw.ts'
import { fx } from '../fx.ts'
import type { Zone } from '../lexicon.ts'
import { rollDie } from '../roll.ts'
import { BAG, dice, FIELD, PREP, placeOf, places, RESERVE, type T, TRANSIT, zoneOf } from '../state.ts'
import { levelOf } from '../stats.ts'
import { isFielded, send, spend, toReserve } from '../zones.ts'
import { type RunFrame, type Runs, reaches } from './aims.ts'

/** The face of a level: of the one stated, of the one it had, or the one it shows (DM-FIELD-08). */
function faceAt(t: T, f: RunFrame, h: Handle, level: number | 'rolled' | 'was' = 1): number {
  const { face, def } = t.piece(h)
  if (level === 'rolled') return face
  const { levels } = defs[def]!
  const n = level === 'was' ? (f.event?.was?.level ?? 1) : level
  return levels[Math.max(1, Math.min(n, levels[0]!))]!
}

/** DM-FIELD-09: moved, not fielded. */
function put(t: T, f: RunFrame, h: Handle, to: Zone, level: number | 'rolled' | 'was' | undefined): void {
  const from = placeOf(t.piece(h).zone)
  if (to === 'field') send(t, h, FIELD, faceAt(t, f, h, level))
  else if (to === 'reserve') toReserve(t, h, t.piece(h).face)
  else if (to === 'used' && (isFielded(t, h) || from === RESERVE))
    spend(t, h) // DM-ZONE-08
  else send(t, h, places.indexOf(to))
  happen(t, 'moved', t.piece(h).owner, h, null, { n: placeOf(t.piece(h).zone) })
}

export const moveOps: Runs<'move' | 'field' | 'draw' | 'drawMore'> = {
  move: {
    does: ['move'],
    can: (t, voice, step) => reaches(t, voice, step.what),
    run(t, f, step) {
      const what = fx.aims(t, f, step.what)
      for (const h of what) put(t, f, h, step.to, step.level)
      if (step.as !== undefined) remember(f, step.as, fx.refsTo(t, what))
      next(f, what.length)
    },
  },
  field: {
    does: ['field'],
    can: (t, voice, step) => reaches(t, voice, step.what),
    run(t, f, step) {
      const what = fx.aims(t, f, step.what)
      for (const h of what) {
        send(t, h, FIELD, faceAt(t, f, h, step.level))
        happen(t, 'fielded', t.piece(h).controller, h, null, { n: levelOf(t, h) }) // DM-TRIG-03
      }
      next(f, what.length)
    },
  },
  draw: {
    does: ['draw'],
    run(t, f, step) {
      if (f.phase === 0) {
        f.rest = fx.players(t, f, step.who ?? 'you')
        f.done = 0
        f.phase = 1
        if (step.as !== undefined) remember(f, step.as, [])
      }
      const player = f.rest[0] as PlayerId | undefined
      if (player === undefined) return next(f, f.done)
      if (f.phase === 1) {
        const n = step.n === 'all' ? dice(t, player, BAG).length : fx.amount(t, f, step.n)
        f.phase = 2
        return push(t, drawing(player, n, step.to === 'prep' ? 'prep' : 'effect', f.source))
      }
      const fresh = drawn(t, player)
      for (const h of fresh) land(t, h, step.to)
      if (step.as !== undefined) remember(f, step.as, (f.vars[step.as] ?? []).concat(fx.refsTo(t, fresh)))
      f.done += fresh.length
      f.rest = f.rest.slice(1)
      f.phase = 1
    },
  },
  drawMore: {
    does: ['draw'],
    run(t, f, step) {
      const players = fx.players(t, f, step.who ?? 'you')
      for (const player of players) t.player(player).extra += fx.amount(t, f, step.n)
      next(f, players.length)
    },
  },
}

/** DM-DRAW-11: rolled into the reserve, unless it is held or prepped (DM-KW-13). */
function land(t: T, h: Handle, to: 'prep' | 'hold' | undefined): void {
  if (to === 'hold') return move(t, h, zoneOf(t.piece(h).owner, TRANSIT))
  if (to === 'prep') return send(t, h, PREP)
  rollDie(t, h)
  toReserve(t, h, t.piece(h).face)
}
