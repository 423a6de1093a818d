import { build, install, main } from './workspace.mjs'

await install()
await build('packages/testkit')
await main('packages/testkit/dist/rules/main.js')
