import type { SeatPlan } from '../store/saves.ts'

/** A table that is about to be laid: it becomes a save with the first view of it. */
export interface Plan {
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly table: Readonly<Record<string, unknown>>
  readonly decks: readonly (string | null)[]
  readonly seed: string
}

const plans = new Map<string, Plan>()

export const keepPlan = (id: string, plan: Plan): void => void plans.set(id, plan)
export const planOf = (id: string): Plan | null => plans.get(id) ?? null
