declare module 'virtual:shelf' {
  import type { ReadyDeck, Variant } from '@duelhall/kernel'

  /** A game of the registry: its facts, known without its rules. */
  export interface ShelfEntry {
    readonly id: string
    readonly folder: string
    readonly name: string
    readonly players: { readonly min: number; readonly max: number }
    readonly variants: readonly Variant[]
    readonly decks: readonly ReadyDeck[]
  }
  export const shelf: readonly ShelfEntry[]
}

declare module 'virtual:shelf/rules' {
  import type { GameModule } from '@duelhall/kernel'

  /** The rules of each game, in a chunk of their own. */
  export const rules: Readonly<Record<string, () => Promise<GameModule>>>
}
