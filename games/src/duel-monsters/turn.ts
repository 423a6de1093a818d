import {
  ask,
  freshUses,
  happen,
  instant,
  type OptionRecord,
  type PlayerId,
  packet,
  passPoint,
  push,
  type Steps,
  seatOf,
  verb,
} from '@duelhall/kernel'
import { activation } from './activate.ts'
import { openAttack } from './battle.ts'
import { openAt } from './chain.ts'
import { isAnythingEnding, lateExpiries } from './expiry.ts'
import { choosing, inTheOpen } from './loop.ts'
import { tell, turnUp } from './moves.ts'
import {
  ATTACK,
  chooseFrame,
  DEFENSE,
  type Duel,
  FIELD,
  FLIP,
  foeOf,
  HAND,
  inZone,
  MONSTERS,
  NORMAL,
  SET,
  SPELLS,
  setFrame,
  type T,
  type TurnFrame,
} from './state.ts'
import { specialSummon, summonOf } from './summon.ts'

/** YG-PHASE-02: draw, standby, main, battle, main, end. */
export const turnSteps: Steps<Duel, TurnFrame> = {
  begin(t, f) {
    const { turn, players } = t.state
    turn.no++
    turn.phase = 'draw'
    for (const seat of players) {
      seat.summons = 0 // YG-PHASE-26: by the turn, not by the phase
      seat.allowed = 1
    }
    f.links = 0
    f.now = 0
    f.tried = []
    f.looped = false
    f.battled = false
    f.ended = false
    happen(t, 'turnStarted', turn.player, null, null, { n: turn.no })
    f.step = 'draw'
    turnSteps.draw(t, f, null)
  },
  /** YG-PHASE-10 to -14 */
  draw(t, f) {
    const { turn, table } = t.state
    f.step = takeSkip(f, 'skipDraw', turn.player) ? 'standby' : 'drawn' // YG-PHASE-06
    if (f.step === 'standby') return
    instant(t)
    tell(t, 'drawPhase', turn.player)
    if (turn.no > 1 || table.firstTurnDraw) push(t, verb('draw', [packet(seatOf(turn.player), 1, 'turn', null)])) // YG-PHASE-14
  },
  drawn(t, f) {
    f.step = 'standby'
    openAt(t, 'draw') // YG-PHASE-13
    if (isStillIn(t, f)) turnSteps.standby(t, f, null)
  },
  /** YG-PHASE-15, -17: duties one at a time, the turn player's first. */
  standby(t, f) {
    const { turn } = t.state
    turn.phase = 'standby'
    f.step = 'standbyOpen'
    for (const place of [MONSTERS, SPELLS, FIELD]) for (const h of inZone(t.state, turn.player, place)) t.mark(h).turns++ // YG-COUNTER-06
    instant(t)
    passPoint(t, 'standbyPhase', turn.player)
    tell(t, 'standbyPhase', turn.player)
    openAt(t, 'standby', 'queue')
    if (isStillIn(t, f)) turnSteps.standbyOpen(t, f, null)
  },
  standbyOpen(t, f) {
    t.state.turn.phase = 'standby'
    f.step = 'main'
    openAt(t, 'standby') // YG-PHASE-16
  },
  /** YG-PHASE-20, -25: the open state of a Main Phase. */
  main(t, f, answer) {
    const { turn } = t.state
    if (turn.phase === 'standby') turn.phase = 'main1'
    else if (turn.phase === 'battle') turn.phase = 'main2'
    if (answer === null) {
      choosing(t) // not when it is answered: an act that nobody has seen yet leaves this frame as it is
      inTheOpen(t.state)
      return ask(t, turn.player, 'main')
    }
    if (answer.act === 'battlePhase' || answer.act === 'endTurn') {
      happen(t, 'phaseEnding', turn.player)
      f.leaving = answer.act === 'battlePhase' ? 'battle' : 'end'
      f.before = f.links
      f.step = 'leaveMain'
      return openAt(t, 'leaving') // YG-PHASE-03, YG-PRIO-05
    }
    act(t, turn.player, answer)
  },
  leaveMain(t, f) {
    const { turn } = t.state
    if (f.links !== f.before) {
      f.step = 'main' // YG-PHASE-04
      return
    }
    if (f.leaving === 'end') {
      f.step = 'end'
      return turnSteps.end(t, f, null)
    }
    f.battled = true
    turn.phase = 'battle'
    f.step = 'battle'
    instant(t)
    tell(t, 'battlePhase', turn.player)
    openAt(t, 'startStep') // YG-BATTLE-01, YG-PHASE-34
  },
  /** YG-BATTLE-02, -14, YG-PHASE-33: the Battle Step, between attacks; each has its Damage Step. */
  battle(t, f, answer) {
    const { turn } = t.state
    if (f.ended) {
      f.step = 'endStep' // YG-PHASE-35
      return
    }
    if (answer === null) {
      inTheOpen(t.state)
      return ask(t, turn.player, 'battle')
    }
    if (answer.act === 'attack') return push(t, openAttack(t, answer.piece!, answer.target!))
    happen(t, 'phaseEnding', turn.player)
    f.before = f.links
    f.step = 'leaveBattle'
    openAt(t, 'battleStep')
  },
  leaveBattle(_t, f) {
    f.step = f.links !== f.before ? 'battle' : 'endStep'
  },
  /** YG-BATTLE-15 */
  endStep(t, f) {
    const { turn } = t.state
    instant(t)
    passPoint(t, 'battlePhase', turn.player)
    f.step = 'main'
    if (f.ended) return
    tell(t, 'battlePhaseEnded', turn.player)
    openAt(t, 'endStep')
  },
  /** YG-PHASE-60, -61: E1. */
  end(t, f) {
    t.state.turn.phase = 'end'
    happen(t, 'endPhaseStarted', t.state.turn.player)
    f.step = 'endDuty'
    openAt(t, 'end')
    if (isStillIn(t, f)) turnSteps.endDuty(t, f, null)
  },
  /** E2: triggers of the phase and the ends of what lasted until now, one at a time. */
  endDuty(t, f) {
    instant(t)
    tell(t, 'endPhase', t.state.turn.player)
    f.step = 'endOpen'
    openAt(t, 'endPhase', 'queue')
    if (isStillIn(t, f)) turnSteps.endOpen(t, f, null)
  },
  endOpen(t, f) {
    f.step = 'endPassed'
    openAt(t, 'endPhase') // YG-PHASE-64
    if (isStillIn(t, f)) turnSteps.endPassed(t, f, null)
  },
  /** Both have passed; what was left meanwhile until the End Phase ends in this one. */
  endPassed(t, f) {
    const s = t.state
    if (isAnythingEnding(t)) {
      s.triggers = lateExpiries(t)
      f.step = 'endOpen'
      return openAt(t, 'endPhase', 'queue')
    }
    passPoint(t, 'endPhase', s.turn.player)
    f.step = 'limit'
    turnSteps.limit(t, f, null)
  },
  /** E3: YG-PHASE-62; nothing else limits a hand (YG-ZONE-22). */
  limit(t, f) {
    const { player } = t.state.turn
    const over = inZone(t.state, player, HAND).length - t.state.table.handLimit
    f.step = over > 0 ? 'limited' : 'over'
    if (over <= 0) return turnSteps.over(t, f, null)
    push(t, chooseFrame({ op: 'choose', step: 'ask', by: player, what: 'limit', piece: player as never, level: 0, picked: [] }))
  },
  /** YG-PHASE-63, -66: one action, the last of the turn; what it triggers may bring more cards. */
  limited(t, f) {
    f.step = 'limit'
    openAt(t, 'limit')
  },
  /** E4: YG-PHASE-05, -65 */
  over(t, f) {
    const s = t.state
    const { player } = s.turn
    passPoint(t, 'turn', player)
    freshUses(t, 'turn')
    freshUses(t, 'turn/card')
    freshUses(t, 'event')
    takeSkip(f, 'skipBattle', player)
    happen(t, 'turnEnded', player)
    s.turn.player = foeOf(player) // YG-PHASE-01
    f.step = 'begin'
  },
}

