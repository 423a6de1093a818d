import {
  type Handle,
  happen,
  move,
  moveAll,
  type Packet,
  type PlayerId,
  packet,
  type Ref,
  roll,
  seatOf,
  type VerbFrame,
  verb,
} from '@duelhall/kernel'
import { isCalmNow, stayCalm } from './memory.ts'
import { BAG, DRAWN, dice, type T, TRANSIT, USED, zoneOf } from './state.ts'

/** Dice are drawn; they wait in transit until whoever asked for them puts them somewhere. `cause` is `step`, `extra`, `prep` or `effect`. */
export const drawing = (player: PlayerId, n: number, cause: string, source: Ref | null = null): VerbFrame =>
  verb('draw', [packet(seatOf(player), n, cause, source)])
/** Several players draw at one instant (DM-DBL-04). */
export function drawingTogether(players: readonly PlayerId[], n: (player: PlayerId) => number, cause: string): VerbFrame {
  const packets: Packet[] = []
  for (let p = 0; p < players.length; p++) packets.push(packet(seatOf(players[p]!), n(players[p]!), cause, null))
  return verb('draw', packets)
}

/** The dice just drawn. */
export function drawn(t: T, player: PlayerId): readonly Handle[] {
  const list: Handle[] = []
  for (const h of dice(t, player, TRANSIT)) if (t.piece(h).place === DRAWN) list.push(h)
  return list
}

/** DM-ZONE-02, -03, DM-KW-14: an empty bag is filled from the used pile at the moment a die must be drawn. */
function refill(t: T, player: PlayerId): void {
  const used = dice(t, player, USED)
  if (used.length === 0) return
  moveAll(t, used, zoneOf(player, BAG))
  happen(t, 'refilled', player, seatOf(player), null, { n: used.length })
}

/** DM-DRAW-02, -13, DM-INV-22: one at random, told (DM-INFO-04); null when bag and used pile are empty. */
function drawOne(t: T, player: PlayerId, cause: string): Handle | null {
  if (dice(t, player, BAG).length === 0) refill(t, player)
  const bag = dice(t, player, BAG)
  if (bag.length === 0) return null
  const h = bag[bag.length === 1 ? 0 : roll(t, bag.length) - 1]!
  move(t, h, zoneOf(player, TRANSIT), DRAWN)
  happen(t, 'drawn', player, h, null, { cause })
  return h
}

/** The same for several out of a bag that holds more: each is drawn from what the ones before have left. */
function drawSome(t: T, player: PlayerId, n: number, cause: string): void {
  const left = dice(t, player, BAG).slice()
  const found: Handle[] = []
  for (let i = 0; i < n; i++) {
    const at = roll(t, left.length) - 1
    found.push(left[at]!)
    for (let k = at + 1; k < left.length; k++) left[k - 1] = left[k]!
    left.pop()
  }
  moveAll(t, found, zoneOf(player, TRANSIT), DRAWN)
  for (let i = 0; i < n; i++) happen(t, 'drawn', player, found[i]!, null, { cause })
}

/** DM-DRAW-03, -08: as many as there are; only the dice of the standard draw can be missing. */
export function commitDraw(t: T, p: Packet): void {
  const wasCalm = isCalmNow(t)
  const missing = drawAll(t, p.piece as number as PlayerId, p)
  if (p.cause === 'step') t.player(p.piece as number as PlayerId).missing = missing
  if (wasCalm) stayCalm(t) // nothing in the field has changed
}
/** Returns how many could not be drawn. */
function drawAll(t: T, player: PlayerId, { n, cause }: Packet): number {
  let missing = 0
  if (dice(t, player, BAG).length > n) drawSome(t, player, n, cause)
  else for (let i = 0; i < n; i++) if (drawOne(t, player, cause) === null) missing++
  return missing
}
