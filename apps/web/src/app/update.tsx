import { useRegisterSW } from 'virtual:pwa-register/react'
import { useTranslation } from 'react-i18next'

/** Says that a newer version waits; reloading is the player's to decide, since a game may be under way. */
export const Update = () => {
  const { t } = useTranslation()
  const {
    needRefresh: [isReady, setReady],
    updateServiceWorker,
  } = useRegisterSW()
  if (!isReady) return null
  return (
    <div className="toast card" role="status">
      <span>{t('app.newVersion')}</span>
      <button type="button" className="btn main small" onClick={() => void updateServiceWorker(true)}>
        {t('app.reload')}
      </button>
      <button type="button" className="btn plain small" onClick={() => setReady(false)}>
        {t('app.close')}
      </button>
    </div>
  )
}
