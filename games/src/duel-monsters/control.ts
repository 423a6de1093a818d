import { change, type Handle, handleOf, instant, learn, move, type PlayerId, type Standing, same } from '@duelhall/kernel'
import { destroyByRule } from './activate.ts'
import { emptySlots, firstOf, send, tell } from './moves.ts'
import { GRAVE, inZone, isOnField, MONSTERS, type T, zoneOf } from './state.ts'

/** YG-CONTROL-02, -04 to -06, -09: the same object, with the attacks it has made, on the other side, in the first zone unless one was chosen; without a zone it is destroyed by rule. */
export function giveTo(t: T, h: Handle, player: PlayerId, slot: number | null = null): boolean {
  const p = t.piece(h)
  if (p.controller === player) return false
  const free = emptySlots(t, player, MONSTERS)
  if (free === 0) {
    destroyByRule(t, h)
    return false
  }
  change(t, h, (card) => {
    card.controller = player
  })
  move(t, h, zoneOf(player, MONSTERS), slot ?? firstOf(free))
  learn(t, h) // YG-PUBLIC-06
  tell(t, 'controlChanged', player, h)
  return true
}

/** What lasted until an End Phase is over: control goes back, and a Spell that stayed goes (YG-SPELL-13). */
export function expire(t: T, ended: readonly Standing[]): void {
  expireControl(t, ended)
  for (const x of ended)
    if (x.about === 'stay' && x.to !== null && same(t.state, x.to) && isOnField(t.state, handleOf(x.to))) {
      instant(t)
      send(t, handleOf(x.to), GRAVE, 'rule')
    }
}

/** YG-CONTROL-07: when a change of control ends, the newest still running applies, else the owner. */
function expireControl(t: T, ended: readonly Standing[]): void {
  const s = t.state
  for (const x of ended) {
    if (x.about !== 'control' || x.to === null || !same(s, x.to) || !isOnField(s, handleOf(x.to))) continue
    const h = handleOf(x.to)
    const running = s.standing.findLast((y) => y.about === 'control' && y.to === x.to)
    giveTo(t, h, (running?.set ?? t.piece(h).owner) as PlayerId)
  }
}

export const hasRoom = (t: T, player: PlayerId): boolean => inZone(t.state, player, MONSTERS).length < 5
