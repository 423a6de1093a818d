import type { PlayerId } from '@duelhall/kernel'
import { ATK, DEF } from './catalog.ts'
import { DEFENSE, type DuelState, foeOf, HAND, inZone, MONSTERS, SPELLS } from './state.ts'

/** Life Points, cards, and what stands on the field, by printed values: quick, and good enough to choose by. */
function worth(s: DuelState, player: PlayerId): number {
  let n = s.players[player]!.life / 8 + inZone(s, player, HAND).length * 180 + inZone(s, player, SPELLS).length * 150
  for (const h of inZone(s, player, MONSTERS)) {
    const { def, pose } = s.pieces[h]!
    n += 250 + (pose === DEFENSE ? Math.max(DEF[def]!, ATK[def]! / 2) : ATK[def]!) / 4
  }
  return n
}

/** How good it looks for a player, from 0 (lost) to 1 (won). */
export function evaluate(s: DuelState, player: PlayerId): number {
  if (s.outcome !== null) {
    const mine = s.outcome.places[player]!
    return mine > 1 ? 0 : s.outcome.places.every((place) => place === 1) ? 0.5 : 1
  }
  const ahead = worth(s, player) - worth(s, foeOf(player)) + (s.players[player]!.wins - s.players[foeOf(player)]!.wins) * 2000
  return 1 / (1 + Math.exp(-ahead / 700))
}
