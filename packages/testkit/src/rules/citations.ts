// One id, then what may hang on it: `, -05`, ` and -05`, `/05`, ` to -06`, `…06`, `–06`. A letter after a number names a part of the rule.
const link = String.raw`(?:,\s*-|,? and -|\/-?|,? to -|…-?|–-?)`
const citation = (prefixes: readonly string[]) =>
  new RegExp(String.raw`\b((?:${prefixes.join('|')})-[A-Z]+)-(\d+)[a-z]?\b((?:${link}\d{2,3}[a-z]?\b)*)`, 'g')
const tail = new RegExp(String.raw`(${link})(\d{2,3})`, 'g')
const isRange = (joint: string): boolean => /to|…|–/.test(joint)

/** Every id a text names, abbreviated lists and ranges written out; inside a range only ids that exist. */
export function citedIds(text: string, prefixes: readonly string[], known: ReadonlySet<string>): Set<string> {
  const ids = new Set<string>()
  for (const [, section, first, rest] of text.matchAll(citation(prefixes))) {
    ids.add(`${section}-${first}`)
    let last = Number(first)
    for (const [, joint, digits] of rest!.matchAll(tail)) {
      const next = Number(digits)
      for (let n = last + 1; isRange(joint!) && n < next; n++) {
        const id = `${section}-${String(n).padStart(2, '0')}`
        if (known.has(id)) ids.add(id)
      }
      ids.add(`${section}-${digits}`)
      last = next
    }
  }
  return ids
}

/** The other way round, for people: XX-MOVE-04, -05, XX-WIN-01 to -03. */
export function abbreviate(ids: readonly string[]): string {
  const cut = (id: string) => id.lastIndexOf('-')
  const follows = (i: number, steps: number) => {
    const [a, b] = [ids[i], ids[i + steps]]
    return a && b && a.slice(0, cut(a)) === b.slice(0, cut(b)) && Number(b.slice(cut(b) + 1)) - Number(a.slice(cut(a) + 1)) === steps
  }
  let text = ''
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i]!
    text += ids[i - 1]?.startsWith(id.slice(0, cut(id) + 1)) ? `, ${id.slice(cut(id))}` : `, ${id}`
    if (!follows(i, 2)) continue
    while (follows(i, 1)) i++
    text += ` to ${ids[i]!.slice(cut(ids[i]!))}`
  }
  return text.slice(2)
}
