import type { GameModule } from '@duelhall/kernel'
import { catalogOf } from './catalog.ts'
import { type Config, players, tableFor, variants } from './config.ts'
import { evaluate } from './evaluate.ts'
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
  config: tableFor,
  evaluate,
}

export type { Config } from './config.ts'
export { readyDecks } from './decks/six.ts'
export { codeOf } from './refusals.ts'
export type { DuelState } from './state.ts'
