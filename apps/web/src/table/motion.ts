import type { Happening, TableView } from '@duelhall/kernel'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Pace, Skin, SkinProps } from './skin.ts'

/** How long a piece is on its way, in milliseconds; the next beat waits longer than this. */
const TRAVEL: Readonly<Record<Pace, number>> = { off: 0, quick: 180, calm: 380 }
const SHAKE: Keyframe[] = [0, -5, 5, -3, 3, 0].map((x, i) => ({ translate: `${x}px 0`, opacity: i % 2 === 1 ? 0.45 : 1 }))

interface Spot {
  readonly x: number
  readonly y: number
}

/** The middle of a piece, seen from the corner of the table: scrolling is no motion. */
function spotOf(node: Element, corner: DOMRect): Spot {
  const { left, top, width, height } = node.getBoundingClientRect()
  return { x: left + width / 2 - corner.left, y: top + height / 2 - corner.top }
}

/** How many pixels of the screen one of the node's own is: boards are drawn to fit. */
function scaleOf(node: Element): number {
  if (node instanceof SVGGraphicsElement) return node.getScreenCTM()?.a ?? 1
  const parent = node instanceof HTMLElement ? node.offsetParent : null
  return parent instanceof HTMLElement && parent.offsetWidth > 0 ? parent.getBoundingClientRect().width / parent.offsetWidth : 1
}

/** Whom an event hurts, as they are marked on the table. */
const markOf = ({ on, piece, player }: Happening, hurts: NonNullable<Skin['hurts']>): string | null =>
  hurts[on] === 'piece' ? `[data-piece="${piece}"]` : hurts[on] === 'player' ? `[data-seat="${player}"]` : null

/** Whether a piece has gone elsewhere; what is merely laid out anew around it stays where it is. */
function hasGone(before: TableView, after: TableView, piece: number): boolean {
  const [from, to] = [before.pieces[piece], after.pieces[piece]]
  if (from === undefined || to === undefined) return false
  return from.zone !== to.zone || from.place !== to.place || from.controller !== to.controller
}

/**
 * Motion explains: what lies elsewhere now travels there from where it lay, what is hurt shakes. Only `translate` and `opacity` change, so
 * that nothing is laid out or painted anew in between.
 */
export function useMotion(table: RefObject<HTMLElement | null>, props: SkinProps, hurts: NonNullable<Skin['hurts']>): void {
  const { view, beat, pace, events } = props
  const drawn = useRef<{ readonly view: TableView; readonly beat: number; readonly spots: ReadonlyMap<number, Spot> } | null>(null)
  const running = useRef<Animation[]>([])
  useLayoutEffect(() => {
    const root = table.current
    const before = drawn.current
    drawn.current = null
    for (const motion of running.current) motion.cancel()
    running.current = []
    // Without motion nothing is measured either.
    if (root === null || TRAVEL[pace] === 0 || root.animate === undefined) return
    const corner = root.getBoundingClientRect()
    const nodes = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')]
    const spots = new Map(nodes.map((node) => [Number(node.dataset.piece), spotOf(node, corner)]))
    drawn.current = { view, beat, spots }
    if (before === null || before.beat === beat) return
    const duration = TRAVEL[pace]
    for (const node of nodes) {
      const piece = Number(node.dataset.piece)
      const [from, to] = [before.spots.get(piece), spots.get(piece)!]
      if (from === undefined || !hasGone(before.view, view, piece)) continue
      // A mark that stands for a piece may stay where it is.
      if (Math.hypot(from.x - to.x, from.y - to.y) < 1) continue
      const scale = scaleOf(node)
      const way = `${(from.x - to.x) / scale}px ${(from.y - to.y) / scale}px`
      // Over all that it passes.
      const frames = [way, '0 0'].map((translate) => ({ translate, zIndex: 9 }))
      running.current.push(node.animate(frames, { duration, easing: 'ease-in-out' }))
    }
    for (const event of events) {
      const mark = markOf(event, hurts)
      const struck = mark === null ? null : root.querySelector(mark)
      if (struck !== null) running.current.push(struck.animate(SHAKE, { duration }))
    }
  }, [table, view, beat, pace, events, hurts])
}
