import type { PlayerId } from '@duelhall/kernel'
import { finishDuel } from './end.ts'
import { destroyless } from './moves.ts'
import { DOWN, FIELD, inZone, MONSTERS, SPELLS, type T } from './state.ts'

/** YG-META-09: a loop without a choice: the card that became active last goes to the Graveyard by rule; where none is left, the Duel is a draw. */
export function loop(t: T): void {
  const s = t.state
  let last = null as Parameters<typeof destroyless>[1] | null
  for (let p = 0; p < s.players.length; p++)
    for (const place of [MONSTERS, SPELLS, FIELD])
      for (const h of inZone(s, p as PlayerId, place))
        if (t.piece(h).pose !== DOWN && (last === null || t.mark(h).since >= t.mark(last).since)) last = h
  if (last === null) return finishDuel(t, null, 'YG-META-09')
  destroyless(t, last)
}
