import { useState } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslation } from 'react-i18next'

interface ReportProps {
  readonly name: string
  onReport(words: string): void
  onClose(): void
}

/** Tells those who run the hall about somebody. */
export const ReportDialog = ({ name, onReport, onClose }: ReportProps) => {
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="card dialog rise">
        <Dialog aria-label={t('online.chat.reportTitle', { name })} style={{ display: 'grid', gap: 14, outline: 'none' }}>
          <form
            className="report"
            onSubmit={(event) => {
              event.preventDefault()
              onReport(words.trim())
              onClose()
            }}
          >
            <h2>{t('online.chat.reportTitle', { name })}</h2>
            <p className="quiet">{t('online.chat.reportSays')}</p>
            <label className="field-row">
              <span className="label">{t('online.chat.reportWords')}</span>
              <input className="input" value={words} maxLength={1000} required onChange={(event) => setWords(event.target.value)} />
            </label>
            <div className="ends">
              <button type="button" className="btn" onClick={onClose}>
                {t('app.cancel')}
              </button>
              <button type="submit" className="btn main" disabled={words.trim() === ''}>
                {t('online.chat.report')}
              </button>
            </div>
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
