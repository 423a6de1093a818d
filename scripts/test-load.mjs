import { build, install, root, tool } from './workspace.mjs'

await install()
await build()
process.env.LOAD ??= '1000'
process.env.LOAD_RATE ??= '250'
process.env.LOAD_SECONDS ??= '30'
process.env.LOAD_POSTGRES ??= 'yes'
process.exitCode = await tool('vitest/vitest.mjs', ['run', '--root', root, 'apps/server/test/load.test.ts'])
