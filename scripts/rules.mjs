import { build, install, main } from './workspace.mjs'

await install()
await build()
await main('packages/testkit/dist/rules/main.js')
