import type { Def } from './catalog.ts'
import { defs } from './catalog.ts'

/** The text of a card, rendered from its effects. */
export const sayCard = (def: Def): string => def.keywords.join(', ')

export function abilityText(id: string | null, n: number): string {
  return `ability ${n + 1}${id === null ? '' : ''}`
}

/** The text of the effect at or around a path. */
export function stepText(path: string | null): string {
  if (path === null) return ''
  const [id] = path.split('/')
  return defs.find((def) => def.id === id)?.name ?? ''
}
