import { useMemo, useRef } from 'react'

/** What can be done to the places of a board, each by its number. */
export interface BoardHands {
  press(at: number, near: Element): void
  near(at: number): void
  away(): void
  /** It got the focus. */
  focus(at: number): void
}

/** The same hands for as long as the board is there: a place is drawn again only when it looks otherwise, not when they do something else. */
export function useBoardHands(now: BoardHands): BoardHands {
  const latest = useRef(now)
  latest.current = now
  return useMemo(
    () => ({
      press: (at, near) => latest.current.press(at, near),
      near: (at) => latest.current.near(at),
      away: () => latest.current.away(),
      focus: (at) => latest.current.focus(at),
    }),
    [],
  )
}
