import type { Deck } from '@duelhall/api'
import { useEffect, useState } from 'react'
import type { Kind } from '../builder/kind.ts'
import type { KeptDeck } from '../builder/store.ts'
import { call } from './call.ts'
import { useMe } from './me.ts'

/** The viewer's decks that are kept on the server; looked up again when `version` changes. */
export function useServerDecks(game: string, version = 0): readonly Deck[] {
  const you = useMe()
  const [decks, setDecks] = useState<readonly Deck[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another look
  useEffect(() => {
    let isWanted = true
    if (you != null)
      call('decks', { query: { game } })
        .then((found) => isWanted && setDecks(found.decks))
        .catch(() => {}) // without them there are the ready ones
    return () => {
      isWanted = false
    }
  }, [you, game, version])
  return decks
}

/** Keeps a list of this browser on the server, in place of the one of its name there. */
export async function keepOnServer({ game, name, parts }: KeptDeck, kind: Kind, there: readonly Deck[]): Promise<void> {
  const before = there.find((deck) => deck.name === name)
  await call('saveDeck', { body: { ...(before && { id: before.id }), game, name, list: kind.seat(parts) } })
}
