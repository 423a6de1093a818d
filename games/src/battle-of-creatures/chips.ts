import { type Handle, happen, type PlayerId, type Table } from '@duelhall/kernel'
import { CHIP } from './board.ts'
import { checkComplete } from './end.ts'
import type { Creatures } from './state.ts'

/** BC-CHIP-01, -06: a creature of this player has come to a space; what lies there is taken by itself, whatever its power (BC-CHIP-08). */
export function takeChip(t: Table<Creatures>, player: PlayerId, piece: Handle, space: number): void {
  const civilization = CHIP[space]!
  if (civilization < 0) return
  const seat = t.player(player)
  const chip = 1 << civilization
  if (seat.chips & chip) return // BC-CHIP-03, and so BC-CHIP-09
  seat.chips |= chip // BC-CHIP-04: the own one like any other; BC-CHIP-07: never lost
  happen(t, 'chipTaken', player, piece, null, { n: civilization })
  checkComplete(t, player)
}
