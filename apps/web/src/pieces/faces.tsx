import type { Facts } from '@duelhall/emblems'
import type { ReactNode } from 'react'
import { EmblemImage } from './emblem.tsx'
import { type IconName, Ink } from './icon.tsx'

export const energies = ['fist', 'bolt', 'mask', 'shield'] as const
export type Energy = (typeof energies)[number] | 'wild' | 'generic'
export const civs = ['fire', 'water', 'nature', 'light', 'darkness', 'dragon'] as const
export type Civ = (typeof civs)[number]
export const crests = ['summon', 'movement', 'attack', 'defense', 'magic', 'trap'] as const
export type Crest = (typeof crests)[number]

/** The symbol of each crest. */
export const crestIcons: Readonly<Record<Crest, IconName>> = {
  summon: 'summon',
  movement: 'move',
  attack: 'attack',
  defense: 'defend',
  magic: 'magic',
  trap: 'trap',
}

/** What one side of a die shows. */
export type Face =
  | { readonly is: 'energy'; readonly energy: Energy; readonly amount: number }
  | {
      readonly is: 'character'
      readonly fielding: number
      readonly attack: number
      readonly defense: number
      readonly burst: number
      readonly picture: Facts | null
    }
  | { readonly is: 'action'; readonly burst: number; readonly picture: Facts | null }
  | { readonly is: 'civ'; readonly civ: Civ }
  | { readonly is: 'crest'; readonly crest: Crest; readonly amount: number }
  /** A die that has not been rolled shows only whose it is. */
  | { readonly is: 'mark'; readonly icon: IconName | null; readonly picture: Facts | null }

const Num = ({
  n,
  x,
  y,
  size,
  ink = 'var(--ink)',
}: {
  readonly n: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly ink?: string
}) => (
  <text x={x} y={y} fontSize={size} textAnchor="middle" dominantBaseline="central" fill={ink}>
    {n}
  </text>
)

/** Cut into the body: its shadow lies below the ink. */
const Cut = ({ children }: { readonly children: ReactNode }) => (
  <>
    <g transform="translate(0 1.6)" opacity=".38" className="cut">
      {children}
    </g>
    {children}
  </>
)

const inks: Readonly<Record<string, string>> = { fist: '#b6430f', bolt: '#a87708', mask: '#5c3fb3', shield: '#1d6bab' }
const wildInks = ['#d9622a', '#d3a01c', '#6f53c2', '#2f7fc0'] as const
const arc = (from: number): string => {
  const at = (degrees: number): string => {
    const a = (degrees * Math.PI) / 180
    return `${(50 + 34 * Math.cos(a)).toFixed(1)} ${(50 + 34 * Math.sin(a)).toFixed(1)}`
  }
  return `M${at(from + 7)}A34 34 0 0 1 ${at(from + 83)}`
}

function EnergyFace({ energy, amount, tinted }: { readonly energy: Energy; readonly amount: number; readonly tinted: boolean }) {
  const ink = tinted ? (inks[energy] ?? 'var(--ink)') : 'var(--ink)'
  if (energy === 'generic')
    return (
      <>
        <circle cx="50" cy="50" r="29" fill="var(--plate)" opacity=".55" />
        <circle cx="50" cy="50" r="29" fill="none" stroke="var(--ink)" strokeWidth="4.5" />
        <Num n={amount} x={50} y={51.5} size={42} ink="#fff6e4" />
      </>
    )
  if (energy === 'wild')
    return (
      <>
        {wildInks.map((colour, i) => (
          <path key={colour} d={arc(180 + i * 90)} fill="none" stroke={colour} strokeWidth="8" strokeLinecap="round" />
        ))}
        <Ink name="wild" x={50} y={50.5} size={46} ink="var(--ink)" />
      </>
    )
  if (amount > 1)
    return (
      <>
        <Cut>
          <Ink name={energy} x={33} y={34} size={42} ink={ink} />
          <Ink name={energy} x={67} y={67} size={42} ink={ink} />
        </Cut>
        <path d="M26 74 74 26" stroke={ink} strokeWidth="2.4" opacity=".5" strokeLinecap="round" />
      </>
    )
  return (
    <Cut>
      <Ink name={energy} x={50} y={50} size={60} ink={ink} />
    </Cut>
  )
}

