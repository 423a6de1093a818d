import { shelf } from 'virtual:shelf'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { roomOf } from '../games/rooms.ts'
import { Glyph } from '../parts/glyph.tsx'
import { fetchTable } from '../start/ahead.ts'
import type { Save } from '../store/saves.ts'

export const gameName = (id: string): string => shelf.find((game) => game.id === id)?.name ?? id

/** A game under way, as a card that leads back to its table. */
export const RunningGame = ({ save }: { readonly save: Save }) => {
  const { t } = useTranslation()
  const { game } = save.replay
  const people = save.seats.filter((seat) => seat.level === 0)
  const asked = save.asked === null ? undefined : save.seats[save.asked]
  const isYours = people.length === 1 && asked?.level === 0
  const name = gameName(game)
  const others = save.seats.filter((_, p) => !(people.length === 1 && save.seats[p]!.level === 0)).map((seat) => seat.name)
  return (
    <Link
      to="/table/$id"
      params={{ id: save.id }}
      onPointerEnter={() => fetchTable(game)}
      onFocus={() => fetchTable(game)}
      className="run card"
      style={{ '--a': roomOf(game).accent } as CSSProperties}
      aria-label={t('hall.continue', { game: name })}
    >
      <span className="pic">
        <img src={`/covers/${game}.svg`} alt="" />
      </span>
      <span>
        <b>{name}</b>
        <small className={isYours ? 'turn' : 'turn wait'}>
          {isYours
            ? t('hall.yourMove', { turn: save.turn })
            : asked === undefined
              ? t('hall.turn', { turn: save.turn })
              : t('hall.moveOf', { name: asked.name, turn: save.turn })}
        </small>
        <small>{others.join(', ')}</small>
      </span>
      <Glyph name="right" />
    </Link>
  )
}
