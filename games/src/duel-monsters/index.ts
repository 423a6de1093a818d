import type { GameModule } from '@duelhall/kernel'
import type { Course, Puzzle } from '@duelhall/lessons'
import { catalogOf } from './catalog.ts'
import { type Config, players, tableFor, variants } from './config.ts'
import { readyDecks } from './decks/six.ts'
import { evaluate, judgement } from './evaluate.ts'
import { game } from './game.ts'
import { sayCard } from './say.ts'
import type { DuelState } from './state.ts'
import { text } from './text.ts'

export const duelMonsters: GameModule<DuelState, Config> = {
  game,
  name: 'Duel Monsters',
  players,
  text,
  catalog: catalogOf(sayCard),
  variants,
  decks: readyDecks,
  config: tableFor,
  evaluate,
  judgement,
  levels: [
    { looks: 60, blur: 0.55 },
    { looks: 60, blur: 0.4 },
    { looks: 60, blur: 0.25 },
    { looks: 134, blur: 0.09 },
    { looks: 5300, blur: 0 },
  ],
  manner: { curiosity: 0.1, outset: 2.5, width: 3, widening: 0.5, spread: 12, tempo: 0.05, patience: 0.015 },
  alike: ['monsterZone', 'spellZone'],
  unanswered: ['respond'],
  closing: ['battlePhase', 'endTurn'],
}

export type { Config } from './config.ts'
export * as decks from './decks.ts'
export { codeOf } from './refusals.ts'
export type { DuelState } from './state.ts'

/** Loaded only where somebody learns. */
export const loadPuzzles = async (): Promise<readonly Puzzle[]> => (await import('./puzzles/index.ts')).puzzles
export const loadCourse = async (): Promise<Course> => (await import('./lessons/index.ts')).course
