import { allNames, plainly } from './shelf.ts'

const names = allNames.map((name) => ({ name, plain: plainly(name) }))
/** What is longer is no misspelt name. */
const LONGEST = Math.max(...names.map(({ plain }) => plain.length)) + 10

/** The card whose name is nearest to what was typed, if one is near. */
export function nearestName(typed: string): string | null {
  const wanted = plainly(typed)
  if (wanted.length > LONGEST) return null
  let best: string | null = null
  let most = Math.max(2, Math.floor(wanted.length / 3))
  for (const { name, plain } of names) {
    const far = distance(wanted, plain, most)
    if (far > most) continue
    most = far - 1
    best = name
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
