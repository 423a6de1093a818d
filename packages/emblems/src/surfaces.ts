interface Pattern {
  readonly width: number
  readonly height: number
  draw(colour: string): string
}

const pattern = (width: number, height: number, draw: (colour: string) => string): Pattern => ({ width, height, draw })

/** Hides and hatchings, each one tile of a pattern. */
export const surfaces = {
  scales: pattern(
    14,
    12,
    (c) =>
      `<path d="M-7 0Q0 11 7 0Q14 11 21 0M-14 -6Q-7 5 0 -6M0 6Q7 17 14 6M0 -6Q7 5 14 -6" fill="none" stroke="${c}" stroke-width="1.5"/>`,
  ),
  fur: pattern(
    13,
    15,
    (c) => `<path d="M2 0l3 8M9 6l2.5 8M6 -3l2 6M12 -2l1 5" fill="none" stroke="${c}" stroke-width="1.5" stroke-linecap="round"/>`,
  ),
  hatch: pattern(6, 6, (c) => `<path d="M-1 7L7 -1M-1 1L1 -1M5 7L7 5" stroke="${c}" stroke-width="1.2"/>`),
  plates: pattern(22, 16, (c) => `<path d="M0 0H22M11 0V8M0 8H22M0 8V16" fill="none" stroke="${c}" stroke-width="1.3"/>`),
  spots: pattern(
    24,
    22,
    (c) =>
      `<circle cx="5" cy="6" r="3" fill="${c}"/><circle cx="16" cy="16" r="4" fill="${c}"/><circle cx="19" cy="4" r="1.8" fill="${c}"/>`,
  ),
  stripes: pattern(60, 16, (c) => `<path d="M-4 2Q14 8 30 3Q46 -1 64 4L64 9Q44 4 30 8Q14 13 -4 7Z" fill="${c}"/>`),
} as const
export type Surface = keyof typeof surfaces
