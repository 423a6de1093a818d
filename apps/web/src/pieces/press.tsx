import type { ReactNode } from 'react'
import { pressKeys } from './roving.ts'

export interface PressProps {
  readonly label: string
  readonly onPress: (near: Element) => void
  /** Pressing it only says why not. */
  readonly isOff?: boolean
  readonly isOn?: boolean
  /** A cell of a drawing that is a grid. */
  readonly isCell?: boolean
  /** The pointer or the focus comes and goes. */
  readonly onNear?: () => void
  readonly onAway?: () => void
  readonly className?: string
  /** One of the stops of `useRoving`; without, it is a tab stop of its own. */
  readonly stop?: { readonly key: string; readonly isHere: boolean; go(): void }
  readonly children: ReactNode
}

/** A button inside a drawing, or a cell of one that is a grid: SVG has neither of its own. */
export function Press({ label, onPress, isOff = false, isOn, isCell = false, onNear, onAway, className = '', stop, children }: PressProps) {
  const role = isCell ? { role: 'gridcell', 'aria-selected': isOn } : { role: 'button', 'aria-pressed': isOn }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the role comes with what it is
    <g
      className={`press ${className}`}
      tabIndex={stop === undefined || stop.isHere ? 0 : -1}
      data-stop={stop?.key}
      onFocusCapture={stop?.go}
      {...role}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={(event) => onPress(event.currentTarget)}
      onKeyDown={pressKeys(onPress)}
      onPointerEnter={onNear}
      onPointerLeave={onAway}
      onFocus={onNear}
      onBlur={onAway}
    >
      {children}
    </g>
  )
}
