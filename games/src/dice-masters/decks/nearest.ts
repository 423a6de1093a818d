import { allNames, plainly } from './shelf.ts'

/** The card whose name is nearest to what was typed, if one is near. */
export function nearestName(typed: string): string | null {
  const wanted = plainly(typed).slice(0, 80)
  let best: string | null = null
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1
  for (const name of allNames) {
    if (Math.abs(name.length - wanted.length) >= least) continue
    const far = distance(wanted, plainly(name))
    if (far >= least) continue
    least = far
    best = name
  }
  return best
}

/** Letters to add, leave out or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}
