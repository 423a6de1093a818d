import type { Handle } from '@duelhall/kernel'
import { useTranslation } from 'react-i18next'
import { Counted } from '../../pieces/counted.tsx'
import { Emblem, factsOfCard } from '../../pieces/emblem.tsx'
import { energies } from '../../pieces/faces.tsx'
import { Icon } from '../../pieces/icon.tsx'
import type { SeatProps, SkinProps } from '../../table/skin.ts'
import { DieBody } from './dice.tsx'
import { zoneOf } from './look.ts'

/** Life, virtual energy, and how many dice lie where. */
export function Seat({ view, player, phone, pace }: SeatProps) {
  const { t } = useTranslation()
  const { values } = view.players[player]!
  const most = Number((view.table as { readonly life?: number }).life ?? 20)
  const life = Number(values.life)
  const count = (...places: readonly string[]): number => places.reduce((sum, place) => sum + zoneOf(view, place, player).length, 0)
  const virtual = energies.filter((energy) => Number(values[energy]) > 0)
  return (
    <div className="dm-seat">
      <p className="life">
        <b>
          <Counted n={life} pace={pace} />
        </b>{' '}
        <span>{t('skins.dice.ofLife', { most })}</span>
        {virtual.map((energy) => (
          <em key={energy} className={`e-${energy}`}>
            <Icon name={energy} size={12} /> {Number(values[energy])}
          </em>
        ))}
        {Number(values.generic) > 0 && <em className="e-generic">{t('skins.dice.generic', { n: Number(values.generic) })}</em>}
      </p>
      <i className="dm-bar">
        <i style={{ width: `${Math.max(0, Math.min(100, (life / most) * 100))}%` }} />
      </i>
      {!phone && (
        <p className="counts">
          <span>
            {t('skins.dice.bag')} <b>{count('bag')}</b>
          </span>
          <span>
            {t('skins.dice.field')} <b>{count('field', 'attack')}</b>
          </span>
          <span>
            {t('skins.dice.used')} <b>{count('used')}</b>
          </span>
        </p>
      )}
    </div>
  )
}

/** The dearest card stands for its player. */
export function Face(props: SeatProps) {
  const cards = zoneOf(props.view, 'cards', props.player).flatMap((piece) => props.card(piece) ?? [])
  const best = cards.filter((card) => card.facts.kind === 'character').sort((a, b) => Number(b.facts.cost) - Number(a.facts.cost))[0]
  return <Emblem facts={best === undefined ? null : factsOfCard(props.view.game, best)} />
}

export function Picture({ piece, ...props }: SkinProps & { readonly piece: Handle }) {
  if (piece < props.seats.length) return <Face {...props} player={props.seats[piece]!.player} />
  const card = props.card(piece)
  const isDie = props.view.pieces[piece]!.values.isCard !== true
  if (isDie)
    return (
      <span className="dm-picture">
        <DieBody piece={piece} props={{ ...props, events: [] }} size={70} />
      </span>
    )
  return <Emblem facts={card === null ? null : factsOfCard(props.view.game, card)} />
}
