import type { Art } from '../art.ts'
import { runes } from '../parts/runes.ts'
import { drawSigil, sigilOf } from './sigils.ts'

export function spell(art: Art): string {
  const circle = runes(art, 128, 128, 108, art.rim, 0.85, art.pick([5, 6, 7, 8, 9]))
  return circle + drawSigil(art, sigilOf(art), 86)
}
