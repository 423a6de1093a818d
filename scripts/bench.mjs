import { join } from 'node:path'
import { build, install, main, root } from './workspace.mjs'

await install()
await install(join(root, 'bench'))
await build()
await build('bench')
await main('bench/dist/main.js')
