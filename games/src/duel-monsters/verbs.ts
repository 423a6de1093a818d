import type { Handle, Packet, VerbFrame, VerbRules } from '@duelhall/kernel'
import { suppliers, takeCounters } from './counters.ts'
import { fx } from './fx.ts'
import { draw, send, tell } from './moves.ts'
import { type Duel, GRAVE, isOnField, REMOVED, type T } from './state.ts'

/** YG-DESTROY-04: what can be replaced or prevented: destruction, damage by effects, counters that are paid. */
export const verbs: VerbRules<Duel> = {
  keys: fx.verbs.keys,
  replacements: (t, f, p, holder) => {
    const found = fx.verbs.replacements(t, f, p, holder)
    return f.verb === 'takeCounters' ? suppliers(t, p, found) : found
  },
  replace: fx.verbs.replace,
  evenCosts: (_t, f) => f.verb === 'takeCounters',
  orderer: (t, packet) => t.piece(packet.piece).controller,
  /** YG-BATTLE-50, YG-BB-85: what cannot be destroyed is left out. */
  propose(t, f) {
    if (f.verb === 'destroy') f.packets = f.packets.filter((p) => isDestructible(t, p))
  },
  together: (_t, f) => f.packets[0]?.cause === 'effect', // YG-EFFECT-20 to -22
  commit(t, f, packet) {
    if (f.verb === 'destroy') destroy(t, f, packet)
    else if (f.verb === 'takeCounters') takeCounters(t, packet)
    else if (f.verb === 'draw') draw(t, t.piece(packet.piece).controller, packet.n)
  },
}

function isDestructible(t: T, p: Packet): boolean {
  if (!isOnField(t.state, p.piece) || t.mark(p.piece).doomed) return false // YG-BATTLE-55
  const by: Handle | null = p.source === null ? null : ((p.source % 512) as Handle)
  if (p.cause === 'battle') {
    const seat = t.piece(p.piece).controller as number as Handle
    if (fx.cannot(t, 'beDestroyedByBattle', seat, p.piece, null, 'YG-BATTLE-50') !== null) return false // all of a player's
    return fx.cannot(t, 'beDestroyedByBattle', p.piece, by, null, 'YG-BATTLE-50') === null
  }
  return p.cause === 'rule' || fx.cannot(t, 'beDestroyedByEffect', p.piece, by, null, 'YG-DESTROY-04') === null
}

/** YG-DESTROY-01 to -03: destroyed is what battle or such an effect sends to the Graveyard, wherever it ends; nothing else is. */
function destroy(t: T, _f: VerbFrame, p: Packet): void {
  if (p.cause === 'battle') {
    t.mark(p.piece).doomed = true // YG-BATTLE-35: determined, and stays
    return
  }
  const by: Handle | null = p.source === null ? null : ((p.source % 512) as Handle)
  tell(t, 'destroyed', t.piece(p.piece).controller, p.piece, by, { cause: p.cause })
  send(t, p.piece, p.n === 2 ? REMOVED : GRAVE, p.cause, by)
}
