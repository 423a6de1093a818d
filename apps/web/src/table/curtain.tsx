import type { PlayerId } from '@duelhall/kernel'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../app/frame.tsx'
import { useSession, useTable } from './context.ts'

/** Hides the table between two people at one device. */
export const Curtain = ({ player }: { readonly player: PlayerId }) => {
  const { t } = useTranslation()
  const session = useSession()
  const name = useTable((state) => state.seats[player]!.name)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main className="curtain">
      <div className="card rise">
        <Logo />
        <h1>{t('table.curtain', { name })}</h1>
        <p className="quiet">{t('table.curtainSays', { name })}</p>
        <button type="button" className="btn main" ref={button} onClick={session.lift}>
          {t('table.lift', { name })}
        </button>
      </div>
    </main>
  )
}
