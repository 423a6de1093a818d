import type { Handle } from '@duelhall/kernel'
import { useTranslation } from 'react-i18next'
import { Emblem, factsOfCard } from '../../pieces/emblem.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { PieceButton } from '../../pieces/piece-button.tsx'
import type { SeatProps, SkinProps } from '../../table/skin.ts'
import { civilizations, civOfPlayer } from './look.ts'

const pawnsOf = ({ view, player }: SeatProps): readonly Handle[] =>
  view.pieces.flatMap((piece, h) => (h >= view.players.length && piece.owner === player ? [h as Handle] : []))

/** Five slots for chips, seven pawns, and how many stand where. */
export function Seat(props: SeatProps) {
  const { t } = useTranslation()
  const { view, player, phone } = props
  const held = view.players[player]!.values.chips as readonly number[]
  const names = held.map((c) => civilizations[c]!).join(', ')
  return (
    <div className="bc-seat">
      <p className="chips" role="img" aria-label={t('skins.creatures.chips', { count: held.length, names })}>
        {civilizations.map((civ, c) => (
          <span key={civ} className={`chip ${civ}`} data-has={held.includes(c) || undefined}>
            <Icon name={civ} size={phone ? 9 : 17} />
          </span>
        ))}
        {!phone && (
          <b>
            <em>{held.length}</em> / 5
          </b>
        )}
      </p>
      {!phone && (
        <ul className="pawns">
          {pawnsOf(props).map((piece) => (
            <li key={piece}>
              <Pawn piece={piece} props={props} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Pawn({ piece, props }: { readonly piece: Handle; readonly props: SeatProps }) {
  const { t } = useTranslation()
  const { view } = props
  const { where, power } = view.pieces[piece]!.values
  const card = props.card(piece)
  const state = where === 'reserve' ? 'reserve' : where === 'board' ? 'board' : where === 'defeated' ? 'defeated' : 'box'
  const words = `${card?.name ?? t('skins.creatures.unknown')}, ${power}, ${t(`skins.creatures.where.${state}`)}`
  return (
    <PieceButton className="pawn" piece={piece} props={props} otherwise={words} lies={{ 'data-where': state }}>
      <Emblem facts={card === null ? null : factsOfCard(view.game, card)} />
      <b>{String(power)}</b>
    </PieceButton>
  )
}

/** The strongest pawn that is known stands for its player. */
export function Face(props: SeatProps) {
  const { view, player } = props
  const cards = pawnsOf(props).flatMap((piece) => props.card(piece) ?? [])
  const best = cards.at(-1)
  const civ = civOfPlayer(view, player)
  if (best !== undefined) return <Emblem facts={factsOfCard(view.game, best)} />
  return civ === null ? null : <Icon name={civ} size={26} />
}

export function Picture({ piece, ...props }: SkinProps & { readonly piece: Handle }) {
  const card = props.card(piece)
  if (piece < props.seats.length) return <Face {...props} player={props.seats[piece]!.player} />
  return <Emblem facts={card === null ? null : factsOfCard(props.view.game, card)} />
}
