import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface FitProps {
  /** How many dice are to be seen. */
  readonly n: number
  /** The largest edge that looks well. */
  readonly most: number
  readonly children: (size: number, width: number) => ReactNode
}

const LEAST = 12
const GAP = 5

/** The largest edge at which so many dice fit into a box. */
export function edgeFor(n: number, width: number, height: number, most: number): number {
  for (let edge = most; edge > LEAST; edge--) {
    const columns = Math.max(1, Math.floor((width + GAP) / (edge + GAP + 2)))
    if (Math.ceil(n / columns) * (edge * 1.24 + GAP) <= height) return edge
  }
  return LEAST
}

/** A box for dice: the more of them, the smaller they are drawn, so that all are seen. */
export function Fit({ n, most, children }: FitProps) {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const node = box.current
    if (node === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className="fit">
      {children(size.width === 0 ? Math.min(most, 28) : edgeFor(n, size.width, size.height, most), size.width)}
    </div>
  )
}
