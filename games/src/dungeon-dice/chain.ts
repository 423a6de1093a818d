import { because, currentWindow, type Handle, handleOf, openWindow, type PlayerId, push, type Ref, same, type Why } from '@duelhall/kernel'
import { defs, HAS_USE } from './catalog.ts'
import { foeOf } from './ground.ts'
import type { CrestKind, DungeonStep, Moment } from './lexicon.ts'
import { type BattleFrame, type DungeonState, inZone, isInPlay, PLAY, type T } from './state.ts'

/** The battle under way, if there is one. */
export function battleOf(t: T): BattleFrame | null {
  for (let i = t.state.stack.length - 1; i >= 0; i--) {
    const f = t.state.stack[i]!
    if (f.op === 'battle') return f
  }
  return null
}

/** Whether a player has a figure in play of this kind. */
function hasAny(s: DungeonState, player: PlayerId, kind: readonly boolean[]): boolean {
  const list = inZone(s, player, PLAY)
  for (let i = 0; i < list.length; i++) if (kind[s.pieces[list[i]!]!.def]!) return true
  return false
}

/**
 * DD-CHAIN-02, -04: the opponent of whoever declared it may answer first. When it closes, a battle goes on to the defence and a move to
 * its first step (DD-CHAIN-13). Who can only pass is not asked, and where nobody in play has an ability there is no window at all:
 * monsters and pools lie open, so that tells nothing (DD-CHAIN-15).
 */
export function answerWindow(t: T, timing: string): void {
  const s = t.state
  const foe = foeOf(t, s.turn.player)
  if (s.events.length === 0 && !hasAny(s, foe, HAS_USE) && !hasAny(s, s.turn.player, HAS_USE)) return
  push(t, openWindow(timing, 'reply', foe))
}

/** DD-ABILITY-11, DD-CHAIN-16: with nothing open, the player whose turn it is not may start trap abilities. */
export function idleWindow(t: T, timing: string): void {
  const foe = foeOf(t, t.state.turn.player)
  if (t.state.events.length === 0 && !hasAny(t.state, foe, TRAPS)) return
  push(t, openWindow(timing, 'chain', foe))
}

/** Opens the window only if something waits for it. */
export function openIfHeard(t: T, timing: string): void {
  if (t.state.events.length > 0) answerWindow(t, timing)
}

/** DD-ABILITY-06: the kinds of crest in the cost of an effect; without any it is what its data says. */
export function kindsOf(cost: readonly object[] | undefined): readonly CrestKind[] {
  const kinds = new Set<CrestKind>()
  for (const step of (cost ?? []) as readonly DungeonStep[]) {
    if (step.op === 'pay') for (const kind of Object.keys(step.crests) as CrestKind[]) kinds.add(kind)
    if (step.op === 'pay' && step.plus !== undefined) kinds.add(step.plus.crest)
    if (step.op === 'payX') kinds.add(step.crest)
  }
  return [...kinds]
}

/** Figures with an ability that may be started with nothing open (DD-ABILITY-11). */
const TRAPS: readonly boolean[] = defs.map((def) =>
  def.effects.some((x) => x.kind === 'use' && kindsOf(x.cost).every((kind) => kind === 'trap')),
)

/** What the last link aims at, if it is the other player's. */
function aimedAt(t: T, player: PlayerId): readonly Handle[] {
  const window = currentWindow(t)
  const last = window?.step === 'answer' ? window.links.at(-1) : undefined
  if (last === undefined || last.player === player || last.negated) return []
  return Object.entries(last.vars)
    .filter(([name]) => !name.endsWith('#'))
    .flatMap(([, refs]) => (refs as readonly Ref[]).filter((ref) => same(t.state, ref)).map(handleOf))
}

const isBare = (t: T): boolean => t.frame.op === 'turn'

const moments: Readonly<Record<Moment, (t: T, player: PlayerId, h: Handle) => boolean>> = {
  attacking: (t, _player, h) => battleOf(t)?.attacker === h,
  attacked: (t, _player, h) => battleOf(t)?.target === h,
  aimed: (t, player) => {
    const battle = battleOf(t)
    const mine = (x: Handle) => x >= t.state.players.length && isInPlay(t.state, x) && t.piece(x).controller === player
    return (battle !== null && !battle.negated && mine(battle.target)) || aimedAt(t, player).some(mine)
  },
  aimedSelf: (t, player, h) => battleOf(t)?.target === h || aimedAt(t, player).includes(h),
  action: (t, player) => isBare(t) && t.state.turn.player === player,
}

/** DD-ABILITY-06: why an ability of these kinds cannot be used now; with several, all must be allowed. */
export function kindFault(t: T, player: PlayerId, h: Handle, kinds: readonly CrestKind[]): Why | null {
  const battle = battleOf(t)
  for (const kind of kinds) {
    // DD-ABILITY-03, -10: only in the own turn. DD-ABILITY-04, -08: only in a battle, by the one that attacks or is attacked.
    if ((kind === 'movement' || kind === 'magic') && t.state.turn.player !== player) return because('DD-ABILITY-03', 0, 0, h)
    if (kind === 'attack' && battle?.attacker !== h) return because(battle === null ? 'DD-ABILITY-04' : 'DD-ABILITY-08', 0, 0, h)
    if (kind === 'defense' && battle?.target !== h) return because(battle === null ? 'DD-ABILITY-04' : 'DD-ABILITY-08', 0, 0, h)
  }
  return null // DD-ABILITY-05: trap abilities in either turn
}

/** Why an ability cannot be used at this time; null when it can. */
export function timingFault(t: T, player: PlayerId, h: Handle, n: number): Why | null {
  const effect = defs[t.piece(h).def]!.effects[n]!
  if (effect.kind !== 'use') return because('DD-ABILITY-01', 0, 0, h)
  const fault = kindFault(t, player, h, kindsOf(effect.cost))
  if (fault !== null) return fault
  if (effect.at !== undefined && !moments[effect.at](t, player, h)) return because('DD-CHAIN-03', 0, 0, h)
  return null
}
