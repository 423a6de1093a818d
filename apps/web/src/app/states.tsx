import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from './frame.tsx'

/** A page that has only a message and a way on. */
export const Message = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <Frame>
    <div className="message">
      <h1>{title}</h1>
      {children}
      <ToHall />
    </div>
  </Frame>
)

const ToHall = () => {
  const { t } = useTranslation()
  return (
    <Link to="/" className="btn main">
      {t('app.toHall')}
    </Link>
  )
}

export const Missing = () => {
  const { t } = useTranslation()
  return (
    <Message title={t('app.notFound')}>
      <p className="quiet">{t('app.notFoundSays')}</p>
    </Message>
  )
}

export const Broken = ({ says }: { readonly says: string }) => {
  const { t } = useTranslation()
  return (
    <Message title={t('app.broke')}>
      <p className="quiet">{t('app.brokeSays')}</p>
      <p>
        <code>{says}</code>
      </p>
    </Message>
  )
}

export const Waiting = () => {
  const { t } = useTranslation()
  return (
    <div className="waiting" role="status">
      {t('app.loading')}
    </div>
  )
}
