/** What is longer than every word by more than this is no misspelling of one. */
const LONGER = 10

/** The listed word nearest to what was typed, if one is near; case does not matter. */
export function nearest(typed: string, words: readonly string[]): string | null {
  const wanted = typed.toLowerCase()
  let best: string | null = null
  let most = Math.max(2, Math.floor(wanted.length / 3))
  if (words.every((word) => wanted.length > word.length + LONGER)) return null
  for (const word of words) {
    const far = distance(wanted, word.toLowerCase(), most)
    if (far > most) continue
    most = far - 1
    best = word
  }
  return best
}

/** Letters to add, leave out or change; anything above `most` where there are more than that. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    if (Math.min(...next) > most) return most + 1
    row = next
  }
  return row[b.length]!
}
