import { shelf } from 'virtual:shelf'
import type { Seek } from '@duelhall/api'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../app/settings-dialog.tsx'
import { roomOf } from '../games/rooms.ts'
import { gameName } from '../hall/running-game.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { newSeed } from '../store/saves.ts'
import { call, newKey, saysOf } from './call.ts'
import { clockNames, clockPlans } from './clocks.ts'
import { somebody, useMe } from './me.ts'

const KEY = 'duelhall/online/game'

interface QuickProps {
  readonly seeks: readonly Seek[]
  onMatch(match: string): void
}

/** One press brings together those who look for the same. */
export const QuickGame = ({ seeks, onMatch }: QuickProps) => {
  const { t } = useTranslation()
  const you = useMe()
  const [game, setGame] = useState(() => {
    const kept = localStorage.getItem(KEY)
    return shelf.find((entry) => entry.id === kept)?.id ?? shelf[0]!.id
  })
  const [clock, setClock] = useState<(typeof clockNames)[number]>('slow')
  const [isRated, setRated] = useState(false)
  const [trouble, setTrouble] = useState('')
  const own = seeks.filter((seek) => seek.user === you?.user)
  const entry = shelf.find((one) => one.id === game)!
  const mayRate = you != null && !you.guest && clock !== 'none'
  const choose = (next: string) => {
    setGame(next)
    localStorage.setItem(KEY, next)
  }
  const seek = async () => {
    setTrouble('')
    try {
      await somebody()
      const { players } = entry
      const { randomPreparation } = roomOf(game).table ?? {}
      const table = randomPreparation === true ? { randomPreparation } : {}
      const body = {
        key: newKey(),
        game,
        players: players.min,
        table,
        clock: clockPlans[clock],
        rated: mayRate && isRated,
        seed: newSeed(),
      }
      const { match } = await call('seek', { body })
      if (match !== null) onMatch(match)
    } catch (error) {
      setTrouble(saysOf(error))
    }
  }
  const stop = () => {
    for (const one of own) void call('dropSeek', { body: { id: one.seek } }).catch((error) => setTrouble(saysOf(error)))
  }
  // Who leaves the lobby looks no longer.
  const latest = useRef(own)
  latest.current = own
  useEffect(
    () => () => {
      for (const one of latest.current) call('dropSeek', { body: { id: one.seek } }).catch(() => {})
    },
    [],
  )
  return (
    <section className="card quick" aria-labelledby="quick" style={{ '--a': roomOf(game).accent } as CSSProperties}>
      <div className="quick-head">
        <h2 id="quick">{t('online.lobby.quick')}</h2>
        <p className="quiet">{t('online.lobby.quickSays')}</p>
      </div>
      <div className="quick-games" role="radiogroup" aria-label={t('online.lobby.game')}>
        {shelf.map(({ id, name }) => (
          <label key={id} className="quick-game" style={{ '--a': roomOf(id).accent } as CSSProperties}>
            <input type="radio" name="game" value={id} checked={id === game} onChange={() => choose(id)} />
            <img src={`/covers/${id}.svg`} alt="" />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <div className="quick-terms">
        <Segments
          label={t('online.lay.clock')}
          value={clock}
          values={clockNames}
          word={(one) => t(`online.lay.clocks.${one}`)}
          onChange={(one) => setClock(one)}
        />
        {mayRate && (
          <Segments
            label={t('online.lay.rated')}
            value={isRated ? 'rated' : 'casual'}
            values={['casual', 'rated'] as const}
            word={(one) => t(`online.lobby.${one}`)}
            onChange={(one) => setRated(one === 'rated')}
          />
        )}
      </div>
      {trouble !== '' && (
        <div className="notice" role="alert">
          <p>{trouble}</p>
        </div>
      )}
      <div className="ends">
        {own.length > 0 ? (
          <>
            <p role="status" className="seeking">
              <Glyph name="hourglass" size={18} />
              {t('online.lobby.seeking', { game: gameName(own[0]!.game) })}
            </p>
            <button type="button" className="btn" onClick={stop}>
              {t('online.lobby.stopSeeking')}
            </button>
          </>
        ) : (
          <button type="button" className="btn main" onClick={() => void seek()}>
            <Glyph name="play" size={18} />
            {t('online.lobby.seek')}
          </button>
        )}
        <Link to="/lay/$game" params={{ game }} className="btn">
          <Glyph name="plus" size={18} />
          {t('online.lobby.lay')}
        </Link>
      </div>
    </section>
  )
}
