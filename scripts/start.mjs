// Installs what is missing, builds what is stale, and serves the hall to browsers on this machine.
import { homedir } from 'node:os'
import { join } from 'node:path'
import { buildWeb, dist } from './web.mjs'
import { build, fail, install } from './workspace.mjs'

const usage = 'usage: npm start -- [--port P]; the game in the terminal is `npm run -s duelhall -- play`'
const usual = 4173

function portOf(args) {
  if (args.length === 0) return null
  const port = Number(args[1])
  if (args.length !== 2 || args[0] !== '--port' || !Number.isInteger(port) || port < 0 || port > 65535) fail(usage, 2)
  return port
}

const wanted = portOf(process.argv.slice(2))
await install()
await build()
await buildWeb()

// Loaded only now: before the build there is nothing to load.
const { serve } = await import('../apps/server/dist/index.js')
const data = join(process.env.DUELHALL_HOME || join(homedir(), '.duelhall'), 'hall')
const open = (port) => serve({ port, data, database: process.env.DATABASE_URL, web: dist })
const hall = await open(wanted ?? usual).catch((error) => {
  if (error.code !== 'EADDRINUSE' || wanted !== null) fail(`cannot listen on port ${wanted ?? usual}: ${error.message}`)
  return open(0)
})
console.log(`Duelhall is open: ${hall.address}`)
console.log(`Ctrl-C closes it. Games at this screen are kept in your browser, matches with others in ${data}.`)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void hall.close().then(() => process.exit(0)))
