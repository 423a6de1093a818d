import { build, install, main } from './workspace.mjs'

await install()
await build()
await main('apps/cli/dist/main.js')
