import type { Handle } from '@duelhall/kernel'
import type { MouseEvent } from 'react'
import type { SkinProps } from '../table/skin.ts'

/** Picked already, where several are picked one by one. */
export const isPicked = ({ decision }: SkinProps, piece: Handle): boolean => decision?.set?.picked.includes(piece) ?? false

/** What every button for a piece shares: light, focus, words. */
export function pressing(piece: Handle, props: SkinProps, otherwise: string) {
  const { offers, held, inspected, pointed } = props
  const about = offers.all.filter(({ option }) => option.piece === piece || option.target === piece)
  const fitting = held === null || held === piece ? about : about.filter(({ option }) => option.piece === held || option.target === held)
  return {
    type: 'button' as const,
    'data-lit': fitting.length > 0 || pointed.includes(piece) || undefined,
    'data-held': held === piece || undefined,
    'data-picked': isPicked(props, piece) || undefined,
    'data-inspected': inspected === piece || undefined,
    'aria-label': fitting.length === 1 ? fitting[0]!.words : otherwise,
    'aria-pressed': held === piece || isPicked(props, piece) || undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (fitting.length === 1) props.choose(fitting[0]!.at)
      else props.press(piece, event.currentTarget)
    },
    onPointerEnter: () => props.inspect(piece),
    onFocus: () => props.inspect(piece),
  }
}
