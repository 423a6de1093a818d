import './online.css'
import { keyFrom, type MatchFile, type Verdict } from '@duelhall/api'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { startEngine } from '../engine/client.ts'
import { Glyph } from '../parts/glyph.tsx'
import { call, isRefusal, saysOf } from './call.ts'

interface Checked {
  readonly file: MatchFile
  readonly verdict: Verdict
}

/** Works every roll and shuffle of a finished match out again, here in the browser. */
export const VerifyPage = () => {
  const { t } = useTranslation()
  const { match } = useParams({ strict: false }) as { match: string }
  const [checked, setChecked] = useState<Checked | null>(null)
  const [trouble, setTrouble] = useState('')
  useEffect(() => {
    let isWanted = true
    const engine = startEngine()
    const work = async () => {
      const file = await call('file', { params: { match } })
      const verdict = await engine.call('verify', { file })
      if (isWanted) setChecked({ file, verdict })
    }
    work().catch((error) => {
      const isUnfinished = isRefusal(error) && error.error.code === 'notFinished'
      if (isWanted) setTrouble(isUnfinished ? t('online.verify.unfinished') : saysOf(error))
    })
    return () => {
      isWanted = false
      engine.close()
    }
  }, [match, t])
  return (
    <Frame>
      <div className="online narrow">
        <header className="online-head">
          <div>
            <h1>{t('online.verify.title')}</h1>
            <p className="quiet">{t('online.verify.says')}</p>
          </div>
        </header>
        {trouble !== '' ? (
          <div className="notice" role="alert">
            <p>{trouble}</p>
          </div>
        ) : checked === null ? (
          <p role="status">{t('online.verify.working')}</p>
        ) : (
          <Result checked={checked} match={match} />
        )}
      </div>
    </Frame>
  )
}

const Result = ({ checked: { file, verdict }, match }: { readonly checked: Checked; readonly match: string }) => {
  const { t } = useTranslation()
  const isVerified = verdict.faults.length === 0
  const isWhole = verdict.segments.every(({ here }) => here)
  return (
    <>
      <section className="card verdict" data-good={isVerified || undefined} role="status">
        <Glyph name={isVerified ? 'check' : 'cross'} size={34} />
        <div>
          <h2>{!isVerified ? t('online.verify.failed') : isWhole ? t('online.verify.verified') : t('online.verify.inPart')}</h2>
          {isVerified ? (
            <>
              <p>{t('online.verify.verifiedSays', { lines: verdict.lines, draws: verdict.draws })}</p>
              {verdict.segments.map(({ here, rules, first, last }, i) =>
                here ? null : <p key={first}>{t('online.verify.notHere', { n: i + 1, first, last, rules })}</p>,
              )}
            </>
          ) : (
            <ul>
              {verdict.faults.map((fault) => (
                <li key={`${fault.kind} ${fault.at}`}>
                  <b>{t(`online.verify.faults.${fault.kind}`)}:</b> {fault.says}
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <section className="card list" aria-label={t('online.verify.facts')}>
        <h2>{t('online.verify.facts')}</h2>
        <Facts file={file} />
        <div className="ends start">
          <Link to="/replay" search={{ match }} className="btn">
            {t('online.verify.replay')}
          </Link>
          <a className="btn" href={`/api/matches/${match}/file`} download={`duelhall-${match}.json`}>
            <Glyph name="download" size={17} />
            {t('online.verify.file')}
          </a>
        </div>
      </section>
    </>
  )
}

type Line = Readonly<Record<string, unknown>>

/** What the dice came from. */
const Facts = ({ file: { match, entries } }: { readonly file: MatchFile }) => {
  const { t } = useTranslation()
  const lines = entries.map((entry) => JSON.parse(entry.body) as Line)
  const opening = lines.find((line) => line.kind === 'open')
  const end = lines.findLast((line) => line.kind === 'end')
  const seeds: string[] = []
  for (const line of lines) if (line.kind === 'sit') seeds[Number(line.seat)] = String(line.seed)
  const secret = String(end?.secret ?? '')
  return (
    <dl className="facts">
      <dt>{t('online.verify.commitment')}</dt>
      <dd>{String(opening?.commitment ?? '')}</dd>
      <dt>{t('online.verify.secret')}</dt>
      <dd>{secret}</dd>
      <dt>{t('online.verify.seeds')}</dt>
      {seeds.map((seed, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <dd key={i}>{seed}</dd>
      ))}
      <dt>{t('online.verify.key')}</dt>
      <dd>{secret === '' ? '' : keyFrom({ match, secret, seeds })}</dd>
    </dl>
  )
}
