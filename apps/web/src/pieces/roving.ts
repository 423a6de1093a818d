import { type KeyboardEvent, useCallback, useState } from 'react'

/** A thing on a board that can be focused, and where it is. */
export interface Stop {
  readonly key: string
  readonly x: number
  readonly y: number
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest stop in a direction; what lies aside counts as further away. */
export function nextStop(stops: readonly Stop[], from: Stop, [dx, dy]: readonly [number, number]): Stop | null {
  let best: Stop | null = null
  let least = Number.POSITIVE_INFINITY
  for (const stop of stops) {
    const along = (stop.x - from.x) * dx + (stop.y - from.y) * dy
    const aside = Math.abs((stop.x - from.x) * dy) + Math.abs((stop.y - from.y) * dx)
    const cost = along + aside * 2.2
    if (along <= 0.5 || cost >= least) continue
    best = stop
    least = cost
  }
  return best
}

/** One tab stop for a whole board: arrow keys go on from it. Spread `board` on what holds the things; each is a `stop` of `Press`. */
export function useRoving(stops: readonly Stop[], first: string | null) {
  const [at, setAt] = useState<string | null>(null)
  const here = stops.some((stop) => stop.key === at) ? at : (first ?? stops[0]?.key ?? null)
  const onKeyDown = useCallback(
    (event: KeyboardEvent<Element>) => {
      const direction = arrows[event.key]
      const from = stops.find((stop) => stop.key === here)
      if (direction === undefined || from === undefined) return
      const next = nextStop(stops, from, direction)
      event.preventDefault()
      if (next === null) return
      setAt(next.key)
      const found = event.currentTarget.querySelector<SVGElement | HTMLElement>(`[data-stop="${CSS.escape(next.key)}"]`)
      found?.focus()
    },
    [stops, here],
  )
  return { board: { onKeyDown }, here, go: setAt }
}

/** Enter and the space bar press what is drawn, as they press a button. */
export const pressKeys = (press: (near: Element) => void) => (event: KeyboardEvent<Element>) => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.stopPropagation()
  press(event.currentTarget)
}
