import type { Facts } from '@duelhall/emblems'
import { creaturesBoard } from '@duelhall/games'
import { memo, useId, useLayoutEffect, useRef } from 'react'
import { EmblemImage } from '../../pieces/emblem.tsx'
import { Ink } from '../../pieces/icon.tsx'
import { type Civ, civColours, grounds } from './look.ts'

const { spaces } = creaturesBoard
const W = 27
const H = 66
/** The outline of a figure on its base. */
export const arch = `M${-W} 4V${-H + W}A${W} ${W} 0 0 1 ${W} ${-H + W}V4Z`

export interface FigureProps {
  readonly at: number
  readonly civ: Civ
  readonly power: number
  readonly facts: Facts | null
  readonly isLit: boolean
  readonly isHeld: boolean
  readonly isInspected: boolean
  readonly steps: number | null
  /** The way it has just come, its start first; walked when `beat` is another. */
  readonly came: readonly number[]
  readonly walks: number
}

/** A standing figure: an arch with the creature's picture on a round base, its power below, its civilization as a symbol. */
export const Figure = memo(function Figure({ at, civ, power, facts, isLit, isHeld, isInspected, steps, came, walks }: FigureProps) {
  const clip = useId()
  const moving = useRef<SVGGElement>(null)
  const { x, y } = spaces[at]!
  const colour = civColours[civ]
  const dark = grounds[civ][1]
  useLayoutEffect(() => {
    const node = moving.current
    if (walks === 0 || came.length < 2 || node?.animate === undefined) return
    const frames = came.map((space) => ({ transform: `translate(${spaces[space]!.x - x}px, ${spaces[space]!.y - y}px)` }))
    const walking = node.animate(frames, { duration: walks, easing: 'ease-in-out' })
    return () => walking.cancel()
  }, [came, walks, x, y])
  return (
    <g transform={`translate(${x} ${y})`}>
      <g ref={moving}>
        <ellipse cx="3" cy="8" rx="36" ry="13" fill="#000" opacity=".5" />
        {(isLit || isHeld) && <ellipse cx="0" cy="5" rx="43" ry="18" fill="none" stroke="#f6c667" strokeWidth="4.5" />}
        {(isLit || isHeld) && (
          <path d={arch} fill="none" stroke="#f6c667" strokeWidth={isHeld ? 17 : 13} strokeLinejoin="round" opacity=".9" />
        )}
        {isInspected && <ellipse cx="0" cy="5" rx="48" ry="21" fill="none" stroke="#fff" strokeWidth="2" strokeDasharray="7 6" />}
        <ellipse cx="0" cy="6" rx="33" ry="11.5" fill={dark} stroke={colour} strokeWidth="2.4" />
        <ellipse cx="0" cy="3.5" rx="31" ry="10" fill={colour} opacity=".55" />
        <clipPath id={clip}>
          <path d={arch} />
        </clipPath>
        <path d={arch} fill={dark} stroke="#120c08" strokeWidth="8" strokeLinejoin="round" />
        <g clipPath={`url(#${clip})`}>
          <EmblemImage facts={facts} x={-W - 8} y={-H - 3} size={(W + 8) * 2} />
        </g>
        <path d={arch} fill="none" stroke={colour} strokeWidth="4" strokeLinejoin="round" />
        <path
          d={`M${-W + 3} -4V${-H + W}A${W - 3} ${W - 3} 0 0 1 0 ${-H + 3}`}
          fill="none"
          stroke="#fff"
          strokeOpacity=".35"
          strokeWidth="1.5"
        />
        <circle cx="0" cy="5" r="15.5" fill="#14110f" stroke={colour} strokeWidth="3" />
        <text x="0" y="12" textAnchor="middle" fontFamily="var(--numbers)" fontWeight="800" fontSize="20" fill="#fff6e0">
          {power}
        </text>
        <circle cx={W - 4} cy={-H + 5} r="11" fill="#14110f" stroke={colour} strokeWidth="2" />
        <Ink name={civ} x={W - 4} y={-H + 5} size={14} ink={colour} />
        {steps !== null && (
          <g transform={`translate(${-W - 2} ${-H + 8})`}>
            <circle r="12.5" fill="#f6c667" stroke="#1a1306" strokeWidth="2.5" />
            <text y="6" textAnchor="middle" fontFamily="var(--numbers)" fontSize="17" fontWeight="800" fill="#1a1306">
              {steps}
            </text>
          </g>
        )}
      </g>
    </g>
  )
})
