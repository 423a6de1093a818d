import { end, happen, move, type PlayerId, type RuleId, type Table } from '@duelhall/kernel'
import { REGIONS } from './board.ts'
import { POWER } from './pawns.ts'
import { BOX, type Creatures, type CreaturesState, inReserve, NOWHERE, onBoard, zoneOf } from './state.ts'

type T = Table<Creatures>

const ALL = (1 << REGIONS) - 1
const SHORT = 3

/** The chips of a player's side that count: BC-VAR-10 together, BC-VAR-01 without the own ones. */
export function counted(s: CreaturesState, player: PlayerId): number {
  const { team } = s.players[player]!
  let chips = 0
  for (let p = 0; p < s.players.length; p++) {
    const seat = s.players[p]!
    if (seat.team === team) chips |= s.table.shortGame ? seat.chips & ~(1 << seat.civilization) : seat.chips
  }
  return chips
}

export function countChips(chips: number): number {
  let n = 0
  for (let x = chips; x !== 0; x &= x - 1) n++
  return n
}

export const isComplete = (s: CreaturesState, player: PlayerId): boolean =>
  s.table.shortGame ? countChips(counted(s, player)) >= SHORT : counted(s, player) === ALL

/** BC-WIN-01: at that moment. BC-VAR-07: or when the round is finished. */
export function checkComplete(t: T, player: PlayerId): void {
  if (!t.state.table.equalTurns && isComplete(t.state, player)) win(t, player, 'BC-WIN-01')
}

/** BC-VAR-07, -12: what is decided when everybody has had a turn. */
export function endOfRound(t: T, rounds: number): void {
  const { players, table } = t.state
  if (table.equalTurns && players.some((_, p) => isComplete(t.state, p as PlayerId))) decide(t, 'BC-VAR-07')
  else if (rounds === table.turnLimit) decide(t, 'BC-VAR-12')
}

/** BC-OUT-03: neither on the board nor in reserve. BC-OUT-02: with a reserve a player plays on. BC-OUT-04: the chips stay. */
export function checkOut(t: T, player: PlayerId): void {
  if (t.player(player).out || onBoard(t.state, player).length + inReserve(t.state, player).length > 0) return
  t.player(player).out = true
  happen(t, 'playerOut', player, null, null, { cause: 'BC-OUT-03' })
  checkLast(t)
}

/** BC-OUT-06 */
export function resign(t: T, player: PlayerId): void {
  const s = t.state
  const seat = t.player(player)
  seat.out = true
  seat.resigned = true
  for (const h of [...onBoard(s, player), ...inReserve(s, player)]) move(t, h, zoneOf(player, BOX), NOWHERE)
  for (const f of s.stack) {
    if (f.op === 'prepare' && f.player === player) f.step = 'next'
    if (f.op === 'turn' && s.turn.player === player) f.step = 'end'
  }
  happen(t, 'playerOut', player, null, null, { cause: 'BC-OUT-06' })
  checkLast(t)
}

/** BC-OUT-05, BC-WIN-02: one side is left. */
function checkLast(t: T): void {
  const { players } = t.state
  const left = players.findIndex((seat) => !seat.out)
  if (players.every((seat) => seat.out || seat.team === players[left]!.team)) win(t, left as PlayerId, 'BC-OUT-05')
}

/** BC-WIN-05: all who play have agreed to stop. */
export function agreed(t: T): void {
  decide(t, 'BC-WIN-05')
}

/** BC-WIN-03: exactly one winner, or one side. */
function win(t: T, player: PlayerId, rule: RuleId): void {
  const { players } = t.state
  const { team } = players[player]!
  finish(
    t,
    players.map((seat) => seat.team === team),
    rule,
  )
}

/** The best of those who still play win, equals together. */
function decide(t: T, rule: RuleId): void {
  const { players } = t.state
  const standing = players.map((_, p) => standingOf(t.state, p as PlayerId))
  const teams = players.filter((seat) => !seat.out).map((seat) => seat.team)
  const best = Math.max(...standing.filter((_, p) => teams.includes(players[p]!.team)))
  finish(
    t,
    players.map((seat, p) => teams.includes(seat.team) && standing[p] === best),
    rule,
  )
}

function finish(t: T, won: readonly boolean[], rule: RuleId): void {
  const { players, turn } = t.state
  const standing = players.map((_, p) => standingOf(t.state, p as PlayerId))
  const better = (p: number, q: number) => (won[p] === won[q] ? standing[p]! > standing[q]! : won[p]!)
  const places = players.map((_, p) => 1 + players.filter((_, q) => better(q, p)).length)
  turn.phase = 'over'
  happen(t, 'gameEnded', null, null, null, { list: places, cause: rule })
  end(t, { places, rule }) // BC-WIN-06
}

/** BC-WIN-04: more chips, then more power on the board and in reserve; of a side together. */
function standingOf(s: CreaturesState, player: PlayerId): number {
  const { team } = s.players[player]!
  let power = 0
  s.players.forEach((seat, p) => {
    if (seat.team === team)
      for (const h of [...onBoard(s, p as PlayerId), ...inReserve(s, p as PlayerId)]) power += POWER[s.pieces[h]!.def]!
  })
  return countChips(counted(s, player)) * 1_000 + power
}
