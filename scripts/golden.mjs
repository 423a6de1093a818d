// Rewrites the golden files from what the games do now; the diff is for review.
import { build, install, root, tool } from './workspace.mjs'

await install()
await build()
process.exitCode = await tool('vitest/vitest.mjs', ['run', '--root', root, '--update', ...process.argv.slice(2)])
