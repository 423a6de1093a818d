/** The parts of a summary, in order. */
export const summaryParts = ['goal', 'start', 'turn', 'summon', 'move', 'fight', 'more'] as const
export type SummaryPart = (typeof summaryParts)[number]

/** A game on one page: the rules that carry it, by id. Their words are those of the catalogue, so that there is no second set of rules. */
type Summary = Readonly<Partial<Record<SummaryPart, readonly string[]>>>

/** Numbers of one section as ids. */
const of = (section: string, ...numbers: readonly number[]): readonly string[] =>
  numbers.map((n) => `${section}-${String(n).padStart(2, '0')}`)

/** By document: editions of one game share one, and leave out what is marked for another. */
export const summaries: Readonly<Record<string, Summary>> = {
  'battle-of-creatures': {
    goal: [...of('BC-WIN', 1), ...of('BC-CHIP', 3, 4)],
    start: of('BC-SETUP', 2, 3, 4, 6, 7),
    turn: of('BC-TURN', 1, 4, 5, 6),
    summon: of('BC-SUMMON', 1, 2, 3, 5, 8),
    move: [...of('BC-MOVE', 1, 4, 5, 6), ...of('BC-CHIP', 1, 2, 7)],
    fight: of('BC-BATTLE', 1, 2, 3, 4, 5, 6, 7),
  },
  'dungeon-dice': {
    goal: [...of('DD-WIN', 1), ...of('DD-MASTER', 1, 3)],
    start: of('DD-SETUP', 3, 4, 5),
    turn: [...of('DD-TURN', 1, 4, 8), ...of('DD-ROLL', 1, 5, 8), ...of('DD-CREST', 2, 5, 8)],
    summon: [...of('DD-SUMMON', 1, 4, 5, 9), ...of('DD-DIMENSION', 1, 2, 3, 4)],
    move: [...of('DD-MOVE', 1, 2, 3, 6), ...of('DD-FLY', 4), ...of('DD-TUNNEL', 1)],
    fight: [...of('DD-ATTACK', 1, 2), ...of('DD-DAMAGE', 1, 2, 5), ...of('DD-MASTER', 2), ...of('DD-FLY', 2)],
    more: of('DD-ITEM', 1, 3, 5),
  },
  'dice-masters': {
    goal: of('DM-WIN', 1, 2),
    start: of('DM-SETUP', 1, 2, 3, 6),
    turn: [...of('DM-TURN', 1), ...of('DM-DRAW', 1, 2, 3, 9), ...of('DM-ROLL', 1, 3, 5), ...of('DM-MAIN', 1, 2, 4)],
    summon: [...of('DM-BUY', 1, 2, 3, 5), ...of('DM-FIELD', 1, 10), ...of('DM-ENERGY', 4, 5, 15)],
    fight: [...of('DM-ATT', 1, 2, 5), ...of('DM-BLOCK', 1, 2), ...of('DM-DMG', 1, 3, 4, 5, 7, 12), ...of('DM-KO', 1)],
    more: [...of('DM-ACTION', 1, 2, 3), ...of('DM-GLOBAL', 1, 2, 4), ...of('DM-PRIO', 4, 6), ...of('DM-CLEAN', 1, 2)],
  },
  'duel-monsters': {
    goal: of('YG-WIN', 2, 3),
    start: of('YG-SETUP', 7, 10, 11),
    turn: of('YG-PHASE', 2, 10, 20, 24, 30, 31, 62),
    summon: of('YG-SUMMON', 1, 2, 4, 6, 20, 21, 30, 50, 60, 70),
    move: of('YG-POS', 1, 2, 3),
    fight: of('YG-BATTLE', 2, 3, 4, 41, 42, 43, 44, 45, 46, 48),
    more: [...of('YG-CHAIN', 1, 2, 3, 17), ...of('YG-SPELL', 1, 3, 9), ...of('YG-TRAP', 1, 2)],
  },
}

/** The mark of an edition in the catalogue, by game. */
const marks: Readonly<Record<string, string>> = { 'dice-masters-yugioh': 'ygo', 'dice-masters-ultramar': 'wh40k' }

/** Whether a rule is one of this game's: what is marked for another edition is not. */
export function isOf(game: string, text: string): boolean {
  const mark = /^\[(ygo|wh40k)\]/.exec(text)?.[1]
  return mark === undefined || marks[game] === undefined || marks[game] === mark
}
