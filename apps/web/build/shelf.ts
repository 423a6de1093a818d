// The games on the shelf, as the registry of @duelhall/games lists them: facts for the hall, and one chunk for each game.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GameModule } from '@duelhall/kernel'
import type { Plugin } from 'vite'

const NAME = 'virtual:shelf'

/** Serves `virtual:shelf`; games are found in the compiled packages, so these have to be built first. */
export function shelf(root: string): Plugin {
  return {
    name: 'duelhall-shelf',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? source(root) : null),
  }
}

async function source(root: string): Promise<string> {
  const dist = join(root, 'games', 'dist')
  if (!existsSync(join(dist, 'index.js'))) throw new Error('games/dist is missing: run `npm run build` first')
  const load = (path: string) => import(pathToFileURL(join(dist, path)).href) as Promise<Record<string, unknown>>
  const { games } = (await load('index.js')) as { games: readonly GameModule[] }
  const folders = await Promise.all(
    readdirSync(dist, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(dist, entry.name, 'index.js')))
      .map(async ({ name }) => ({ name, exports: await load(join(name, 'index.js')) })),
  )
  return `export const shelf = [${games.map((game) => entry(game, folders)).join(',\n')}]`
}

interface Folder {
  readonly name: string
  readonly exports: Readonly<Record<string, unknown>>
}

function entry(module: GameModule, folders: readonly Folder[]): string {
  const folder = folders.find(({ exports }) => Object.values(exports).includes(module))
  if (folder === undefined) throw new Error(`no folder of games/src exports ${module.game.id}`)
  const name = Object.entries(folder.exports).find(([, value]) => value === module)![0]
  const facts = { id: module.game.id, folder: folder.name, name: module.name, players: module.players, variants: module.variants, decks: module.decks ?? [] }
  return `{ ...${JSON.stringify(facts)}, load: () => import('@duelhall/games/${folder.name}').then((found) => found.${name}) }`
}
