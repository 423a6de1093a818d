import {
  after,
  type Handle,
  handleOf,
  happen,
  openWindow,
  packet,
  pop,
  push,
  refTo,
  roll,
  type Steps,
  same,
  value,
  verb,
} from '@duelhall/kernel'
import { enter, toGrave } from './cardplay.ts'
import { pick } from './pick.ts'
import { type AttackFrame, cardOf, isCreature, isSeat, type T, type Tiny } from './state.ts'

export const attackSteps: Steps<Tiny, AttackFrame> = {
  target(t, f) {
    if (f.picked === null) return push(t, pick({ player: f.player, source: f.attacker, from: 'attackable', sum: 0, min: 1 }))
    const target = f.picked[0]!
    f.target = refTo(t.state, target)
    t.mark(handleOf(f.attacker)).struck = t.state.turn.no
    happen(t, 'attacked', f.player, handleOf(f.attacker), target)
    f.step = 'strike'
    push(t, openWindow('attack', 'chain', after(t, f.player)))
  },
  strike(t, f) {
    pop(t)
    const { state } = t
    if (!same(state, f.attacker) || !same(state, f.target!)) return // TG-CAST-04
    const [attacker, target] = [handleOf(f.attacker), handleOf(f.target!)]
    if (roll(t, 6) === 1) return happen(t, 'missed', f.player, attacker)
    const cause = 'attack'
    const blow = packet(target, value(t, attacker, 'power'), cause, f.attacker)
    if (isSeat(t, target)) return push(t, verb('damage', [blow]))
    if (!t.piece(target).up) turnUp(t, target)
    if (isCreature(t, target)) push(t, verb('damage', [blow, packet(attacker, value(t, target, 'power'), cause, refTo(state, target))]))
  },
}

/** TG-ATTACK-04 */
function turnUp(t: T, h: Handle): void {
  happen(t, 'turnedUp', t.piece(h).controller, h)
  if (cardOf(t, h).kind === 'creature') enter(t, h)
  else toGrave(t, h)
}
