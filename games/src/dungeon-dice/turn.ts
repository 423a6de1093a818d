import { after, ask, freshUses, handleOf, happen, type PlayerId, passPoint, playerId, push, roll, type Steps, same } from '@duelhall/kernel'
import { abilityFrame } from './abilities.ts'
import { openBattle } from './battle.ts'
import { idleWindow } from './chain.ts'
import { stalemate } from './end.ts'
import { fx } from './fx.ts'
import { settle } from './harm.ts'
import { openMove } from './move.ts'
import { giveTo } from './ops/places.ts'
import { route } from './reach.ts'
import { rollDice, THREE } from './roll.ts'
import { askDice } from './roll-acts.ts'
import { isStalemate } from './stalemate.ts'
import { DICE, type Dungeon, inZone, isInPlay, PLAY, pathFrame, rollFrame, summonFrame, type T, type TurnFrame } from './state.ts'
import { unavailable } from './summon.ts'

/** DD-TURN-01: roll, summon, action, end. */
export const turnSteps: Steps<Dungeon, TurnFrame> = {
  first(t, f) {
    const { first } = t.state.table
    t.state.turn.player = first === 'random' ? playerId(roll(t, t.state.players.length) - 1) : first // DD-SETUP-02
    happen(t, 'gameStarted', t.state.turn.player)
    f.step = 'begin' // DD-SETUP-07
  },
  begin(t, f) {
    const { turn } = t.state
    turn.no++
    turn.phase = 'roll'
    happen(t, 'turnStarted', turn.player)
    f.rolled = []
    f.faces = []
    f.level = 0
    f.progress = false
    f.step = 'roll'
  },
  /** DD-TURN-02, DD-ROLL-09: first of all, and compulsory. */
  roll(t, f, answer) {
    const { player } = t.state.turn
    if (answer !== null) return push(t, rollFrame({ op: 'roll', step: 'pick', picked: [answer.piece!] }))
    const available = inZone(t.state, player, DICE)
    if (available.length === 0) return beginAction(t, f) // DD-ROLL-03
    if (available.length <= THREE) return rollDice(t, available.slice())
    if (!t.state.table.dealtDice) return askDice(t, [])
    const left = available.slice() // DD-VAR-13
    rollDice(
      t,
      Array.from({ length: THREE }, () => left.splice(roll(t, left.length) - 1, 1)[0]!),
    )
  },
  rolled(t, f) {
    f.step = 'summon'
    idleWindow(t, 'rolled') // DD-ABILITY-11
  },
  summon(t, f, answer) {
    const { player } = t.state.turn
    if (answer === null) {
      if (f.level === 0) return beginAction(t, f) // DD-ROLL-08
      t.state.turn.phase = 'summon'
      const reason = unavailable(t.state, player)
      if (reason === null) return ask(t, player, 'summon')
      happen(t, 'summonUnavailable', player, null, null, { cause: reason }) // DD-SUMMON-06
      return beginAction(t, f)
    }
    if (answer.act === 'skipSummon') {
      happen(t, 'summonSkipped', player)
      return beginAction(t, f) // DD-SUMMON-01, DD-TURN-03
    }
    push(t, summonFrame({ op: 'summon', step: 'where', die: answer.piece!, figure: answer.target!, anchor: -1 }))
  },
  summoned(t, f) {
    beginAction(t, f) // DD-SUMMON-09, DD-TURN-07: one figure, which need not wait
    idleWindow(t, 'summoned')
  },
  /** DD-TURN-04, -05 */
  action(t, f, answer) {
    const { player } = t.state.turn
    if (answer === null) {
      if (t.state.standing.length > 0 && t.state.standing.some((x) => x.until === 'battle')) passPoint(t, 'battle', player)
      return ask(t, player, 'main')
    }
    if (answer.act === 'endTurn') {
      f.step = 'ending'
      happen(t, 'turnEnding', player)
      return idleWindow(t, 'turnEnding')
    }
    if (answer.act === 'move') return push(t, openMove(t, answer.piece!, route(t, answer.piece!, answer.place!)))
    if (answer.act === 'walk') return push(t, pathFrame({ op: 'path', step: 'cell', monster: answer.piece!, path: [] }))
    if (answer.act === 'activate') return push(t, abilityFrame(t, player, answer.piece!, answer.place!))
    push(t, openBattle(t, answer.piece!, answer.target!))
  },
  /** DD-TURN-06, in its order. */
  ending(t, f) {
    const s = t.state
    const { player } = s.turn
    expire(t, player)
    if (s.outcome !== null) return
    for (let p = 0; p < s.players.length; p++) {
      s.players[p]!.masterAttacked = false
      for (const h of inZone(s, p as PlayerId, PLAY)) {
        s.marks[h]!.moved = false
        s.marks[h]!.attacks = 0
      }
    }
    freshUses(t, 'turn') // DD-ABILITY-15
    f.quiet = f.progress ? 0 : f.quiet + 1
    happen(t, 'turnEnded', player)
    if (isStalemate(t) || (s.table.quietTurns > 0 && f.quiet >= s.table.quietTurns)) return stalemate(t) // DD-WIN-06, -13
    s.turn.player = after(t, player)
    f.step = 'begin'
  },
}

/** DD-ROLL-06, -07: the summon crests are gone, the dice are back. */
function beginAction(t: T, f: TurnFrame): void {
  t.state.turn.phase = 'action'
  f.rolled = []
  f.faces = []
  f.level = 0
  f.step = 'action'
}

/** What was to last this turn ends. */
function expire(t: T, player: PlayerId): void {
  const s = t.state
  if (s.standing.length === 0) return
  passPoint(t, 'battle', player)
  const ended = passPoint(t, 'turn', player).concat(passPoint(t, 'turnEnd', player))
  for (const x of ended)
    if (x.about === 'control' && x.to !== null && same(s, x.to) && isInPlay(s, handleOf(x.to))) giveTo(t, handleOf(x.to), x.set!)
  fx.sweep(t)
  settle(t) // DD-DAMAGE-12
}
