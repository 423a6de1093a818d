import type { ClockPlanSent } from '@duelhall/api'

/** The clocks one can choose from; the contract allows any other. */
export const clockPlans = {
  none: { kind: 'none' },
  quick: { kind: 'bank', bank: 300_000, increment: 5000 },
  slow: { kind: 'bank', bank: 1_200_000, increment: 20_000 },
  move: { kind: 'move', each: 60_000 },
  days: { kind: 'days', days: 3 },
} as const satisfies Readonly<Record<string, ClockPlanSent>>
export const clockNames = ['none', 'quick', 'slow', 'move', 'days'] as const

const DAY = 86_400_000
const HOUR = 3_600_000

/** What is left, as a clock shows it. */
export function shownTime(ms: number, language: string): string {
  const left = Math.max(0, ms)
  if (left >= DAY) {
    const unit = (n: number, one: 'day' | 'hour') =>
      new Intl.NumberFormat(language, { style: 'unit', unit: one, unitDisplay: 'narrow' }).format(n)
    return `${unit(Math.floor(left / DAY), 'day')} ${unit(Math.floor((left % DAY) / HOUR), 'hour')}`
  }
  const seconds = Math.ceil(left / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
