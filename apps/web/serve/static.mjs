// Serves a folder of built files on this machine only. Paths without a file are the app's own addresses and get its page.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { createGzip } from 'node:zlib'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}
const packed = new Set(['.woff2', '.png'])

/** The file behind an address, or the page for addresses that look like none; null where a file is missing or outside. */
function fileFor(folder, url) {
  let path
  try {
    path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
  } catch {
    return null
  }
  const file = join(folder, path)
  if (!file.startsWith(folder + sep) && file !== folder + sep) return null
  if (existsSync(file) && statSync(file).isFile()) return file
  return extname(path) === '' ? join(folder, 'index.html') : null
}

function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end()
  const file = fileFor(folder, request.url ?? '/')
  if (file === null) return response.writeHead(404, { 'content-type': 'text/plain' }).end('not found')
  const type = extname(file)
  const gzips = !packed.has(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  // Built names carry a hash of their content and never change; everything else is asked for again.
  const keep = file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'
  response.writeHead(200, {
    'content-type': types[type] ?? 'application/octet-stream',
    'cache-control': keep,
    'x-content-type-options': 'nosniff',
    ...(gzips ? { 'content-encoding': 'gzip' } : {}),
  })
  if (request.method === 'HEAD') return response.end()
  const stream = createReadStream(file)
  stream.on('error', () => response.destroy())
  if (gzips) stream.pipe(createGzip()).pipe(response)
  else stream.pipe(response)
}

/** Starts to serve; gives the address and the way to stop. Port 0 is any free one. */
export function serveFolder(folder, port) {
  const server = createServer((request, response) => answer(folder, request, response))
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => {
      const address = `http://localhost:${server.address().port}/`
      done({ address, close: () => new Promise((closed) => server.close(closed)) })
    })
  })
}
