import { create } from 'zustand'
import type { Pace } from '../table/skin.ts'

export const themes = ['system', 'dark', 'light'] as const
export const paces = ['off', 'quick', 'calm'] as const
export const textSizes = ['small', 'normal', 'large'] as const
export const hands = ['right', 'left'] as const
export const asks = ['always', 'ownTurn'] as const
export const languages = ['en', 'de'] as const

export interface Settings {
  readonly theme: (typeof themes)[number]
  readonly pace: Pace
  readonly sound: boolean
  /** Ask again before resigning, leaving a question unanswered or throwing things away. */
  readonly confirm: boolean
  /** Where one may only answer what others do: at every window, or never before one's own turn. */
  readonly asks: (typeof asks)[number]
  readonly colourBlind: boolean
  readonly hand: (typeof hands)[number]
  readonly textSize: (typeof textSizes)[number]
  readonly language: (typeof languages)[number]
  readonly name: string
}

const KEY = 'duelhall/settings'

const choices: { readonly [K in keyof Settings]: (value: unknown) => value is Settings[K] } = {
  theme: (value): value is Settings['theme'] => (themes as readonly unknown[]).includes(value),
  pace: (value): value is Pace => (paces as readonly unknown[]).includes(value),
  sound: (value) => typeof value === 'boolean',
  confirm: (value) => typeof value === 'boolean',
  asks: (value): value is Settings['asks'] => (asks as readonly unknown[]).includes(value),
  colourBlind: (value) => typeof value === 'boolean',
  hand: (value): value is Settings['hand'] => (hands as readonly unknown[]).includes(value),
  textSize: (value): value is Settings['textSize'] => (textSizes as readonly unknown[]).includes(value),
  language: (value): value is Settings['language'] => (languages as readonly unknown[]).includes(value),
  name: (value): value is string => typeof value === 'string' && value.length <= 24,
}

function standard(): Settings {
  const language = navigator.language.startsWith('de') ? 'de' : 'en'
  return {
    theme: 'system',
    pace: 'quick',
    sound: false,
    confirm: true,
    asks: 'always',
    colourBlind: false,
    hand: 'right',
    textSize: 'normal',
    language,
    name: '',
  }
}

/** What was stored, field by field; anything unknown or broken is the standard. */
export function readSettings(text: string | null): Settings {
  let stored: Readonly<Record<string, unknown>> = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) stored = parsed as Readonly<Record<string, unknown>>
  } catch {
    // broken settings are no reason to stop
  }
  const fallback = standard()
  const pick = <K extends keyof Settings>(key: K): Settings[K] => {
    const value = stored[key]
    return choices[key](value) ? value : fallback[key]
  }
  return {
    theme: pick('theme'),
    pace: pick('pace'),
    sound: pick('sound'),
    confirm: pick('confirm'),
    asks: pick('asks'),
    colourBlind: pick('colourBlind'),
    hand: pick('hand'),
    textSize: pick('textSize'),
    language: pick('language'),
    name: pick('name'),
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const useSettings = create<Settings & { set(change: Partial<Settings>): void }>((set, get) => ({
  ...readSettings(stored()),
  set(change) {
    set(change)
    const { set: _, ...settings } = get()
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // a browser without storage keeps them for as long as the page is open
    }
  },
}))

const scales = { small: '0.925', normal: '1', large: '1.15' } as const

/** Writes what the style sheets read to the root element, now and whenever it changes. */
export function applySettings(): void {
  const lightSystem = matchMedia('(prefers-color-scheme: light)')
  const apply = () => {
    const { theme, textSize, colourBlind, hand, pace, language } = useSettings.getState()
    const { dataset, style } = document.documentElement
    dataset.theme = theme === 'light' || (theme === 'system' && lightSystem.matches) ? 'light' : 'dark'
    dataset.colourBlind = String(colourBlind)
    dataset.hand = hand
    dataset.pace = pace
    style.setProperty('--text-scale', scales[textSize])
    document.documentElement.lang = language
  }
  lightSystem.addEventListener('change', apply)
  useSettings.subscribe(apply)
  apply()
}
