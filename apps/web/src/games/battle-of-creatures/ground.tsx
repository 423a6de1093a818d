import { creaturesBoard } from '@duelhall/games'
import { memo, type ReactNode } from 'react'
import { Ink } from '../../pieces/icon.tsx'
import { angleOf, type Civ, civColours, civilizations, grounds, polar, sector } from './look.ts'

const { spaces, lines } = creaturesBoard
const isCross = ([a, b]: readonly [number, number]): boolean => spaces[a]!.region !== spaces[b]!.region
const road = ([a, b]: readonly [number, number]): string => `M${spaces[a]!.x} ${spaces[a]!.y}L${spaces[b]!.x} ${spaces[b]!.y}`
const roads = lines.map(road).join('')
const crossRoads = lines.filter(isCross).map(road).join('')

/** Regions differ in pattern as well as in colour. */
const patterns: Readonly<Record<Civ, ReactNode>> = {
  fire: <path d="M8 40Q4 28 12 22Q10 12 18 4Q18 16 26 22Q30 32 22 40Z" fill="#ff9a4d" opacity=".1" />,
  water: <path d="M0 14Q10 4 20 14T40 14M0 34Q10 24 20 34T40 34" fill="none" stroke="#7cc8ff" strokeWidth="2.5" opacity=".13" />,
  nature: (
    <>
      <path d="M6 34Q4 14 26 6Q28 28 6 34Z" fill="#9ee09a" opacity=".1" />
      <path d="M30 20l6 8" stroke="#9ee09a" strokeWidth="2" opacity=".12" />
    </>
  ),
  light: <path d="M20 4V36M4 20H36M9 9L31 31M31 9L9 31" stroke="#ffe58a" strokeWidth="1.6" opacity=".12" />,
  darkness: <path d="M26 8A14 14 0 1 0 32 28A11 11 0 0 1 26 8Z" fill="#c9a6ff" opacity=".11" />,
}

/** Names on the rim read from left to right, also at the foot. */
function rim(region: number): { readonly d: string } {
  const angle = angleOf(region)
  const isLow = angle > 100 && angle < 260
  const r = isLow ? 467.5 : 457.5
  const [a, b] = isLow ? [angle + 22, angle - 22] : [angle - 22, angle + 22]
  return { d: `M${polar(a, r).join(' ')}A${r} ${r} 0 0 ${isLow ? 0 : 1} ${polar(b, r).join(' ')}` }
}

const Paints = () => (
  <defs>
    {civilizations.map((civ, region) => (
      <g key={civ}>
        <radialGradient id={`bc-ground-${civ}`} gradientUnits="userSpaceOnUse" cx="500" cy="500" r="470">
          <stop offset=".1" stopColor={grounds[civ][1]} />
          <stop offset=".62" stopColor={grounds[civ][0]} />
          <stop offset="1" stopColor={grounds[civ][1]} />
        </radialGradient>
        <pattern
          id={`bc-pattern-${civ}`}
          width="40"
          height="40"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${angleOf(region)}) scale(1.15)`}
        >
          {patterns[civ]}
        </pattern>
        <path id={`bc-rim-${civ}`} d={rim(region).d} />
      </g>
    ))}
    <radialGradient id="bc-wood" cx=".5" cy=".5" r=".5">
      <stop offset=".93" stopColor="#4a3626" />
      <stop offset=".955" stopColor="#2c2019" />
      <stop offset="1" stopColor="#1a130e" />
    </radialGradient>
    <radialGradient id="bc-shadow">
      <stop offset=".95" stopColor="#000" stopOpacity=".6" />
      <stop offset="1" stopColor="#000" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="bc-spark">
      <stop offset="0" stopColor="#fff4d0" stopOpacity=".95" />
      <stop offset=".35" stopColor="#ffb347" stopOpacity=".6" />
      <stop offset="1" stopColor="#ff7a2f" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="bc-lit">
      <stop offset="0" stopColor="#4a3a18" />
      <stop offset="1" stopColor="#2b2210" />
    </radialGradient>
    <radialGradient id="bc-glow">
      <stop offset=".45" stopColor="#f2bd58" stopOpacity=".55" />
      <stop offset="1" stopColor="#f2bd58" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="bc-stone" x2="0" y2="1">
      <stop offset="0" stopColor="#fff" stopOpacity=".28" />
      <stop offset="1" stopColor="#000" stopOpacity=".2" />
    </linearGradient>
  </defs>
)

/** What never changes: the wooden edge, the five regions, the roads. */
export const Ground = memo(function Ground() {
  return (
    <g>
      <Paints />
      <circle cx="500" cy="506" r="486" fill="url(#bc-shadow)" />
      <circle cx="500" cy="500" r="474" fill="url(#bc-wood)" />
      <circle cx="500" cy="500" r="473" fill="none" stroke="#8c6a2c" strokeWidth="2" />
      <circle cx="500" cy="500" r="451" fill="none" stroke="#d9a441" strokeWidth="2.5" opacity=".75" />
      {civilizations.map((civ, region) => {
        const d = sector(angleOf(region) - 36, angleOf(region) + 36, 40, 449)
        const [x, y] = polar(angleOf(region), 236)
        return (
          <g key={civ}>
            <path d={d} fill={`url(#bc-ground-${civ})`} />
            <path d={d} fill={`url(#bc-pattern-${civ})`} />
            <Ink name={civ} x={x} y={y} size={64} ink={civColours[civ]} opacity={0.34} />
          </g>
        )
      })}
      {civilizations.map((civ, region) => {
        const [x, y] = polar(angleOf(region) + 36, 462)
        return (
          <g key={civ}>
            <path
              d={`M${polar(angleOf(region) + 36, 46).join(' ')}L${polar(angleOf(region) + 36, 449).join(' ')}`}
              stroke="#d9a441"
              strokeWidth="2"
              opacity=".42"
            />
            <circle cx={x} cy={y} r="5" fill="#d9a441" />
            <text fontFamily="var(--display)" fontWeight="600" fontSize="17" letterSpacing="5" fill="#e9d9b8">
              <textPath href={`#bc-rim-${civ}`} startOffset="50%" textAnchor="middle">
                {civ.toUpperCase()}
              </textPath>
            </text>
          </g>
        )
      })}
      <circle cx="500" cy="500" r="47" fill="#1d1510" stroke="#d9a441" strokeWidth="2.5" />
      <circle cx="500" cy="500" r="40" fill="none" stroke="#8c6a2c" strokeWidth="1.5" strokeDasharray="2 5" />
      <Ink name="dragon" x={500} y={500} size={52} ink="#d9a441" />
      <path d={roads} stroke="#0d0907" strokeOpacity=".75" strokeWidth="13" strokeLinecap="round" />
      <path d={roads} stroke="#6d5a45" strokeWidth="8" strokeLinecap="round" />
      <path d={roads} stroke="#a8906f" strokeWidth="1.6" strokeLinecap="round" strokeDasharray="1 7" opacity=".8" />
      <path d={crossRoads} stroke="#d9a441" strokeWidth="8" strokeLinecap="round" opacity=".85" />
      <path d={crossRoads} stroke="#5b4315" strokeWidth="1.6" strokeDasharray="1 7" strokeLinecap="round" />
    </g>
  )
})
