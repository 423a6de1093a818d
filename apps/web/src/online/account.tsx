import './online.css'
import { Link } from '@tanstack/react-router'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { Segments } from '../app/settings-dialog.tsx'
import { Waiting } from '../app/states.tsx'
import { call, saysOf } from './call.ts'
import { signIn, signOut, signUp, useMe } from './me.ts'
import { PasskeySignIn, Passkeys } from './passkeys.tsx'

/** Signing in and out, and what belongs to an account. */
export const AccountPage = () => {
  const { t } = useTranslation()
  const you = useMe()
  if (you === undefined) return <Waiting />
  const isAccount = you !== null && !you.guest
  return (
    <Frame>
      <div className="online narrow">
        <header className="online-head">
          <div>
            <h1>{t('online.account.title')}</h1>
            <p className="quiet">
              {you === null
                ? t('online.account.nobody')
                : isAccount
                  ? t('online.account.signedIn', { name: you.name })
                  : `${t('online.account.guest', { name: you.name })} ${t('online.account.guestSays')}`}
            </p>
          </div>
        </header>
        {isAccount ? (
          <>
            <section className="card lay-part" aria-label={you.name}>
              <div className="ends start">
                <Link to="/people/$user" params={{ user: you.user }} className="btn">
                  {t('online.lobby.profile')}
                </Link>
                <button type="button" className="btn" onClick={() => void signOut()}>
                  {t('online.account.signOut')}
                </button>
              </div>
              <Passkeys />
            </section>
            <PasswordForm />
          </>
        ) : (
          <Door />
        )}
        {you !== null && <People />}
      </div>
    </Frame>
  )
}

const LEAST = 10
const ways = ['signIn', 'signUp'] as const

const Door = () => {
  const { t } = useTranslation()
  const [way, setWay] = useState<(typeof ways)[number]>('signIn')
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [trouble, setTrouble] = useState('')
  const enter = (event: SyntheticEvent) => {
    event.preventDefault()
    setTrouble('')
    const work = way === 'signIn' ? signIn : signUp
    work(name.trim(), password).catch((error) => setTrouble(saysOf(error)))
  }
  return (
    <form className="card lay-part" onSubmit={enter}>
      <Segments
        label={t('online.account.title')}
        value={way}
        values={ways}
        word={(one) => t(`online.account.${one}`)}
        onChange={(one) => setWay(one)}
      />
      <label className="field-row">
        <span className="label">{t('online.account.name')}</span>
        <input
          className="input"
          value={name}
          maxLength={24}
          required
          autoComplete="username"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label className="field-row">
        <span className="label">{t('online.account.password')}</span>
        <input
          className="input"
          type="password"
          value={password}
          minLength={way === 'signUp' ? LEAST : undefined}
          maxLength={200}
          required
          autoComplete={way === 'signUp' ? 'new-password' : 'current-password'}
          onChange={(event) => setPassword(event.target.value)}
        />
        {way === 'signUp' && <small className="quiet">{t('online.account.passwordSays', { least: LEAST })}</small>}
      </label>
      {trouble !== '' && (
        <div className="notice" role="alert">
          <p>{trouble}</p>
        </div>
      )}
      <div className="ends">
        {way === 'signIn' && <PasskeySignIn onTrouble={setTrouble} />}
        <button type="submit" className="btn main">
          {t(`online.account.${way}`)}
        </button>
      </div>
    </form>
  )
}

const PasswordForm = () => {
  const { t } = useTranslation()
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [says, setSays] = useState<{ readonly role: 'status' | 'alert'; readonly text: string } | null>(null)
  const change = (event: SyntheticEvent) => {
    event.preventDefault()
    call('password', { body: { old, password } })
      .then(() => {
        setOld('')
        setPassword('')
        setSays({ role: 'status', text: t('online.account.changed') })
      })
      .catch((error) => setSays({ role: 'alert', text: saysOf(error) }))
  }
  return (
    <form className="card lay-part" onSubmit={change} aria-label={t('online.account.changePassword')}>
      <h2>{t('online.account.changePassword')}</h2>
      <label className="field-row">
        <span className="label">{t('online.account.old')}</span>
        <input
          className="input"
          type="password"
          value={old}
          required
          autoComplete="current-password"
          onChange={(event) => setOld(event.target.value)}
        />
      </label>
      <label className="field-row">
        <span className="label">{t('online.account.fresh')}</span>
        <input
          className="input"
          type="password"
          value={password}
          minLength={LEAST}
          required
          autoComplete="new-password"
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      {says !== null && <p role={says.role}>{says.text}</p>}
      <div className="ends">
        <button type="submit" className="btn">
          {t('online.account.changePassword')}
        </button>
      </div>
    </form>
  )
}

/** Whom the viewer does not want to hear or to meet, and the way back. */
const People = () => {
  const { t } = useTranslation()
  const [blocked, setBlocked] = useState<readonly string[]>([])
  const [muted, setMuted] = useState<readonly string[]>([])
  useEffect(() => {
    call('blocks', {}).then(
      (found) => setBlocked(found.blocked),
      () => {},
    )
    call('mutes', {}).then(
      (found) => setMuted(found.muted),
      () => {},
    )
  }, [])
  if (blocked.length + muted.length === 0) return null
  return (
    <section className="card list" aria-label={t('online.account.blocks')}>
      {blocked.length > 0 && <h2>{t('online.account.blocks')}</h2>}
      <ul>
        {blocked.map((user) => (
          <Person
            key={user}
            user={user}
            words={t('online.account.unblock')}
            onForget={() => void call('unblock', { params: { user } }).then((found) => setBlocked(found.blocked))}
          />
        ))}
      </ul>
      {muted.length > 0 && <h2>{t('online.account.mutes')}</h2>}
      <ul>
        {muted.map((user) => (
          <Person
            key={user}
            user={user}
            words={t('online.chat.unmute')}
            onForget={() => void call('unmute', { params: { user } }).then((found) => setMuted(found.muted))}
          />
        ))}
      </ul>
    </section>
  )
}

const Person = ({ user, words, onForget }: { readonly user: string; readonly words: string; onForget(): void }) => {
  const [name, setName] = useState(user)
  useEffect(() => {
    call('profile', { params: { user } }).then(
      (found) => setName(found.name),
      () => {},
    )
  }, [user])
  return (
    <li className="person">
      <b>{name}</b>
      <button type="button" className="btn small" aria-label={`${words}: ${name}`} onClick={onForget}>
        {words}
      </button>
    </li>
  )
}
