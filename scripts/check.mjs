import { check, install } from './workspace.mjs'

await install()
await check()
