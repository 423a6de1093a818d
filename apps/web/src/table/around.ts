import type { PlayerId } from '@duelhall/kernel'
import { type ComponentType, createContext } from 'react'
import type { GlyphName } from '../parts/glyph.tsx'

/** A line of the table's menu. */
export interface MenuLine {
  readonly id: string
  readonly glyph: GlyphName
  readonly words: string
  act(): void
}

/** What a table has beside its game where others sit at it from afar; a part that is left out is the table's own, or nothing. */
export interface Around {
  /** In the panel of a player: clock, presence. */
  readonly Seat?: ComponentType<{ readonly player: PlayerId }>
  /** Beside the log. */
  readonly Side?: ComponentType
  /** Above the question. */
  readonly Notice?: ComponentType
  /** In place of the question when all is over. */
  readonly Over?: ComponentType
  readonly menu?: readonly MenuLine[]
}

export const AroundContext = createContext<Around>({})
