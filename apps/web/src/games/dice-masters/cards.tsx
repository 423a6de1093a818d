import type { Handle } from '@duelhall/kernel'
import { useTranslation } from 'react-i18next'
import { Emblem, factsOfCard } from '../../pieces/emblem.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { PieceButton } from '../../pieces/piece-button.tsx'
import type { SkinProps } from '../../table/skin.ts'
import { diceOf, energyOf, materialOf } from './look.ts'

interface CardProps {
  readonly piece: Handle
  readonly props: SkinProps
}

const Left = ({ all, left }: { readonly all: number; readonly left: number }) => (
  <span className="left" aria-hidden="true">
    {Array.from({ length: all }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice on a card are counted
      <i key={i} data-gone={i >= left || undefined} />
    ))}
  </span>
)

/** A card of the team: picture, price, and the dice that are left on it. */
export function TeamCard({ piece, props }: CardProps) {
  const { t } = useTranslation()
  const { view } = props
  const card = props.card(piece)
  const cost = Number(view.pieces[piece]!.values.cost)
  const dice = diceOf(view, piece)
  const energy = energyOf(card)
  const name = String(view.pieces[piece]!.values.name)
  return (
    <PieceButton
      className={`dm-card m-${materialOf(view.pieces[piece], card)}`}
      piece={piece}
      props={props}
      otherwise={t('skins.dice.card', { name, cost, left: dice.left })}
    >
      <Emblem facts={card === null ? null : factsOfCard(view.game, card)} />
      <span className={`cost e-${energy}`}>
        {energy !== 'generic' && <Icon name={energy} size={12} />}
        {cost}
      </span>
      <Left {...dice} />
      <span className="name">{name}</span>
    </PieceButton>
  )
}

/** A basic action lies open for both, with its text. */
export function BasicCard({ piece, props }: CardProps) {
  const { t } = useTranslation()
  const { view } = props
  const card = props.card(piece)
  const { cost, name } = view.pieces[piece]!.values
  const dice = diceOf(view, piece)
  return (
    <PieceButton
      className={`dm-basic m-${materialOf(view.pieces[piece], card)}`}
      piece={piece}
      props={props}
      otherwise={t('skins.dice.card', { name: String(name), cost: Number(cost), left: dice.left })}
    >
      <span className="head">
        <b>{String(name)}</b>
        <i>{Number(cost)}</i>
      </span>
      <span className="text">{card?.text}</span>
      <span className="foot">
        <Left {...dice} />
        <small>{t('skins.dice.left', { left: dice.left, all: dice.all })}</small>
      </span>
    </PieceButton>
  )
}
