import { useEffect, useState } from 'react'
import type { Pace } from '../table/skin.ts'

const LASTS: Readonly<Record<Pace, number>> = { off: 0, quick: 250, calm: 600 }

/** A number that counts up or down to what it has become. */
export function Counted({ n, pace }: { readonly n: number; readonly pace: Pace }) {
  const [shown, show] = useState(n)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it counts from what it shows when another number comes
  useEffect(() => {
    if (shown === n) return
    if (LASTS[pace] === 0) return show(n)
    const [from, begun] = [shown, performance.now()]
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, now - begun) / LASTS[pace])
      show(Math.round(from + (n - from) * part))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [n, pace])
  return LASTS[pace] === 0 ? n : shown
}
