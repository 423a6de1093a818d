// Games and what they stand on as one module: an engine knows functions and constants of its own module, while imported ones are
// looked up and checked at each use, and one file is read sooner than four hundred. Packages keep their borders: each has an entry.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = ['packages/kernel', 'packages/effects', 'packages/lessons', 'games']
const entry = (folder) => `${folder}/dist/fused.js`

/** What the compiler has written, as one line: fused again only when that has changed. */
function stampOf(root) {
  const files = [fileURLToPath(import.meta.url), ...packages.map((folder) => join(root, folder, 'dist/.tsbuildinfo'))]
  return files.map((file) => statSync(file).mtimeMs).join(' ')
}

export async function fuse(root) {
  const kept = join(root, 'games/dist/fused/stamp')
  const stamp = stampOf(root)
  if (existsSync(kept) && readFileSync(kept, 'utf8') === stamp) return
  const { rollup } = await import('rollup')
  const bundle = await rollup({
    input: Object.fromEntries(packages.map((folder) => [entry(folder), join(root, folder, 'dist/index.js')])),
    plugins: [{ name: 'own packages', resolveId: (id, from) => resolve(root, id, from), load, renderChunk: exportCopies }],
    treeshake: false,
    onwarn(warning) {
      if (warning.code !== 'CIRCULAR_DEPENDENCY') throw new Error(warning.message) // rules call each other
    },
  })
  await bundle.write({
    dir: root,
    entryFileNames: '[name]',
    chunkFileNames: 'games/dist/fused/[name].js',
    manualChunks: (id) => (isLazy(id) ? null : 'engine'),
  })
  await bundle.close()
  writeFileSync(kept, stamp)
}

/**
 * Each game has kernel and effects to itself: their functions then meet the records and rules of one game, and the engine compiles them
 * for these alone. A copy is named by its game, `…/machine.js?duel-monsters`; whoever is no game has the one without a name, which
 * reads states and runs the machine, but lists nothing by a game's acts: what they offer is gathered in the scratch lists of their own copy.
 */
function resolve(root, id, from) {
  const path = ownPackage(root, id) ?? (id.startsWith('.') && from !== undefined ? join(dirname(from), id) : null)
  if (path === null || !isCopied(path)) return path
  const game = /\/games\/dist\/([^/]+)\//.exec(from ?? '')?.[1] ?? from?.split('?')[1]
  return game === undefined ? path : `${path}?${game}`
}

function ownPackage(root, id) {
  const found = packages.find((folder) => id === `@duelhall/${folder.split('/').pop()}`)
  return found === undefined ? null : join(root, found, 'dist/index.js')
}

/** Errors are one class each for all, and texts and checks of card data are not in anybody's way. */
const isCopied = (path) => /\/packages\/(kernel|effects)\//.test(path) && !/\/dist\/(errors|words|check)[./]/.test(path)

/** Loaded only where somebody learns. */
const isLazy = (id) => /\/games\/dist\/[^/]+\/(puzzles|lessons)\//.test(id)

function load(id) {
  const text = readFileSync(id.split('?')[0], 'utf8')
  return id.endsWith('.json') ? `export default ${text}` : text
}

/**
 * What a module exports lives in a cell that is read, and its value checked, at each use, also in the module itself. Lessons import many names that
 * the rules use in every step, so names are given away under others: the rules keep their own. Nothing that is exported is ever assigned again.
 */
function exportCopies(code, { name }) {
  if (name !== 'engine') return null
  const at = code.lastIndexOf('export {')
  const pairs = [...code.slice(at).matchAll(/([\w$]+) as ([\w$]+)/g)]
  const copies = pairs.map(([, own, given]) => `const given_${given} = ${own};`)
  const exported = pairs.map(([, , given]) => `given_${given} as ${given}`)
  return { code: `${code.slice(0, at)}${copies.join('\n')}\nexport { ${exported.join(', ')} };\n`, map: null }
}
