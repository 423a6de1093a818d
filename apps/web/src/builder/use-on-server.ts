import type { Deck } from '@duelhall/api'
import { useState } from 'react'
import { saysOf } from '../online/call.ts'
import { useMe } from '../online/me.ts'
import { keepOnServer, useServerDecks } from '../online/server-decks.ts'
import type { Bench } from './use-builder.ts'

/** What the server keeps for whoever is known there; lists go by their names. */
export interface OnServer {
  /** Whether there is a server that knows the viewer. */
  readonly isOpen: boolean
  /** Whether the list is there as it is here. */
  readonly isSame: boolean
  /** Lists that only the server has. */
  readonly others: readonly Deck[]
  keep(): void
}

export function useOnServer(bench: Bench): OnServer {
  const { deck, decks, kind } = bench
  const [version, setVersion] = useState(0)
  const you = useMe()
  const there = useServerDecks(deck.game, version)
  return {
    isOpen: you != null,
    isSame: there.some(({ name, list }) => name === deck.name && JSON.stringify(list) === JSON.stringify(kind.seat(deck.parts))),
    others: there.filter(({ name }) => !decks.some((one) => one.name === name)),
    keep() {
      keepOnServer(deck, kind, there).then(
        () => setVersion(version + 1),
        (error) => bench.tell(deck.name, saysOf(error)),
      )
    },
  }
}
