import type { Team } from '../config.ts'
import type { FormatId } from './formats.ts'

/** The set-ups that the books fix: what the first and the second player bring; the full rules hold (DM-SETUP-11). */
export interface Fixed {
  readonly first: Team
  readonly second: Team
  /** Where the book and the data differ. */
  readonly note: string | null
}

const pair = (ids: readonly string[], basics: readonly string[]): Team => ({ team: ids.map((card) => ({ card, dice: 2 })), basics })

/** The basic actions lie in the centre whoever brings them (DM-SETUP-02). */
export const fixedGames: Readonly<Partial<Record<FormatId, Fixed>>> = {
  // DM-SETUP-09: Harpie Lady and Blue-Eyes White Dragon against Kuriboh and Red-Eyes B. Dragon
  first: {
    first: pair(['ygo-004', 'ygo-001'], ['ygo-112', 'ygo-116']),
    second: pair(['ygo-005', 'ygo-007'], ['ygo-120']),
    note: null,
  },
  // DM-SETUP-10: Primaris Inceptor and Primaris Reiver against Typhus and Plague Marine
  demo: {
    first: pair(['bfu-022', 'bfu-032'], ['bfu-053']),
    second: pair(['bfu-044', 'bfu-016'], ['bfu-050']),
    note: 'The book names Imperial Tithe, which no list of cards has; Into Battle! stands in for it.',
  },
}
