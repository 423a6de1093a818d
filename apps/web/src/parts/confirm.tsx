import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslation } from 'react-i18next'

interface ConfirmProps {
  readonly title: string
  readonly says?: string
  readonly yes: string
  onYes(): void
  onClose(): void
}

/** Asks once more. */
export const Confirm = ({ title, says, yes, onYes, onClose }: ConfirmProps) => {
  const { t } = useTranslation()
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="card dialog rise">
        <Dialog role="alertdialog" aria-label={title} style={{ display: 'grid', gap: 14, outline: 'none' }}>
          <h2>{title}</h2>
          {says !== undefined && <p className="quiet">{says}</p>}
          <div className="ends">
            <button type="button" className="btn" onClick={onClose}>
              {t('app.cancel')}
            </button>
            <button
              type="button"
              className="btn bad"
              onClick={() => {
                onClose()
                onYes()
              }}
            >
              {yes}
            </button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
