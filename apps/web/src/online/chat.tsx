import type { ChatLine } from '@duelhall/api'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { call, newKey, saysOf } from './call.ts'
import { useMatch } from './match-state.ts'
import { somebody, useMe } from './me.ts'
import { ReportDialog } from './report-dialog.tsx'

const LONGEST = 300

/** What people at the table and those who watch say. */
export const Chat = () => {
  const { t } = useTranslation()
  const match = useMatch((state) => state.match)
  const lines = useMatch((state) => state.chat)
  const watchers = useMatch((state) => state.watchers)
  const you = useMatch((state) => state.you)
  const status = useMatch((state) => state.status)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [words, setWords] = useState('')
  const [says, setSays] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const heard = lines.filter((line) => !hidden.has(line.user))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is at the end
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight)
  }, [heard.length])
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const said = words.trim()
    if (said === '') return
    setWords('')
    somebody()
      .then(() => call('chat', { params: { match }, body: { key: newKey(), words: said } }))
      .then(() => setSays(''))
      .catch((error) => setSays(t('online.chat.failed', { says: saysOf(error) })))
  }
  const hide = (user: string, isHidden: boolean, note: string) => {
    setHidden(new Set(isHidden ? [...hidden, user] : [...hidden].filter((one) => one !== user)))
    setSays(note)
  }
  return (
    <section className="card chat" aria-labelledby="chat-title">
      <h2 id="chat-title">
        {t('online.chat.title')} {watchers > 0 && <small>{t('online.table.watchers', { count: watchers })}</small>}
      </h2>
      {heard.length === 0 ? (
        <p className="quiet">{t('online.chat.empty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys
        <ol className="lines" ref={list} tabIndex={0} aria-labelledby="chat-title" aria-live="polite">
          {heard.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines only come at the end
            <li key={`${line.at} ${i}`}>
              <Speaker line={line} match={match} onHide={hide} onSay={setSays} /> {line.words}
            </li>
          ))}
        </ol>
      )}
      {you === null && status === 'running' && <p className="quiet small-print">{t('online.chat.sightless')}</p>}
      {says !== '' && (
        <p role="status" className="small-print">
          {says}
        </p>
      )}
      <form onSubmit={send}>
        <input
          className="input"
          value={words}
          maxLength={LONGEST}
          placeholder={t('online.chat.say')}
          aria-label={t('online.chat.say')}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" className="btn">
          {t('online.chat.send')}
        </button>
      </form>
    </section>
  )
}

interface SpeakerProps {
  readonly line: ChatLine
  readonly match: string
  onHide(user: string, isHidden: boolean, note: string): void
  onSay(says: string): void
}

/** Who speaks, and what one can do about it. */
const Speaker = ({ line, match, onHide, onSay }: SpeakerProps) => {
  const { t } = useTranslation()
  const me = useMe()
  const [isReporting, setReporting] = useState(false)
  const { user, name } = line
  if (me?.user === user) return <b className="speaker">{name}:</b>
  const run = (work: Promise<unknown>, note: string) => {
    work.then(() => onHide(user, true, note)).catch((error) => onSay(saysOf(error)))
  }
  const act = (key: string | number) => {
    if (key === 'mute')
      run(
        somebody().then(() => call('mute', { params: { user } })),
        t('online.chat.muted', { name }),
      )
    else if (key === 'block')
      run(
        somebody().then(() => call('block', { params: { user } })),
        t('online.chat.blocked', { name }),
      )
    else if (key === 'report') setReporting(true)
  }
  return (
    <>
      <MenuTrigger>
        <Button className="speaker" aria-label={t('online.chat.about', { name })}>
          {name}
          {line.seated ? '' : ` (${t('online.chat.watcher')})`}:
        </Button>
        <Popover className="popover card" placement="bottom start">
          <Menu onAction={act} aria-label={t('online.chat.about', { name })}>
            <MenuItem id="profile" className="menu-item" href={`/people/${user}`} target="_blank">
              {t('online.chat.profile')}
            </MenuItem>
            {(['mute', 'block', 'report'] as const).map((one) => (
              <MenuItem key={one} id={one} className="menu-item">
                {t(`online.chat.${one}`)}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {isReporting && (
        <ReportDialog
          name={name}
          onClose={() => setReporting(false)}
          onReport={(words) => {
            somebody()
              .then(() => call('report', { body: { about: user, match, words } }))
              .then(() => onSay(t('online.chat.reported')))
              .catch((error) => onSay(saysOf(error)))
          }}
        />
      )}
    </>
  )
}
