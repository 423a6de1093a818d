import { kind } from '@duelhall/effects'
import { after, ask, type Handle, happen, type PlayerId, type Steps, seatOf } from '@duelhall/kernel'
import { ACTION, ENERGY } from './catalog.ts'
import { loseVirtual } from './energy.ts'
import { fx } from './fx.ts'
import { captivesOf, endControl, release } from './links.ts'
import { remembered, renew, touch } from './memory.ts'
import { hasPlays, hasUses, startPlay, startUse } from './play.ts'
import { enter } from './roll.ts'
import { quiet } from './settle.ts'
import { ATTACK, CAPTURED, type Dice, dice, FIELD, type Mark, NONE, OUT, RESERVE, type T, type TurnFrame, USED } from './state.ts'
import { activeSide, passForSide } from './teams.ts'
import { fielded, refOf, send, sendAll, shown, spend, step } from './zones.ts'

type CleanupStep = 'before' | 'cleanup' | 'ends' | 'finish'

/** From the end of the Main Step to the end of the turn. */
export const cleanupSteps: Pick<Steps<Dice, TurnFrame>, CleanupStep> = {
  /** Any of the side may begin the attack (DM-DBL-04); without it there is no window (DM-ATT-01, DM-GLOBAL-12). */
  before(t, f, answer) {
    if (answer === null) return before(t, f)
    const player = activeSide(t)[f.asked]!
    if (answer.act === 'use') return startUse(t, player, answer.piece!, answer.place!)
    if (answer.act === 'play') return startPlay(t, player, answer.piece!)
    if (answer.act === 'pass') {
      f.asked++
      return before(t, f)
    }
    f.step = 'attack'
    happen(t, 'attackStepStarted', player, seatOf(player))
  },
  cleanup,
  ends,
  finish,
}

/** Asks the next of the side who may begin it; after the last the turn goes to its end. */
export function before(t: T, f: TurnFrame): void {
  if (!quiet(t)) return
  const players = activeSide(t)
  while (f.asked < players.length && !mayAttackNow(t, players[f.asked]!)) f.asked++
  const player = players[f.asked]
  if (player === undefined) {
    f.step = 'cleanup'
    return cleanup(t, f)
  }
  if (startsMatter(t)) return ask(t, player, 'attackStep')
  f.step = 'attack'
}

function cleanup(t: T, f: TurnFrame): void {
  if (!quiet(t)) return
  enter(t, 'cleanup')
  leaveAttack(t) // DM-CLEAN-01, DM-DMG-12, -13
  clearDamage(t) // DM-CLEAN-04
  passForSide(t, 'turn') // DM-CLEAN-02, -08, DM-FUND-03, DM-MOD-06; what is static stays (DM-CLEAN-07)
  endCopies(t)
  for (const p of activeSide(t)) for (const h of dice(t, p, RESERVE)) if (shown(t, h)!.is === ACTION) send(t, h, USED) // DM-ACTION-06, DM-CLEAN-03
  const { player } = t.state.turn
  happen(t, 'turnEnded', player, seatOf(player))
  f.step = 'ends'
  ends(t, f)
}

function ends(t: T, f: TurnFrame): void {
  if (!quiet(t)) return
  endCaptures(t) // DM-CLEAN-05, DM-CAPTURE-04, DM-CONTROL-05
  f.step = 'finish'
  finish(t, f)
}

function finish(t: T, f: TurnFrame): void {
  if (!quiet(t)) return // DM-CLEAN-06
  clearDamage(t)
  passForSide(t, 'turn') // what end-of-turn effects left behind
  for (let p = 0; p < t.state.players.length; p++) {
    sendAll(t, dice(t, p as PlayerId, OUT), USED) // DM-ZONE-08, DM-CLEAN-02
    loseVirtual(t, p as PlayerId) // DM-INV-05
    for (const h of dice(t, p as PlayerId, RESERVE)) if (shown(t, h)!.is !== ENERGY) send(t, h, USED) // DM-ZONE-14
  }
  eachFielded(t, rest)
  touch(t)
  t.state.turn.player = after(t, t.state.turn.player)
  f.step = 'begin'
}

