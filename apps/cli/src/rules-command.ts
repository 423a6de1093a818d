import { Fault, quoted } from './fault.ts'
import { wrapped } from './layout.ts'
import { gameNamed } from './library.ts'
import { type Paint, strong } from './paint.ts'
import { ofDocument, type Rule, ruleOrFault, searched } from './rules-book.ts'

const isId = /^[a-z]{2}-[a-z]+-\d+$/i

/** One rule by its id, or the rules of a game that hold the words searched for. */
export function rulesFor(what: string, search: string | undefined): readonly Rule[] {
  if (isId.test(what.trim())) return [ruleOrFault(what)]
  const { id } = gameNamed(what).game
  if (search === undefined) return ofDocument(id)
  const found = searched(id, search)
  if (found.length === 0) throw new Fault(`no rule of ${id} speaks of ${quoted(search)}`)
  return found
}

export const rulesText = (found: readonly Rule[], paint: Paint, columns: number): string[] =>
  found.flatMap((rule) => wrapped(`${paint(strong, rule.id)} ${rule.text}`, columns, '  '))
