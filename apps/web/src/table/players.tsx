import type { PlayerId } from '@duelhall/kernel'
import { type CSSProperties, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { AroundContext } from './around.ts'
import { valueLines } from './naming.ts'
import type { SeatProps, Skin, SkinProps } from './skin.ts'

const fallback = ['var(--info)', 'var(--bad)', 'var(--good)', 'var(--brass)', 'var(--darkness-ink)']
export const seatColour = (skin: Skin | null, props: Pick<SkinProps, 'view'>, player: number): string =>
  skin?.colour?.(props.view, player as PlayerId) ?? fallback[player % fallback.length]!

/** A panel for each player; the one who is asked is lit. */
export const Players = ({ skin, props }: { readonly skin: Skin | null; readonly props: SkinProps }) => (
  <ul className="players">
    {props.seats.map((seat) => (
      <Player key={seat.player} skin={skin} props={{ ...props, player: seat.player }} />
    ))}
  </ul>
)

const Player = ({ skin, props }: { readonly skin: Skin | null; readonly props: SeatProps }) => {
  const { t } = useTranslation()
  const { view, seats, player } = props
  const seat = seats[player]!
  const shown = view.players[player]!
  const isAsked = view.decision?.player === player
  const Face = skin?.Face
  const Seat = skin?.Seat
  const { Seat: Beside } = useContext(AroundContext)
  const notes = [
    seat.isYou ? t('table.you') : '',
    seat.level > 0 ? t('table.level', { level: seat.level }) : '',
    shown.out ? t('table.out') : '',
  ]
  const place = view.outcome?.places[player]
  return (
    <li
      className="card player"
      data-seat={player}
      data-below={player === (props.viewer ?? 0) || undefined}
      data-turn={isAsked || undefined}
      data-out={shown.out || undefined}
      style={{ '--c': seatColour(skin, props, player) } as CSSProperties}
    >
      <div className="who">
        <span className="face" aria-hidden="true">
          {Face === undefined ? <b>{seat.name.charAt(0)}</b> : <Face {...props} />}
        </span>
        <div>
          <strong>{seat.name}</strong>
          <small>{[t('table.playerN', { n: player + 1 }), ...notes.filter((note) => note !== '')].join(', ')}</small>
        </div>
        {Beside !== undefined && <Beside player={player} />}
        {place !== undefined && <b className="won">{t('table.place', { place })}</b>}
      </div>
      {Seat === undefined ? (
        <dl className="values">
          {valueLines(shown.values).map(([key, value]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <div className="body">
          <Seat {...props} />
        </div>
      )}
    </li>
  )
}
