import type { ShelfEntry } from 'virtual:shelf'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { roomOf } from '../games/rooms.ts'
import { Glyph } from '../parts/glyph.tsx'
import { fetchTable } from '../start/ahead.ts'
import { useQuickStart } from '../start/quick-start.ts'

type DoorProps = { readonly game: ShelfEntry } | { readonly game: null; readonly id: string }

const names: Readonly<Record<string, string>> = { 'duel-monsters': 'Duel Monsters' }

export const useShortWords = (id: string): { short: string; long: string } => {
  const { t, i18n } = useTranslation()
  const key = i18n.exists(`games.${id}`) ? (id as 'dungeon-dice') : 'other'
  return { short: t(`games.${key}.short`), long: t(`games.${key}.long`) }
}

/** One game as an arched door with its ways in. A game that is not there yet has a closed one. */
export const Door = (props: DoorProps) => {
  const { t } = useTranslation()
  const quick = useQuickStart()
  const { game } = props
  const id = game?.id ?? (props as { id: string }).id
  const room = roomOf(id)
  const { short } = useShortWords(id)
  const name = game?.name ?? names[id] ?? id
  return (
    <article
      className="room"
      style={{ '--a': room.accent } as CSSProperties}
      aria-labelledby={`door-${id}`}
      data-closed={game === null || undefined}
    >
      <div className="door">
        <img src={`/covers/${id}.svg`} alt="" width="246" height="412" />
      </div>
      <div className="spill" />
      <h2 id={`door-${id}`}>
        {game === null ? (
          name
        ) : (
          <Link to="/game/$game" params={{ game: id }}>
            {name}
          </Link>
        )}
      </h2>
      <p className="says">{short}</p>
      {game === null ? (
        <p className="soon">
          <Glyph name="shut" size={17} />
          {t('hall.soon')}
        </p>
      ) : (
        <>
          <p className="meta">
            <span>
              <Glyph name="friend" size={17} />
              {t('hall.players', { range: rangeOf(game.players) })}
            </span>
            <span>
              <Glyph name="clock" size={17} />
              {t('hall.minutes', { count: room.minutes })}
            </span>
          </p>
          <button
            type="button"
            className="play"
            aria-label={t('hall.playLabel', { game: name })}
            onPointerEnter={() => fetchTable(id)}
            onFocus={() => fetchTable(id)}
            onClick={() => quick(game)}
          >
            <Glyph name="play" size={18} />
            {t('hall.play')}
          </button>
          <div className="ways">
            <Link to="/game/$game" params={{ game: id }} aria-label={t('hall.aboutLabel', { game: name })}>
              <Glyph name="learn" />
              {t('hall.about')}
            </Link>
            <button type="button" aria-label={t('hall.friendLabel', { game: name })} onClick={() => quick(game, 'friend')}>
              <Glyph name="friend" />
              {t('hall.friend')}
            </button>
            <Link to="/new/$game" params={{ game: id }} aria-label={t('hall.optionsLabel', { game: name })}>
              <Glyph name="gear" />
              {t('hall.options')}
            </Link>
          </div>
        </>
      )}
    </article>
  )
}

export const rangeOf = ({ min, max }: ShelfEntry['players']): string => (min === max ? `${min}` : `${min}–${max}`)
