import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { notThere } from './errors.ts'

const types: Readonly<Record<string, string>> = {
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
/** No script but our own files, no frames, no forms that lead elsewhere. */
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

interface File {
  readonly body: Buffer
  readonly small: Buffer | null
  readonly tag: string
  readonly type: string
}
const shrink = promisify(gzip)

/** Serves the built pages; an address without a file is the app's own and gets its page. What was read once is kept. */
export function serveFiles(app: FastifyInstance, folder: string): void {
  const files = new Map<string, Promise<File | null>>()

  async function load(path: string): Promise<File | null> {
    const body = await readFile(path).catch(() => null)
    if (body === null) return null
    const small = packed.has(extname(path)) ? null : await shrink(body)
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    return { body, small, tag, type: types[extname(path)] ?? 'application/octet-stream' }
  }
  async function fileAt(path: string): Promise<File | null> {
    const known = files.get(path)
    if (known !== undefined) return known
    const file = await load(path)
    // What is not there is not remembered: strangers could name any number of such files.
    if (file !== null) files.set(path, Promise.resolve(file))
    return file
  }

  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const path = normalize((request.params as { readonly '*': string })['*'])
    const asked = join(folder, path)
    const inside = asked.startsWith(folder + sep) && !path.includes('\0') && !path.startsWith('api')
    const file = inside && extname(path) !== '' ? await fileAt(asked) : null
    const page = file ?? (extname(path) === '' && !path.startsWith('api') ? await fileAt(join(folder, 'index.html')) : null)
    if (page === null) return notThere(request, reply)
    reply.header('etag', page.tag).header('content-security-policy', policy).header('referrer-policy', 'same-origin')
    reply.header('cache-control', asked.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache')
    reply.header('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === page.tag) return reply.code(304).send()
    const zips = page.small !== null && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    if (zips) reply.header('content-encoding', 'gzip')
    return reply.type(page.type).send(zips ? page.small : page.body)
  })
}
