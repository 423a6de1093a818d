import { closing, mask } from '../source/mask.ts'

const call = /(?<![.\w$])(?:test|it)((?:\.\w+)*)\s*\(/g
const never = /\.(?:skip|todo)\b/ // a test that does not run proves nothing

/**
 * The titles of all tests of a file. A title filled in from a table brings the table's text along, so that ids that stand
 * there count: `test.each(table)('%s …')`, and a loop `for (const row of table) test(`${row.id} …`)`.
 */
export function testTitles(text: string): string[] {
  const { bare, code } = mask(text)
  return [...code.matchAll(call)].flatMap((match) => {
    if (never.test(match[1]!)) return []
    const open = match.index + match[0].length - 1
    if (!/\.(?:each|for)$/.test(match[1]!)) {
      const title = firstString(bare, code, open)
      return title.includes('${') ? [`${title} ${loopTable(bare, code, match.index)}`] : [title]
    }
    const end = closing(code, open)
    const title = firstString(bare, code, code.indexOf('(', end))
    return /%|\$/.test(title) ? [`${title} ${tableText(bare, code, open + 1, end)}`] : [title]
  })
}

function firstString(bare: string, code: string, open: number): string {
  const quote = /^\(\s*(['"`])/.exec(code.slice(open))
  if (!quote) return ''
  const from = open + quote[0].length
  return bare.slice(from, code.indexOf(quote[1]!, from))
}

/** The table of the loop that was opened last before a test. */
function loopTable(bare: string, code: string, before: number): string {
  const start = code.lastIndexOf('for (', before)
  if (start < 0) return ''
  const end = closing(code, start + 4)
  const of = code.indexOf(' of ', start)
  return of < 0 || of > end ? '' : tableText(bare, code, of + 4, end)
}

/** An expression's own text, or what the constants it names were given in the same file. */
function tableText(bare: string, code: string, from: number, to: number): string {
  const own = bare.slice(from, to)
  const names = new Set(code.slice(from, to).match(/(?<![.\w$])[a-zA-Z_$][\w$]*/g))
  const given = [...code.matchAll(/\bconst (\w+)\b[^\n]*? =\s*(?=[[{(]|Object\.)/g)]
    .filter(([, name]) => names.has(name!))
    .map((match) => {
      const start = match.index + match[0].length
      return bare.slice(start, closing(code, start))
    })
  return [own, ...given].join(' ')
}
