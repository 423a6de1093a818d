import './game-page.css'
import { shelf } from 'virtual:shelf'
import { Link, useParams } from '@tanstack/react-router'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { Missing } from '../app/states.tsx'
import { roomOf } from '../games/rooms.ts'
import { Confirm } from '../parts/confirm.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { useQuickStart } from '../start/quick-start.ts'
import { removeSave, type Save, useSaves } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import { rangeOf, useShortWords } from './door.tsx'

/** Pictures of tables as `npm run shots` makes them, by game and theme. */
const pictures: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../../docs/shots/table-*.png', '!../../../../docs/shots/*-phone.png', '!../../../../docs/shots/table-{generic,online}*'],
  { eager: true, query: '?url', import: 'default' },
)
const pictureOf = (game: string, theme: '' | '-light'): string | undefined => pictures[`../../../../docs/shots/table-${game}${theme}.png`]

/** What a game is, the ways into it, and your games of it. */
export const GamePage = () => {
  const { t } = useTranslation()
  const { game: id } = useParams({ strict: false }) as { game: string }
  const { long } = useShortWords(id)
  const quick = useQuickStart()
  const { saves } = useSaves()
  const game = shelf.find((entry) => entry.id === id)
  if (game === undefined) return <Missing />
  const room = roomOf(id)
  const mine = saves.filter((save) => save.replay.game === id)
  return (
    <Frame>
      <div className="game-page" style={{ '--a': room.accent } as CSSProperties}>
        <div className="door">
          <img src={`/covers/${id}.svg`} alt="" />
        </div>
        <div className="what">
          <h1>{game.name}</h1>
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
          <p className="long">{long}</p>
          <div className="go">
            <button type="button" className="play" onClick={() => quick(game)}>
              <Glyph name="play" size={18} />
              {t('hall.play')}
            </button>
            <Link to="/learn/$game" params={{ game: id }} className="btn">
              <Glyph name="learn" size={18} />
              {t('learn.lessons.open')}
            </Link>
            <Link to="/new/$game" params={{ game: id }} className="btn">
              <Glyph name="gear" size={18} />
              {t('page.newTable')}
            </Link>
            <button type="button" className="btn" onClick={() => quick(game, 'friend')}>
              <Glyph name="friend" size={18} />
              {t('hall.friend')}
            </button>
            <Link to="/lay/$game" params={{ game: id }} className="btn">
              <Glyph name="globe" size={18} />
              {t('online.lay.title')}
            </Link>
            <Link to="/rules/$game" params={{ game: id }} className="btn">
              <Glyph name="book" size={18} />
              {t('page.readRules')}
            </Link>
            <Link to="/cards/$game" params={{ game: id }} className="btn">
              <Glyph name="eye" size={18} />
              {t('learn.cards.open')}
            </Link>
            <Link to="/build/$game" params={{ game: id }} className="btn">
              <Glyph name="plus" size={18} />
              {t('learn.builder.open')}
            </Link>
          </div>
          <TablePicture game={id} name={game.name} />
          <section aria-labelledby="mine" className="mine">
            <h2 id="mine">{t('page.yourGames')}</h2>
            {mine.length === 0 && <p className="quiet">{t('page.noGames')}</p>}
            <ul>
              {mine.map((save) => (
                <GameRow key={save.id} save={save} />
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Frame>
  )
}

/** The table in the theme that is worn; the other one is never fetched. */
const TablePicture = ({ game, name }: { readonly game: string; readonly name: string }) => {
  const { t } = useTranslation()
  const [dark, light] = [pictureOf(game, ''), pictureOf(game, '-light')]
  if (dark === undefined || light === undefined) return null
  const size = { width: 960, height: 600, loading: 'lazy' } as const
  const alt = t('page.picture', { name })
  return (
    <div className="picture">
      <img {...size} alt={alt} data-in="dark" src={dark} />
      <img {...size} alt={alt} data-in="light" src={light} />
    </div>
  )
}

const GameRow = ({ save }: { readonly save: Save }) => {
  const { t, i18n } = useTranslation()
  const confirm = useSettings((settings) => settings.confirm)
  const [isLeaving, setLeaving] = useState(false)
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(save.updated)
  return (
    <li className="card">
      <span>
        <b>{save.seats.map((seat) => seat.name).join(', ')}</b>
        <small>{[save.over ?? t('hall.turn', { turn: save.turn }), when].join(' · ')}</small>
      </span>
      {save.over === null ? (
        <Link to="/table/$id" params={{ id: save.id }} className="btn small" aria-label={`${t('page.goOn')}: ${when}`}>
          {t('page.goOn')}
        </Link>
      ) : (
        <Link to="/replay" search={{ game: save.id }} className="btn small" aria-label={`${t('page.watch')}: ${when}`}>
          {t('page.watch')}
        </Link>
      )}
      <button
        type="button"
        className="icon-btn"
        aria-label={`${t('page.remove')}: ${when}`}
        onClick={() => (confirm ? setLeaving(true) : removeSave(save.id))}
      >
        <Glyph name="bin" size={18} />
      </button>
      {isLeaving && (
        <Confirm title={t('page.removeSure')} yes={t('page.remove')} onYes={() => removeSave(save.id)} onClose={() => setLeaving(false)} />
      )}
    </li>
  )
}
