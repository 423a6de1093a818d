import { promptOf } from '@duelhall/effects'
import type { BlockId } from '@duelhall/kernel'
import { tongueOfCard } from './card-text.ts'
import { cardOf } from './cards/index.ts'
import { fx } from './fx.ts'

const said = new Map<string, string>()

/** The question of a step in the words of an edition: "Choose an opposing monster to KO."; null where nothing is asked by a card. */
export function promptFor(edition: 'ygo' | 'wh40k', step: BlockId | null): string | null {
  if (step === null) return null
  const key = `${edition} ${step}`
  const known = said.get(key)
  if (known !== undefined) return known === '' ? null : known
  const tongue = tongueOfCard({ edition })
  const card = cardOf(step.slice(0, step.indexOf('/')))
  const words = promptOf(fx.machine, tongue, step, tongue.self(card ?? { kind: 'character' }))
  said.set(key, words)
  return words === '' ? null : words
}
