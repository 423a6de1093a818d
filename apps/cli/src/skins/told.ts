import { wrapped } from '../layout.ts'
import { quiet } from '../paint.ts'
import type { Scene } from './skin.ts'

const words = {
  happened: 'Since your last choice',
  more: (n: number) => `… and ${n} more; type log`,
}

/** The latest sentences, fewer on a low screen; older ones are in the log. */
export function toldLines({ told, columns, rows, paint }: Scene): string[] {
  if (told.length === 0) return []
  const latest = rows < 20 ? 4 : 12
  const left = told.length - latest
  const shown = told.slice(-latest).flatMap((line) => wrapped(`  ${line}`, columns, '    '))
  return [paint(quiet, words.happened), ...(left > 0 ? [paint(quiet, `  ${words.more(left)}`)] : []), ...shown, '']
}
