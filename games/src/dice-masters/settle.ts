import { end, type Outcome, openQueue, type PlayerId, type RuleId } from '@duelhall/kernel'
import { fx } from './fx.ts'
import { isSound, koLethal } from './ko.ts'
import { isLinked, looseLinks } from './links.ts'
import { isCalmNow, stayCalm, touch, version } from './memory.ts'
import { ATTACK, type AttackFrame, CAPTURED, dice, FIELD, type Phase, type T } from './state.ts'
import { DEFENSE_VALUE } from './stats.ts'
import { isActive, teamOf } from './teams.ts'

/** DM-TIME-07: defeat, then what has lost its hold, then KO's; pushes at most one frame, after which it is looked at again. */
export function settle(t: T): void {
  const before = version(t)
  if (before === settled || isCalmNow(t) || t.state.outcome !== null || defeat(t) || isReacting(t)) return
  fx.sweep(t)
  if (isCalm(t)) {
    stayCalm(t)
    return
  }
  looseLinks(t)
  if (!koLethal(t) && version(t) === before) settled = before
}
/** The version in which nothing was left to be done. */
let settled = -1

/** A step of the turn begins (DM-TURN-02). It changes no die and no life: what was calm stays so. */
export function turnPage(t: T, phase: Phase): void {
  const wasCalm = isCalmNow(t)
  t.state.turn.phase = phase
  touch(t)
  if (wasCalm) stayCalm(t)
}

/** Mostly nothing hangs on another die, lies captured or is hurt: told by one look at each die in the field. */
function isCalm(t: T): boolean {
  if (!fx.isSilent(t, DEFENSE_VALUE)) return false
  for (let p = 0; p < t.state.players.length; p++) {
    if (dice(t, p as PlayerId, CAPTURED).length > 0) return false
    for (let place = FIELD; place <= ATTACK; place++) {
      const list = dice(t, p as PlayerId, place)
      for (let i = 0; i < list.length; i++) {
        const m = t.mark(list[i]!)
        if (isLinked(m) || !isSound(t, list[i]!, m)) return false
      }
    }
  }
  return true
}

/** DM-KO-06, -07: combat damage is dealt and reactions to it come before the KO. */
function isReacting(t: T): boolean {
  const f = t.state.stack[1]
  return t.state.table.reactBeforeKo && f?.op === 'attack' && ((f as AttackFrame).step === 'leave' || (f as AttackFrame).step === 'react')
}

/** Nothing is to be checked and nothing is pending: only then a step goes on (DM-TIME-11, DM-INV-17). */
export function quiet(t: T): boolean {
  const depth = t.state.stack.length
  settle(t)
  if (t.state.outcome !== null || t.state.stack.length !== depth) return false
  return !pending(t)
}

/** Opens the window in which what has happened is answered, first in, first out (DM-TIME-01 to -04). */
export function pending(t: T): boolean {
  return openQueue(t, t.state.turn.phase, t.state.turn.player)
}

/** DM-WIN-01, DM-DBL-11, DM-DMG-11: at 0 or less a player has lost, at once, whatever else was to come. */
export function defeat(t: T): boolean {
  const seats = t.state.players
  let dead = 0
  for (let p = 0; p < seats.length; p++) if (seats[p]!.life <= 0) dead++
  if (dead === 0) return false
  fall(t, dead < seats.length)
  return true
}
function fall(t: T, isAnyAlive: boolean): void {
  if (isAnyAlive)
    end(
      t,
      standings(t, (p) => t.player(p).life > 0, 'DM-WIN-01'),
    )
  else if (t.state.table.ties)
    end(
      t,
      standings(t, () => true, 'DM-WIN-02'),
    )
  else
    end(
      t,
      standings(t, (p) => isActive(t, p), 'DM-WIN-03'),
    )
}

/** Those who have won share the first place, the others the next. */
function standings(t: T, hasWon: (p: PlayerId) => boolean, rule: RuleId): Outcome {
  const winners = t.state.players.filter((_, p) => hasWon(p as PlayerId)).length
  return { places: t.state.players.map((_, p) => (hasWon(p as PlayerId) ? 1 : winners + 1)), rule }
}

/** DM-WIN-05: a player concedes. */
export function resign(t: T, player: PlayerId): void {
  t.player(player).out = true
  end(
    t,
    standings(t, (p) => teamOf(p) !== teamOf(player), 'DM-WIN-05'),
  )
}

export function agreed(t: T): void {
  end(
    t,
    standings(t, () => true, 'DM-WIN-05'),
  )
}

/** DM-WIN-06: what repeats itself without choice or chance is a draw. */
export function loop(t: T): void {
  end(
    t,
    standings(t, () => true, 'DM-WIN-06'),
  )
}
