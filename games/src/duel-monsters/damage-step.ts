import { type Handle, handleOf, happen, instant, type PlayerId, packet, push, refTo, same, verb } from '@duelhall/kernel'
import { isFighting } from './battle.ts'
import { openAt } from './chain.ts'
import { checkWin } from './end.ts'
import { fx } from './fx.ts'
import { send, tell, turnUp } from './moves.ts'
import { ATTACK, type AttackFrame, DEFENSE, DOWN, foeOf, GRAVE, inZone, isOnField, isSeat, MONSTERS, type T } from './state.ts'
import { current, has, mods } from './stats.ts'

/** Each of the two that are still there hears of it, with its opponent. */
function tellBoth(t: T, on: 'damageStepStarted' | 'damageStepEnded', f: AttackFrame): void {
  const attacker = handleOf(f.attacker)
  const target = handleOf(f.target)
  if (same(t.state, f.attacker)) tell(t, on, t.piece(attacker).controller, attacker, target)
  if (!isSeat(t.state, target) && same(t.state, f.target)) tell(t, on, t.piece(target).controller, target, attacker)
}

/** D1: YG-BATTLE-31 */
export function openDamageStep(t: T, f: AttackFrame): void {
  f.timing = 1
  f.step = 'D2'
  instant(t)
  tellBoth(t, 'damageStepStarted', f)
  openAt(t, 'D1')
}

/** D2 and D3: YG-BATTLE-32, -34, -64: the target is turned face-up; then what changes ATK and DEF. */
export function revealTarget(t: T, f: AttackFrame): void {
  f.timing = 2
  f.step = 'D4'
  if (!isFighting(t, f)) return
  const h = handleOf(f.target)
  if (!isSeat(t.state, h) && t.piece(h).pose === DOWN) {
    instant(t)
    turnUp(t, h, DEFENSE) // YG-POS-12
    f.flipped = true
    happen(t, 'revealed', t.piece(h).controller, h)
  }
  f.timing = 3
  instant(t)
  tell(t, 'beforeDamage', t.state.turn.player, handleOf(f.attacker), h)
  openAt(t, 'D3')
}

/** What a battle comes to: who is destroyed, and who takes how much (YG-BATTLE-40 to -49). */
export interface Result {
  readonly attackerFalls: boolean
  readonly targetFalls: boolean
  /** Battle damage to the turn player and to the other. */
  readonly own: number
  readonly foe: number
}

export function resultOf(attack: number, against: number, isDefense: boolean, pierces: boolean, zeroFalls: boolean): Result {
  if (!isDefense) {
    if (attack > against) return { attackerFalls: false, targetFalls: true, own: 0, foe: attack - against } // YG-BATTLE-41
    if (attack < against) return { attackerFalls: true, targetFalls: false, own: against - attack, foe: 0 } // YG-BATTLE-43
    const both = attack > 0 || zeroFalls // YG-BATTLE-42, -47
    return { attackerFalls: both, targetFalls: both, own: 0, foe: 0 }
  }
  if (attack > against) return { attackerFalls: false, targetFalls: true, own: 0, foe: pierces ? attack - against : 0 } // YG-BATTLE-44, -49
  return { attackerFalls: false, targetFalls: false, own: against - attack, foe: 0 } // YG-BATTLE-45, -46
}

/** D4, the calculation: YG-BATTLE-35, -40 to -56. Life Points change; destroyed monsters are determined and stay. */
export function calculate(t: T, f: AttackFrame): void {
  f.step = 'D5'
  if (!isFighting(t, f)) {
    f.step = 'D6'
    return
  }
  f.fought = true // YG-BATTLE-56
  instant(t)
  fight(t, f)
  checkWin(t) // YG-WIN-05: nobody answers what has ended the Duel
}

function fight(t: T, f: AttackFrame): void {
  const s = t.state
  const attacker = handleOf(f.attacker)
  const target = handleOf(f.target)
  const player = t.piece(attacker).controller
  if (isSeat(s, target)) {
    battleDamage(t, foeOf(player), current(t, attacker, 'attack'), attacker, null) // YG-BATTLE-48
    return
  }
  if (t.piece(target).pose === DOWN) turnUp(t, target, DEFENSE) // YG-BATTLE-65
  const isDefense = t.piece(target).pose !== ATTACK
  const zeroFalls = s.table.zeroVsZero === 'both-destroyed'
  const pierces = has(t, 'pierce', attacker)
  const against = current(t, target, isDefense ? 'defense' : 'attack') // YG-BATTLE-54
  const result = resultOf(current(t, attacker, 'attack'), against, isDefense, pierces, zeroFalls)
  if (result.own > 0) battleDamage(t, player, result.own, target, attacker)
  if (result.foe > 0) battleDamage(t, foeOf(player), result.foe, attacker, target)
  const falling: Handle[] = []
  if (result.attackerFalls) falling.push(attacker)
  if (result.targetFalls) falling.push(target)
  if (falling.length === 0) return
  const by = (h: Handle) => refTo(s, h === attacker ? target : attacker)
  push(
    t,
    verb(
      'destroy',
      falling.map((h) => packet(h, 1, 'battle', by(h))),
    ),
  )
}

/** YG-BATTLE-50 to -52, YG-BB-86: battle damage, which an effect may forbid, halve or, by the monster that fights for its player (none: direct), share. */
function battleDamage(t: T, player: PlayerId, n: number, source: Handle, own: Handle | null): void {
  if (n <= 0) return // YG-BATTLE-51
  if (fx.cannot(t, 'takeBattleDamage', player as number as Handle, source, null, 'YG-BATTLE-50') !== null) return
  if (fx.cannot(t, 'dealBattleDamage', source, null, null, 'YG-BATTLE-50') !== null) return
  const cause = own === null ? 'direct' : 'battle'
  const much = mods(t, 'battleDamage', source).some((mod) => mod.battleDamage === 'half') ? Math.ceil(n / 2) : n
  loseLife(t, player, much, source, cause)
  if (own !== null && mods(t, 'battleDamage', own).some((mod) => mod.battleDamage === 'both'))
    loseLife(t, foeOf(player), much, source, cause)
}

/** YG-LP-02, -03 */
export function loseLife(t: T, player: PlayerId, n: number, source: Handle | null, cause: string): void {
  const seat = t.player(player)
  const lost = Math.min(seat.life, n)
  seat.life -= lost
  tell(t, 'playerDamaged', player, source, null, { n, cause })
}

/** D7: YG-BATTLE-39: what was destroyed goes, at one instant; then its triggers and those of the end of the step. */
export function endDamageStep(t: T, f: AttackFrame): void {
  const s = t.state
  f.timing = 7
  f.step = 'over'
  instant(t)
  const attacker = handleOf(f.attacker)
  const target = handleOf(f.target)
  for (let p = 0; p < s.players.length; p++)
    for (const h of inZone(s, p as PlayerId, MONSTERS)) {
      if (!s.marks[h]!.doomed) continue
      const by = h === attacker ? target : attacker
      tell(t, 'destroyed', t.piece(h).controller, h, by, { cause: 'battle' })
      const to = send(t, h, GRAVE, 'battle', by)
      if (to === GRAVE && isOnField(s, by)) tell(t, 'destroyedOther', t.piece(by).controller, by, h, { cause: 'battle' })
    }
  tellBoth(t, 'damageStepEnded', f)
  openAt(t, 'D7')
}
