import type { PlayerId, TableView } from '@duelhall/kernel'
import { DECK, SIDE, zoneOf } from '../state.ts'

/**
 * YG-PUBLIC-09: what is left in a player's own Deck: what was brought without what that player sees elsewhere. Numbers by passcode, in the order of the
 * list, so that nothing is told of the order of the Deck.
 */
export function leftInDeck(view: TableView, player: PlayerId, main: readonly string[]): ReadonlyMap<string, number> {
  const left = new Map<string, number>()
  for (const id of main) left.set(id, (left.get(id) ?? 0) + 1)
  const hidden = [zoneOf(player, DECK), zoneOf(player, SIDE)]
  view.zones.forEach((zone, z) => {
    if (hidden.includes(z as never)) return
    for (const h of zone.pieces) {
      const { def, owner } = view.pieces[h]!
      const n = def === null || owner !== player ? undefined : left.get(def)
      if (def !== null && n !== undefined) left.set(def, n - 1)
    }
  })
  return new Map([...left].filter(([, n]) => n > 0))
}
