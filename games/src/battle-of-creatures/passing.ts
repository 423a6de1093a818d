import type { Handle, PlayerId } from '@duelhall/kernel'
import { CHIP, chipSpaces, distance } from './board.ts'
import { POWER } from './pawns.ts'
import { route, standingOn } from './reach.ts'
import type { CreaturesState } from './state.ts'

/** A way that passes through an open chip space. */
export interface Passing {
  readonly chip: number
  readonly way: readonly number[]
}

/**
 * BC-VAR-02: since a move names its end only, it collects in passing whenever some way of legal length leads through an open
 * chip space whose chip the player lacks; of these ways a shortest one is taken. No way on this board passes two chip spaces.
 */
export function wayWithChip(s: CreaturesState, player: PlayerId, piece: Handle, to: number): Passing | null {
  const { def, place } = s.pieces[piece]!
  const power = POWER[def]!
  for (const chip of chipSpaces) {
    if (chip === place || chip === to || (s.players[player]!.chips >> CHIP[chip]!) & 1 || standingOn(s, chip) !== null) continue
    if (distance(place, chip) + distance(chip, to) > power) continue
    const there = route(s, player, place, chip, power - 1)
    const onward = there === null ? null : route(s, player, chip, to, power - there.length)
    if (there !== null && onward !== null) return { chip, way: there.concat(onward) }
  }
  return null
}
