import type { Art } from '../art.ts'
import type { Ramp } from '../colour.ts'

/** A thing drawn in the middle of a spell or trap, in the tint of its card where it has a choice. */
export type Sigil = (art: Art, tint: Ramp) => string
