import type { GameModule, PlayerId } from '@duelhall/kernel'
import type { Course, Puzzle } from '@duelhall/lessons'
import { CELLS, COLUMNS, cellName, columnOf, STRIDE } from './board.ts'
import { catalogOf, teachingOf } from './catalog.ts'
import { type Config, players, tableFor, variants } from './config.ts'
import { readyDecks } from './decks.ts'
import { evaluate, judgement } from './evaluate.ts'
import { game } from './game.ts'
import { groundOf, netsOf } from './ground.ts'
import { turned, turnedName } from './nets.ts'
import { placements } from './placement.ts'
import { sayCard } from './say.ts'
import type { DungeonState } from './state.ts'
import { text } from './text.ts'

export const dungeonDice: GameModule<DungeonState, Config> = {
  game,
  name: 'Dungeon Dice',
  players,
  text,
  catalog: catalogOf(sayCard),
  teaching: teachingOf(sayCard),
  variants,
  decks: readyDecks.map(({ id, name, plan }) => ({ id, name, plan })),
  config: tableFor,
  evaluate,
  judgement,
  levels: [
    { looks: 60, blur: 0.42 },
    { looks: 60, blur: 0.29 },
    { looks: 90, blur: 0.17 },
    { looks: 200, blur: 0.05 },
    { looks: 12_000, blur: 0 },
  ],
  manner: { horizon: 1 },
}

/**
 * The field for screens: names of cells by number; cells of one row are neighbours, `stride` apart are those above each other. `nets` are
 * the nets as they may lie, in the order of the options: which one, how it is turned, and its cells around the summon cell.
 * `placements` lists all that a player could lay now, as numbers of a net and of its summon cell.
 */
export const board = {
  columns: COLUMNS,
  stride: STRIDE,
  nets: turned.map(({ net, mirrored, quarter, offsets }, n) => ({ name: turnedName(n), net, mirrored, quarter, offsets })),
  names: Array.from({ length: CELLS }, (_, cell) => (columnOf(cell) < COLUMNS ? cellName(cell) : '')),
  placements: (s: DungeonState, player: PlayerId) => placements(groundOf(s, player), netsOf(s, player)),
} as const

export type { Config } from './config.ts'
export * as decks from './decks.ts'
export { codeOf } from './refusals.ts'
export type { DungeonState } from './state.ts'

/** Loaded only where somebody learns. */
export const loadPuzzles = async (): Promise<readonly Puzzle[]> => (await import('./puzzles/index.ts')).puzzles
export const loadCourse = async (): Promise<Course> => (await import('./lessons/index.ts')).course
