import { kind } from '@duelhall/effects'
import {
  ask,
  cut,
  type Handle,
  handleOf,
  instant,
  type PlayerId,
  passPoint,
  pop,
  type Ref,
  refTo,
  type Steps,
  same,
  seatOf,
  withLast,
} from '@duelhall/kernel'
import { openAt } from './chain.ts'
import { calculate, endDamageStep, openDamageStep, revealTarget } from './damage-step.ts'
import { fx } from './fx.ts'
import { tell } from './moves.ts'
import { payLife } from './pay.ts'
import { settle } from './settle.ts'
import {
  ATTACK,
  type AttackFrame,
  attackFrame,
  DEFENSE,
  type Duel,
  foeOf,
  inZone,
  isOnField,
  isSeat,
  MONSTERS,
  type T,
  turns,
} from './state.ts'
import { has, mods } from './stats.ts'

export const openAttack = (t: T, attacker: Handle, target: Handle): AttackFrame =>
  attackFrame({
    op: 'attack',
    step: 'declare',
    attacker: refTo(t.state, attacker),
    target: refTo(t.state, target),
    foes: [],
    negated: false,
    fought: false,
    flipped: false,
    timing: 0,
  })

/** YG-BATTLE-04, -05, YG-BB-83: how many attacks a monster has in a turn; what a card says goes before the rule (YG-META-01). */
export function attacksOf(t: T, h: Handle): number {
  let n = 1
  for (const mod of mods(t, 'attacks', h)) n = Math.max(n, mod.attacks)
  return n
}
export const attacksMade = (t: T, h: Handle): number => {
  const mark = t.mark(h)
  return mark.attackedOn === t.state.turn.no ? mark.attacks : 0
}

/** YG-BATTLE-10: what it costs to declare an attack with it. */
export const tollOf = (t: T, h: Handle): number => mods(t, 'toll', h).reduce((sum, { toll }) => sum + toll, 0)

/** YG-BATTLE-04, -05: its position allows it. */
export function mayAttackFrom(t: T, h: Handle): boolean {
  const { pose } = t.piece(h)
  return pose === ATTACK || (pose === DEFENSE && fx.lies(t, FROM_DEFENSE, h).length > 0)
}

const FROM_DEFENSE = kind('may:attackFromDefense')
const ATTACK_ALL = kind('attackAll')
const DIRECTLY = kind('may:attackDirectly')
const ATTACKED = kind('cannot:beAttacked')
const HIDES = kind('hides')
/** YG-BATTLE-08: once each monster, however many there are. */
export const attacksAll = (t: T, h: Handle): boolean => fx.lies(t, ATTACK_ALL, h).length > 0

const AIMS: Handle[] = []
/** YG-BATTLE-02, -03, -06: what a monster may attack. The list is scratch. */
export function targetsOf(t: T, player: PlayerId, h: Handle): readonly Handle[] {
  const s = t.state
  const foe = foeOf(player)
  const monsters = inZone(s, foe, MONSTERS)
  cut(AIMS, 0)
  const all = attacksAll(t, h)
  const again = t.mark(h)
  const fresh = again.attackedOn !== s.turn.no
  if (monsters.length === 0 ? !all || fresh : fx.lies(t, DIRECTLY, h).length > 0) AIMS.push(seatOf(foe))
  for (let i = 0; i < monsters.length; i++) {
    const x = monsters[i]!
    if (all && !fresh && again.attacked.includes(refTo(s, x))) continue
    if (isAttackable(t, player, h, x)) AIMS.push(x)
  }
  return AIMS
}

/** YG-BB-81: no ban lies on it, and it does not hide behind another. */
export function isAttackable(t: T, player: PlayerId, h: Handle, x: Handle): boolean {
  if (fx.bans(t, ATTACKED, x, h, player, 'YG-BATTLE-06') !== null) return false
  return fx.isSilent(t, HIDES) || !has(t, 'hides', x) || areHiding(t, x)
}
/** All others beside it. */
const areHiding = (t: T, x: Handle): boolean =>
  inZone(t.state, t.piece(x).controller, MONSTERS).every((other) => other === x || has(t, 'hides', other))

/** YG-BATTLE-13: whether the attack stops before the Damage Step. */
function isStopped(t: T, f: AttackFrame): boolean {
  if (f.negated || turns(t.state).ended || !same(t.state, f.attacker)) return true
  const h = handleOf(f.attacker)
  if (!isOnField(t.state, h) || t.piece(h).controller !== t.state.turn.player || !mayAttackFrom(t, h)) return true
  return fx.cannot(t, 'attack', h, null, null, 'YG-BATTLE-13') !== null
}

