import type { TableView } from '@duelhall/kernel'
import { memo } from 'react'
import { type Crest, crestIcons } from '../../pieces/faces.tsx'
import { Ink } from '../../pieces/icon.tsx'
import { type Layout, numbers, octagon, ownerOf, S, slotOf, type Unfolded, unfoldedIn } from './look.ts'

export const Paints = memo(() => (
  <defs>
    <linearGradient id="dd-stone-0" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="#3f8f84" />
      <stop offset=".5" stopColor="#2f7168" />
      <stop offset="1" stopColor="#235750" />
    </linearGradient>
    <linearGradient id="dd-stone-1" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="#b06a47" />
      <stop offset=".5" stopColor="#8f5034" />
      <stop offset="1" stopColor="#6e3a25" />
    </linearGradient>
    <radialGradient id="dd-floor" cx=".5" cy=".5" r=".72">
      <stop offset="0" stopColor="#2b241e" />
      <stop offset=".6" stopColor="#211b17" />
      <stop offset="1" stopColor="#171310" />
    </radialGradient>
    <linearGradient id="dd-frame" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#4a3d32" />
      <stop offset=".5" stopColor="#32291f" />
      <stop offset="1" stopColor="#261e18" />
    </linearGradient>
    {[0, 1].map((p) => (
      <radialGradient key={p} id={`dd-light-${p}`}>
        <stop offset="0" stopColor={ownerOf(p).rim} stopOpacity=".42" />
        <stop offset="1" stopColor={ownerOf(p).rim} stopOpacity="0" />
      </radialGradient>
    ))}
    <radialGradient id="dd-fit">
      <stop offset="0" stopColor="#6fbf73" stopOpacity=".32" />
      <stop offset="1" stopColor="#6fbf73" stopOpacity="0" />
    </radialGradient>
    <pattern id="dd-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="7" height="7" fill="#e5604d" fillOpacity=".2" />
      <rect width="2.6" height="7" fill="#e5604d" fillOpacity=".55" />
    </pattern>
  </defs>
))

const letters = 'abcdefghijklm'
export const MARGIN = 26

/** The wooden frame with its coordinates, and the floor. */
export const Floor = memo(function Floor({ layout }: { readonly layout: Layout }) {
  const { width, height, rows, upright } = layout
  const [cx, cy, q] = [width / 2, height / 2, Math.min(width, height) / 2]
  const along = Array.from({ length: width / S }, (_, i) => (upright ? letters[i]! : `${i + 1}`))
  const down = Array.from({ length: height / S }, (_, i) => (upright ? `${rows - i}` : letters[i]!))
  const text = { className: 'coord', textAnchor: 'middle' } as const
  return (
    <g>
      <rect x={-MARGIN} y={-MARGIN} width={width + 2 * MARGIN} height={height + 2 * MARGIN} rx="12" fill="url(#dd-frame)" />
      <rect
        x="-4"
        y="-4"
        width={width + 8}
        height={height + 8}
        rx="4"
        fill="#0d0a08"
        stroke="#b98c3c"
        strokeOpacity=".75"
        strokeWidth="1.2"
      />
      <rect width={width} height={height} fill="url(#dd-floor)" />
      <path
        d={`${along.map((_, i) => `M${i * S} 0V${height}`).join('')}${down.map((_, i) => `M0 ${i * S}H${width}`).join('')}`}
        stroke="#000"
        strokeOpacity=".45"
      />
      <g fill="none" stroke="#d9a441" strokeOpacity=".13">
        {[0.86, 0.8, 0.42].map((t) => (
          <circle key={t} cx={cx} cy={cy} r={q * t} />
        ))}
        <path
          d={`M${cx} ${cy - q * 0.8}L${cx + q * 0.69} ${cy + q * 0.4}H${cx - q * 0.69}ZM${cx} ${cy + q * 0.8}L${cx + q * 0.69} ${cy - q * 0.4}H${cx - q * 0.69}Z`}
        />
      </g>
      {along.map((name, i) => (
        <g key={name}>
          <text x={i * S + S / 2} y={-9} {...text}>
            {name}
          </text>
          <text x={i * S + S / 2} y={height + 18} {...text}>
            {name}
          </text>
        </g>
      ))}
      {down.map((name, i) => (
        <g key={name}>
          <text x={-MARGIN / 2 - 1} y={i * S + S / 2 + 4} {...text}>
            {name}
          </text>
          <text x={width + MARGIN / 2 + 1} y={i * S + S / 2 + 4} {...text}>
            {name}
          </text>
        </g>
      ))}
    </g>
  )
})

interface Stone {
  readonly cell: number
  readonly player: number
  readonly of: Unfolded | null
  readonly at: number
}

/** Every path cell with its owner and the die it belongs to. */
function stonesIn(view: TableView): readonly Stone[] {
  const unfolded = unfoldedIn(view)
  const dieAt = new Map(unfolded.flatMap((one) => one.cells.map((cell, at) => [cell, { one, at }] as const)))
  return view.players.flatMap((player, p) =>
    numbers(player.values.paths).map((cell) => ({ cell, player: p, of: dieAt.get(cell)?.one ?? null, at: dieAt.get(cell)?.at ?? 0 })),
  )
}

