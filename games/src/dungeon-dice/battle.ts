import { ask, type Handle, happen, passPoint, pop, refTo, type Steps } from '@duelhall/kernel'
import { gridDistance, isAdjacent } from './board.ts'
import { answerWindow, idleWindow } from './chain.ts'
import { pay } from './crests.ts'
import { fx } from './fx.ts'
import { cellOf, isSeat } from './ground.ts'
import { changeLife, hurt, settle } from './harm.ts'
import { type BattleFrame, battleFrame, type Dungeon, isInPlay, type T } from './state.ts'
import { current, hasKeyword, mods } from './stats.ts'

/** DD-FX-47: how far a monster can attack; 1 is the next cell. */
export function reachOf(t: T, attacker: Handle): number {
  let reach = 1
  if (!isSeat(t.state, attacker)) for (const { mod } of mods(t, 'reach', attacker)) reach = Math.max(reach, mod.reach)
  return reach
}

/** DD-ATTACK-02, DD-MASTER-02, -04: on the next cell, or within the range of a ranged attack. */
export const isInRange = (t: T, attacker: Handle, target: Handle): boolean =>
  isWithin(cellOf(t.state, attacker), cellOf(t.state, target), reachOf(t, attacker))

/** The same where the reach is known already. */
export const isWithin = (from: number, to: number, reach: number): boolean =>
  isAdjacent(from, to) || (reach > 1 && gridDistance(from, to) <= reach)

/** DD-FLY-02, -03, -09: only flyers and archers attack flyers; DD-FLY-08: a Dungeon Master does. */
export const mayReach = (t: T, attacker: Handle, target: Handle): boolean =>
  isSeat(t.state, target) ||
  isSeat(t.state, attacker) ||
  !hasKeyword(t, target, 'flying') ||
  hasKeyword(t, attacker, 'flying') ||
  hasKeyword(t, attacker, 'archer')

/** DD-FX-50 */
export const attacksFree = (t: T, attacker: Handle): boolean => !isSeat(t.state, attacker) && mods(t, 'freeAttack', attacker).length > 0

export const openBattle = (t: T, attacker: Handle, target: Handle): BattleFrame =>
  battleFrame({
    op: 'battle',
    step: 'declare',
    attacker,
    target,
    attackerLife: t.piece(attacker).life,
    targetLife: t.piece(target).life,
    free: attacksFree(t, attacker),
    defends: false,
    negated: false,
  })

/** DD-ATTACK-09: in play, on opposing sides, in range and allowed. */
function stillLegal(t: T, f: BattleFrame): boolean {
  const s = t.state
  const here = (h: Handle, life: number) => isSeat(s, h) || (t.piece(h).life === life && isInPlay(s, h))
  return (
    !f.negated &&
    here(f.attacker, f.attackerLife) &&
    here(f.target, f.targetLife) &&
    t.piece(f.attacker).controller !== t.piece(f.target).controller &&
    isInRange(t, f.attacker, f.target) &&
    mayReach(t, f.attacker, f.target)
  )
}

/** The order is DD-ATTACK-08. */
export const battleSteps: Steps<Dungeon, BattleFrame> = {
  declare(t, f) {
    const player = t.piece(f.attacker).controller
    passPoint(t, 'battle', player)
    if (!f.free) pay(t, player, 'attack', 1) // DD-ATTACK-01, -12, DD-MASTER-04
    // DD-ATTACK-10: used up, whatever happens later.
    if (isSeat(t.state, f.attacker)) t.player(player).masterAttacked = true
    else t.mark(f.attacker).attacks++
    happen(t, 'attackDeclared', player, f.attacker, f.target)
    f.step = 'defend'
    answerWindow(t, 'attackDeclared')
  },
  defend(t, f, answer) {
    if (!stillLegal(t, f)) {
      f.step = 'end'
      return
    }
    // DD-ATTACK-11, DD-DEFEND-05: a Dungeon Master does not defend.
    if (!isSeat(t.state, f.target)) {
      const owner = t.piece(f.target).controller
      if (answer === null) return ask(t, owner, 'defend', { source: f.target }) // DD-DEFEND-01, -02, -07
      f.defends = answer.act === 'defend'
      if (f.defends) {
        pay(t, owner, 'defense', 1) // DD-DEFEND-06: whatever abilities cost besides
        happen(t, 'defended', owner, f.target, f.attacker)
      } else happen(t, 'undefended', owner, f.target, f.attacker) // told at once: what follows depends on it
    }
    f.step = 'damage'
    answerWindow(t, 'defended')
  },
  damage(t, f) {
    f.step = 'end'
    if (!stillLegal(t, f)) return
    if (isSeat(t.state, f.target))
      changeLife(t, t.piece(f.target).controller, -1) // DD-MASTER-03
    else {
      // DD-DAMAGE-01, -02; DD-DAMAGE-03: the attacker takes nothing.
      const defense = f.defends ? current(t, f.target, 'defense') : 0
      hurt(t, f.target, Math.max(0, current(t, f.attacker, 'attack') - defense), 'attack')
    }
    settle(t)
  },
  end(t, f) {
    const s = t.state
    pop(t)
    passPoint(t, 'battle', s.turn.player) // DD-ABILITY-09
    if (s.standing.length > 0) {
      const fought = [refTo(s, f.attacker), refTo(s, f.target)]
      s.standing = s.standing.filter((x) => x.until !== 'nextBattle' || x.to === null || !fought.includes(x.to))
      t.memo = null
      fx.sweep(t)
      settle(t) // DD-DAMAGE-12
    }
    if (s.outcome !== null) return
    happen(t, 'battleEnded', s.turn.player, f.attacker, f.target)
    idleWindow(t, 'battleEnded') // DD-ABILITY-11
  },
}