/** Nothing has opened: the turn goes on at once, without looking up its next step. */
const isStillIn = (t: T, f: TurnFrame): boolean => t.state.outcome === null && t.frame === f

function takeSkip(f: TurnFrame, which: 'skipDraw' | 'skipBattle', player: PlayerId): boolean {
  if (((f[which] >> player) & 1) === 0) return false
  f[which] &= ~(1 << player)
  return true
}

/** What the turn player does in the open state. */
function act(t: T, player: PlayerId, answer: OptionRecord): void {
  const h = answer.piece!
  if (answer.act === 'normalSummon') return push(t, summonOf(t, h, player, NORMAL))
  if (answer.act === 'setMonster') return push(t, summonOf(t, h, player, SET))
  if (answer.act === 'flipSummon') return push(t, summonOf(t, h, player, FLIP))
  if (answer.act === 'specialSummon') return push(t, specialSummon(t, h, player, answer.place!))
  if (answer.act === 'setCard') return push(t, setFrame({ op: 'set', step: 'zone', piece: h, by: player }))
  if (answer.act === 'activate') return push(t, activation(t, player, h, answer.place!))
  changePosition(t, player, h)
}

/** YG-POS-02, -04, -09: no activation; a new chain may be started afterwards. */
function changePosition(t: T, player: PlayerId, h: Parameters<typeof turnUp>[1]): void {
  instant(t)
  const { since } = t.mark(h)
  const { upOn } = t.mark(h)
  turnUp(t, h, t.piece(h).pose === ATTACK ? DEFENSE : ATTACK)
  t.mark(h).since = since
  t.mark(h).upOn = upOn
  t.mark(h).changedOn = t.state.turn.no
  tell(t, 'positionChanged', player, h, null, { cause: 'manual' })
  openAt(t, 'position')
}
