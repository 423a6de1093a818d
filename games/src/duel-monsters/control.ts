import { change, type Handle, handleOf, learn, move, type PlayerId, type Standing, same } from '@duelhall/kernel'
import { destroyByRule } from './activate.ts'
import { tell } from './moves.ts'
import { inZone, isOnField, MONSTERS, SLOTS, type T, zoneOf } from './state.ts'

/** YG-CONTROL-02, -04 to -06, -09: the same object, with the attacks it has made, on the other side, in the zone chosen for it; without one it is destroyed by rule. */
export function giveTo(t: T, h: Handle, player: PlayerId, slot: number | null): void {
  if (slot === null) return destroyByRule(t, h)
  change(t, h, (card) => {
    card.controller = player
  })
  move(t, h, zoneOf(player, MONSTERS), slot)
  learn(t, h) // YG-PUBLIC-06
  tell(t, 'controlChanged', player, h)
}

/** YG-CONTROL-07: to whom a monster goes when this change of control ends: to whom the newest still running gave it, else to its owner; null: nowhere. */
export function nextController(t: T, ending: Standing): PlayerId | null {
  const s = t.state
  const { to } = ending
  if (ending.about !== 'control' || to === null || !same(s, to) || !isOnField(s, handleOf(to))) return null
  const p = t.piece(handleOf(to))
  const running = s.standing.findLast((x) => x !== ending && x.about === 'control' && x.to === to)
  const next = (running?.set ?? p.owner) as PlayerId
  return next === p.controller ? null : next
}

export const hasRoom = (t: T, player: PlayerId): boolean => inZone(t.state, player, MONSTERS).length < SLOTS
