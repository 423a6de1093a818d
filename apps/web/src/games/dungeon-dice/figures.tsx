import type { Facts } from '@duelhall/emblems'
import type { Handle } from '@duelhall/kernel'
import { memo, useId } from 'react'
import { EmblemImage } from '../../pieces/emblem.tsx'
import { octagon, ownerOf, S } from './look.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

const heart = 'M12 21.200S3 15.600 3 9.400A4.900 4.900 0 0 1 12 6.700a4.900 4.900 0 0 1 9 2.700c0 6.200-9 11.800-9 11.800z'
const eye = 'M12 5c5 0 9 4 10.500 7C21 15 17 19 12 19S3 15 1.500 12C3 9 7 5 12 5zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z'

/** The cowl of a Dungeon Master, in its owner's colour. */
export const Cowl = ({ player }: { readonly player: number }) => {
  const { rim, lo } = ownerOf(player)
  return (
    <>
      <path d="M20 2l4 5 5-3-1 8c3 4 4 9 4 13 1 6 5 13 6 21H2c1-8 5-15 6-21 0-4 1-9 4-13l-1-8 5 3z" fill={rim} />
      <path d="M20 2l4 5 5-3-1 8c3 4 4 9 4 13 1 6 5 13 6 21H20z" fill="#000" opacity=".25" />
      <path d="M20 12c5 0 7 5 7 10 0 4-3 8-7 8s-7-4-7-8c0-5 2-10 7-10z" fill="#0b0806" />
      <path d="M15 21l4 1.500-3.500 1.500zM25 21l-4 1.500 3.500 1.500z" fill="#ffe9b8" />
      <path d="M12 34l8 4 8-4-3 12H15z" fill={lo} opacity=".55" />
    </>
  )
}

interface MasterProps extends Spot {
  readonly player: number
  readonly life: number
  readonly isLit: boolean
}

export const Master = memo(function Master({ x, y, player, life, isLit }: MasterProps) {
  const { rim, edge, hi } = ownerOf(player)
  const [cx, cy] = [x + S / 2, y + S / 2]
  return (
    <g>
      {isLit && <circle cx={cx} cy={cy} r={S * 0.86} fill="#f6c667" opacity=".9" />}
      <circle cx={cx} cy={cy} r={S * 0.74} fill="#0d0a08" stroke={rim} strokeWidth="2" />
      <circle cx={cx} cy={cy} r={S * 0.65} fill={edge} stroke={hi} strokeOpacity=".3" />
      <g transform={`translate(${cx - 17} ${cy - 23}) scale(.86)`}>
        <Cowl player={player} />
      </g>
      {[0, 1, 2].map((i) => (
        <path
          key={i}
          d={heart}
          transform={`translate(${cx + (i - 1) * 12 - 6} ${cy + S * 0.46}) scale(.5)`}
          fill={i < life ? '#f0685a' : '#2a1f1a'}
          stroke="#14090a"
          strokeWidth="2.6"
          paintOrder="stroke"
        />
      ))}
    </g>
  )
})

export interface FigureProps extends Spot {
  readonly piece: Handle
  readonly player: number
  readonly facts: Facts | null
  readonly level: number
  readonly hp: number
  readonly damage: number
  readonly isFlying: boolean
  readonly isTunneling: boolean
  readonly isLit: boolean
  readonly isAimed: boolean
  readonly isHeld: boolean
  readonly isInspected: boolean
}

/** A monster on its cell: its picture in its owner's shape, level in a diamond, a pip for every ten hit points. */
export const Figure = memo(function Figure({
  piece,
  x,
  y,
  player,
  facts,
  level,
  hp,
  damage,
  isFlying,
  isTunneling,
  isLit,
  isAimed,
  isHeld,
  isInspected,
}: FigureProps) {
  const clip = useId()
  const { rim } = ownerOf(player)
  const [cx, cy, r] = [x + S / 2, y + S / 2 - 3.2, 15.8]
  const outline = (size: number): string =>
    player === 0 ? `M${cx - size} ${cy}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z` : octagon(cx, cy, size)
  const pips = Math.max(1, Math.ceil(hp / 10))
  const left = pips - Math.ceil(damage / 10)
  const w = Math.min(7, 34 / pips - 1.5)
  const [bar, by] = [pips * (w + 1.5) - 1.5, y + S - 9.5]
  return (
    <g data-piece={piece}>
      {(isLit || isHeld || isAimed) && (
        <rect
          x={x + 1}
          y={y + 1}
          width={S - 2}
          height={S - 2}
          rx="6"
          fill={isAimed ? '#e5604d' : '#d9a441'}
          fillOpacity={isHeld ? 0.5 : 0.25}
          stroke={isAimed ? '#ff9d8f' : '#f6c667'}
          strokeWidth="2.6"
        />
      )}
      {isInspected && (
        <rect x={x - 1} y={y - 1} width={S + 2} height={S + 2} rx="7" fill="none" stroke="#fff" strokeWidth="1.6" strokeDasharray="5 4" />
      )}
      <ellipse cx={cx} cy={cy + r + 3} rx={r * 0.95} ry="4" fill="#000" opacity=".55" />
      <path d={outline(r + 2.6)} fill="#0c0907" />
      <path d={outline(r + 1.5)} fill={rim} />
      <clipPath id={clip}>
        <path d={outline(r + 0.2)} />
      </clipPath>
      <path d={outline(r + 0.2)} fill="#0c0907" />
      <g clipPath={`url(#${clip})`}>
        <EmblemImage facts={facts} x={cx - r * 1.28} y={cy - r * 1.18} size={r * 2.56} />
      </g>
      <rect
        x={cx - bar / 2 - 2.5}
        y={by - 2}
        width={bar + 5}
        height="9"
        rx="3"
        fill="#0c0907"
        stroke={rim}
        strokeOpacity=".75"
        strokeWidth=".8"
      />
      {Array.from({ length: pips }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are counted
          key={i}
          x={cx - bar / 2 + i * (w + 1.5)}
          y={by}
          width={w}
          height="5"
          rx="1.2"
          fill={i < left ? '#8fe08f' : '#3a1512'}
          stroke={i < left ? 'none' : '#e5604d'}
          strokeWidth=".9"
        />
      ))}
      <Level x={x} y={y} level={level} />
      {(isFlying || isTunneling) && (
        <>
          <circle cx={x + S - 8} cy={y + 8} r="6.8" fill="#14110f" stroke="#cfd8e6" />
          <path
            d={
              isFlying
                ? 'M2 15C5 6 13 3 22 3c-1 3-3 4.500-5.500 5.200 1.500.2 2.500 0 3.500-.4-1 3-3.500 4.700-6.500 5 1 .4 2 .4 3 .2-2.200 3.200-6.500 4.500-9.500 3.500C5.500 17.500 4 19 3 21.500z'
                : 'M3 21v-8a9 9 0 0 1 18 0v8h-4v-8a5 5 0 0 0-10 0v8z'
            }
            transform={`translate(${x + S - 12.5} ${y + 3.5}) scale(.375)`}
            fill="#e8eef8"
          />
        </>
      )}
    </g>
  )
})

