import {
  after,
  ask,
  askAny,
  type Handle,
  handle,
  happen,
  heard,
  move,
  type PlayerId,
  push,
  roll,
  type Steps,
  type Table,
} from '@duelhall/kernel'
import { openBattle } from './battle.ts'
import { takeChip } from './chips.ts'
import { endOfRound } from './end.ts'
import { wayWithChip } from './passing.ts'
import { POWER, SUMMON_SIDES } from './pawns.ts'
import { route, standingOn } from './reach.ts'
import { BOARD, type Creatures, type TurnFrame, turnFrame, zoneOf } from './state.ts'

type T = Table<Creatures>

/** BC-SETUP-07: who chose first begins. */
export function beginPlay(t: T, first: PlayerId): void {
  push(t, turnFrame({ op: 'turn', step: 'act', first, rounds: 0, summoned: handle(0) }))
  beginTurn(t, t.player(first).out ? after(t, first) : first)
}

function beginTurn(t: T, player: PlayerId): void {
  const { turn } = t.state
  turn.no++
  turn.player = player
  turn.phase = 'turn'
  happen(t, 'turnStarted', player)
}

export const turnSteps: Steps<Creatures, TurnFrame> = {
  /** BC-TURN-01: exactly one of two things. */
  act(t, f, answer) {
    const { player } = t.state.turn
    if (answer === null) {
      if (askAny(t, player, 'main')) return
      happen(t, 'turnSkipped', player) // BC-TURN-03
      return endTurn(t, f)
    }
    if (answer.act === 'summon') summon(t, f, player, answer.piece!)
    else moveTo(t, f, player, answer.piece!, answer.place!)
  },
  /** BC-SUMMON-03: compulsory, and chosen after the roll. */
  place(t, f, answer) {
    const { player } = t.state.turn
    if (answer === null) return ask(t, player, 'place', { source: f.summoned })
    move(t, f.summoned, zoneOf(player, BOARD), answer.place!)
    happen(t, 'creatureSummoned', player, f.summoned, null, { n: answer.place! })
    endTurn(t, f) // BC-SUMMON-06, BC-TURN-06
  },
  /** BC-OUT-07: also when the turn player has just gone out. */
  end(t, f) {
    endTurn(t, f)
  },
}

/** BC-SUMMON-02 */
function summon(t: T, f: TurnFrame, player: PlayerId, piece: Handle): void {
  const power = POWER[t.piece(piece).def]!
  const rolled = roll(t, SUMMON_SIDES)
  happen(t, 'summonRolled', player, piece, null, { n: rolled })
  if (rolled < power) {
    happen(t, 'summonFailed', player, piece) // BC-SUMMON-05
    return endTurn(t, f)
  }
  t.state.turn.phase = 'placeSummoned'
  f.summoned = piece
  f.step = 'place'
}

function moveTo(t: T, f: TurnFrame, player: PlayerId, piece: Handle, space: number): void {
  const s = t.state
  const from = t.piece(piece).place
  const foe = standingOn(s, space)
  const passing = s.table.chipsInPassing ? wayWithChip(s, player, piece, space) : null
  if (heard(t, 'creatureMoved')) {
    const path = passing?.way ?? route(s, player, from, space, POWER[t.piece(piece).def]!)!
    happen(t, 'creatureMoved', player, piece, foe, { n: from, list: path })
  }
  if (passing !== null) takeChip(t, player, piece, passing.chip) // BC-VAR-02
  if (s.outcome !== null) return
  if (foe !== null) {
    f.step = 'end' // BC-TURN-05, BC-BATTLE-09
    return push(t, openBattle(piece, foe))
  }
  t.piece(piece).place = space // BC-MOVE-09
  takeChip(t, player, piece, space) // BC-CHIP-05: where it ends, not where it passed
  if (s.outcome === null) endTurn(t, f) // BC-TURN-04
}

/** BC-TURN-08, BC-SETUP-09: on to the next seat that is not out. */
function endTurn(t: T, f: TurnFrame): void {
  const { player } = t.state.turn
  const next = after(t, player)
  f.step = 'act'
  if (seatFrom(t, f.first, next) <= seatFrom(t, f.first, player)) {
    f.rounds++
    endOfRound(t, f.rounds)
    if (t.state.outcome !== null) return
  }
  beginTurn(t, next)
}

/** How many seats to the left of the first player. */
const seatFrom = (t: T, first: PlayerId, player: PlayerId): number =>
  player >= first ? player - first : player - first + t.state.players.length
