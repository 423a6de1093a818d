import type { Card } from '@duelhall/kernel'
import { useEffect, useState } from 'react'
import { Emblem, factsOfCard } from '../pieces/emblem.tsx'

/** Pictures that wait to be drawn, first come, first served. */
const waiting = new Set<() => void>()
/** So many come in a frame: more would hold up the picture of a list that is asked for meanwhile. */
const IN_A_FRAME = 2
let isRunning = false
/** Nothing is drawn so shortly after a key or a press: the words of the list it asks for come first. */
const STILL = 250
let stillUntil = 0
for (const kind of ['keydown', 'pointerdown', 'change'])
  addEventListener(
    kind,
    () => {
      stillUntil = performance.now() + STILL
    },
    { capture: true, passive: true },
  )

function drawSome(): void {
  if (performance.now() < stillUntil) return void requestAnimationFrame(drawSome)
  for (const draw of [...waiting].slice(0, IN_A_FRAME)) {
    waiting.delete(draw)
    draw()
  }
  isRunning = waiting.size > 0
  if (isRunning) requestAnimationFrame(drawSome)
}

/** A picture that comes after the words, so that a list of many is there at once. */
export const LateEmblem = ({ game, card }: { readonly game: string; readonly card: Card }) => {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const draw = () => setDue(true)
    waiting.add(draw)
    if (!isRunning) {
      isRunning = true
      requestAnimationFrame(drawSome)
    }
    return () => {
      waiting.delete(draw)
    }
  }, [])
  return isDue ? <Emblem facts={factsOfCard(game, card)} /> : <span className="emblem" />
}
