import { born, change, type DefId, type Handle, type PlayerId, PUBLIC, rebirth } from '@duelhall/kernel'
import { IS_TOKEN, SLOT } from './catalog.ts'
import { OPEN_GUISE } from './secrets.ts'
import { GONE, inZone, type T, UP, zoneOf } from './state.ts'

/**
 * A Token, or what keeps the zone of a Trap Monster: nowhere yet, and its maker's (YG-TOKEN-08). It takes the handle of one that ceased to exist in an
 * earlier turn, of which nothing speaks any more: handles are few, and a Match is long.
 */
export function made(t: T, def: DefId, owner: PlayerId): Handle {
  const { turn } = t.state
  const zone = zoneOf(owner, GONE)
  const old = inZone(t.state, owner, GONE).find((h) => isMade(t.piece(h).def) && t.piece(h).place !== turn.no)
  if (old === undefined)
    return born(t, {
      def,
      owner,
      controller: owner,
      zone,
      place: turn.no,
      life: 1,
      known: PUBLIC,
      guise: OPEN_GUISE,
      pose: UP,
      proper: true,
    })
  rebirth(t, old)
  change(t, old, (card) => {
    card.def = def
    card.controller = owner
    card.place = turn.no // not for the next one
    card.known = PUBLIC
    card.guise = OPEN_GUISE
  })
  return old
}

/** Not from a deck: it ceases to exist when it leaves the field (YG-TOKEN-02). */
export const isMade = (def: DefId): boolean => IS_TOKEN[def]! || def === SLOT
