import type { ReactNode } from 'react'
import { pressKeys } from './roving.ts'

export interface PressProps {
  readonly label: string
  readonly onPress: (near: Element) => void
  /** Pressing it only says why not. */
  readonly isOff?: boolean
  readonly isOn?: boolean
  /** The pointer or the focus comes and goes. */
  readonly onNear?: () => void
  readonly onAway?: () => void
  readonly className?: string
  /** What `useRoving` gives for this thing; without, it is a tab stop of its own. */
  readonly stop?: { readonly 'data-stop': string; readonly tabIndex: number; readonly onFocusCapture: () => void }
  readonly children: ReactNode
}

/** A button inside a drawing: SVG has none of its own. */
export function Press({ label, onPress, isOff = false, isOn, onNear, onAway, className = '', stop, children }: PressProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a button element
    <g
      className={`press ${className}`}
      tabIndex={0}
      {...stop}
      role="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      aria-pressed={isOn}
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
