import type { GameModule, Handle, Happening, OptionRecord, TableView } from '@duelhall/kernel'
import type { Paint } from '../paint.ts'
import type { SeatPlan } from '../seats.ts'

/** All that a picture of the table is made from. */
export interface Scene {
  readonly module: GameModule
  readonly view: TableView
  readonly seats: readonly SeatPlan[]
  /** Options whose pieces and places are to be lit. */
  readonly lit: readonly OptionRecord[]
  /** What happened since this viewer last chose, and the same in sentences. */
  readonly events: readonly Happening[]
  readonly told: readonly string[]
  readonly columns: number
  readonly rows: number
  readonly paint: Paint
}

/** How one game looks in a terminal, and the short names by which its pieces and places are typed. */
export interface Skin {
  /** The table with the players and what happened; null where there is too little room, so that lists are shown instead. */
  draw(scene: Scene): readonly string[] | null
  /** `F3`; null where the name of the card serves. */
  label(view: TableView, piece: Handle): string | null
  /** Names of places, by their number in an option. */
  readonly places: readonly string[]
}
