// The games on the shelf, as the registry of @duelhall/games lists them: facts for the page, rules in a chunk each for the worker.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GameModule } from '@duelhall/kernel'
import type { Plugin } from 'vite'

const NAME = 'virtual:shelf'

/** Serves `virtual:shelf` and `virtual:shelf/rules`; games are found in the compiled packages, so these have to be built first. */
export function shelf(root: string): Plugin {
  return {
    name: 'duelhall-shelf',
    resolveId: (id) => (id === NAME || id === `${NAME}/rules` ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${NAME}`) return `export const shelf = ${JSON.stringify((await entries(root)).map((entry) => entry.facts))}`
      if (id !== `\0${NAME}/rules`) return null
      const loads = (await entries(root)).map(
        ({ facts, name }) => `'${facts.id}': () => import('@duelhall/games/${facts.folder}').then((found) => found.${name})`,
      )
      return `export const rules = {${loads.join(',\n')}}`
    },
  }
}

async function entries(root: string): Promise<readonly Entry[]> {
  const dist = join(root, 'games', 'dist')
  if (!existsSync(join(dist, 'index.js'))) throw new Error('games/dist is missing: run `npm run build` first')
  const load = (path: string) => import(pathToFileURL(join(dist, path)).href) as Promise<Record<string, unknown>>
  const { games } = (await load('index.js')) as { games: readonly GameModule[] }
  const folders: Folder[] = []
  for (const { name } of readdirSync(dist, { withFileTypes: true })) {
    const exports = existsSync(join(dist, name, 'index.js')) ? await load(join(name, 'index.js')).catch(() => null) : null
    if (exports !== null) folders.push({ name, exports }) // a game that is not registered yet need not even load
  }
  return games.map((game) => entryOf(game, folders))
}

interface Folder {
  readonly name: string
  readonly exports: Readonly<Record<string, unknown>>
}

interface Entry {
  /** The name under which its folder exports it. */
  readonly name: string
  readonly facts: { readonly id: string; readonly folder: string } & Pick<GameModule, 'name' | 'players' | 'variants' | 'decks'>
}

function entryOf(module: GameModule, folders: readonly Folder[]): Entry {
  const folder = folders.find(({ exports }) => Object.values(exports).includes(module))
  if (folder === undefined) throw new Error(`no folder of games/src exports ${module.game.id}`)
  const name = Object.entries(folder.exports).find(([, value]) => value === module)![0]
  const { players, variants, decks = [] } = module
  return { name, facts: { id: module.game.id, folder: folder.name, name: module.name, players, variants, decks } }
}
