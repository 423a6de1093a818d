import type { Link } from '@duelhall/kernel'
import { fx } from './fx.ts'
import type { DuelEffect } from './lexicon.ts'

/** What the rules ask of a link, laid out once for each path. */
export interface LinkFacts {
  /** Null for what was put off. */
  readonly effect: DuelEffect | null
  /** Whether it comes by itself: a mandatory trigger, or one that was put off. */
  readonly isForced: boolean
  /** YG-CHAIN-13: a card, not an effect of one. */
  readonly isPlay: boolean
  /** YG-CHAIN-27 */
  readonly isUnanswerable: boolean
  /** YG-TARGET-01 to -03, -08: under which names its targets are remembered. */
  readonly aims: readonly string[]
}
const known = new Map<string, LinkFacts>()

export function factsOf(path: string): LinkFacts {
  return known.get(path) ?? lookAt(path)
}
function lookAt(path: string): LinkFacts {
  const effect = (fx.catalog.effects.get(path)?.effect ?? null) as DuelEffect | null
  const { may } = (effect ?? fx.catalog.steps.get(path)) as { readonly may?: boolean }
  const facts: LinkFacts = {
    effect,
    isForced: (effect === null || effect.kind === 'trigger') && may !== true,
    isPlay: effect?.kind === 'play',
    isUnanswerable: effect?.unanswerable === true,
    aims: effect !== null && 'target' in effect ? (effect.target ?? []).map(({ as }) => as) : [],
  }
  known.set(path, facts)
  return facts
}

/** What a link targets: what was chosen for it at its activation under `target`, and nothing else. */
export function targetsOf(link: Link): readonly number[] {
  const { aims } = factsOf(link.effect)
  let found: readonly number[] = NOTHING
  for (let i = 0; i < aims.length; i++) {
    const refs = link.vars[aims[i]!]
    if (refs !== undefined && refs.length > 0) found = found.length === 0 ? refs : found.concat(refs)
  }
  return found
}
const NOTHING: readonly number[] = []