const foesOf = (t: T): readonly Ref[] => inZone(t.state, foeOf(t.state.turn.player), MONSTERS).map((h) => refTo(t.state, h))
/** YG-BATTLE-20, -21: the set of opposing monsters is another one. */
function isReplay(t: T, f: AttackFrame): boolean {
  const now = foesOf(t)
  return now.length !== f.foes.length || now.some((ref) => !f.foes.includes(ref))
}

/** YG-BATTLE-02 to -26, then the Damage Step. */
export const attackSteps: Steps<Duel, AttackFrame> = {
  /** YG-BATTLE-08: spent at declaration. */
  declare(t, f) {
    const s = t.state
    const h = handleOf(f.attacker)
    const mark = t.mark(h)
    mark.attacks = attacksMade(t, h) + 1
    mark.attacked = mark.attackedOn === s.turn.no ? withLast(mark.attacked, f.target) : [f.target]
    mark.attackedOn = s.turn.no
    f.foes = foesOf(t)
    f.step = 'declared'
    payLife(t, s.turn.player, tollOf(t, h), h) // YG-BATTLE-10: not again in a Replay
    instant(t)
    const target = handleOf(f.target)
    tell(t, 'attackDeclared', s.turn.player, h, target, { cause: isSeat(s, target) ? 'direct' : 'monster' })
    if (!isSeat(s, target)) tell(t, 'attackTargeted', s.turn.player, target, h)
    openAt(t, 'attackDeclared', 'reply') // YG-BATTLE-11: one chain
  },
  declared(t, f) {
    if (isStopped(t, f)) return giveUp(t)
    if (isReplay(t, f)) {
      f.step = 'replay'
      return
    }
    f.step = 'more'
    openAt(t, 'battleStep') // YG-BATTLE-12
  },
  more(t, f) {
    if (isStopped(t, f)) return giveUp(t)
    f.step = isReplay(t, f) ? 'replay' : 'D1'
  },
  /** YG-BATTLE-22 to -25 */
  replay(t, f, answer) {
    const { player } = t.state.turn
    if (answer === null) return ask(t, player, 'replay', { source: handleOf(f.attacker) })
    if (answer.act === 'decline') return giveUp(t)
    f.foes = foesOf(t)
    f.target = refTo(t.state, answer.target!)
    if (answer.piece !== handleOf(f.attacker)) {
      f.attacker = refTo(t.state, answer.piece!)
      f.step = 'declare' // a new declaration with its own windows
      return
    }
    f.step = 'more'
    instant(t)
    if (!isSeat(t.state, answer.target!)) tell(t, 'attackTargeted', player, answer.target!, answer.piece!)
    openAt(t, 'battleStep')
  },
  D1: openDamageStep,
  D2: revealTarget,
  /** D4: YG-BATTLE-35: one chain for what is worded for damage calculation. */
  D4(t, f) {
    f.timing = 4
    f.step = 'result'
    if (!isFighting(t, f)) {
      f.step = 'D6'
      return
    }
    instant(t)
    tell(t, 'damageCalculation', t.state.turn.player, handleOf(f.attacker), handleOf(f.target))
    openAt(t, 'D4', 'reply')
  },
  result: calculate,
  /** D5: YG-BATTLE-36 */
  D5(t, f) {
    f.timing = 5
    f.step = 'D6'
    if (!f.fought) return
    const a = handleOf(f.attacker)
    const b = handleOf(f.target)
    if (same(t.state, f.attacker)) tell(t, 'battled', t.piece(a).controller, a, b)
    if (same(t.state, f.target) && !isSeat(t.state, b)) tell(t, 'battled', t.piece(b).controller, b, a)
    openAt(t, 'D5')
  },
  /** D6: YG-BATTLE-37: the Flip Effect of what was revealed. */
  D6(t, f) {
    f.timing = 6
    f.step = 'D7'
    const h = handleOf(f.target)
    if (!f.flipped || !same(t.state, f.target) || !isOnField(t.state, h)) return
    instant(t)
    tell(t, 'flipped', t.piece(h).controller, h, null, { cause: 'attack' })
    openAt(t, 'D6')
  },
  D7: endDamageStep,
  over(t) {
    pop(t)
    if (t.state.standing.length > 0) passPoint(t, 'damageStep', t.state.turn.player)
    settle(t)
  },
}

/** YG-BATTLE-53: both are still there; a direct attack needs its attacker only. */
export function isFighting(t: T, f: AttackFrame): boolean {
  if (!same(t.state, f.attacker) || !isOnField(t.state, handleOf(f.attacker))) return false
  return isSeat(t.state, handleOf(f.target)) || (same(t.state, f.target) && isOnField(t.state, handleOf(f.target)))
}

function giveUp(t: T): void {
  pop(t) // YG-BATTLE-14
  settle(t)
}
