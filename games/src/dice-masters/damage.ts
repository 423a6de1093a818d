import { kind } from '@duelhall/effects'
import {
  type Handle,
  handleOf,
  happen,
  type Packet,
  type PlayerId,
  packet,
  type Ref,
  type State,
  same,
  seatOf,
  type VerbFrame,
  verb,
  withLast,
} from '@duelhall/kernel'
import { fx } from './fx.ts'
import { touch } from './memory.ts'
import type { T } from './state.ts'
import { defenseOf } from './stats.ts'
import { side } from './teams.ts'
import { isFielded } from './zones.ts'

export interface Hit {
  /** A die, or the seat of a player. */
  readonly to: Handle
  readonly n: number
  /** Null where it has no source (DM-DRAW-07). */
  readonly source: Ref | null
}

/** DM-DMG-10: a verb, so that interrupts come before it is dealt. DM-TERM-08: `cause` is `combat` for combat damage, otherwise `effect`, a keyword or `short`. */
export function hurt(hits: readonly Hit[], cause: string): VerbFrame {
  const packets: Packet[] = []
  for (let i = 0; i < hits.length; i++) {
    const { to, n, source } = hits[i]!
    if (n > 0) packets.push(packet(to, n, cause, source)) // DM-DMG-08
  }
  return verb('damage', packets)
}

const isSeat = (t: T, h: Handle): boolean => h < t.state.players.length

/** DM-PREVENT-01: damage that cannot be taken never happens; what is about to be lethal is told before it is dealt. */
export function proposeDamage(t: T, f: VerbFrame): void {
  for (let i = 0; i < f.packets.length; i++)
    if (isBanned(t, f.packets[i]!)) {
      f.packets = f.packets.filter((p) => !isBanned(t, p))
      break
    }
  tellLethal(t, f)
}

const CANNOT_DAMAGE = kind('cannot:damage')
/** DM-PREVENT-07: what is paid is taken. */
const isBanned = (t: T, p: Packet): boolean =>
  p.cause !== 'cost' && fx.bans(t, CANNOT_DAMAGE, p.piece, p.source === null ? null : handleOf(p.source), null, 'DM-PREVENT-01') !== null

function tellLethal(t: T, f: VerbFrame): void {
  const key = fx.hears.lethalAssigned
  if (key === undefined || t.state.index[key]!.length === 0) return
  const waiting = [...new Set(f.packets.map((p) => p.piece))]
    .filter((h) => !isSeat(t, h) && isFielded(t, h) && total(f, h) + t.mark(h).damage >= defenseOf(t, h))
    .flatMap((h) => {
      const event = {
        on: 'lethalAssigned',
        group: t.state.group,
        player: t.piece(h).controller,
        piece: h,
        target: null,
        n: total(f, h),
        list: [],
        cause: f.packets.find((p) => p.piece === h)!.cause,
        was: null,
      }
      return fx.instants(t, event)?.waiting ?? []
    })
  if (waiting.length > 0) t.state.stack.push({ op: 'instants', step: 'next', waiting })
}

const total = (f: VerbFrame, h: Handle): number => f.packets.reduce((sum, p) => (p.piece === h && !p.gone ? sum + p.n : sum), 0)

export function commitDamage(t: T, f: VerbFrame, p: Packet): void {
  if (isSeat(t, p.piece)) hurtPlayer(t, p)
  else if (isFielded(t, p.piece)) hurtDie(t, f, p)
}

/** DM-DBL-01: partners have one life, which every seat of the team shows. */
function addLife(t: T, player: PlayerId, n: number): void {
  for (const p of side(t, player)) t.player(p).life += n
  touch(t)
}

/** DM-LIFE-03, DM-DMG-15: one event for each source. */
function hurtPlayer(t: T, p: Packet): void {
  const player = p.piece as number as PlayerId
  addLife(t, player, -p.n)
  happen(t, 'playerDamaged', player, p.source === null ? null : handleOf(p.source), p.piece, { n: p.n, cause: p.cause })
}

/** DM-DMG-14, -15: it adds up; all sources of one instant are one event of the die. */
function hurtDie(t: T, f: VerbFrame, p: Packet): void {
  const m = t.mark(p.piece)
  m.damage += p.n
  touch(t)
  m.hurtAs = p.cause
  m.held = -1 // DM-KO-14: damaged again
  if (p.source !== null) m.hurtBy = withLast(m.hurtBy, p.source)
  const mine = f.packets.filter((other) => other.piece === p.piece && !other.gone)
  if (mine[mine.length - 1] !== p) return
  happen(t, 'damaged', t.piece(p.piece).controller, p.piece, p.source === null ? null : handleOf(p.source), {
    n: total(f, p.piece),
    cause: p.cause,
    list: mine.filter((other) => other.source !== null).map((other) => handleOf(other.source!)),
  })
}

/** DM-LIFE-02: not damage; nothing prevents it but a ban. */
export function loseLife(t: T, player: PlayerId, n: number): void {
  if (n <= 0 || fx.cannot(t, 'loseLife', seatOf(player), null, null, 'DM-FUND-02') !== null) return
  addLife(t, player, -n)
  happen(t, 'lifeLost', player, null, seatOf(player), { n })
}

/** DM-LIFE-04: a cost; paying down to 0 is legal. */
export const canPayLife = (t: T, player: PlayerId, n: number): boolean => t.player(player).life >= n
export function payLife(t: T, player: PlayerId, n: number): void {
  addLife(t, player, -n)
  happen(t, 'lifeLost', player, null, seatOf(player), { n, cause: 'cost' })
}

/** DM-LIFE-01: never above the start. */
export function gainLife(t: T, player: PlayerId, n: number): void {
  const gained = Math.min(n, t.state.table.life - t.player(player).life)
  if (gained <= 0) return
  addLife(t, player, gained)
  happen(t, 'lifeGained', player, null, seatOf(player), { n: gained })
}

export const isSame = (t: T, ref: Ref): boolean => same(t.state as State, ref)
