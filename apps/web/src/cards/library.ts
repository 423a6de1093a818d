import { rules } from 'virtual:shelf/rules'
import type { Card, GameModule } from '@duelhall/kernel'
import { useEffect, useState } from 'react'

/** A card with all that can be read on it, ready to be searched. */
export interface Listed {
  readonly card: Card
  /** Name, facts and rendered text in small letters. */
  readonly text: string
}

/** The rules of a game; null while they are fetched. */
export function useModule(game: string): GameModule | null {
  const [module, setModule] = useState<GameModule | null>(null)
  useEffect(() => {
    let isHere = true
    setModule(null)
    if (Object.hasOwn(rules, game)) void rules[game]!().then((found) => isHere && setModule(found))
    return () => {
      isHere = false
    }
  }, [game])
  return module
}

export const listed = (card: Card): Listed => ({
  card,
  text: `${card.name} ${Object.entries(card.facts)
    .map(([key, value]) => (value === true ? key : value))
    .join(' ')} ${card.text}`.toLowerCase(),
})

/** The catalogue several times over: what `?times=7` shows, to see how a much larger one would fare. */
export const manifold = (cards: readonly Listed[], times: number): readonly Listed[] =>
  Array.from({ length: times }, (_, n) =>
    n === 0 ? cards : cards.map(({ card, text }) => ({ card: { ...card, id: `${card.id}~${n}`, name: `${card.name} ${n + 1}` }, text })),
  ).flat()
