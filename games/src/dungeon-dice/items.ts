import { type Handle, happen, PUBLIC } from '@duelhall/kernel'
import { WAKES } from './catalog.ts'
import type { T } from './state.ts'

/**
 * DD-ITEM-04: the card is turned face up, if it is not yet (DD-ITEM-08), and its effect is activated; compulsory (DD-ITEM-05).
 * It speaks in the name of its owner, who chooses for it unless the card says who does (DD-ITEM-11).
 */
export function wake(t: T, monster: Handle, item: Handle): void {
  const p = t.piece(item)
  if (!WAKES[p.def]!) return
  if (p.known !== PUBLIC) {
    p.known = PUBLIC // DD-INFO-03
    happen(t, 'itemRevealed', p.controller, item)
  }
  happen(t, 'entered', t.piece(monster).controller, monster, item)
}
