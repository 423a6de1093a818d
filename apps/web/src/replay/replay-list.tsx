import './replay.css'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { gameName } from '../hall/running-game.tsx'
import { Confirm } from '../parts/confirm.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { removeSave, useSaves } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import { keepFile } from './opened-file.ts'

/** Larger files are no replays. */
const LARGEST = 5_000_000

/** Finished games, and files from anywhere. */
export const ReplayList = () => {
  const { t, i18n } = useTranslation()
  const { saves } = useSaves()
  const navigate = useNavigate()
  const file = useRef<HTMLInputElement>(null)
  const confirm = useSettings((settings) => settings.confirm)
  const [isBad, setBad] = useState(false)
  const [leaving, setLeaving] = useState<string | null>(null)
  const finished = saves.filter((save) => save.over !== null)
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    if (chosen === undefined) return
    try {
      if (chosen.size > LARGEST) throw new Error('too large')
      keepFile(JSON.parse(await chosen.text()))
      void navigate({ to: '/replay', search: { game: 'file' } })
    } catch {
      setBad(true)
    }
  }
  return (
    <Frame>
      <div className="replay-list">
        <header>
          <div>
            <h1>{t('replay.list')}</h1>
            <p className="quiet">{t('replay.listSays')}</p>
          </div>
          <button type="button" className="btn" onClick={() => file.current?.click()}>
            <Glyph name="open" size={18} />
            {t('replay.openFile')}
          </button>
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            hidden
            onChange={(event) => void open(event)}
            aria-label={t('replay.openFile')}
          />
        </header>
        {isBad && (
          <div className="notice" role="alert">
            <p>{t('replay.badFile')}</p>
          </div>
        )}
        {finished.length === 0 && <p className="quiet">{t('replay.none')}</p>}
        <ul style={{ display: 'grid', gap: 10 }}>
          {finished.map((save) => (
            <li key={save.id} className="card replay-row">
              <img src={`/covers/${save.replay.game}.svg`} alt="" />
              <span>
                <b>{gameName(save.replay.game)}</b>
                <small>{save.over}</small>
                <small>
                  {dates.format(save.updated)}, {t('hall.turn', { turn: save.turn })}
                </small>
              </span>
              <Link
                to="/replay"
                search={{ game: save.id }}
                className="btn"
                aria-label={`${t('page.watch')}: ${gameName(save.replay.game)}, ${dates.format(save.updated)}`}
              >
                <Glyph name="play" size={16} />
                {t('page.watch')}
              </Link>
              <button
                type="button"
                className="icon-btn"
                aria-label={`${t('page.remove')}: ${gameName(save.replay.game)}, ${dates.format(save.updated)}`}
                onClick={() => (confirm ? setLeaving(save.id) : removeSave(save.id))}
              >
                <Glyph name="bin" />
              </button>
            </li>
          ))}
        </ul>
      </div>
      {leaving !== null && (
        <Confirm title={t('page.removeSure')} yes={t('page.remove')} onYes={() => removeSave(leaving)} onClose={() => setLeaving(null)} />
      )}
    </Frame>
  )
}
