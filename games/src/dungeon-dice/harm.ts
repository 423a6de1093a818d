import {
  change,
  type Handle,
  handleOf,
  happen,
  instant,
  move,
  type PlayerId,
  PUBLIC,
  type Ref,
  rebirth,
  refTo,
  same,
} from '@duelhall/kernel'
import { IS_ITEM, IS_MONSTER } from './catalog.ts'
import { win } from './end.ts'
import { fx } from './fx.ts'
import type { Cause } from './lexicon.ts'
import { GONE, inZone, isInPlay, PLAY, type T, turns, zoneOf } from './state.ts'
import { current, mods } from './stats.ts'

/** DD-WIN-13: something happened. */
export function progress(t: T): void {
  turns(t.state).progress = true
}

/** DD-DAMAGE-10: reductions, then "becomes 0", then the remainder goes where an effect says. Returns the damage dealt. */
export function hurt(t: T, monster: Handle, n: number, cause: Cause): number {
  let left = n
  if (left > 0) for (const { mod, voice } of mods(t, 'reduce', monster)) left -= fx.amount(t, voice, mod.reduce)
  if (left > 0 && mods(t, 'unharmed', monster).some(({ mod }) => mod.unharmed.includes(cause))) left = 0
  if (left < n) happen(t, 'damagePrevented', t.piece(monster).controller, monster, null, { n: n - Math.max(0, left) })
  if (left <= 0) return 0 // never negative, never healing
  const to = redirected(t, monster)
  t.mark(to).damage += left // DD-DAMAGE-05, -15
  progress(t)
  happen(t, 'damaged', t.piece(to).controller, to, null, { n: left, cause })
  return left
}

function redirected(t: T, monster: Handle): Handle {
  for (const { mod, voice } of mods(t, 'redirect', monster)) {
    const ref = voice.vars[mod.redirect]?.[0] as Ref | undefined
    if (ref !== undefined && same(t.state, ref) && isInPlay(t.state, handleOf(ref))) return handleOf(ref)
  }
  return monster
}

/** DD-DAMAGE-11: never more than there is. */
export function heal(t: T, monster: Handle, n: number): number {
  const less = Math.min(t.mark(monster).damage, n)
  if (less <= 0) return 0
  t.mark(monster).damage -= less
  happen(t, 'monsterHealed', t.piece(monster).controller, monster, null, { n: less })
  return less
}

/** DD-DAMAGE-08, -09: off the board, counters back to the supply; what it stood on stays (DD-BOARD-13). */
export function destroy(t: T, h: Handle): void {
  const { owner } = t.piece(h)
  const { die } = t.mark(h)
  const isItem = IS_ITEM[t.piece(h).def]!
  happen(t, isItem ? 'itemDiscarded' : 'destroyed', t.piece(h).controller, h)
  rebirth(t, h)
  change(t, h, (piece) => {
    piece.controller = owner
    piece.known = PUBLIC // DD-INFO-01
  })
  move(t, h, zoneOf(owner, GONE), die) // a figure that is gone remembers its die
  progress(t)
}

/** DD-MASTER-07: between 0 and 3, or what a handicap gave. */
export function changeLife(t: T, player: PlayerId, n: number): void {
  const seat = t.player(player)
  const now = Math.max(0, Math.min(Math.max(3, seat.life), seat.life + n))
  if (now === seat.life) return
  const lost = seat.life - now
  seat.life = now
  if (lost > 0) progress(t)
  happen(t, 'lifePointLost', player, null, null, { n: lost, list: [now] })
}

const isDead = (t: T, h: Handle): boolean => {
  const { damage } = t.mark(h)
  const hp = current(t, h, 'hp')
  return t.state.table.strictHp ? damage > hp : damage >= hp // DD-DAMAGE-07, -12; DD-VAR-02
}

/** DD-CHAIN-09: after every link and battle: who is destroyed, at one time (DD-DAMAGE-13), and whether the game is over. */
export function settle(t: T): void {
  const s = t.state
  for (let again = true; again; ) {
    const dead: Handle[] = []
    for (let p = 0; p < s.players.length; p++)
      for (const h of inZone(s, p as PlayerId, PLAY)) if (IS_MONSTER[s.pieces[h]!.def]! && isDead(t, h)) dead.push(h)
    again = dead.length > 0
    if (again) instant(t)
    for (const h of dead) destroy(t, h)
    if (again) fx.sweep(t) // DD-DAMAGE-14
  }
  if (s.outcome !== null) return
  const out = s.players.flatMap((seat, p) => (seat.life === 0 ? [p] : []))
  if (out.length === 0) return
  // DD-WIN-01, -05: life points alone; DD-WIN-02: both at once is a draw.
  win(
    t,
    s.players.map((seat) => (out.length === s.players.length || seat.life > 0 ? 1 : 2)),
    out.length === s.players.length ? 'DD-WIN-02' : 'DD-WIN-01',
  )
}

export const refs = (t: T, list: readonly Handle[]) => list.map((h) => refTo(t.state, h))
