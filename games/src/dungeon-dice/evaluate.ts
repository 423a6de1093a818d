import { type Judgement, less, type PlayerId, weighed, weightsBy } from '@duelhall/kernel'
import { CELLS, type CellSet, STEPS, slotOf } from './board.ts'
import { defs, IS_MONSTER } from './catalog.ts'
import { isPath } from './ground.ts'
import { type DungeonState, inZone, PLAY, RESERVE, turns } from './state.ts'
import file from './weights.json' with { type: 'json' }

/**
 * Material: life points, crests, monsters with their attack, their defense and health, items, figures in reserve. Position: how far the
 * monsters and the nearest of them have come, how far the dungeon has. Tempo: whether a monster can strike at the other Dungeon Master.
 */
const names = [
  'life',
  'movement',
  'attackCrests',
  'defenseCrests',
  'magic',
  'trap',
  'monsters',
  'strength',
  'toughness',
  'items',
  'march',
  'nearest',
  'strike',
  'frontier',
  'reserve',
] as const

/** More crests of a kind are hardly ever spent. */
const MOST_CRESTS = 8
const crests = (n: number): number => Math.min(n, MOST_CRESTS)
/** Steps from which a monster counts as on its way. */
const FAR_OFF = 24

export const judgement: Judgement<DungeonState> = {
  names,
  weights: weightsBy(names, file),
  measure: (s, player) => less(prospectsOf(s, player, foeOf(s, player)), prospectsOf(s, foeOf(s, player), player)),
}

export const evaluate = (s: DungeonState, player: PlayerId): number => weighed(judgement, s, player)

const foeOf = (s: DungeonState, player: PlayerId): PlayerId =>
  s.players.findIndex((seat) => seat.team !== s.players[player]!.team) as PlayerId

function prospectsOf(s: DungeonState, player: PlayerId, foe: PlayerId): readonly number[] {
  const seat = s.players[player]!
  const far = distancesTo(s, foe)
  let monsters = 0
  let strength = 0
  let toughness = 0
  let items = 0
  let march = 0
  let nearest = 60
  for (const h of inZone(s, player, PLAY)) {
    const { def, place } = s.pieces[h]!
    if (!IS_MONSTER[def]!) {
      items++
      continue
    }
    const { attack, defense, hp } = defs[def]!
    const health = (hp - s.marks[h]!.damage) / Math.max(10, hp)
    monsters++
    strength += (attack / 10) * health
    toughness += ((defense + hp) / 10) * health
    march += Math.max(0, FAR_OFF - far[place]!) / FAR_OFF
    nearest = Math.min(nearest, far[place]!)
  }
  return [
    seat.life,
    crests(seat.movement),
    crests(seat.attack),
    crests(seat.defense),
    crests(seat.magic),
    crests(seat.trap),
    monsters,
    strength,
    toughness,
    items,
    march,
    1 / (1 + nearest / 4),
    nearest <= 1 && seat.attack > 0 ? 1 : 0,
    frontierOf(s, player, foe),
    inZone(s, player, RESERVE).length,
  ]
}

/** What was worked out last for a seat, and for which sets of cells: a set is never changed, only replaced. */
interface Known<T> {
  readonly of: readonly (CellSet | number)[]
  readonly is: T
}

/** The same again where the sets are the same; most positions of a search have one dungeon. */
function remembered<T>(known: (Known<T> | undefined)[], seat: number, of: Known<T>['of'], work: () => T): T {
  const last = known[seat]
  if (last !== undefined && last.of.length === of.length && of.every((one, i) => one === last.of[i])) return last.is
  const is = work()
  known[seat] = { of, is }
  return is
}

const frontiers: (Known<number> | undefined)[] = []
const frontierOf = (s: DungeonState, player: PlayerId, foe: PlayerId): number =>
  remembered(frontiers, player, [s.players[player]!.paths, slotOf(foe, s.table.rows)], () => frontier(s, player, foe))

const distances: (Known<Int16Array> | undefined)[] = []
const distancesTo = (s: DungeonState, foe: number): Int16Array =>
  remembered(distances, foe, [turns(s).neutral, slotOf(foe, s.table.rows), ...s.players.map(({ paths }) => paths)], () => distance(s, foe))

/** How far the own dungeon has come towards the other slot, from 0 to 1. */
function frontier(s: DungeonState, player: PlayerId, foe: PlayerId): number {
  const slot = slotOf(foe, s.table.rows)
  const { paths } = s.players[player]!
  let best = FAR_OFF
  for (let w = 0; w < paths.length; w++)
    for (let x = paths[w]!; x !== 0; x &= x - 1) {
      const cell = w * 32 + 31 - Math.clz32(x & -x)
      best = Math.min(best, Math.abs((cell & 15) - (slot & 15)) + Math.abs((cell >> 4) - (slot >> 4)))
    }
  return (FAR_OFF - best) / FAR_OFF
}

const QUEUE: number[] = []
/** Steps from every cell to the cells beside a slot, over paths; where there is no way, the distance on the grid and more. */
function distance(s: DungeonState, foe: number): Int16Array {
  const far = new Int16Array(CELLS)
  const slot = slotOf(foe, s.table.rows)
  for (let cell = 0; cell < CELLS; cell++) far[cell] = 14 + Math.abs((cell & 15) - (slot & 15)) + Math.abs((cell >> 4) - (slot >> 4))
  QUEUE.length = 0
  QUEUE.push(slot)
  far[slot] = 0
  for (let i = 0; i < QUEUE.length; i++)
    for (const step of STEPS) {
      const cell = QUEUE[i]! + step
      if (cell < 0 || cell >= CELLS || !isPath(s, cell) || far[cell]! <= far[QUEUE[i]!]! + 1) continue
      far[cell] = far[QUEUE[i]!]! + 1
      QUEUE.push(cell)
    }
  return far
}