const Level = ({ x, y, level }: Spot & { readonly level: number | null }) => (
  <>
    <path d={`M${x + 8.5} ${y + 1}l7 7l-7 7l-7-7z`} fill="#14110f" stroke="#d9a441" strokeWidth="1.1" />
    <text x={x + 8.5} y={y + 11.7} fontSize="10" fontWeight="750" textAnchor="middle" fill="#f6dca6" fontFamily="var(--numbers)">
      {level ?? '?'}
    </text>
  </>
)

interface ChestProps extends Spot {
  readonly player: number
  readonly level: number | null
  /** The viewer knows what is in it. */
  readonly isKnown: boolean
  readonly isLit: boolean
  readonly isInspected: boolean
}

/** An item: a chest, whatever is in it. */
export const Chest = memo(function Chest({ x, y, player, level, isKnown, isLit, isInspected }: ChestProps) {
  const { rim } = ownerOf(player)
  return (
    <g>
      {isLit && (
        <rect x={x + 1} y={y + 1} width={S - 2} height={S - 2} rx="6" fill="#d9a441" fillOpacity=".25" stroke="#f6c667" strokeWidth="2.6" />
      )}
      {isInspected && (
        <rect x={x - 1} y={y - 1} width={S + 2} height={S + 2} rx="7" fill="none" stroke="#fff" strokeWidth="1.6" strokeDasharray="5 4" />
      )}
      <g transform={`translate(${x + S / 2 - 15} ${y + S / 2 - 13})`}>
        <ellipse cx="15" cy="27" rx="14" ry="3.500" fill="#000" opacity=".55" />
        <path d="M2 12Q2 3 11 3h8q9 0 9 9v1H2z" fill="#7a5228" stroke="#1c1008" strokeWidth="1.4" />
        <path d="M4 11Q5 5 11 5h8q6 0 7 6" fill="none" stroke="#c8955a" strokeOpacity=".7" />
        <path d="M2 13h26v12q0 2-2 2H4q-2 0-2-2z" fill="#5e3d1c" stroke="#1c1008" strokeWidth="1.4" />
        <path d="M2 13h26v2.800H2z" fill="#2c1a0a" />
        <path d="M6 4.500h3.200V27H6zM20.800 4.500H24V27h-3.200z" fill={rim} stroke="#1c1008" strokeWidth=".8" />
        <path d="M11.800 11h6.400v5.500q0 3-3.200 4-3.200-1-3.200-4z" fill="#d9a441" stroke="#2a1a06" />
        <circle cx="27" cy="4" r="6.5" fill="#14110f" stroke="#cfd8e6" />
        {isKnown ? (
          <path d={eye} transform="translate(22.5 -.5) scale(.375)" fill="#e8eef8" fillRule="evenodd" />
        ) : (
          <text x="27" y="7.6" fontSize="10" fontWeight="750" textAnchor="middle" fill="#e8eef8" fontFamily="var(--numbers)">
            ?
          </text>
        )}
      </g>
      <Level x={x} y={y} level={level} />
    </g>
  )
})

export const Hearts = ({ n, label }: { readonly n: number; readonly label: string }) => (
  <span className="dd-hearts" role="img" aria-label={label}>
    {[0, 1, 2].map((i) => (
      <svg key={i} viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d={heart} fill={i < n ? '#f0685a' : 'none'} stroke={i < n ? 'none' : 'var(--text-faint)'} strokeWidth="1.6" />
      </svg>
    ))}
  </span>
)
