/** How a game appears in the hall, and the table that *Play* lays at once. Decoration and defaults only; the rules are the game's. */
export interface Room {
  /** A token. */
  readonly accent: string
  readonly minutes: number
  /** How many sit at the table of *Play*; the game's least if not said. */
  readonly players?: number
  readonly table?: Readonly<Record<string, unknown>>
  readonly decks?: readonly string[]
}

const rooms: Readonly<Record<string, Room>> = {
  'battle-of-creatures': { accent: 'var(--creatures)', minutes: 40, players: 3, table: { randomPreparation: true } },
  'dungeon-dice': { accent: 'var(--dungeon)', minutes: 35 },
  'dice-masters-yugioh': { accent: 'var(--dice-ygo)', minutes: 25 },
  'dice-masters-ultramar': { accent: 'var(--dice-wh)', minutes: 25 },
  'duel-monsters': { accent: 'var(--duel)', minutes: 20, table: { matchLength: 1 } },
}

export const roomOf = (game: string): Room => rooms[game] ?? { accent: 'var(--brass)', minutes: 30 }
/** Rooms in the order of their doors, with those that are not open yet. */
export const doors: readonly string[] = Object.keys(rooms)
