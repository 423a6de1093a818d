import { promptOf, type SpokenCard, type Tongue, textOf } from '@duelhall/effects'
import { type Def, defs } from './catalog.ts'
import { fx } from './fx.ts'
import { tongue } from './tongue.ts'

const speech = tongue as Tongue
const known: ReadonlyMap<string, Def> = new Map(defs.map((def) => [def.id, def]))

/** The text of a card, rendered from its effects. */
export const sayCard = (def: Def): string => textOf(fx.machine, speech, { kind: def.kind, effects: def.effects } as SpokenCard)

/** What an effect of a card says. */
export const abilityText = (id: string | null, n: number): string => stepText(id === null ? null : `${id}/${n}`)

/** What stands at a place of a card. */
export function stepText(path: string | null): string {
  const def = path === null ? undefined : known.get(path.split('/')[0]!)
  return path === null || def === undefined ? '' : promptOf(fx.machine, speech, path, speech.self(def))
}
