import { promptOf, type SpokenCard, type Tongue, textOf } from '@duelhall/effects'
import { type Def, defs } from './catalog.ts'
import { fx } from './fx.ts'
import { tongue } from './tongue.ts'

const speech = tongue as Tongue
const known = new Map(defs.map((def) => [def.id, def]))

/** The text of a card, rendered from its effects. */
export function sayCard(def: Def): string {
  const keywords = Object.fromEntries(def.keywords.map((word) => [word, 1]))
  const card = { kind: def.kind, keywords, effects: def.effects } as SpokenCard
  return textOf(fx.machine, speech, card)
}

/** What an ability of a card says. */
export const abilityText = (id: string | null, n: number): string => stepText(id === null ? null : `${id}/${n}`)

/** What stands at a place of a card. */
export function stepText(path: string | null): string {
  const def = path === null ? undefined : known.get(path.split('/')[0]!)
  return path === null || def === undefined ? '' : promptOf(fx.machine, speech, path, speech.self(def))
}
