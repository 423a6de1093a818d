import type { Edition, Team } from './config.ts'

const team = (cards: readonly string[], dice: number, basics: readonly string[]): Team => ({
  team: cards.map((card) => ({ card, dice })),
  basics,
})

/** Teams for a table at which nobody has brought any. */
export const starter: Readonly<Record<Edition, readonly Team[]>> = {
  ygo: [
    team(['ygo-001', 'ygo-002', 'ygo-004', 'ygo-006'], 2, ['ygo-113', 'ygo-116']),
    team(['ygo-003', 'ygo-005', 'ygo-007', 'ygo-008'], 2, ['ygo-117', 'ygo-120']),
  ],
  wh40k: [
    team(['bfu-022', 'bfu-026', 'bfu-032', 'bfu-042'], 3, ['bfu-051', 'bfu-053']),
    team(['bfu-016', 'bfu-020', 'bfu-008', 'bfu-044'], 3, ['bfu-050', 'bfu-049']),
  ],
}
