// Installs what is missing, builds what is stale, and serves the hall to browsers on this machine.
import { serveFolder } from '../apps/web/serve/static.mjs'
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

const serve = (port) => serveFolder(dist, port)
const { address } = await serve(wanted ?? usual).catch((error) => {
  if (error.code !== 'EADDRINUSE' || wanted !== null) fail(`cannot listen on port ${wanted ?? usual}: ${error.message}`)
  return serve(0)
})
console.log(`Duelhall is open: ${address}`)
console.log('Ctrl-C closes it. Games are kept in your browser.')
