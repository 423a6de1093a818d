import { followed } from '../store/follow.ts'
import { newId } from '../store/saves.ts'
import type { Parts } from './kind.ts'

/** A list as it is kept in the browser. */
export interface KeptDeck {
  readonly version: 1
  readonly id: string
  readonly game: string
  readonly name: string
  readonly parts: Parts
  readonly updated: number
}

const PREFIX = 'duelhall/deck/'
export const LONGEST_NAME = 60

/** What was stored; null where it is damaged. */
export function parseDeck(text: string): KeptDeck | null {
  try {
    const deck = JSON.parse(text) as Partial<KeptDeck> | null
    const isDeck =
      deck?.version === 1 &&
      typeof deck.id === 'string' &&
      typeof deck.game === 'string' &&
      typeof deck.name === 'string' &&
      typeof deck.updated === 'number' &&
      typeof deck.parts === 'object' &&
      deck.parts !== null &&
      Object.values(deck.parts).every((list) => Array.isArray(list) && list.every((id) => typeof id === 'string'))
    return isDeck ? (deck as KeptDeck) : null
  } catch {
    return null
  }
}

function readAll(): readonly KeptDeck[] {
  const found: KeptDeck[] = []
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i)!
      const deck = key.startsWith(PREFIX) ? parseDeck(localStorage.getItem(key) ?? '') : null
      if (deck !== null) found.push(deck)
    }
  } catch {
    // no storage, no decks
  }
  return found.sort((a, b) => b.updated - a.updated)
}

const decks = followed(PREFIX, readAll)

/** Keeps a list; false where the browser's storage is full or shut. */
export function keepDeck(deck: KeptDeck): boolean {
  try {
    localStorage.setItem(PREFIX + deck.id, JSON.stringify(deck))
  } catch {
    return false
  }
  decks.changed()
  return true
}

export function removeDeck(id: string): void {
  localStorage.removeItem(PREFIX + id)
  decks.changed()
}

export const newDeck = (game: string, name: string, parts: Parts): KeptDeck => ({
  version: 1,
  id: newId(),
  game,
  name: name.slice(0, LONGEST_NAME),
  parts,
  updated: Date.now(),
})

/** The lists of a game, newest first; follows what other tabs do. */
export const useDecks = (game: string): readonly KeptDeck[] => decks.use().filter((deck) => deck.game === game)
