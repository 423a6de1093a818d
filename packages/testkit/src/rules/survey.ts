import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesUnder, isTest, type SourceFile } from '../source/files.ts'
import { type Catalogue, readCatalogue } from './catalogue.ts'
import { citedIds } from './citations.ts'
import { testTitles } from './titles.ts'

export interface GameSurvey {
  readonly game: string
  readonly status: 'absent' | 'open' | 'finished'
  readonly catalogue: Catalogue
  readonly cited: ReadonlySet<string>
  readonly tested: ReadonlySet<string>
}
export interface Survey {
  readonly games: readonly GameSurvey[]
  readonly unknown: readonly string[] // `path: id`, for ids that no document defines
}
interface Named {
  readonly path: string
  readonly ids: ReadonlySet<string>
}

/** Holds the rules documents of a repository against its code and the names of its tests. */
export function survey(root: string): Survey {
  const catalogues = filesUnder(root, 'docs/rules', ['.md']).map(({ path, text }) => {
    const game = basename(path, '.md')
    return { game, catalogue: readCatalogue(game, text) }
  })
  const known = new Set(catalogues.flatMap(({ catalogue }) => [...catalogue.ids]))
  const prefixes = catalogues.map(({ catalogue }) => catalogue.prefix)
  const ids = (text: string) => citedIds(text, prefixes, known)

  const files = ['games', 'packages', 'apps'].flatMap((folder) => filesUnder(root, folder, ['.ts', '.tsx']))
  const code: Named[] = files.filter(isRulesCode).map(({ path, text }) => ({ path, ids: ids(text) }))
  const tests: Named[] = files
    .filter(({ path }) => path.endsWith('.test.ts'))
    .map(({ path, text }) => ({ path, ids: ids(testTitles(text).join('\n')) }))

  const games = catalogues.map(({ game, catalogue }) => ({
    game,
    catalogue,
    status: statusOf(root, game),
    cited: idsFor(game, catalogue, code.filter(enforces)),
    tested: idsFor(game, catalogue, tests),
  }))
  const unknown = [...code, ...tests].flatMap(({ path, ids }) => [...ids].filter((id) => !known.has(id)).map((id) => `${path}: ${id}`))
  return { games, unknown }
}

const isRulesCode = ({ path }: SourceFile): boolean => /^(?:games\/src|packages\/[^/]+\/src)\//.test(path) && !isTest(path)

/** A lesson tells a rule; it does not keep it. */
const enforces = ({ path }: Named): boolean => !/\/(?:lessons|puzzles)\//.test(path)

/** A game that mentions a rule of another one neither enforces nor proves it. */
function idsFor(game: string, catalogue: Catalogue, files: readonly Named[]): Set<string> {
  const ours = files.filter(({ path }) => !path.startsWith('games/src/') || path.startsWith(`games/src/${game}/`))
  return new Set(ours.flatMap(({ ids }) => [...ids].filter((id) => catalogue.ids.has(id))))
}

function statusOf(root: string, game: string): GameSurvey['status'] {
  const folder = join(root, 'games/src', game)
  if (!existsSync(folder)) return 'absent'
  const readme = join(folder, 'README.md')
  return existsSync(readme) && /^Status: finished\s*$/m.test(readFileSync(readme, 'utf8')) ? 'finished' : 'open'
}
