import type { ReactNode } from 'react'

const fill = (d: string): ReactNode => <path d={d} fill="currentColor" />
const line = (d: string, width = 2): ReactNode => (
  <path d={d} fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
)

/** The marks of the interface, each drawn in a 24 × 24 box in one ink. */
const glyphs = {
  play: fill('M7 4.5v15l12.5-7.5Z'),
  pause: fill('M7 5h3.5v14H7ZM13.5 5H17v14h-3.5Z'),
  stepBack: fill('M6 5h2.5v14H6ZM19 5v14L9.5 12Z'),
  stepOn: fill('M15.500 5H18v14h-2.500ZM5 5v14l9.500-7Z'),
  learn: line('M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5V20', 1.9),
  friend: line(
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-3.5 2.5-6 6-6s6 2.5 6 6M16 4.5a3.5 3.5 0 0 1 0 6.3M17.5 14.5c2.2.8 3.5 2.8 3.5 5.5',
    1.9,
  ),
  globe: line(
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.500 12h17M12 3c2.700 2.600 3.800 5.600 3.800 9S14.700 18.400 12 21c-2.700-2.600-3.800-5.600-3.800-9S9.300 5.600 12 3Z',
    1.7,
  ),
  moon: fill('M20.5 14.5A9 9 0 0 1 9.5 3.5a9 9 0 1 0 11 11Z'),
  sun: (
    <>
      <circle cx="12" cy="12" r="4.4" fill="currentColor" />
      {line('M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4')}
    </>
  ),
  down: line('M6 9.5l6 6 6-6', 2.2),
  right: line('M9 5l7 7-7 7', 2.2),
  left: line('M15 5l-7 7 7 7', 2.2),
  undo: line('M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-4'),
  gear: line(
    'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM12 2.8v2.6M12 18.6v2.6M2.8 12h2.6M18.6 12h2.6M5.5 5.5l1.8 1.8M16.7 16.7l1.8 1.8M5.5 18.5l1.8-1.8M16.7 7.3l1.8-1.8',
  ),
  book: line('M5 4.5A2 2 0 0 1 7 3h12v15H7a2 2 0 0 0-2 2Zm0 0V20a1.5 1.5 0 0 0 1.5 1.5H19', 1.9),
  clock: line('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.2l3.5 2'),
  dice: line('M4 7.5L12 3l8 4.5v9L12 21l-8-4.5ZM4 7.5l8 4.5 8-4.5M12 12v9', 1.8),
  menu: line('M4 7h16M4 12h16M4 17h16', 2.2),
  plus: line('M12 5v14M5 12h14', 2.4),
  minus: line('M5 12h14', 2.4),
  check: line('M4.5 12.5l5 5 10-11', 2.6),
  cross: line('M5.5 5.5l13 13M18.5 5.5l-13 13', 2.4),
  log: line('M6 3.5h12v17H6ZM9 8h6M9 12h6M9 16h4', 1.9),
  share: line(
    'M8 13.5l8 4M16 6.500l-8 4M18.500 8a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM5.500 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM18.500 21a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
    1.9,
  ),
  download: line('M12 4v11M7 10.500l5 5 5-5M5 20h14'),
  open: line(
    'M4 19V6a1.500 1.500 0 0 1 1.500-1.500H10l2 2.500h6.500A1.500 1.500 0 0 1 20 8.500V19a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 19Z',
    1.9,
  ),
  flag: line('M6 21V4M6 4.500c4-2 8 2 12 0v9c-4 2-8-2-12 0'),
  bin: line('M5 7h14M10 7V4.500h4V7M7 7l1 13h8l1-13M10.500 11v5.500M13.500 11v5.500', 1.9),
  eye: line(
    'M2.500 12C5 7.500 8.200 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.700 6.500-9.500 6.500S5 16.500 2.500 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
    1.8,
  ),
  hourglass: line('M7 3.500h10M7 20.500h10M8 3.500c0 5 8 6 8 8.500s-8 3.500-8 8.500M16 3.500c0 5-8 6-8 8.500s8 3.500 8 8.500', 1.8),
  question: line('M9 9a3 3 0 1 1 4.200 2.700c-.8.400-1.200 1-1.200 2M12 17.500v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z', 2),
  shut: line('M7 11V8a5 5 0 0 1 10 0v3M5.500 11h13v9.500h-13ZM12 14.500v2.500', 1.9),
} as const

export type GlyphName = keyof typeof glyphs

export const Glyph = ({ name, size = 20 }: { readonly name: GlyphName; readonly size?: number }) => (
  <svg className="glyph" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    {glyphs[name]}
  </svg>
)
