import { install, root, tool } from './workspace.mjs'

await install()
process.env.FAULT_RUNS ??= '2000'
process.exitCode = await tool('vitest/vitest.mjs', ['run', '--root', root, 'apps/server/test/faults.test.ts'])
