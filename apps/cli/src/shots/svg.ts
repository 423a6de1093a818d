import { type Run, runsOf } from './ansi.ts'

const cell = { width: 9, height: 19 }
const margin = 16
const ground = '#15110e'
const ink = '#e8e0d4'
const braille = 0x2800
/** Column and row of each dot of a braille character, by its bit. */
const dots = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 1],
  [1, 2],
  [0, 3],
  [1, 3],
] as const

/** A screen full of coloured text as a picture that needs no terminal: lines are drawn, letters are text. */
export function svgOf(lines: readonly string[], columns: number): string {
  const width = columns * cell.width + 2 * margin
  const height = lines.length * cell.height + 2 * margin
  const rects: string[] = []
  const texts: string[] = []
  const paths = new Map<string, string>()
  for (const [row, line] of lines.entries())
    for (const run of runsOf(line)) {
      const x = margin + run.column * cell.width
      const y = margin + row * cell.height
      if (run.bg !== null)
        rects.push(`<rect x="${x}" y="${y}" width="${[...run.text].length * cell.width}" height="${cell.height}" fill="${run.bg}"/>`)
      texts.push(...words(run, x, y))
      const path = dotted(run, x, y)
      if (path !== '') paths.set(run.fg ?? ink, (paths.get(run.fg ?? ink) ?? '') + path)
    }
  const drawn = [...paths].map(([colour, path]) => `<path d="${path}" stroke="${colour}"/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<title>Battle of the Creatures in the terminal</title>',
    `<rect width="${width}" height="${height}" rx="10" fill="${ground}"/>`,
    `<g shape-rendering="crispEdges">${rects.join('')}</g>`,
    `<g stroke-width="2.6" stroke-linecap="round">${drawn.join('')}</g>`,
    `<g font-family="ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace" font-size="15" fill="${ink}" xml:space="preserve">${texts.join('')}</g>`,
    '</svg>',
    '',
  ].join('\n')
}

/** The letters of a run, word by word at their own columns, so that any font stays in the grid. */
function words({ text, fg, bold }: Run, x: number, y: number): string[] {
  const style = `${fg === null ? '' : ` fill="${fg}"`}${bold ? ' font-weight="700"' : ''}`
  const found: string[] = []
  let at = 0
  for (const word of [...text].join('').split(/( +|[\u2800-\u28ff]+)/u)) {
    const length = [...word].length
    if (word !== '' && !/^[ \u2800-\u28ff]/u.test(word)) {
      const size = `x="${x + at * cell.width}" y="${y + 14.5}" textLength="${length * cell.width}" lengthAdjust="spacingAndGlyphs"`
      found.push(`<text ${size}${style}>${escaped(word)}</text>`)
    }
    at += length
  }
  return found
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Braille dots as points of one path. */
function dotted({ text }: Run, x: number, y: number): string {
  let path = ''
  for (const [i, char] of [...text].entries()) {
    const bits = char.codePointAt(0)! - braille
    if (bits <= 0 || bits > 255) continue
    for (const [bit, [column, row]] of dots.entries())
      if ((bits >> bit) & 1)
        path += `M${x + i * cell.width + (column + 0.5) * (cell.width / 2)} ${round(y + (row + 0.5) * (cell.height / 4))}h0`
  }
  return path
}

const round = (n: number): number => Math.round(n * 10) / 10
