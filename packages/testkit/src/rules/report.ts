import { type Family, families } from './catalogue.ts'
import { abbreviate } from './citations.ts'
import type { GameSurvey, Survey } from './survey.ts'

export interface Report {
  readonly out: string
  readonly errors: readonly string[] // why the command fails; none, and it does not
}

/** The survey in words, one table per game, and what is missing. */
export function textReport(survey: Survey): Report {
  return { out: survey.games.map(gameText).join('\n\n'), errors: errorsOf(survey) }
}

/** The survey in numbers. */
export function jsonReport(survey: Survey): Report {
  const numbers = survey.games.map((s) => {
    const rules = s.catalogue.rules
    return [s.game, { rules: rules.length, cited: count(rules, s.cited), tested: count(rules, s.tested) }]
  })
  return { out: JSON.stringify(Object.fromEntries(numbers), null, 2), errors: errorsOf(survey) }
}

const count = (ids: readonly string[], among: ReadonlySet<string>): number => ids.filter((id) => among.has(id)).length
const missing = (ids: readonly string[], among: ReadonlySet<string>): string[] => ids.filter((id) => !among.has(id))

function gameText(s: GameSurvey): string {
  const { rules, others } = s.catalogue
  const row = (name: string, ...cells: readonly (number | string)[]) =>
    `  ${name.padEnd(12)}${cells.map((c) => String(c).padStart(7)).join('')}`
  const kinds = (Object.keys(families) as Family[]).filter((kind) => others[kind].length > 0)
  const lines = [
    `${s.game} (${s.status})`,
    row('', 'total', 'cited', 'tested'),
    row('rules', rules.length, count(rules, s.cited), count(rules, s.tested)),
    ...kinds.map((kind) => row(kind, others[kind].length, '', count(others[kind], s.tested))),
  ]
  if (s.status === 'absent') return lines.join('\n')
  const list = (title: string, ids: readonly string[]) => (ids.length > 0 ? [`  ${title}: ${abbreviate(ids)}`] : [])
  return [
    ...lines,
    ...list('rules without code', missing(rules, s.cited)),
    ...list('rules without test', missing(rules, s.tested)),
    ...kinds.flatMap((kind) => list(`${kind} without test`, missing(others[kind], s.tested))),
  ].join('\n')
}

function errorsOf(survey: Survey): string[] {
  const gaps = survey.games
    .filter((s) => s.status === 'finished')
    .map((s) => ({ game: s.game, code: missing(s.catalogue.rules, s.cited).length, test: missing(s.catalogue.rules, s.tested).length }))
    .filter(({ code, test }) => code + test > 0)
    .map(({ game, code, test }) => `${game} is finished, but ${code} rules have no code and ${test} no test`)
  return [...gaps, ...survey.unknown.map((where) => `${where} is in no rules document`)]
}
