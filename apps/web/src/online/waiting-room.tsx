import { shelf } from 'virtual:shelf'
import type { BringsSent } from '@duelhall/api'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { roomOf } from '../games/rooms.ts'
import { gameName } from '../hall/running-game.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { newSeed } from '../store/saves.ts'
import { Brings } from './brings.tsx'
import { call, isRefusal, newKey, saysOf } from './call.ts'
import { Chat } from './chat.tsx'
import { CopyLink } from './copy-link.tsx'
import { useMatch } from './match-state.ts'
import { somebody, useMe } from './me.ts'
import { useTermsWords } from './summary.tsx'

/** Before a match begins: who sits where, the link for others, and a free seat for whoever comes by it. */
export const WaitingRoom = () => {
  const { t } = useTranslation()
  const me = useMe()
  const terms = useTermsWords()
  const match = useMatch((state) => state.match)
  const agreed = useMatch((state) => state.agreed)!
  const seats = useMatch((state) => state.seats)
  const you = useMatch((state) => state.you)
  const [brings, setBrings] = useState<BringsSent>(null)
  const [trouble, setTrouble] = useState<{ readonly says: string; readonly needsAccount: boolean } | null>(null)
  const params = { match }
  const game = shelf.find((entry) => entry.id === agreed.game)
  const run = (work: () => Promise<unknown>) => {
    setTrouble(null)
    work().catch((error) => {
      const needsAccount = isRefusal(error) && error.error.code === 'accountNeeded'
      setTrouble({ says: needsAccount ? t('online.room.accountNeeded') : saysOf(error), needsAccount })
    })
  }
  const sit = (seat: number) =>
    run(async () => {
      await somebody()
      await call('join', { params, body: { key: newKey(), seat, brings, seed: newSeed() } })
    })
  return (
    <Frame>
      <div className="online room-page" style={{ '--a': roomOf(agreed.game).accent } as CSSProperties}>
        <header className="online-head">
          <div>
            <h1>{t('online.room.title')}</h1>
            <p className="quiet">
              {gameName(agreed.game)} · {terms(agreed.clock, agreed.rated)}
            </p>
          </div>
          <Link to="/online" className="btn">
            {t('online.room.toLobby')}
          </Link>
        </header>
        <section className="card lay-part" aria-label={t('start.seats')}>
          <ol className="room-seats">
            {seats.map((seat, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <li key={i} data-free={seat === null || undefined}>
                <span className="n">{i + 1}</span>
                <b>{seat?.name ?? t('online.room.free')}</b>
                {seat === null && you === null && (
                  <button type="button" className="btn main small" onClick={() => sit(i)}>
                    {t('online.room.sit')}
                  </button>
                )}
              </li>
            ))}
          </ol>
          {agreed.from !== null && (
            <p className="quiet">
              {t('online.room.from', { count: agreed.from.at })}{' '}
              <Link to="/replay" search={{ match: agreed.from.match }}>
                {t('online.table.replay')}
              </Link>
            </p>
          )}
          {you === null && game !== undefined && agreed.from === null && <Brings game={game} value={brings} onChange={setBrings} />}
          {trouble !== null && (
            <div className="notice" role="alert">
              <p>{trouble.says}</p>
              {trouble.needsAccount && (
                <Link to="/account" className="btn small">
                  {t('online.account.signIn')}
                </Link>
              )}
            </div>
          )}
          <p className="quiet">{t('online.room.link')}</p>
          <CopyLink />
          <div className="ends">
            {you !== null && (
              <button type="button" className="btn" onClick={() => run(() => call('leave', { params, body: { key: newKey() } }))}>
                {t('online.room.leave')}
              </button>
            )}
            {me?.user === agreed.host && you !== null && (
              <Fill onFill={(level) => run(() => call('fill', { params, body: { key: newKey(), level } }))} />
            )}
          </div>
          <p className="quiet fingerprint">
            <Glyph name="dice" size={16} />
            {t('online.room.commitment', { short: `${agreed.commitment.slice(0, 16)}…` })}
          </p>
        </section>
        <Chat />
      </div>
    </Frame>
  )
}

const levels = [1, 2, 3, 4, 5] as const

const Fill = ({ onFill }: { onFill(level: number): void }) => {
  const { t } = useTranslation()
  const [level, setLevel] = useState(2)
  return (
    <span className="fill">
      <select
        className="input"
        aria-label={t('online.room.fillLevel')}
        value={level}
        onChange={(event) => setLevel(Number(event.target.value))}
      >
        {levels.map((one) => (
          <option key={one} value={one}>
            {one} · {t(`start.level${one}`)}
          </option>
        ))}
      </select>
      <button type="button" className="btn" onClick={() => onFill(level)}>
        {t('online.room.fill')}
      </button>
    </span>
  )
}
