import type { ReactNode } from 'react'
import { marks } from './marks.tsx'
import { symbols } from './symbols.tsx'

const icons = { ...symbols, ...marks } as const
export type IconName = keyof typeof icons

export const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name)

/** A symbol beside words; what it means is said by the words. */
export const Icon = ({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) => (
  <svg className="icon" viewBox="0 0 64 64" width={size} height={size} fill="currentColor" aria-hidden="true">
    {icons[name]}
  </svg>
)

export interface InkProps {
  readonly name: IconName
  readonly x: number
  readonly y: number
  readonly size: number
  readonly ink?: string
  readonly opacity?: number
}

/** The same symbol inside a drawing, around a point. */
export const Ink = ({ name, x, y, size, ink = 'currentColor', opacity = 1 }: InkProps): ReactNode => (
  <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`} fill={ink} color={ink} opacity={opacity}>
    {icons[name]}
  </g>
)