function CharacterFace({ face }: { readonly face: Face & { readonly is: 'character' } }) {
  const { fielding, attack, defense, burst, picture } = face
  return (
    <>
      {picture === null ? (
        <Cut>
          <Ink name="sidekick" x={48} y={52} size={44} ink="var(--ink)" />
        </Cut>
      ) : (
        <EmblemImage facts={picture} ground={false} x={10} y={18} size={72} />
      )}
      <circle cx="19" cy="19" r="14" fill="var(--plate)" stroke="#fff3" strokeWidth="1" />
      <Num n={fielding} x={19} y={20} size={21} ink="#fff6e4" />
      <path d="M66 6h22a6 6 0 0 1 6 6v19l-9 5H75l-9-9z" fill="#f8e7cf" stroke="#0005" strokeWidth="1" />
      <Num n={attack} x={80} y={21} size={attack > 9 ? 21 : 25} ink="#8c1f10" />
      <path d="M66 68h28v16c0 5-5 8.500-14 11-9-2.500-14-6-14-11z" fill="#e3eefa" stroke="#0005" strokeWidth="1" />
      <Num n={defense} x={80} y={80.5} size={defense > 9 ? 20 : 23} ink="#123f70" />
      {burst > 0 && <Ink name="burst" x={17} y={83} size={19} ink="var(--ink)" />}
      {burst > 1 && <Ink name="burst" x={37} y={83} size={19} ink="var(--ink)" />}
    </>
  )
}

function ActionFace({ burst, picture }: { readonly burst: number; readonly picture: Facts | null }) {
  const height = burst > 0 ? 62 : 76
  return (
    <>
      <rect x="15" y="10" width="70" height={height} rx="12" fill="var(--plate)" opacity=".42" />
      <EmblemImage facts={picture} ground={false} x={50 - height / 2} y={10} size={height} />
      <rect x="15" y="10" width="70" height={height} rx="12" fill="none" stroke="var(--ink)" strokeOpacity=".55" strokeWidth="2" />
      {burst === 1 && <Ink name="burst" x={50} y={85} size={20} ink="var(--ink)" />}
      {burst > 1 && <Ink name="burst" x={38} y={85} size={20} ink="var(--ink)" />}
      {burst > 1 && <Ink name="burst" x={62} y={85} size={20} ink="var(--ink)" />}
    </>
  )
}

function CrestFace({ crest, amount }: { readonly crest: Crest; readonly amount: number }) {
  if (crest === 'summon')
    return (
      <>
        <Cut>
          <Ink name="summon" x={50} y={50} size={82} ink="var(--ink)" />
        </Cut>
        <Num n={amount} x={50} y={53} size={32} ink="var(--mid)" />
      </>
    )
  const isMany = amount > 1
  return (
    <>
      <Cut>
        <Ink name={crestIcons[crest]} x={isMany ? 43 : 50} y={isMany ? 43 : 50} size={isMany ? 56 : 62} ink="var(--ink)" />
      </Cut>
      {isMany && <circle cx="77" cy="77" r="15.5" fill="var(--plate)" />}
      {isMany && <Num n={amount} x={77} y={78} size={23} ink="#fff6e4" />}
    </>
  )
}

/** Ink of the civilizations on ivory. */
const civInks: Readonly<Record<Civ, string>> = {
  fire: '#b93413',
  water: '#15609c',
  nature: '#2b7331',
  light: '#8f6d00',
  darkness: '#5b3b96',
  dragon: '#211a14',
}

/** The drawing on one side; `tinted` where the body is plain and the ink carries the colour. */
export function FaceArt({ face, tinted }: { readonly face: Face; readonly tinted: boolean }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {face.is === 'energy' && <EnergyFace energy={face.energy} amount={face.amount} tinted={tinted} />}
      {face.is === 'character' && <CharacterFace face={face} />}
      {face.is === 'action' && <ActionFace burst={face.burst} picture={face.picture} />}
      {face.is === 'crest' && <CrestFace crest={face.crest} amount={face.amount} />}
      {face.is === 'civ' && (
        <Cut>
          <Ink name={face.civ} x={50} y={50} size={60} ink={civInks[face.civ]} />
        </Cut>
      )}
      {face.is === 'mark' && face.icon !== null && (
        <Cut>
          <Ink name={face.icon} x={50} y={50} size={54} ink="var(--ink)" />
        </Cut>
      )}
      {face.is === 'mark' && face.picture !== null && <EmblemImage facts={face.picture} ground={false} x={10} y={10} size={80} />}
    </svg>
  )
}
