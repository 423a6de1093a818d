import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, isTest } from '../src/source/files.ts'
import { violations } from '../src/source/imports.ts'

const root = join(import.meta.dirname, '../../..')
const files = ['packages', 'games', 'apps', 'bench', 'scripts'].flatMap((folder) => filesUnder(root, folder, ['.ts', '.tsx', '.mjs']))

test('imports point one way and pure packages are pure', () => {
  expect(files.filter(({ path }) => !path.startsWith('bench/') && !path.startsWith('scripts/')).flatMap(violations)).toEqual([])
})

test('no source file is past 400 lines, cards, golden files and tests aside', () => {
  const long = files.filter(({ path, text }) => !isTest(path) && !/\/(?:cards|golden)\//.test(path) && text.split('\n').length > 401)
  expect(long.map(({ path }) => path)).toEqual([])
})

test.each([
  ['packages/kernel/src/a.ts', `import { x } from '@duelhall/bots'`, 'kernel must not import @duelhall/bots'],
  ['packages/kernel/src/a.ts', `import fs from 'node:fs'`, 'kernel must not import node:fs'],
  ['packages/kernel/src/a.ts', `export * from "left-pad"`, 'kernel must not import left-pad'],
  ['packages/bots/src/a.ts', `import type { Game } from '@duelhall/games'`, 'bots must not import @duelhall/games'],
  ['packages/bots/src/a.ts', `const g = await import('@duelhall/games')`, 'bots must not import @duelhall/games'],
  ['packages/bots/src/a.ts', `import { x } from '../../kernel/src/x.ts'`, 'of another package, not by name'],
  ['games/src/toy/turn.ts', `import {\n  x,\n} from '../other/turn.ts'`, 'a game imports only its own folder'],
  ['games/src/toy/turn.ts', `import { x } from '../shared.ts'`, 'a game imports only its own folder'],
  ['games/src/index.ts', `import { x } from './toy/turn.ts'`, `not the game's index.ts`],
  ['games/src/toy/test/a.test.ts', `import { x } from '@duelhall/kernel/src/x.ts'`, 'an inner path'],
  ['apps/cli/src/main.ts', `import { x } from '@duelhall/games/toy'`, 'an inner path'],
  ['apps/web/src/main.tsx', `import { x } from '@duelhall/effects'`, 'web must not import @duelhall/effects'],
  ['apps/web/src/main.tsx', `import { serve } from '@duelhall/server'`, 'web must not import @duelhall/server'],
  ['apps/web/src/engine/host.ts', `import { x } from '../../../cli/src/match.ts'`, 'of another package, not by name'],
  ['games/src/toy/turn.ts', 'const roll = Math.random()', 'uses Math.random'],
  ['games/src/toy/turn.ts', 'const text = `${Date.now()}`', 'uses a clock'],
  ['packages/effects/src/a.ts', 'performance.now()', 'uses a clock'],
  ['packages/bots/src/a.ts', 'setTimeout(go, 1)', 'uses a timer'],
  ['packages/kernel/src/a.ts', 'document.title = name', 'uses the platform'],
  ['packages/kernel/src/a.ts', 'window.location.reload()', 'uses the DOM'],
])('in %s, %s is caught', (path, text, problem) => {
  expect(violations({ path, text })).toEqual([expect.stringContaining(problem)])
})

test.each([
  ['packages/kernel/src/a.ts', `import { x } from './x.ts' // Math.random, from 'node:fs'`],
  ['packages/kernel/src/a.ts', `const letters = Array.from('abc')`],
  ['packages/bots/src/a.ts', `import { x } from '@duelhall/kernel'`],
  ['games/src/toy/turn.ts', `import { x } from '@duelhall/effects'\nimport board from './cards/board.json' with { type: 'json' }`],
  ['games/src/toy/text.ts', `const words = 'Math.random() was Date.now()'\npush(t, window('declared'))\nt.document.pages`],
  ['games/src/index.ts', `export { toy } from './toy/index.ts'`],
  ['games/src/toy/test/a.test.ts', `import { test } from 'vitest'\nimport { toy } from '../index.ts'\nDate.now()`],
  ['apps/web/src/main.tsx', `import { emblem } from '@duelhall/emblems'\nimport { createRoot } from 'react-dom/client'\ndocument.title`],
  ['apps/web/serve/hall.mjs', `import { serve } from '@duelhall/server'`],
  ['apps/cli/src/main.ts', `import { games } from '@duelhall/games'\nimport fs from 'node:fs'\nprocess.exit(Date.now())`],
])('in %s, %s is fine', (path, text) => {
  expect(violations({ path, text })).toEqual([])
})
