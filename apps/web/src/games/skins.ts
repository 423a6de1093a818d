import type { Skin } from '../table/skin.ts'

const diceMasters = (): Promise<Skin> => import('./dice-masters/index.tsx').then(({ skin }) => skin)

/** The look of each game, by id, loaded with its first table. A game without one is played on the generic table. */
const skins: Readonly<Record<string, () => Promise<Skin>>> = {
  'battle-of-creatures': () => import('./battle-of-creatures/index.tsx').then(({ skin }) => skin),
  'dungeon-dice': () => import('./dungeon-dice/index.tsx').then(({ skin }) => skin),
  'dice-masters-yugioh': diceMasters,
  'dice-masters-ultramar': diceMasters,
  'duel-monsters': () => import('./duel-monsters/index.tsx').then(({ skin }) => skin),
}

export const skinOf = (game: string): Promise<Skin | null> => skins[game]?.() ?? Promise.resolve(null)
