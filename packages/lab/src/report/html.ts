import { type Grid, isNumeric, type Page, type Section } from './page.ts'
import { svgOf } from './svg.ts'

const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1f2430; background: #f5f6f8 }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
section { background: white; border: 1px solid #d9dce3; border-radius: 8px; padding: 1rem 1.25rem; margin: 1.25rem 0; overflow-x: auto }
h1 { font-size: 1.6rem; margin-bottom: .25rem } h2 { font-size: 1.15rem; margin: 0 0 .25rem } p { margin: .25rem 0 1rem; color: #4a5162 }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin-bottom: 1rem }
th, td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #e7e9ee; text-align: left; white-space: nowrap } .n { text-align: right }
th { white-space: normal; vertical-align: bottom }
svg { max-width: 100%; height: auto; display: block; margin: .5rem 0 }
`

/** A page that needs nothing else: tables and pictures inside. */
export async function pageHtml(page: Page): Promise<string> {
  const sections = await Promise.all(page.sections.map(sectionHtml))
  return renumbered(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(page.title)}</title><style>${style}</style></head>
<body>
<h1>${safe(page.title)}</h1>
<p>${safe(page.says)}</p>
${sections.join('\n')}
</body>
</html>
`)
}

/** The drawing library counts gradients through the life of the process; a page counts them from its top. */
function renumbered(html: string): string {
  const numbers = new Map<string, number>()
  return html.replace(/gradient_\d+/g, (id) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size)
    return `gradient-${numbers.get(id)}`
  })
}

async function sectionHtml({ title, says, grid, charts }: Section): Promise<string> {
  const pictures = await Promise.all(charts.map(svgOf))
  const words = says === '' ? '' : `<p>${safe(says)}</p>`
  return `<section>\n<h2>${safe(title)}</h2>\n${words}${grid.rows.length === 0 ? '' : gridHtml(grid)}\n${pictures.join('\n')}\n</section>`
}

function gridHtml({ columns, rows }: Grid): string {
  const isNumber = columns.map((_, c) => rows.every((row) => isNumeric(row[c]!)))
  const cell = (tag: string, c: number, text: string) => `<${tag}${isNumber[c] ? ' class="n"' : ''}>${safe(text)}</${tag}>`
  const head = `<tr>${columns.map((name, c) => cell('th', c, name)).join('')}</tr>`
  const body = rows.map((row) => `<tr>${row.map((value, c) => cell('td', c, String(value))).join('')}</tr>`).join('\n')
  return `<table>\n<thead>${head}</thead>\n<tbody>\n${body}\n</tbody>\n</table>`
}

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
