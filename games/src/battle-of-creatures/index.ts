import type { GameModule } from '@duelhall/kernel'
import type { Course, Puzzle } from '@duelhall/lessons'
import { type Config, players, tableFor, variants } from './config.ts'
import { evaluate, judgement } from './evaluate.ts'
import { game } from './game.ts'
import { catalog } from './pawns.ts'
import type { CreaturesState } from './state.ts'
import { text } from './text.ts'

export const battleOfCreatures: GameModule<CreaturesState, Config> = {
  game,
  name: 'Battle of the Creatures',
  players,
  text,
  catalog,
  variants,
  config: tableFor,
  evaluate,
  judgement,
  levels: [
    { looks: 100, blur: 0.085 },
    { looks: 200, blur: 0.025 },
    { looks: 330, blur: 0 },
    { looks: 1200, blur: 0 },
    { looks: 14_000, blur: 0 },
  ],
}

export { board, civilizations, distance, type Kind, type Space } from './board.ts'
export { type BoardData, checkBoard } from './check-board.ts'
export type { Config } from './config.ts'
export { checkPath } from './path.ts'
export { codeOf } from './refusals.ts'
export type { CreaturesState } from './state.ts'
export { stacks } from './view.ts'
export { spaceName } from './words.ts'

/** Loaded only where somebody learns. */
export const loadPuzzles = async (): Promise<readonly Puzzle[]> => (await import('./puzzles/index.ts')).puzzles
export const loadCourse = async (): Promise<Course> => (await import('./lessons/index.ts')).course
