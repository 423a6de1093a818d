/** What was found is good for so long where no word of a change comes: word may get lost. */
const lasting = 5000
const most = 20_000

/** Answers that are asked for again and again, remembered for a moment. What was not found is asked for each time. */
export interface Remembered<T> {
  get(key: string): Promise<T | null>
  forget(): void
}

export function remember<T>(ask: (key: string) => Promise<T | null>, now: () => number = () => performance.now()): Remembered<T> {
  let known = new Map<string, { readonly value: T; readonly until: number }>()
  return {
    async get(key) {
      const before = known.get(key)
      if (before !== undefined && before.until > now()) return before.value
      const page = known
      const until = now() + lasting
      const value = await ask(key)
      if (page.size >= most) page.clear()
      // Written to the page of when it was asked for: what was forgotten meanwhile stays forgotten.
      if (value !== null) page.set(key, { value, until })
      else page.delete(key)
      return value
    },
    forget() {
      known = new Map()
    },
  }
}
