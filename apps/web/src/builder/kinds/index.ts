import type { GameModule } from '@duelhall/kernel'
import type { Kind } from '../kind.ts'

/** How each game is built, loaded with its rules. */
const kinds: Readonly<Record<string, (module: GameModule) => Promise<Kind>>> = {
  'battle-of-creatures': async ({ catalog }) => (await import('./battle-of-creatures.ts')).kindOf(catalog),
  'dungeon-dice': async ({ catalog }) => (await import('./dungeon-dice.ts')).kindOf(catalog),
  'dice-masters-yugioh': async ({ catalog }) => (await import('./dice-masters.ts')).kindOf('ygo', catalog),
  'dice-masters-ultramar': async ({ catalog }) => (await import('./dice-masters.ts')).kindOf('wh40k', catalog),
  'duel-monsters': async () => (await import('./duel-monsters.ts')).kind,
}

export const hasBuilder = (game: string): boolean => Object.hasOwn(kinds, game)
export const kindFor = (module: GameModule): Promise<Kind> => kinds[module.game.id]!(module)
