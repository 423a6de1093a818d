import type { GameModule, Replay, State, TableView } from '@duelhall/kernel'

export interface Wanted {
  readonly players?: number
  readonly table?: Readonly<Record<string, unknown>>
  readonly decks?: readonly (string | null)[]
  /** So many choices at least. */
  readonly atLeast?: number
  readonly seed?: string
  /** What must hold besides, as the first player sees it. */
  until?(view: TableView, state: State): boolean
  /** A game that never comes there is given at its end instead of an error. */
  readonly orEnd?: boolean
}

/** A game as the browser keeps it (`src/store/saves.ts`). */
export interface Played {
  readonly id: string
  readonly seats: readonly { readonly name: string; readonly level: number }[]
  readonly replay: Replay
}

export function played(module: GameModule, wanted?: Wanted): Played
export function kept(...saves: readonly Played[]): Readonly<Record<string, string>>
