import { type PlayerId, passPoint } from '@duelhall/kernel'
import type { T } from './state.ts'

/** Who sits on which side, by the number of seats. Nobody leaves a side: whoever concedes ends the game (DM-WIN-05). */
interface Seating {
  readonly side: readonly (readonly PlayerId[])[]
  readonly foes: readonly (readonly PlayerId[])[]
  /** The one side after the other. */
  readonly all: readonly (readonly PlayerId[])[]
}
export const MOST_SEATS = 4

/** DM-DBL-01: partners sit across. */
export const teamOf = (seat: number): number => seat % 2

function seatingOf(count: number): Seating {
  const seats = Array.from({ length: count }, (_, p) => p as PlayerId)
  const after = (p: number) => seats.slice(p + 1).concat(seats.slice(0, p))
  const side = seats.map((p) => [p, ...after(p).filter((other) => teamOf(other) === teamOf(p))])
  const foes = seats.map((p) => after(p).filter((other) => teamOf(other) !== teamOf(p)))
  return { side, foes, all: seats.map((p) => side[p]!.concat(foes[p]!)) }
}
const seatings: readonly Seating[] = Array.from({ length: MOST_SEATS + 1 }, (_, count) => seatingOf(count))
const seating = (t: T): Seating => seatings[t.state.players.length]!

/** A player and the partner, if there is one, this one first. */
export const side = (t: T, player: PlayerId): readonly PlayerId[] => seating(t).side[player]!
/** The players of the other side, the next one first. */
export const foes = (t: T, player: PlayerId): readonly PlayerId[] => seating(t).foes[player]!

/** DM-DBL-04: those whose turn it is; the one who leads decides first. */
export const activeSide = (t: T): readonly PlayerId[] => side(t, t.state.turn.player)
/** Those who defend. */
export const otherSide = (t: T): readonly PlayerId[] => foes(t, t.state.turn.player)

/** All of them, those whose turn it is first. */
export const inTurn = (t: T): readonly PlayerId[] => seating(t).all[t.state.turn.player]!

/** The active player, or one of the active team. */
export const isActive = (t: T, player: PlayerId): boolean => teamOf(player) === teamOf(t.state.turn.player)

/** A point of the turn passes for everybody whose turn it is. */
export function passForSide(t: T, point: string): void {
  for (const player of activeSide(t)) passPoint(t, point, player)
}
