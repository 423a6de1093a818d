import { useTranslation } from 'react-i18next'
import type { Story } from '../engine/protocol.ts'

/** The turning points, to jump to. */
export const Moments = ({ story, at, go }: { readonly story: Story; readonly at: number; go(at: number): void }) => {
  const { t } = useTranslation()
  const keys = story.moments.filter((moment) => moment.key !== null)
  const now = keys.findLast((moment) => moment.at <= at)
  return (
    <section className="card moments" aria-labelledby="moments">
      <h2 id="moments">{t('replay.moments')}</h2>
      {keys.length === 0 && <p className="quiet">{t('replay.noMoments')}</p>}
      <ul>
        {keys.map((moment) => (
          <li key={moment.at}>
            <button type="button" onClick={() => go(moment.at)} aria-current={moment === now ? 'true' : undefined}>
              <b>{moment.turn}</b>
              <span>{moment.key}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
