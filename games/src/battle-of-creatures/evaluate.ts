import type { PlayerId } from '@duelhall/kernel'
import { chipSpaces, distance, REGIONS, startSpace } from './board.ts'
import { countChips, counted } from './end.ts'
import { POWER } from './pawns.ts'
import { type CreaturesState, inReserve, onBoard } from './state.ts'

/** How good it looks for a player, from 0 (lost) to 1 (won): the own side against the best of the others. */
export function evaluate(s: CreaturesState, player: PlayerId): number {
  const { team } = s.players[player]!
  if (s.outcome !== null) return s.outcome.places[player] === 1 ? 1 : 0
  let own = 0
  let other = 0
  for (let p = 0; p < s.players.length; p++) {
    const strength = prospects(s, p as PlayerId)
    if (s.players[p]!.team === team) own = Math.max(own, strength)
    else other = Math.max(other, strength)
  }
  const lead = own - other
  return 0.02 + 0.96 / (1 + Math.exp(-lead / 2))
}

const CHIP_WORTH = 2
const NEAR_WORTH = 1.2
const POWER_WORTH = 0.06
const RISK = 0.05

/** Chips held, how soon the missing ones can be reached, strength left, and what stands in danger. */
function prospects(s: CreaturesState, player: PlayerId): number {
  const seat = s.players[player]!
  if (seat.out || seat.civilization < 0) return 0
  const chips = counted(s, player)
  const standing = onBoard(s, player)
  let sum = countChips(chips) * CHIP_WORTH
  for (let c = 0; c < REGIONS; c++) {
    if ((chips >> c) & 1) continue
    let soonest = turnsFromReserve(s, player, c)
    for (let i = 0; i < standing.length; i++) {
      const { def, place } = s.pieces[standing[i]!]!
      soonest = Math.min(soonest, distance(place, chipSpaces[c]!) / POWER[def]!)
    }
    sum += NEAR_WORTH / (1 + soonest)
  }
  for (let i = 0; i < standing.length; i++) {
    const { def, place } = s.pieces[standing[i]!]!
    sum += POWER[def]! * (POWER_WORTH - (isThreatened(s, player, place, POWER[def]!) ? RISK : 0))
  }
  for (const h of inReserve(s, player)) sum += (POWER[s.pieces[h]!.def]! * POWER_WORTH) / 2
  return sum
}

/** The next creature in reserve takes about two turns to come to the board. */
function turnsFromReserve(s: CreaturesState, player: PlayerId, civilization: number): number {
  const next = inReserve(s, player)[0]
  if (next === undefined) return 20
  return 2 + distance(startSpace(s.players[player]!.civilization, 3), chipSpaces[civilization]!) / POWER[s.pieces[next]!.def]!
}

/** Whether a stronger foe stands within its own reach. */
function isThreatened(s: CreaturesState, player: PlayerId, place: number, power: number): boolean {
  for (let p = 0; p < s.players.length; p++) {
    if (s.players[p]!.team === s.players[player]!.team) continue
    for (const h of onBoard(s, p as PlayerId)) {
      const { def, place: from } = s.pieces[h]!
      if (POWER[def]! > power && distance(from, place) <= POWER[def]!) return true
    }
  }
  return false
}
