import type { GameModule } from '@duelhall/kernel'
import { creatures } from './creatures/index.ts'
import { dice } from './dice/index.ts'
import { duel } from './duel/index.ts'
import { dungeon } from './dungeon/index.ts'
import { plain } from './plain.ts'
import type { Skin } from './skin.ts'

const skins: Readonly<Record<string, Skin>> = {
  'battle-of-creatures': creatures,
  'dice-masters-ultramar': dice,
  'dice-masters-yugioh': dice,
  'dungeon-dice': dungeon,
  'duel-monsters': duel,
}

/** The picture of a game; a game without one is shown as lists. */
export const skinOf = ({ game }: GameModule): Skin => skins[game.id] ?? plain
