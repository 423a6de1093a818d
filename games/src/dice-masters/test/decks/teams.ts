import type { Team } from '../../config.ts'

/** A whole team of the 2014 edition that stands up to every format but the small ones. */
export const ygoTeam: Team = {
  team: ['ygo-009', 'ygo-010', 'ygo-011', 'ygo-013', 'ygo-014'].map((card) => ({ card, dice: 4 })),
  basics: ['ygo-111', 'ygo-112'],
}
