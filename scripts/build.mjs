import { build, install } from './workspace.mjs'

await install()
await build()
