declare module 'virtual:rulebook' {
  export interface Chapter {
    readonly title: string
    readonly rules: readonly { readonly id: string; readonly text: string }[]
  }
  /** A word of the rules, what else it is called, and what it means. */
  export interface Word {
    readonly word: string
    readonly also: readonly string[]
    readonly meaning: string
  }
  export interface Book {
    readonly chapters: readonly Chapter[]
    readonly words: readonly Word[]
  }
  /** The rule catalogues by the name of their document. */
  export const documents: Readonly<Record<string, () => Promise<Book>>>
}
