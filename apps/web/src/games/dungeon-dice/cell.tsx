import { memo } from 'react'
import type { BoardHands } from '../../pieces/hands.ts'
import { Press } from '../../pieces/press.tsx'
import { S } from './look.ts'

interface CellProps {
  readonly cell: number
  readonly x: number
  readonly y: number
  readonly label: string
  readonly isOff: boolean
  /** On offer now. */
  readonly isEnd: boolean
  /** Where the arrow keys go on from. */
  readonly isHere: boolean
  readonly hands: BoardHands
}

/** What is pressed of a cell of the field. */
export const Cell = memo(function Cell({ cell, x, y, label, isOff, isEnd, isHere, hands }: CellProps) {
  return (
    <Press
      isCell
      stop={{ key: `${cell}`, isHere, go: () => hands.focus(cell) }}
      label={label}
      isOff={isOff}
      onPress={(near) => hands.press(cell, near)}
      onNear={() => hands.near(cell)}
      onAway={hands.away}
    >
      <rect className="ring" x={x + 1} y={y + 1} width={S - 2} height={S - 2} rx="4" />
      {isEnd && (
        <rect x={x + 3} y={y + 3} width={S - 6} height={S - 6} rx="5" fill="#d9a441" fillOpacity=".16" stroke="#f6c667" strokeWidth="1.8" />
      )}
    </Press>
  )
})
