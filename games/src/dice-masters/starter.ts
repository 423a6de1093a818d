import type { Edition, Team } from './config.ts'

const team = (cards: readonly string[], dice: number, basics: readonly string[]): Team => ({
  team: cards.map((card) => ({ card, dice })),
  basics,
})

/** Teams for a table at which nobody has brought any, two of about the same strength, as the lab has them (docs/lab.md). */
export const starter: Readonly<Record<Edition, readonly Team[]>> = {
  ygo: [
    team(['ygo-001', 'ygo-002', 'ygo-004', 'ygo-008'], 2, ['ygo-113', 'ygo-116']),
    team(['ygo-003', 'ygo-005', 'ygo-006', 'ygo-007'], 2, ['ygo-117', 'ygo-120']),
  ],
  wh40k: [
    team(['bfu-022', 'bfu-026', 'bfu-032', 'bfu-042'], 3, ['bfu-051', 'bfu-053']),
    team(['bfu-016', 'bfu-020', 'bfu-008', 'bfu-044'], 3, ['bfu-050', 'bfu-049']),
  ],
}

/** Teams of four for Doubles, by seat: partners sit across, and no title stands twice on a side (DM-DBL-01, -03). */
export const pairs: Readonly<Record<Edition, readonly Team[]>> = {
  ygo: [
    team(['ygo-022', 'ygo-025', 'ygo-013', 'ygo-010'], 4, ['ygo-113']),
    team(['ygo-009', 'ygo-016', 'ygo-029', 'ygo-039'], 4, ['ygo-116']),
    team(['ygo-027', 'ygo-031', 'ygo-036', 'ygo-018'], 4, ['ygo-120']),
    team(['ygo-020', 'ygo-015', 'ygo-023', 'ygo-038'], 4, ['ygo-114']),
  ],
  wh40k: [
    team(['bfu-022', 'bfu-026', 'bfu-042', 'bfu-028'], 4, ['bfu-053']),
    team(['bfu-016', 'bfu-020', 'bfu-008', 'bfu-045'], 4, ['bfu-050']),
    team(['bfu-032', 'bfu-046', 'bfu-037', 'bfu-034'], 4, ['bfu-054']),
    team(['bfu-014', 'bfu-004', 'bfu-001', 'bfu-012'], 4, ['bfu-049']),
  ],
}
