// Every row of the figures that is about faults, hostile input and leaks, in full size. `FAULTS_QUICK=1` looks at all of them for a minute each.
import { build, install, root, tool } from './workspace.mjs'

const isQuick = process.env.FAULTS_QUICK !== undefined
const size = isQuick
  ? { FAULT_RUNS: '200', KILLS: '10', KILL_MATCHES: '20', CHAOS_SECONDS: '60', HOSTILE: '5000', LEAKS: '40', LEAKS_REDEALS: '2' }
  : { FAULT_RUNS: '2000', KILLS: '200', KILL_MATCHES: '50', CHAOS_SECONDS: '600', HOSTILE: '100000', LEAKS: '2000', LEAKS_REDEALS: '10' }

await install()
await build()
process.env.FAULTS ??= 'long'
for (const [name, value] of Object.entries(size)) process.env[name] ??= value
const files = ['faults', 'kills', 'chaos', 'hostile', 'hostile-files', 'leaks'].map((name) => `apps/server/test/${name}.test.ts`)
process.exitCode = await tool('vitest/vitest.mjs', ['run', '--root', root, '--maxWorkers', '1', ...files])
