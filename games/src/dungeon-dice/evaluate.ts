import type { PlayerId } from '@duelhall/kernel'
import { CELLS, STEPS, slotOf } from './board.ts'
import { defs, IS_MONSTER } from './catalog.ts'
import { isPath } from './ground.ts'
import { type DungeonState, inZone, PLAY, RESERVE } from './state.ts'

/** How good it looks for a player, from 0 (lost) to 1 (won). */
export function evaluate(s: DungeonState, player: PlayerId): number {
  if (s.outcome !== null) {
    if (s.outcome.places.every((place) => place === 1)) return 0.5
    return s.outcome.places[player] === 1 ? 1 : 0
  }
  let lead = 0
  for (let p = 0; p < s.players.length; p++) lead += (p === player ? 1 : -1) * prospects(s, p as PlayerId)
  return 0.02 + 0.96 / (1 + Math.exp(-lead / 6))
}

const LIFE = 6
const CRESTS = { movement: 0.1, attack: 0.22, defense: 0.08, magic: 0.05, trap: 0.05 } as const
const WAY = 0.25
const NEAR = 4

/** Life points, strength on the board, how near it stands to the other Dungeon Master, crests to use it. */
function prospects(s: DungeonState, player: PlayerId): number {
  const seat = s.players[player]!
  let sum = seat.life * LIFE
  for (const kind of Object.keys(CRESTS) as (keyof typeof CRESTS)[]) sum += seat[kind] * CRESTS[kind]
  for (let q = 0; q < s.players.length; q++) {
    if (s.players[q]!.team === seat.team) continue
    const far = distancesTo(s, q)
    let nearest = 60
    for (const h of inZone(s, player, PLAY)) {
      const { def, place } = s.pieces[h]!
      if (!IS_MONSTER[def]!) {
        sum += 0.5
        continue
      }
      const { attack, defense, hp } = defs[def]!
      const health = (hp - s.marks[h]!.damage) / Math.max(10, hp)
      sum += 0.6 + (attack / 20 + defense / 40 + hp / 40) * health
      const steps = far[place]!
      sum += WAY * Math.max(0, 24 - steps) * 0.15
      nearest = Math.min(nearest, steps)
    }
    sum += NEAR * (1 / (1 + nearest / 4))
    sum += frontier(s, player, q)
  }
  sum += inZone(s, player, RESERVE).length * 0.15
  return sum
}

/** How far the own dungeon has come towards the other slot. */
function frontier(s: DungeonState, player: PlayerId, foe: number): number {
  const slot = slotOf(foe, s.table.rows)
  const { paths } = s.players[player]!
  let best = 40
  for (let w = 0; w < paths.length; w++)
    for (let x = paths[w]!; x !== 0; x &= x - 1) {
      const cell = w * 32 + 31 - Math.clz32(x & -x)
      best = Math.min(best, Math.abs((cell & 15) - (slot & 15)) + Math.abs((cell >> 4) - (slot >> 4)))
    }
  return (24 - best) * 0.12
}

const FAR = new Int16Array(CELLS)
const QUEUE: number[] = []
/** Steps from every cell to the cells beside a slot, over paths; where there is no way, the distance on the grid and more. */
function distancesTo(s: DungeonState, foe: number): Int16Array {
  const slot = slotOf(foe, s.table.rows)
  for (let cell = 0; cell < CELLS; cell++) FAR[cell] = 14 + Math.abs((cell & 15) - (slot & 15)) + Math.abs((cell >> 4) - (slot >> 4))
  QUEUE.length = 0
  QUEUE.push(slot)
  FAR[slot] = 0
  for (let i = 0; i < QUEUE.length; i++)
    for (const step of STEPS) {
      const cell = QUEUE[i]! + step
      if (cell < 0 || cell >= CELLS || !isPath(s, cell) || FAR[cell]! <= FAR[QUEUE[i]!]! + 1) continue
      FAR[cell] = FAR[QUEUE[i]!]! + 1
      QUEUE.push(cell)
    }
  return FAR
}
