declare module 'virtual:shelf' {
  import type { GameModule, ReadyDeck, Variant } from '@duelhall/kernel'

  /** A game of the registry: its facts, known without its rules, and its rules, in a chunk of their own. */
  export interface ShelfEntry {
    readonly id: string
    readonly folder: string
    readonly name: string
    readonly players: { readonly min: number; readonly max: number }
    readonly variants: readonly Variant[]
    readonly decks: readonly ReadyDeck[]
    load(): Promise<GameModule>
  }
  export const shelf: readonly ShelfEntry[]
}
