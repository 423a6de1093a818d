import './piece-button.css'
import type { Handle } from '@duelhall/kernel'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import type { SkinProps } from '../table/skin.ts'
import { Unsaid } from './unsaid.tsx'

/** Picked already, where several are picked one by one. */
const isPicked = ({ decision }: SkinProps, piece: Handle): boolean => decision?.set?.picked.includes(piece) ?? false

/** How a piece lies there, and what pressing it does; `otherwise` is said where it is not one option by itself. */
function pressing(piece: Handle, props: SkinProps, otherwise: string) {
  const { offers, held, inspected, pointed } = props
  const about = offers.all.filter(({ option }) => option.piece === piece || option.target === piece)
  const fitting = held === null || held === piece ? about : about.filter(({ option }) => option.piece === held || option.target === held)
  const state = {
    'data-lit': fitting.length > 0 || pointed.includes(piece) || undefined,
    'data-held': held === piece || undefined,
    'data-picked': isPicked(props, piece) || undefined,
    'data-inspected': inspected === piece || undefined,
  }
  const button = {
    type: 'button' as const,
    'aria-label': fitting.length === 1 ? fitting[0]!.words : otherwise,
    'aria-pressed': held === piece || isPicked(props, piece) || undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (fitting.length === 1) props.choose(fitting[0]!.at)
      else props.press(piece, event.currentTarget)
    },
    onPointerEnter: () => props.inspect(piece),
    onFocus: () => props.inspect(piece),
  }
  return { state, button }
}

interface PieceButtonProps {
  readonly piece: Handle
  readonly props: SkinProps
  readonly otherwise: string
  readonly className: string
  readonly style?: CSSProperties
  /** More of how it lies: `data-across` and the like. */
  readonly lies?: Readonly<Record<`data-${string}`, boolean | string | undefined>>
  readonly children: ReactNode
}

/** A card or figure with words of its own on it: what is pressed lies over it, and says what pressing does. */
export function PieceButton({ piece, props, otherwise, className, style, lies, children }: PieceButtonProps) {
  const { state, button } = pressing(piece, props, otherwise)
  return (
    <span className={`covered ${className}`} style={style} data-piece={piece} {...lies} {...state}>
      <Unsaid>{children}</Unsaid>
      <button className="cover" {...button} />
    </span>
  )
}
