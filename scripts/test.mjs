import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumReady } from './chromium.mjs'
import { buildWeb } from './web.mjs'
import { build, check, fail, install, root, tool } from './workspace.mjs'

await install()
await check()
await build()
if ((await chromiumReady()) === null) console.error('duelhall: no Chromium found (DUELHALL_CHROMIUM): the browser tests do not run')
else await buildWeb()

const report = join(root, 'node_modules', '.cache', 'duelhall', 'tests.json')
mkdirSync(join(report, '..'), { recursive: true })
rmSync(report, { force: true })
const args = ['run', '--root', root, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const code = await tool('vitest/vitest.mjs', [...args, ...process.argv.slice(2)])

let result
try {
  result = JSON.parse(readFileSync(report, 'utf8'))
} catch {
  fail('vitest gave no result', code || 1)
}
const { numPassedTests: passed, numFailedTests, numPendingTests: skipped, numTodoTests: todo, testResults } = result
// A file that does not load has no tests to fail, and an error outside any test none either; both count.
const broken = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed'))
const failed = Math.max(numFailedTests + broken.length, code === 0 ? 0 : 1)
const left = skipped + todo
process.exitCode = failed > 0 || passed === 0 ? code || 1 : 0
console.log(`${passed} passed, ${failed} failed${left > 0 ? `, ${left} skipped` : ''}`)
