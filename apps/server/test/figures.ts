/** A row of the table of figures: what, how much is to be reached, and what was measured. */
export function row(what: string, goal: string, figure: string): void {
  console.log(`| ${what} | ${goal} | ${figure} |`)
}

/** The value below which this share of a list lies. */
export function share(list: readonly number[], part: number): number {
  const sorted = [...list].sort((a, b) => a - b)
  return Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10
}
