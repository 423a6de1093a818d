import type { Handle, PlayerId } from '@duelhall/kernel'
import { type CellSet, hasCell, slotOf, WORDS } from './board.ts'
import { IS_ITEM, IS_MONSTER } from './catalog.ts'
import { ALL_NETS, type Ground } from './placement.ts'
import { type DungeonState, inZone, PLAY, type T, turns } from './state.ts'

// Scratch sets; never alive across a call.
const TAKEN = new Int32Array(WORDS)
const PATHS = new Int32Array(WORDS)
const OWN = new Int32Array(WORDS)
const FOES = new Int32Array(WORDS)
const ITEMS = new Int32Array(WORDS)

const put = (set: Int32Array, cell: number): void => {
  set[cell >> 5] = set[cell >> 5]! | (1 << (cell & 31))
}

/** DD-BOARD-04, -10: every path cell, of either owner or of nobody. */
export function allPaths(s: DungeonState): Int32Array {
  const { neutral } = turns(s)
  for (let w = 0; w < WORDS; w++) {
    let x = neutral[w]!
    for (let p = 0; p < s.players.length; p++) x |= s.players[p]!.paths[w]!
    PATHS[w] = x
  }
  return PATHS
}

export function isPath(s: DungeonState, cell: number): boolean {
  if (hasCell(turns(s).neutral, cell)) return true
  for (let p = 0; p < s.players.length; p++) if (hasCell(s.players[p]!.paths, cell)) return true
  return false
}

/** What a player may build on (DD-DIMENSION-11). */
export function groundOf(s: DungeonState, player: PlayerId): Ground {
  const { rows } = s.table
  const { blocked } = turns(s)
  const paths = allPaths(s)
  for (let w = 0; w < WORDS; w++) TAKEN[w] = paths[w]! | blocked[w]!
  for (let p = 0; p < s.players.length; p++) put(TAKEN, slotOf(p, rows)) // DD-BOARD-05
  return { rows, taken: TAKEN, paths: s.players[player]!.paths, slot: slotOf(player, rows) }
}

/** DD-VAR-04: the nets this player may still use. */
export const netsOf = (s: DungeonState, player: PlayerId): number => (s.table.netsOnce ? ALL_NETS & ~s.players[player]!.nets : ALL_NETS)

/** Cells with monsters of this player, and with those of the others. */
export function standing(s: DungeonState, player: PlayerId): { readonly own: CellSet | Int32Array; readonly foes: CellSet | Int32Array } {
  OWN.fill(0)
  FOES.fill(0)
  const { team } = s.players[player]!
  for (let p = 0; p < s.players.length; p++) {
    const set = s.players[p]!.team === team ? OWN : FOES
    const list = inZone(s, p as PlayerId, PLAY)
    for (let i = 0; i < list.length; i++) {
      const { def, place } = s.pieces[list[i]!]!
      if (IS_MONSTER[def]!) put(set, place)
    }
  }
  return { own: OWN, foes: FOES }
}

/** Cells with items, whoever laid them. */
export function itemCells(s: DungeonState): Int32Array {
  ITEMS.fill(0)
  for (let p = 0; p < s.players.length; p++)
    for (const h of inZone(s, p as PlayerId, PLAY)) if (IS_ITEM[s.pieces[h]!.def]!) put(ITEMS, s.pieces[h]!.place)
  return ITEMS
}

function figureAt(s: DungeonState, cell: number, kind: readonly boolean[]): Handle | null {
  for (let p = 0; p < s.players.length; p++) {
    const list = inZone(s, p as PlayerId, PLAY)
    for (let i = 0; i < list.length; i++) {
      const { def, place } = s.pieces[list[i]!]!
      if (place === cell && kind[def]!) return list[i]!
    }
  }
  return null
}
/** DD-BOARD-14: at most one of each on a cell. */
export const monsterAt = (s: DungeonState, cell: number): Handle | null => figureAt(s, cell, IS_MONSTER)
export const itemAt = (s: DungeonState, cell: number): Handle | null => figureAt(s, cell, IS_ITEM)

const MINE: Handle[] = []
/** Monsters this player controls, in play; the list is scratch. */
export function monstersOf(s: DungeonState, player: PlayerId): readonly Handle[] {
  MINE.length = 0
  const list = inZone(s, player, PLAY)
  for (let i = 0; i < list.length; i++) if (IS_MONSTER[s.pieces[list[i]!]!.def]!) MINE.push(list[i]!)
  return MINE
}

/** The opponent: there are two players (DD-SETUP-01). */
export function foeOf(t: T, player: PlayerId): PlayerId {
  const { players } = t.state
  const { team } = players[player]!
  for (let p = 0; p < players.length; p++) if (players[p]!.team !== team && !players[p]!.out) return p as PlayerId
  return player
}

export const isSeat = (s: DungeonState, h: Handle): boolean => h < s.players.length
/** Where a monster, an item or a Dungeon Master stands. */
export const cellOf = (s: DungeonState, h: Handle): number => (isSeat(s, h) ? slotOf(h, s.table.rows) : s.pieces[h]!.place)
