import { type Handle, handle } from '@duelhall/kernel'
import { useTranslation } from 'react-i18next'
import { Die } from '../../pieces/die.tsx'
import { Emblem, factsOfCard } from '../../pieces/emblem.tsx'
import { type Crest, crestIcons } from '../../pieces/faces.tsx'
import { Icon } from '../../pieces/icon.tsx'
import type { SeatProps, SkinProps } from '../../table/skin.ts'
import { Portrait } from './battle.tsx'
import { Hearts } from './figures.tsx'
import { facesOf, materialOf } from './look.ts'

const stored: readonly Crest[] = ['movement', 'attack', 'defense', 'magic', 'trap']
const ten = Array.from({ length: 10 }, (_, i) => i)

/** Hearts and the crest pool: five counters of ten. */
export function Seat({ view, player, phone }: SeatProps) {
  const { t } = useTranslation()
  const { values } = view.players[player]!
  const life = Number(values.life)
  return (
    <div className="dd-seat">
      <Hearts n={life} label={t('skins.dungeon.hearts', { count: life })} />
      <dl className="pool">
        {stored.map((crest) => {
          const n = Number(values[crest])
          return (
            <div key={crest} className={crest}>
              <dt>
                <Icon name={crestIcons[crest]} size={phone ? 11 : 14} />
                <span className={phone ? 'unseen' : ''}>{t(`skins.dungeon.crest.${crest}`)}</span>
              </dt>
              <dd>
                {!phone && (
                  <span className="ten" aria-hidden="true">
                    {ten.map((i) => (
                      <i key={i} data-on={i < n || undefined} />
                    ))}
                  </span>
                )}
                <b>{n}</b>
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

export const Face = (props: SeatProps) => <Portrait piece={handle(props.player)} props={props} />

export function Picture({ piece, ...props }: SkinProps & { readonly piece: Handle }) {
  if (piece < props.seats.length) return <Portrait piece={piece} props={props} />
  const shown = props.view.pieces[piece]
  if (shown?.values.kind === 'die')
    return (
      <span className="dd-picture">
        <Die faces={facesOf(shown)} up={0} material={materialOf(shown)} size={62} />
      </span>
    )
  const card = props.card(piece)
  return <Emblem facts={card === null ? null : factsOfCard(props.view.game, card)} />
}
