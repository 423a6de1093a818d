import { posix } from 'node:path'
import { isTest, type SourceFile } from './files.ts'
import { mask } from './mask.ts'

/** What the pure packages may import by name. Packages that are not listed may import any. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  effects: ['kernel'],
  bots: ['kernel'],
  lessons: ['kernel'],
  games: ['kernel', 'effects', 'lessons'],
  emblems: [],
}

/** What other packages of ours an app may import; packages of others are its own affair. */
const ours: Readonly<Record<string, readonly string[]>> = {
  web: ['kernel', 'games', 'bots', 'emblems', 'lessons', 'api'],
}
/** What its tests and what serves them need besides. */
const besides: Readonly<Record<string, readonly string[]>> = { web: ['server'] }

// `window` alone is a word of our rules; the type-check of these packages knows no DOM either.
const impure: readonly (readonly [string, RegExp])[] = [
  ['Math.random', /\bMath\s*\.\s*random\b/],
  ['a clock', /\bDate\s*\.\s*now\b|\bnew\s+Date\b|(?<![.\w$])performance\s*\./],
  ['a timer', /(?<![.\w$])(?:setTimeout|setInterval|setImmediate|requestAnimationFrame)\s*\(/],
  ['the platform', /(?<![.\w$])(?:document|localStorage|sessionStorage|navigator|process|console|globalThis)\s*\.|(?<![.\w$])fetch\s*\(/],
  ['the DOM', /(?<![.\w$])window\s*\.\s*(?:document|location|localStorage|navigator|addEventListener)\b|\bHTML\w*Element\b/],
]

/** Everything in a file that breaks the layout: imports that point the wrong way, impure words in a pure package. */
export function violations({ path, text }: SourceFile): string[] {
  const { bare, code } = mask(text)
  const found = importsOf(bare, code).flatMap((specifier) => importProblem(path, specifier) ?? [])
  if (isTest(path) || !(packageOf(path) in allowed)) return found
  return [...found, ...impure.filter(([, pattern]) => pattern.test(code)).map(([name]) => `${path}: uses ${name}`)]
}

/** `packages/kernel/src/x.ts` → `kernel`, `games/src/x.ts` → `games`. */
const packageOf = (path: string): string => /^(?:packages|apps)\/([^/]+)\//.exec(path)?.[1] ?? path.split('/')[0]!
const folderOf = (path: string): string => /^(?:(?:packages|apps)\/[^/]+|[^/]+)\//.exec(path)![0]
const gameOf = (path: string): string | undefined => /^games\/src\/([^/]+)\//.exec(path)?.[1]

function importsOf(bare: string, code: string): string[] {
  return [...code.matchAll(/\b(?:from\s*|import\s*\(?\s*)(['"`])/g)].map((match) => {
    const from = match.index + match[0].length
    return bare.slice(from, code.indexOf(match[1]!, from))
  })
}

function importProblem(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return relativeProblem(path, posix.join(posix.dirname(path), specifier), specifier)
  const [, name, inner] = /^@duelhall\/([^/]+)(\/.+)?$/.exec(specifier) ?? []
  if (inner) return `${path}: imports ${specifier}, an inner path`
  const own = packageOf(path)
  const isBeside = isTest(path) || !path.startsWith(`${folderOf(path)}src/`)
  if (name && own in ours && !ours[own]!.includes(name) && !(isBeside && besides[own]?.includes(name)))
    return `${path}: ${own} must not import ${specifier}`
  if (isTest(path) || !(own in allowed) || (name && allowed[own]!.includes(name))) return undefined
  return `${path}: ${own} must not import ${specifier}`
}

function relativeProblem(path: string, target: string, specifier: string): string | undefined {
  if (!target.startsWith(folderOf(path))) return `${path}: imports ${specifier} of another package, not by name`
  if (folderOf(path) !== 'games/') return undefined
  const [from, to] = [gameOf(path), gameOf(target)]
  if (from && from !== to) return `${path}: a game imports only its own folder, not ${specifier}`
  if (!from && to && !target.endsWith(`/${to}/index.ts`)) return `${path}: imports ${specifier} and not the game's index.ts`
  return undefined
}
