import type { Parts } from '../builder/kind.ts'
import type { SeatPlan } from '../store/saves.ts'

/** A table that is about to be laid: it becomes a save with the first view of it. */
export interface Plan {
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly table: Readonly<Record<string, unknown>>
  readonly decks: readonly (string | null)[]
  /** Lists from the builder, by seat, in place of a deck. */
  readonly lists: readonly (Parts | null)[]
  readonly seed: string
}

const plans = new Map<string, Plan>()

export const keepPlan = (id: string, plan: Plan): void => void plans.set(id, plan)
export const planOf = (id: string): Plan | null => plans.get(id) ?? null
