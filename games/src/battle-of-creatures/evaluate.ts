import { type Judgement, less, type PlayerId, weighed, weightedSum, weightsBy } from '@duelhall/kernel'
import { chipSpaces, distance, REGIONS, startSpace } from './board.ts'
import { countChips, counted } from './end.ts'
import { POWER } from './pawns.ts'
import { type CreaturesState, inReserve, onBoard } from './state.ts'
import file from './weights.json' with { type: 'json' }

/** Chips held, how soon the missing ones can be reached, power on the board, of it power in danger, power in reserve. */
const names = ['chips', 'near', 'power', 'danger', 'reserve'] as const
const weights = weightsBy(names, file)

/** The own side against the best of the others. */
export const judgement: Judgement<CreaturesState> = {
  names,
  weights,
  measure(s, player) {
    const { team } = s.players[player]!
    let own = NOTHING
    let other = NOTHING
    for (let p = 0; p < s.players.length; p++) {
      const prospects = prospectsOf(s, p as PlayerId)
      if (s.players[p]!.team === team) own = better(own, prospects)
      else other = better(other, prospects)
    }
    return less(own, other)
  },
}

export const evaluate = (s: CreaturesState, player: PlayerId): number => weighed(judgement, s, player)

const NOTHING: readonly number[] = names.map(() => 0)
const better = (a: readonly number[], b: readonly number[]): readonly number[] =>
  weightedSum(weights, b) > weightedSum(weights, a) ? b : a

function prospectsOf(s: CreaturesState, player: PlayerId): readonly number[] {
  const seat = s.players[player]!
  if (seat.out || seat.civilization < 0) return NOTHING
  const chips = counted(s, player)
  const standing = onBoard(s, player)
  let near = 0
  for (let c = 0; c < REGIONS; c++) {
    if ((chips >> c) & 1) continue
    let soonest = turnsFromReserve(s, player, c)
    for (let i = 0; i < standing.length; i++) {
      const { def, place } = s.pieces[standing[i]!]!
      soonest = Math.min(soonest, distance(place, chipSpaces[c]!) / POWER[def]!)
    }
    near += 1 / (1 + soonest)
  }
  let power = 0
  let danger = 0
  for (let i = 0; i < standing.length; i++) {
    const { def, place } = s.pieces[standing[i]!]!
    power += POWER[def]!
    if (isThreatened(s, player, place, POWER[def]!)) danger += POWER[def]!
  }
  let reserve = 0
  for (const h of inReserve(s, player)) reserve += POWER[s.pieces[h]!.def]!
  return [countChips(chips), near, power, danger, reserve]
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
