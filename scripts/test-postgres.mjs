import { build, install, root, tool } from './workspace.mjs'

await install()
await build()
process.env.DUELHALL_POSTGRES = 'required'
process.exitCode = await tool('vitest/vitest.mjs', [
  'run',
  '--root',
  root,
  'packages/store/test/postgres.test.ts',
  'apps/server/test/jobs.test.ts',
  'apps/server/test/processes.test.ts',
  'apps/server/test/upgrade.test.ts',
])
