import type { Skin } from './skin.ts'

/** A game without a picture of its own: everything as lists, and every piece by the name of its card. */
export const plain: Skin = {
  draw: () => null,
  label: () => null,
  places: [],
}