/** The dungeons: each die as six stones in its owner's colour, joined where it was folded. */
export const Stones = memo(function Stones({ view, layout }: { readonly view: TableView; readonly layout: Layout }) {
  const stones = stonesIn(view)
  const place = new Map(stones.map((stone) => [stone.cell, stone]))
  return (
    <g>
      <clipPath id="dd-inside">
        <rect width={layout.width} height={layout.height} />
      </clipPath>
      {view.players.map((_, p) => {
        const { x, y } = layout.at(slotOf(view, p))
        return (
          <circle
            key={`light ${slotOf(view, p)}`}
            cx={x + S / 2}
            cy={y + S / 2}
            r={S * 4.2}
            fill={`url(#dd-light-${p === 0 ? 0 : 1})`}
            clipPath="url(#dd-inside)"
          />
        )
      })}
      {stones.map(({ cell, player }) => {
        const { x, y } = layout.at(cell)
        return (
          <g key={cell}>
            <rect x={x + 1} y={y + 4.5} width={S - 2} height={S - 2} rx="4" fill="#000" opacity=".5" />
            <rect x={x + 1} y={y + 1} width={S - 2} height={S - 2} rx="4" fill={ownerOf(player).edge} />
          </g>
        )
      })}
      {stones.flatMap((stone) =>
        [1, 16].flatMap((step) => {
          const other = place.get(stone.cell + step)
          if (other === undefined || stone.of === null || other.of !== stone.of) return []
          const [a, b] = [layout.at(stone.cell), layout.at(other.cell)]
          const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
          return [<Joint key={`${stone.cell}+${step}`} x={x} y={y} isFlat={a.y === b.y} player={stone.player} />]
        }),
      )}
      {stones.map(({ cell, player, of, at }) => (
        <StoneTop key={cell} {...layout.at(cell)} player={player} crest={of?.crests[at] ?? null} isSummon={of?.anchor === cell} />
      ))}
      {view.players.slice(0, 1).flatMap((player) => [
        ...numbers(player.values.neutral).map((cell) => {
          const { x, y } = layout.at(cell)
          return <rect key={`n${cell}`} x={x + 3} y={y + 3} width={S - 6} height={S - 6} rx="4" fill="#6a6259" stroke="#a79b8b" />
        }),
        ...numbers(player.values.blocked).map((cell) => {
          const { x, y } = layout.at(cell)
          return (
            <path
              key={`b${cell}`}
              d={`M${x + 8} ${y + 8}l${S - 16} ${S - 16}M${x + S - 8} ${y + 8}l${16 - S} ${S - 16}`}
              stroke="#6a5140"
              strokeWidth="5"
              strokeLinecap="round"
            />
          )
        }),
      ])}
    </g>
  )
})

interface Corner {
  readonly x: number
  readonly y: number
}

/** A fold with its tab between two faces of one die. */
const Joint = memo(function Joint({ x, y, isFlat, player }: Corner & { readonly isFlat: boolean; readonly player: number }) {
  const { mid, hi, lo } = ownerOf(player)
  const [t, tab] = [S * 0.17, S * 0.66]
  return isFlat ? (
    <>
      <rect x={x - 4.2} y={y + t} width="8.4" height={tab} fill={mid} />
      <path d={`M${x - 4.2} ${y + t}h8.4`} stroke={hi} strokeOpacity=".45" />
      <path d={`M${x} ${y + t + 1}v${tab - 2}`} stroke={lo} strokeWidth="1.4" strokeDasharray="3.2 2.2" />
    </>
  ) : (
    <>
      <rect x={x + t} y={y - 4.2} width={tab} height="8.4" fill={mid} />
      <path d={`M${x + t} ${y - 4.2}v8.4`} stroke={hi} strokeOpacity=".45" />
      <path d={`M${x + t + 1} ${y}h${tab - 2}`} stroke={lo} strokeWidth="1.4" strokeDasharray="3.2 2.2" />
    </>
  )
})

interface StoneTopProps extends Corner {
  readonly player: number
  readonly crest: Crest | null
  readonly isSummon: boolean
}

const StoneTop = memo(function StoneTop({ x, y, player, crest, isSummon }: StoneTopProps) {
  const { paint, hi, lo, ink } = ownerOf(player)
  const [cx, cy] = [x + S / 2, y + S / 2]
  const carving = { fill: lo, fillOpacity: 0.16, stroke: lo, strokeOpacity: 0.6, strokeWidth: isSummon ? 1.6 : 1 }
  return (
    <>
      <rect x={x + 3.4} y={y + 3.4} width={S - 6.8} height={S - 6.8} rx="3" fill={paint} />
      <path
        d={`M${x + 4} ${y + S - 5.4}V${y + 5.4}q0-1.4 1.4-1.4H${x + S - 5.4}`}
        fill="none"
        stroke={hi}
        strokeOpacity=".62"
        strokeWidth="1.3"
      />
      <path
        d={`M${x + S - 4} ${y + 5.4}V${y + S - 5.4}q0 1.4-1.4 1.4H${x + 5.4}`}
        fill="none"
        stroke={lo}
        strokeOpacity=".75"
        strokeWidth="1.4"
      />
      {isSummon ? (
        <circle cx={cx} cy={cy} r="13.4" {...carving} />
      ) : player === 0 ? (
        <rect x={cx - 13.4} y={cy - 13.4} width="26.8" height="26.8" rx="6" {...carving} />
      ) : (
        <path d={octagon(cx, cy, 13.4)} {...carving} />
      )}
      {crest !== null && <Ink name={crestIcons[crest]} x={cx} y={cy} size={isSummon ? 19 : 16} ink={ink} opacity={0.74} />}
    </>
  )
})
