import { creaturesBoard } from '@duelhall/games'
import { memo } from 'react'
import type { BoardHands } from '../../pieces/hands.ts'
import { Ink } from '../../pieces/icon.tsx'
import { Press } from '../../pieces/press.tsx'
import { arch } from './figure.tsx'
import { angleOf, civColours, civilizations, grounds } from './look.ts'

const { spaces } = creaturesBoard
type Space = (typeof spaces)[number]

interface SpaceLook {
  readonly at: number
  /** On offer now. */
  readonly isLit: boolean
  /** Steps to it, if a way is drawn. */
  readonly steps: number | null
  /** On the way under the pointer, or on the way that was just taken. */
  readonly isWalked: boolean
  readonly isTaken: boolean
  /** Chips left on its stack. */
  readonly chips: number
}

const radiusOf = (space: Space): number => (space.kind === 'chip' ? 30 : space.kind === 'start' ? 19 : 16.5)

const ten = Array.from({ length: 10 }, (_, i) => i)
const crownOf = (space: Space): string => {
  const turn = (angleOf(space.region) * Math.PI) / 180
  const points = ten.map((i) => {
    const a = (i * Math.PI) / 5 + turn
    const r = i % 2 ? 31 : 38
    return `${(space.x + r * Math.sin(a)).toFixed(1)} ${(space.y - r * Math.cos(a)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const Chips = ({ space, n }: { readonly space: Space; readonly n: number }) => {
  const civ = civilizations[space.region]!
  return Array.from({ length: n }, (_, i) => {
    const y = space.y + 12 - i * 5.2
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: chips of a stack are alike
      <g key={i}>
        <ellipse cx={space.x} cy={y + 3.4} rx="18" ry="9" fill="#000" opacity=".45" />
        <ellipse cx={space.x} cy={y + 2.6} rx="17.5" ry="8.6" fill={grounds[civ][0]} />
        <ellipse cx={space.x} cy={y} rx="17.5" ry="8.6" fill={civColours[civ]} stroke="#120c08" strokeWidth="1.2" />
        {i === n - 1 && (
          <>
            <ellipse cx={space.x} cy={y} rx="13" ry="5.8" fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="1.3" />
            <g transform={`translate(${space.x} ${y}) scale(1 .55)`}>
              <Ink name={civ} x={0} y={0} size={14} ink="#fff" />
            </g>
          </>
        )}
      </g>
    )
  })
}

/** One space of the board as it stands now. */
export const SpaceArt = memo(function SpaceArt({ at, isLit, steps, isWalked, isTaken, chips }: SpaceLook) {
  const space = spaces[at]!
  const civ = civilizations[space.region]!
  const r = radiusOf(space)
  const bright = isLit || isWalked
  const text = { textAnchor: 'middle', fontFamily: 'var(--numbers)' } as const
  if (space.kind === 'chip')
    return (
      <>
        {isLit && <circle cx={space.x} cy={space.y} r={r + 22} fill="url(#bc-glow)" />}
        <path
          d={crownOf(space)}
          fill="#1d1510"
          stroke={bright ? '#f6c667' : '#d9a441'}
          strokeWidth={bright ? 4.5 : 2.5}
          strokeLinejoin="round"
        />
        <circle cx={space.x} cy={space.y} r="26" fill="#120c08" />
        <Chips space={space} n={chips} />
        {isLit && !isTaken && steps !== null && (
          <g transform={`translate(${space.x + 27} ${space.y - 25})`}>
            <circle r="12.5" fill="#f6c667" stroke="#1a1306" strokeWidth="2.5" />
            <text y="6" fontSize="17" fontWeight="800" fill="#1a1306" {...text}>
              {steps}
            </text>
          </g>
        )}
      </>
    )
  const isStart = space.kind === 'start'
  return (
    <>
      {isLit && <circle cx={space.x} cy={space.y} r={r + 17} fill="url(#bc-glow)" />}
      <circle cx={space.x} cy={space.y + 2.5} r={r + 1.5} fill="#000" opacity=".55" />
      <circle
        cx={space.x}
        cy={space.y}
        r={r}
        fill={isLit ? 'url(#bc-lit)' : isWalked ? '#6b4a10' : isStart ? grounds[civ][1] : '#3b2f25'}
        stroke={bright ? '#f6c667' : civColours[civ]}
        strokeWidth={bright ? 3.6 : isStart ? 3.4 : 2.2}
      />
      <circle cx={space.x} cy={space.y} r={r - 3.4} fill="url(#bc-stone)" opacity={isLit ? 0.35 : 0.7} />
      {isStart && !isLit && (
        <circle cx={space.x} cy={space.y} r={r - 5} fill="none" stroke={civColours[civ]} strokeWidth="1.4" opacity=".8" />
      )}
      {isStart && !isLit && !isTaken && (
        <text x={space.x} y={space.y + 6} fontSize="17" fontWeight="800" fill="#f3ead9" {...text}>
          {space.start}
        </text>
      )}
      {isLit && !isTaken && steps !== null && (
        <text x={space.x} y={space.y + 6.6} fontSize="19" fontWeight="750" fill="#ffe3a6" {...text}>
          {steps}
        </text>
      )}
    </>
  )
})

interface SpotProps {
  readonly at: number
  readonly label: string
  readonly isOff: boolean
  readonly isTaken: boolean
  /** Where the arrow keys go on from. */
  readonly isHere: boolean
  readonly hands: BoardHands
}

/** What is pressed of a space, and of the figure on it. */
export const Spot = memo(function Spot({ at, label, isOff, isTaken, isHere, hands }: SpotProps) {
  const { x, y, kind } = spaces[at]!
  return (
    <Press
      stop={{ key: `${at}`, isHere, go: () => hands.focus(at) }}
      label={label}
      isOff={isOff}
      onPress={(near) => hands.press(at, near)}
      onNear={() => hands.near(at)}
      onAway={hands.away}
    >
      <circle className="ring" cx={x} cy={y} r={kind === 'chip' ? 42 : 24} />
      {isTaken && <path className="ring" d={arch} transform={`translate(${x} ${y})`} />}
    </Press>
  )
})
