import type { Facts } from '@duelhall/emblems'
import { useId } from 'react'
import { EmblemImage } from '../../pieces/emblem.tsx'
import { cellsOfNet, type Layout, S } from './look.ts'

/** `fit` lies well, `bad` does not, `maybe` has not been asked yet. */
export type Fit = 'fit' | 'bad' | 'maybe'
const inks: Readonly<Record<Fit, string>> = { fit: '#8fe08f', bad: '#f0806f', maybe: '#f6c667' }

interface GhostProps {
  readonly n: number
  readonly anchor: number
  readonly fit: Fit
  readonly layout: Layout
  /** Cells that are paths already: what is in the way. */
  readonly taken: ReadonlySet<number>
  readonly facts: Facts | null
}

/** A net under the pointer, before it is laid. */
export function Ghost({ n, anchor, fit, layout, taken, facts }: GhostProps) {
  const clip = useId()
  const ink = inks[fit]
  const cells = cellsOfNet(n, anchor, layout.rows).filter((cell) => cell !== null)
  const middle = layout.at(anchor)
  const [cx, cy] = [middle.x + S / 2, middle.y + S / 2]
  return (
    <g pointerEvents="none">
      {fit === 'fit' && <circle cx={cx} cy={cy} r={S * 3} fill="url(#dd-fit)" />}
      {cells.map((cell) => {
        const { x, y } = layout.at(cell)
        return (
          <g key={cell}>
            <rect
              x={x + 2}
              y={y + 2}
              width={S - 4}
              height={S - 4}
              rx="5"
              fill={fit === 'bad' ? 'url(#dd-hatch)' : ink}
              fillOpacity={fit === 'bad' ? 1 : 0.3}
              stroke={ink}
              strokeWidth="1.6"
              strokeDasharray={fit === 'maybe' ? '5 4' : undefined}
            />
            {fit === 'bad' && taken.has(cell) && (
              <path d={`M${x + 13} ${y + 13}l16 16M${x + 29} ${y + 13}l-16 16`} stroke="#ffd9d2" strokeWidth="4" strokeLinecap="round" />
            )}
          </g>
        )
      })}
      {cells.flatMap((cell) =>
        [1, 16].flatMap((step) => {
          if (!cells.includes(cell + step)) return []
          const [a, b] = [layout.at(cell), layout.at(cell + step)]
          const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
          const d = a.y === b.y ? `M${x} ${y + S * 0.2}v${S * 0.6}` : `M${x + S * 0.2} ${y}h${S * 0.6}`
          return [<path key={`${cell}+${step}`} d={d} stroke={ink} strokeWidth="7" strokeOpacity=".55" strokeDasharray="3 2.4" />]
        }),
      )}
      <circle cx={cx} cy={cy} r="17.5" fill="#0c0907" stroke={ink} strokeWidth="2.2" />
      <clipPath id={clip}>
        <circle cx={cx} cy={cy} r="15.5" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <EmblemImage facts={facts} x={cx - 19} y={cy - 17} size={38} />
      </g>
    </g>
  )
}
