import './online.css'
import type { Profile, Rating } from '@duelhall/api'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { Message, Waiting } from '../app/states.tsx'
import { call, saysOf } from './call.ts'
import { Curve } from './curve.tsx'
import { DeckShelf } from './deck-shelf.tsx'
import { useMe } from './me.ts'
import { poolWords } from './pools.ts'
import { MatchRow, namesIn, useTermsWords } from './summary.tsx'

/** A person: ratings with how they moved, and the matches that are open to all. */
export const ProfilePage = () => {
  const { t, i18n } = useTranslation()
  const { user } = useParams({ strict: false }) as { user: string }
  const you = useMe()
  const [profile, setProfile] = useState<Profile | null>(null)
  const [trouble, setTrouble] = useState('')
  useEffect(() => {
    let isWanted = true
    setProfile(null)
    setTrouble('')
    call('profile', { params: { user } }).then(
      (found) => isWanted && setProfile(found),
      (error) => isWanted && setTrouble(saysOf(error)),
    )
    return () => {
      isWanted = false
    }
  }, [user])
  if (trouble !== '') return <Message title={t('online.profile.missing')}>{<p className="quiet">{trouble}</p>}</Message>
  if (profile === null) return <Waiting />
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(profile.created)
  const kind = profile.bot ? t('online.profile.bot') : profile.guest ? t('online.profile.guest') : ''
  return (
    <Frame>
      <div className="online">
        <header className="online-head">
          <div>
            <h1>{profile.name}</h1>
            <p className="quiet">{[kind, t('online.profile.since', { date })].filter((part) => part !== '').join(' · ')}</p>
          </div>
        </header>
        <section className="card list" aria-label={t('online.profile.ratings')}>
          <h2>{t('online.profile.ratings')}</h2>
          {profile.ratings.length === 0 ? (
            <p className="quiet">{t('online.profile.noRatings')}</p>
          ) : (
            <ul className="ratings">
              {profile.ratings.map((rating) => (
                <RatingRow key={rating.pool} user={user} rating={rating} />
              ))}
            </ul>
          )}
        </section>
        <section className="card list" aria-label={t('online.profile.matches')}>
          <h2>{t('online.profile.matches')}</h2>
          {profile.recent.length === 0 ? (
            <p className="quiet">{t('online.profile.noMatches')}</p>
          ) : (
            <ul>
              {profile.recent.map((card) => (
                <Finished key={card.match} card={card} user={user} />
              ))}
            </ul>
          )}
        </section>
        {you?.user === user && <DeckShelf />}
      </div>
    </Frame>
  )
}

const RatingRow = ({ user, rating }: { readonly user: string; readonly rating: Rating }) => {
  const { t } = useTranslation()
  const [points, setPoints] = useState<readonly number[]>([])
  useEffect(() => {
    call('history', { params: { user }, query: { pool: rating.pool } }).then(
      (found) => setPoints(found.points.map((point) => point.rating)),
      () => {}, // the figure stands there without its curve
    )
  }, [user, rating.pool])
  return (
    <li>
      <span>
        <b>{poolWords(t, rating.pool)}</b>
        <small>{t('online.profile.games', { count: rating.games })}</small>
      </span>
      <Curve points={points} says={t('online.profile.history')} />
      <strong>{t('online.profile.rating', { rating: Math.round(rating.rating), deviation: Math.round(rating.deviation) })}</strong>
    </li>
  )
}

const Finished = ({ card, user }: { readonly card: Profile['recent'][number]; readonly user: string }) => {
  const { t, i18n } = useTranslation()
  const terms = useTermsWords()
  const place = card.outcome?.places[card.seats.findIndex((seat) => seat?.user === user)]
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(card.updated)
  const result = place === undefined ? '' : place === 1 ? t('online.profile.won') : t('online.profile.place', { place })
  return (
    <MatchRow
      game={card.game}
      who={namesIn(card)}
      says={[result, when, terms(card.clock, card.rated)].filter((one) => one !== '').join(' · ')}
    >
      <Link to="/replay" search={{ match: card.match }} className="btn small" aria-label={`${t('online.profile.replay')}: ${when}`}>
        {t('online.profile.replay')}
      </Link>
    </MatchRow>
  )
}
