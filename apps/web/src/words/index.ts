import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { useSettings } from '../store/settings.ts'
import { en } from './en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en }
    returnNull: false
  }
}

export const languageNames = { en: 'English', de: 'Deutsch' } as const

/** English is always there; another language is loaded when it is chosen. */
const others = { de: () => import('./de.ts').then(({ de }) => de) } as const

async function speak(language: 'en' | 'de'): Promise<void> {
  if (language !== 'en' && !i18next.hasResourceBundle(language, 'translation'))
    i18next.addResourceBundle(language, 'translation', await others[language]())
  await i18next.changeLanguage(language)
}

export async function startWords(): Promise<void> {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en', fallbackLng: 'en', resources: { en: { translation: en } }, interpolation: { escapeValue: false } })
  await speak(useSettings.getState().language)
  useSettings.subscribe(({ language }) => {
    if (language !== i18next.language) void speak(language)
  })
}
