import './frame.css'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../parts/glyph.tsx'
import { languages, useSettings } from '../store/settings.ts'
import { languageNames } from '../words/index.ts'

const SettingsDialog = lazy(() => import('./settings-dialog.tsx').then((module) => ({ default: module.SettingsDialog })))

export const Logo = () => (
  <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" className="glyph">
    <path d="M4 32V16a13 13 0 0 1 26 0v16Z" fill="none" stroke="var(--brass)" strokeWidth="2.6" />
    <path
      d="M17 8v18M12.5 21.5h9M17 8l-2.200 3.500v9h4.400v-9Z"
      fill="var(--brass)"
      stroke="var(--brass)"
      strokeWidth="1.4"
      strokeLinejoin="round"
    />
    <path d="M17 26v3.500" stroke="var(--brass)" strokeWidth="3" strokeLinecap="round" />
  </svg>
)

/** The dark or light theme, as one press. */
const ThemeButton = () => {
  const { t } = useTranslation()
  const { theme, set } = useSettings()
  const isLight = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={isLight ? t('app.toDark') : t('app.toLight')}
      onClick={() => set({ theme: isLight ? 'dark' : 'light' })}
    >
      <Glyph name={isLight ? 'moon' : 'sun'} size={19} />
    </button>
  )
}

/** The settings, fetched when first opened. */
export const SettingsButton = () => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="icon-btn" aria-label={t('app.settings')} onClick={() => setOpen(true)}>
        <Glyph name="gear" size={19} />
      </button>
      {isOpen && (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const LanguageChoice = () => {
  const { t } = useTranslation()
  const { language, set } = useSettings()
  return (
    <label className="language">
      <Glyph name="globe" size={18} />
      <span className="unseen">{t('app.language')}</span>
      <select value={language} onChange={(event) => set({ language: event.target.value as (typeof languages)[number] })}>
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Header and main part of every page but the tables. */
export const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <div className="frame">
      <a className="skip" href="#main">
        {t('app.skip')}
      </a>
      <header className="top">
        <Link to="/" className="logo" aria-label="Duelhall">
          <Logo />
          <span>Duelhall</span>
        </Link>
        <nav aria-label={t('app.main')}>
          <Link to="/" activeOptions={{ exact: true }}>
            {t('app.hall')}
          </Link>
          <Link to="/online">{t('online.lobby.title')}</Link>
          <Link to="/replays">{t('app.replays')}</Link>
          <Link to="/rules">{t('app.rules')}</Link>
        </nav>
        <div className="end">
          <LanguageChoice />
          <ThemeButton />
          <SettingsButton />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
