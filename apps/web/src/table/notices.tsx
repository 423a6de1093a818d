import { useTranslation } from 'react-i18next'
import { DownloadReplay } from '../replay/download.tsx'
import { useSession, useTable } from './context.ts'
import { seatName } from './naming.ts'

/** Messages above the prompt: an offer to stop, a storage that is full, a choice that was refused. */
export const Notices = () => {
  const { t } = useTranslation()
  const session = useSession()
  const notice = useTable((state) => state.notice)
  const replay = useTable((state) => state.save?.replay ?? null)
  const view = useTable((state) => state.scene!.view)
  const seats = useTable((state) => state.seats)
  const viewer = useTable((state) => state.viewer)
  const yielding = useTable((state) => state.yielding)
  const isOffered = view.offer.length > 0 && viewer !== null && !view.offer.includes(viewer) && view.outcome === null
  return (
    <>
      {notice !== null && (
        <div className="notice" role="alert">
          <p>{notice.kind === 'full' ? t('table.full') : t(`table.${notice.kind}`, { says: notice.says })}</p>
          {notice.kind !== 'illegal' && replay !== null && (
            <DownloadReplay replay={replay} label={t('table.download')} className="btn small" />
          )}
          <button type="button" className="btn small" onClick={session.dismiss}>
            {t('app.close')}
          </button>
        </div>
      )}
      {yielding !== null && (
        <div className="notice soft" role="status">
          <p>{t(`table.yielding.${yielding}`)}</p>
          <button type="button" className="btn small" onClick={() => session.yieldUntil(null)}>
            {t('table.stopYield')}
          </button>
        </div>
      )}
      {isOffered && (
        <div className="notice soft" role="alert">
          <p>{t('table.offered', { names: view.offer.map((player) => seats[player]?.name ?? seatName([], player)).join(', ') })}</p>
          <button type="button" className="btn small" onClick={() => session.say('accept')}>
            {t('table.accept')}
          </button>
          <button type="button" className="btn small" onClick={() => session.say('decline')}>
            {t('table.decline')}
          </button>
        </div>
      )}
    </>
  )
}
