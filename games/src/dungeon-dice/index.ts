import type { GameModule } from '@duelhall/kernel'
import { catalogOf } from './catalog.ts'
import { type Config, players, tableFor, variants } from './config.ts'
import { evaluate } from './evaluate.ts'
import { game } from './game.ts'
import { sayCard } from './say.ts'
import type { DungeonState } from './state.ts'
import { text } from './text.ts'

export const dungeonDice: GameModule<DungeonState, Config> = {
  game,
  name: 'Dungeon Dice',
  players,
  text,
  catalog: catalogOf(sayCard),
  variants,
  config: tableFor,
  evaluate,
}

export type { Config } from './config.ts'
export { type Deck, exportDeck, importDeck, randomDeck, readyDecks, successChance, summonable, warnings } from './decks.ts'
export { codeOf } from './refusals.ts'
export type { DungeonState } from './state.ts'
