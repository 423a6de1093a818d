import type { GameModule } from '@duelhall/kernel'
import type { Course, Puzzle } from '@duelhall/lessons'
import { battleOfCreatures, loadCourse as loadCreatures, loadPuzzles as loadCreaturesPuzzles } from './battle-of-creatures/index.ts'
import {
  diceMastersUltramar,
  diceMastersYugioh,
  loadUltramarCourse,
  loadUltramarPuzzles,
  loadYugiohCourse,
  loadYugiohPuzzles,
} from './dice-masters/index.ts'
import { duelMonsters, loadCourse as loadDuel, loadPuzzles as loadDuelPuzzles } from './duel-monsters/index.ts'
import { dungeonDice, loadCourse as loadDungeon, loadPuzzles as loadDungeonPuzzles } from './dungeon-dice/index.ts'

export { board as creaturesBoard, civilizations, distance as creaturesDistance, stacks as chipStacks } from './battle-of-creatures/index.ts'
export { teams as diceMastersTeams } from './dice-masters/index.ts'
export { decks as duelMonstersDecks } from './duel-monsters/index.ts'
export { board as dungeonBoard, decks as dungeonDiceDecks } from './dungeon-dice/index.ts'
export { battleOfCreatures, diceMastersUltramar, diceMastersYugioh, duelMonsters, dungeonDice }

/** Every game there is. */
export const games: readonly GameModule[] = [battleOfCreatures, dungeonDice, diceMastersYugioh, diceMastersUltramar, duelMonsters]

/** The lessons of each game, by its id. */
export const courses: Readonly<Record<string, () => Promise<Course>>> = {
  'battle-of-creatures': loadCreatures,
  'dungeon-dice': loadDungeon,
  'dice-masters-yugioh': loadYugiohCourse,
  'dice-masters-ultramar': loadUltramarCourse,
  'duel-monsters': loadDuel,
}

/** The puzzles of each game, by its id. */
export const puzzlesOf: Readonly<Record<string, () => Promise<readonly Puzzle[]>>> = {
  'battle-of-creatures': loadCreaturesPuzzles,
  'dungeon-dice': loadDungeonPuzzles,
  'dice-masters-yugioh': loadYugiohPuzzles,
  'dice-masters-ultramar': loadUltramarPuzzles,
  'duel-monsters': loadDuelPuzzles,
}
