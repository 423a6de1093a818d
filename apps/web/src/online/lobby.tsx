import './online.css'
import type { Lobby as Listed, MatchCard, Seek } from '@duelhall/api'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { Waiting } from '../app/states.tsx'
import { gameName } from '../hall/running-game.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { call, newKey } from './call.ts'
import { useLobby } from './lobby-store.ts'
import { somebody, useMe } from './me.ts'
import { QuickGame } from './quick-game.tsx'
import { MatchRow, namesIn, useTermsWords } from './summary.tsx'

/** Who is there, what is played, and the ways to sit down. */
export const LobbyPage = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const you = useMe()
  const toTable = useCallback((match: string) => void navigate({ to: '/play/$match', params: { match } }), [navigate])
  const { lobby, isBroken } = useLobby(toTable)
  const answer = async (seek: Seek) => {
    await somebody()
    const { game, players, table, clock, rated } = seek
    const { match } = await call('seek', { body: { key: newKey(), game, players, table: table as never, clock, rated } })
    if (match !== null) toTable(match)
  }
  return (
    <Frame>
      <div className="online">
        <header className="online-head">
          <div>
            <h1>{t('online.lobby.title')}</h1>
            <p className="quiet">{t('online.lobby.says')}</p>
          </div>
          <div className="ends">
            <Link to="/ladder" className="btn">
              <Glyph name="flag" size={18} />
              {t('online.lobby.ladder')}
            </Link>
            {you != null && (
              <Link to="/people/$user" params={{ user: you.user }} className="btn">
                <Glyph name="friend" size={18} />
                {t('online.lobby.profile')}
              </Link>
            )}
            <Link to="/account" className="btn">
              <Glyph name={you == null || you.guest ? 'shut' : 'gear'} size={18} />
              {you == null || you.guest ? t('online.account.signIn') : you.name}
            </Link>
          </div>
        </header>
        {isBroken && (
          <div className="notice" role="alert">
            <p>{t('online.lobby.noLine')}</p>
          </div>
        )}
        <QuickGame seeks={lobby?.seeks ?? []} onMatch={toTable} />
        {lobby === null ? <Waiting /> : <Lists lobby={lobby} you={you?.user ?? null} onAnswer={(seek) => void answer(seek)} />}
      </div>
    </Frame>
  )
}

interface ListsProps {
  readonly lobby: Listed
  readonly you: string | null
  onAnswer(seek: Seek): void
}

const Lists = ({ lobby, you, onAnswer }: ListsProps) => {
  const { t } = useTranslation()
  const terms = useTermsWords()
  const mine = useMine(you, lobby)
  const isMine = (card: MatchCard) => card.seats.some((seat) => seat?.user === you && you !== null)
  const others = lobby.seeks.filter((seek) => seek.user !== you)
  return (
    <div className="lists">
      {mine.length > 0 && (
        <List title={t('online.lobby.mine')} none="">
          {mine.map((card) => (
            <CardRow key={card.match} card={card} way="goOn" />
          ))}
        </List>
      )}
      <List title={t('online.lobby.open')} none={t('online.lobby.noOpen')}>
        {lobby.open
          .filter((card) => !isMine(card))
          .map((card) => (
            <CardRow key={card.match} card={card} way="join" />
          ))}
      </List>
      {others.length > 0 && (
        <List title={t('online.lobby.seeks')} none={t('online.lobby.noSeeks')}>
          {others.map((seek) => (
            <MatchRow key={seek.seek} game={seek.game} who={seek.name} says={terms(seek.clock, seek.rated)}>
              <button type="button" className="btn small" onClick={() => onAnswer(seek)}>
                {t('online.lobby.answer', { name: seek.name })}
              </button>
            </MatchRow>
          ))}
        </List>
      )}
      <List title={t('online.lobby.running')} none={t('online.lobby.noRunning')}>
        {lobby.running
          .filter((card) => !isMine(card))
          .map((card) => (
            <CardRow key={card.match} card={card} way="watch" />
          ))}
      </List>
    </div>
  )
}

const List = ({ title, none, children }: { readonly title: string; readonly none: string; readonly children: readonly ReactNode[] }) => (
  <section className="card list" aria-label={title}>
    <h2>{title}</h2>
    {children.length === 0 ? <p className="quiet">{none}</p> : <ul>{children}</ul>}
  </section>
)

const CardRow = ({ card, way }: { readonly card: MatchCard; readonly way: 'join' | 'watch' | 'goOn' }) => {
  const { t } = useTranslation()
  const terms = useTermsWords()
  const free = card.seats.filter((seat) => seat === null).length
  const says = [free > 0 ? t('online.lobby.free', { count: free }) : '', terms(card.clock, card.rated)].filter((part) => part !== '')
  const names = namesIn(card) || t('online.lobby.nobody')
  return (
    <MatchRow game={card.game} who={names} says={says.join(' · ')}>
      <Link
        to="/play/$match"
        params={{ match: card.match }}
        className={way === 'watch' ? 'btn small' : 'btn small main'}
        aria-label={t(`online.lobby.${way}Label`, { names, game: gameName(card.game) })}
      >
        {t(`online.lobby.${way}`)}
      </Link>
    </MatchRow>
  )
}

/** The viewer's matches that are not over; looked up again when the lobby changes. */
function useMine(you: string | null, lobby: Listed): readonly MatchCard[] {
  const [mine, setMine] = useState<readonly MatchCard[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lobby tells when to look again
  useEffect(() => {
    let isWanted = true
    if (you === null) setMine([])
    else
      call('mine', {})
        .then(({ open, running }) => isWanted && setMine([...running, ...open]))
        .catch(() => {}) // the line says so itself
    return () => {
      isWanted = false
    }
  }, [you, lobby])
  return mine
}
