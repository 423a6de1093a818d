import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { lineState } from './line.ts'
import { useMatch } from './match-state.ts'
import type { OnlineSession } from './session.ts'

/** Above the question: a line that broke, and somebody who asks for a choice back. */
export const OnlineNotice = ({ session }: { readonly session: OnlineSession }) => {
  const { t } = useTranslation()
  const isBroken = useStore(lineState, ({ state }) => state === 'broken')
  const plea = useMatch((state) => state.plea)
  const you = useMatch((state) => state.you)
  const name = useMatch((state) => (state.plea === null ? '' : (state.seats[state.plea]?.name ?? '')))
  return (
    <>
      {isBroken && (
        <div className="notice soft" role="status">
          <p>{t('online.table.lost')}</p>
        </div>
      )}
      {plea !== null && you !== null && (
        <div className="notice soft" role={plea === you ? 'status' : 'alert'}>
          <p>{plea === you ? t('online.table.pleaded') : t('online.table.pleads', { name })}</p>
          {plea !== you && (
            <>
              <button type="button" className="btn small" onClick={() => session.plead('grant')}>
                {t('online.table.grant')}
              </button>
              <button type="button" className="btn small" onClick={() => session.plead('deny')}>
                {t('online.table.deny')}
              </button>
            </>
          )}
        </div>
      )}
    </>
  )
}
