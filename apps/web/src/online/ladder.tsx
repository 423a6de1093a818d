import './online.css'
import type { Ladder } from '@duelhall/api'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { call } from './call.ts'
import { poolWords } from './pools.ts'

/** The best of a format. */
export const LadderPage = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pool: asked } = useSearch({ strict: false }) as { pool?: string }
  const [pools, setPools] = useState<readonly string[] | null>(null)
  const [ladder, setLadder] = useState<Ladder | null>(null)
  const pool = asked ?? pools?.[0]
  useEffect(() => {
    call('pools', {}).then(
      (found) => setPools(found.pools.map((one) => one.pool)),
      () => setPools([]),
    )
  }, [])
  useEffect(() => {
    let isWanted = true
    if (pool !== undefined)
      call('ladder', { query: { pool } }).then(
        (found) => isWanted && setLadder(found),
        () => isWanted && setLadder(null),
      )
    return () => {
      isWanted = false
    }
  }, [pool])
  const places = ladder?.pool === pool ? (ladder?.places ?? []) : []
  return (
    <Frame>
      <div className="online narrow">
        <header className="online-head">
          <h1>{t('online.ladder.title')}</h1>
        </header>
        <section className="card list" aria-label={t('online.ladder.title')}>
          {pools !== null && pools.length > 0 && (
            <label className="field-row">
              <span className="label">{t('online.ladder.pool')}</span>
              <select
                className="input"
                value={pool}
                onChange={(event) => void navigate({ to: '/ladder', search: { pool: event.target.value } })}
              >
                {pools.map((one) => (
                  <option key={one} value={one}>
                    {poolWords(t, one)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {places.length === 0 ? (
            <p className="quiet">{t('online.ladder.empty')}</p>
          ) : (
            <table className="ladder">
              <thead>
                <tr>
                  {(['place', 'name', 'rating', 'games'] as const).map((head) => (
                    <th key={head} scope="col">
                      {t(`online.ladder.${head}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {places.map((place, i) => (
                  <tr key={place.user}>
                    <td>{i + 1}</td>
                    <th scope="row">
                      <Link to="/people/$user" params={{ user: place.user }}>
                        {place.name}
                      </Link>
                    </th>
                    <td>{t('online.profile.rating', { rating: Math.round(place.rating), deviation: Math.round(place.deviation) })}</td>
                    <td>{place.games}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      </div>
    </Frame>
  )
}