const ATTACK_STEP = kind('cannot:attackStep')
/** Whether nothing keeps this player out of the Attack Step. */
export const mayAttackNow = (t: T, player: PlayerId): boolean => fx.bans(t, ATTACK_STEP, seatOf(player), null, null, 'DM-ATT-01') === null

/** Whether anybody cares that the Attack Step begins: only then it is asked for by itself. */
function startsMatter(t: T): boolean {
  const key = fx.hears.attackStepStarted
  if (key !== undefined && t.state.index[key]!.length > 0) return true
  const players = activeSide(t)
  for (let p = 0; p < players.length; p++) if (hasUses(t, players[p]!) || hasPlays(t, players[p]!)) return true
  return false
}

export const everyone = (t: T): readonly Handle[] => all(t, 0)
const all = remembered((t) => {
  let list = fielded(t, 0 as PlayerId)
  for (let p = 1; p < t.state.players.length; p++) list = list.concat(fielded(t, p as PlayerId))
  return list
})
/** Changes the marks of every die in the field. */
function eachFielded(t: T, edit: (m: Mark) => void): void {
  for (let p = 0; p < t.state.players.length; p++)
    for (let place = FIELD; place <= ATTACK; place++) {
      const list = dice(t, p as PlayerId, place)
      for (let i = 0; i < list.length; i++) edit(t.mark(list[i]!))
    }
}
function isAnyFielded(t: T, test: (t: T, h: Handle) => boolean): boolean {
  for (let p = 0; p < t.state.players.length; p++)
    for (let place = FIELD; place <= ATTACK; place++) {
      const list = dice(t, p as PlayerId, place)
      for (let i = 0; i < list.length; i++) if (test(t, list[i]!)) return true
    }
  return false
}
function rest(m: Mark): void {
  m.didBlock = false
  m.didAttack = false
}

/** DM-DMG-13: survivors return to the Field Zone; DM-DMG-12: unblocked attackers leave it. */
export function leaveAttack(t: T): void {
  for (let p = 0; p < t.state.players.length; p++)
    for (const h of dice(t, p as PlayerId, ATTACK)) {
      const m = t.mark(h)
      if (m.attacking && !m.blocked) spend(t, h, 'attacked')
      else comeBack(t, h)
    }
}
export function comeBack(t: T, h: Handle): void {
  const m = t.mark(h)
  m.attacking = false
  m.blocked = false
  m.blocks = NONE
  touch(t)
  step(t, h, FIELD)
}

function clearDamage(t: T): void {
  if (!isAnyFielded(t, isHurt)) return
  eachFielded(t, heal)
  touch(t)
}
function isHurt(t: T, h: Handle): boolean {
  const m = t.mark(h)
  return m.damage !== 0 || m.hurtBy.length > 0 || m.hurtAs !== '' || m.held !== -1
}
function heal(m: Mark): void {
  m.damage = 0
  m.hurtBy = NONE
  m.hurtAs = ''
  m.held = -1
}

function isCopy(t: T, h: Handle): boolean {
  const m = t.mark(h)
  return m.statsOf !== -1 || m.dieOf !== -1 || m.textOf !== -1
}

/** DM-COPY-05 */
function endCopies(t: T): void {
  if (!isAnyFielded(t, isCopy)) return
  for (const h of everyone(t)) {
    const m = t.mark(h)
    if (!isCopy(t, h)) continue
    m.statsOf = -1
    m.dieOf = -1
    m.textOf = -1
    renew(t, h)
  }
}

const isControlled = (t: T, h: Handle): boolean => t.piece(h).controller !== t.piece(h).owner

/** Captures and control end in the active player's order (DM-CAPTURE-09). */
function endCaptures(t: T): void {
  let isAnyHeld = false
  for (let p = 0; p < t.state.players.length; p++) if (dice(t, p as PlayerId, CAPTURED).length > 0) isAnyHeld = true
  if (!isAnyHeld && !isAnyFielded(t, isControlled)) return
  for (const h of everyone(t)) {
    if (isControlled(t, h)) endControl(t, h)
    if (isAnyHeld) for (const captive of captivesOf(t, refOf(t, h))) release(t, captive)
  }
}
