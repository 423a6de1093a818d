import './dice-masters.css'
import type { PlayerId } from '@duelhall/kernel'
import { useTranslation } from 'react-i18next'
import { Zoomable } from '../../pieces/zoomable.tsx'
import type { SkinProps } from '../../table/skin.ts'
import { Arena } from './arena.tsx'
import { BasicCard } from './cards.tsx'
import { boutsIn, zoneOf } from './look.ts'
import { Team, Zones } from './mat.tsx'

/** Who is drawn below: the viewer, or the first player for those who watch. */
const lowerOf = ({ viewer }: SkinProps): PlayerId => viewer ?? (0 as PlayerId)

export function Field(props: SkinProps) {
  const { t } = useTranslation()
  const { view, seats } = props
  const below = lowerOf(props)
  const others = seats.map((seat) => seat.player).filter((player) => player !== below)
  const foes = others.filter((player) => view.players[player]!.team !== view.players[below]!.team)
  const basics = seats.flatMap(({ player }) => zoneOf(view, 'cards', player)).filter((piece) => view.pieces[piece]!.values.kind === 'basic')
  const isFighting = boutsIn(view).length > 0
  return (
    <div className="dice-masters" data-crowd={seats.length > 2 || undefined} data-fight={isFighting || undefined}>
      <Zoomable isOn={props.phone} className="dm-table">
        {others.map((player) => (
          <div key={player} className="mat">
            <Team player={player} props={props} />
            <Zones player={player} props={props} />
          </div>
        ))}
        <div className="middle">
          <Arena props={props} above={foes[0] ?? others[0] ?? below} below={below} />
          <section className="basics" aria-label={t('skins.dice.basics')}>
            {basics.map((piece) => (
              <BasicCard key={piece} piece={piece} props={props} />
            ))}
          </section>
        </div>
        <div className="mat own">
          <Zones player={below} props={props} />
          <Team player={below} props={props} />
        </div>
      </Zoomable>
    </div>
  )
}
