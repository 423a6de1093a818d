import { useTranslation } from 'react-i18next'

/** `quick-play` as people read it. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ')

/** Words for the facts of cards; what has no word of its own is shown as the game has it. */
export function useFactWords(): { key(key: string): string; value(value: string | number | boolean): string } {
  const { t, i18n } = useTranslation()
  return {
    key: (key) => (i18n.exists(`learn.facts.${key}`) ? t(`learn.facts.${key as 'level'}`) : capital(key)),
    value: (value) => (value === true ? t('learn.cards.yes') : capital(String(value))),
  }
}
