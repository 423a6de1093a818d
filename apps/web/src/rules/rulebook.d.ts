declare module 'virtual:rulebook' {
  export interface Chapter {
    readonly title: string
    readonly rules: readonly { readonly id: string; readonly text: string }[]
  }
  /** The rule catalogues by the name of their document. */
  export const documents: Readonly<Record<string, () => Promise<readonly Chapter[]>>>
}
