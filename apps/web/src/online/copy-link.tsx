import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../parts/glyph.tsx'

/** The address of this page, to be sent to others. */
export const CopyLink = () => {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const link = location.href
  return (
    <div className="copy-link">
      <input className="input" readOnly value={link} aria-label={t('online.room.link')} onFocus={(event) => event.target.select()} />
      <button
        type="button"
        className="btn"
        onClick={() =>
          navigator.clipboard?.writeText(link).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        <Glyph name={isCopied ? 'check' : 'share'} size={17} />
        {isCopied ? t('online.room.copied') : t('online.room.copy')}
      </button>
    </div>
  )
}
