import type { PlayerId } from '@duelhall/kernel'

/** How long a player may think. Times are milliseconds. */
export type ClockPlan =
  | { readonly kind: 'none' }
  /** So long for each answer; then the most passive one is given. */
  | { readonly kind: 'move'; readonly each: number }
  /** A bank of time and something back for each answer; an empty bank loses. */
  | { readonly kind: 'bank'; readonly bank: number; readonly increment: number }
  /** Days for each answer; then the game is lost. */
  | { readonly kind: 'days'; readonly days: number }

export interface Clocks {
  /** What is left to each player; of no meaning without a plan that counts. */
  readonly left: readonly number[]
  /** Whose clock runs, and since when. */
  readonly running: PlayerId | null
  readonly since: number
}

/** So much of every answer's time is taken for the line's, not the player's. */
export const lag = 250
const day = 86_400_000

export function fresh(plan: ClockPlan, players: number): Clocks {
  return { left: Array.from({ length: players }, () => fullOf(plan)), running: null, since: 0 }
}

function fullOf(plan: ClockPlan): number {
  if (plan.kind === 'none') return 0
  if (plan.kind === 'move') return plan.each
  return plan.kind === 'bank' ? plan.bank : plan.days * day
}

/**
 * The clocks once `next` is asked at this moment: what the last player used is taken off, an answer refills what the plan refills. Whoever is
 * asked again stays on the clock: a bank is added to once a turn, and answers that nobody sees win no time and show in no clock.
 */
export function turnTo(clocks: Clocks, plan: ClockPlan, next: PlayerId | null, at: number, seen: boolean): Clocks {
  const { running, since } = clocks
  if (next !== null && next === running && (plan.kind === 'bank' || !seen)) return clocks
  const left = clocks.left.map((ms, player) => {
    if (player !== running) return ms
    if (plan.kind !== 'bank') return fullOf(plan)
    return Math.max(0, ms - Math.max(0, at - since - lag)) + plan.increment
  })
  return { left, running: plan.kind === 'none' ? null : next, since: at }
}

/** When the running clock is empty; null when none runs. */
export function deadline(clocks: Clocks): number | null {
  if (clocks.running === null) return null
  return clocks.since + (clocks.left[clocks.running] ?? 0) + lag
}

/** The service stood still for so long: nobody pays for that. */
export function excuse(clocks: Clocks, ms: number): Clocks {
  return { left: clocks.left, running: clocks.running, since: clocks.since + ms }
}
