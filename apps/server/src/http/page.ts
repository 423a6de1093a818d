import { type Route, routeNames, routes } from '@duelhall/api'
import { openApi } from './openapi.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (words: string): string => words.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
const json = (value: unknown): string => `<pre>${text(JSON.stringify(value, null, 2))}</pre>`

interface Operation {
  readonly requestBody?: { readonly content: unknown }
  readonly responses: Readonly<Record<string, unknown>>
  readonly parameters: readonly unknown[]
}

function section(route: Route, name: string): string {
  const paths = openApi().paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>
  const operation = paths[route.path]?.[route.method.toLowerCase()]
  if (operation === undefined) return ''
  const { requestBody, responses, parameters } = operation
  return `<h2 id="${name}"><code>${route.method} ${text(route.path)}</code></h2>
<p>${text(route.says)}. For: ${route.who}; token: ${route.scope ?? 'none'}; rate: ${route.rate}.</p>
<details><summary>shapes</summary>${parameters.length > 0 ? json(parameters) : ''}${requestBody === undefined ? '' : json(requestBody.content)}${json(responses['200'])}</details>`
}

/** The contract to be read, made from the same table; no script. */
export function contractPage(): string {
  const list = routeNames.map((name) => section(routes[name], name)).join('\n')
  const schemas = (openApi().components as { readonly schemas: Readonly<Record<string, unknown>> }).schemas
  const shapes = Object.keys(schemas)
    .sort()
    .map((id) => `<details id="${id}"><summary>${id}</summary>${json(schemas[id])}</details>`)
    .join('\n')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Duelhall API</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto;background:#8882;padding:.5rem}h2{font-size:1rem;margin:1.5rem 0 0}:root{color-scheme:light dark}</style>
<h1>Duelhall API</h1><p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Errors are <code>{ "error": { "code", "says" } }</code>.</p>
${list}<h1>Shapes</h1>${shapes}</html>`
}
