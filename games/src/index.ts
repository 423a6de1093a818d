import type { GameModule } from '@duelhall/kernel'
import { battleOfCreatures } from './battle-of-creatures/index.ts'
import { diceMastersUltramar, diceMastersYugioh } from './dice-masters/index.ts'
import { duelMonsters } from './duel-monsters/index.ts'
import { dungeonDice } from './dungeon-dice/index.ts'

export { board as creaturesBoard, civilizations, stacks as chipStacks } from './battle-of-creatures/index.ts'
export { teams as diceMastersTeams } from './dice-masters/index.ts'
export { decks as duelMonstersDecks } from './duel-monsters/index.ts'
export { board as dungeonBoard, decks as dungeonDiceDecks } from './dungeon-dice/index.ts'
export { battleOfCreatures, diceMastersUltramar, diceMastersYugioh, duelMonsters, dungeonDice }

/** Every game there is. */
export const games: readonly GameModule[] = [battleOfCreatures, dungeonDice, diceMastersYugioh, diceMastersUltramar, duelMonsters]
