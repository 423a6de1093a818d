/** The families of ids beside the rules, as the documents call them. */
export const families = { scenarios: ['EX'], refusals: ['BAD', 'ERR'], invariants: ['INV'], variants: ['VAR'] } as const
export type Family = keyof typeof families

export interface Catalogue {
  readonly prefix: string
  readonly rules: readonly string[]
  readonly others: Readonly<Record<Family, readonly string[]>>
  readonly ids: ReadonlySet<string> // every id the document defines
}

const definition = /^(?:- \*\*|\| *)([A-Z]{2}-[A-Z]+-\d{2,3})\b/gm
const sectionOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))

/** Reads a rules document. Which sections are rules, and how many each has, is told by its own Counts. */
export function readCatalogue(game: string, text: string): Catalogue {
  const all = [...text.matchAll(definition)].map((match) => match[1]!)
  const ids = new Set(all)
  if (ids.size !== all.length) throw new Error(`${game}: ${all.find((id, i) => all.indexOf(id) !== i)} is defined twice`)

  const { sections, total } = readCounts(game, text)
  for (const [section, count] of sections) {
    const found = all.filter((id) => sectionOf(id) === section).length
    if (found !== count) throw new Error(`${game}: ${section} has ${found} rules, its Counts say ${count}`)
  }
  const rules = all.filter((id) => sections.has(sectionOf(id)))
  if (rules.length !== total) throw new Error(`${game}: ${rules.length} rules, its Counts say ${total}`)

  const prefix = rules[0]!.slice(0, 2)
  const of = (family: Family) => all.filter((id) => families[family].some((section) => sectionOf(id) === `${prefix}-${section}`))
  const others = { scenarios: of('scenarios'), refusals: of('refusals'), invariants: of('invariants'), variants: of('variants') }
  return { prefix, rules, others, ids }
}

/** The rows up to the total; what follows it counts other families. */
function readCounts(game: string, text: string): { sections: Map<string, number>; total: number } {
  const heading = /^## \d+\. Counts$/m.exec(text)
  if (!heading) throw new Error(`${game}: no Counts`)
  const sections = new Map<string, number>()
  for (const line of text.slice(heading.index).split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim())
    const numbers = cells.map((cell) => /^\**(\d+)\**$/.exec(cell)?.[1]).filter((cell) => cell !== undefined)
    if (numbers.length === 0) continue
    if (cells[1]!.startsWith('**')) return { sections, total: Number(numbers[0]) }
    sections.set(cells[1]!, Number(numbers[0]))
  }
  throw new Error(`${game}: Counts without a total`)
}
