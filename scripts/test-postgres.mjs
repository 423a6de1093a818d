import { install, root, tool } from './workspace.mjs'

await install()
process.env.DUELHALL_POSTGRES = 'required'
process.exitCode = await tool('vitest/vitest.mjs', [
  'run',
  '--root',
  root,
  'packages/store/test/postgres.test.ts',
  'apps/server/test/jobs.test.ts',
])
