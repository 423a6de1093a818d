import type { Handle } from '@duelhall/kernel'
import { useTranslation } from 'react-i18next'
import { Counted } from '../../pieces/counted.tsx'
import { Emblem, factsOfCard } from '../../pieces/emblem.tsx'
import type { SeatProps, SkinProps } from '../../table/skin.ts'
import { Back } from './card.tsx'
import { isMatch, lifeOf, startingLife, zoneOf } from './look.ts'

export function Seat({ view, player, phone, pace }: SeatProps) {
  const { t } = useTranslation()
  const life = lifeOf(view, player)
  const wins = isMatch(view) ? Number(view.players[player]!.values.wins) : 0
  return (
    <div className="dl-seat">
      <p className="life">
        <b>
          <Counted n={life} pace={pace} />
        </b>{' '}
        <span>{t('skins.duel.lp')}</span> {wins > 0 && <em>{phone ? `★ ${wins}` : t('skins.duel.wins', { count: wins })}</em>}
      </p>
      <i className="dl-bar">
        <i style={{ width: `${Math.max(0, Math.min(100, (life / startingLife(view)) * 100))}%` }} />
      </i>
      {!phone && (
        <p className="counts">
          {(['hand', 'deck', 'extra'] as const).map((place) => (
            <span key={place}>
              {t(`skins.duel.short.${place}`)} <b>{zoneOf(view, place, player).length}</b>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

/** The strongest monster that everybody has seen stands for its player. */
export function Face(props: SeatProps) {
  const { view, player } = props
  const seen = view.pieces.flatMap((piece, h) =>
    piece.owner === player && piece.values.kind === 'monster' ? (props.card(h as Handle) ?? []) : [],
  )
  const best = [...seen].sort((a, b) => Number(b.facts.atk) - Number(a.facts.atk))[0]
  return best === undefined ? <b>{props.seats[player]!.name.charAt(0)}</b> : <Emblem facts={factsOfCard(view.game, best)} />
}

export function Picture({ piece, ...props }: SkinProps & { readonly piece: Handle }) {
  if (piece < props.seats.length) return <Face {...props} player={props.seats[piece]!.player} />
  const card = props.card(piece)
  if (card === null)
    return (
      <span className="dl-picture">
        <Back />
      </span>
    )
  return <Emblem facts={factsOfCard(props.view.game, card)} />
}
