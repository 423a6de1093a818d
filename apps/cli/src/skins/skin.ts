import type { Handle, Happening, OptionRecord, TableView } from '@duelhall/kernel'
import type { Paint } from '../paint.ts'
import type { Sight } from '../play/naming.ts'

/** All that a picture of the table is made from. */
export interface Scene extends Sight {
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
  /** The table with the players and what happened; null where there is too little room. */
  draw(scene: Scene): readonly string[] | null
  /** The same without a picture: for small screens and for those who listen. */
  list(scene: Scene): readonly string[]
  /** `F3`; null where the name of the card serves. */
  label(view: TableView, piece: Handle): string | null
  /** Names of the places on the board, by their number. */
  readonly places: readonly string[]
  /** Whether the place of an option is one of these; otherwise it means something else, such as a civilization. */
  leads(option: OptionRecord): boolean
  /** Where an option leads, as short as can be; null where its sentence says it. */
  ending(view: TableView, option: OptionRecord): string | null
}
