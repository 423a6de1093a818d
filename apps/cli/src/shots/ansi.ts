/** A piece of a line in one style. */
export interface Run {
  readonly text: string
  readonly column: number
  readonly fg: string | null
  readonly bg: string | null
  readonly bold: boolean
}

const esc = String.fromCharCode(27)
const sequence = new RegExp(`${esc}\\[([0-9;]*)m`)

/** The styled pieces of a line with exact colours, as `paint` writes them. */
export function runsOf(line: string): Run[] {
  const runs: Run[] = []
  let column = 0
  let style = { fg: null as string | null, bg: null as string | null, bold: false }
  for (const [i, part] of line.split(sequence).entries()) {
    if (i % 2 === 1) style = part === '0' ? { fg: null, bg: null, bold: false } : styleOf(part)
    else if (part !== '') {
      runs.push({ text: part, column, ...style })
      column += [...part].length
    }
  }
  return runs
}

function styleOf(codes: string): { fg: string | null; bg: string | null; bold: boolean } {
  const colour = (ground: string) => {
    const match = new RegExp(`(?:^|;)${ground};2;(\\d+);(\\d+);(\\d+)`).exec(codes)
    return match === null
      ? null
      : `#${match
          .slice(1)
          .map((part) => Number(part).toString(16).padStart(2, '0'))
          .join('')}`
  }
  return { fg: colour('38'), bg: colour('48'), bold: /^1(?:;|$)/.test(codes) }
}
