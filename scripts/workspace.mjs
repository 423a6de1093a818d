// What every command needs before it can run. Plain Node: this runs before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fuse } from './fuse.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))
const oldest = [20, 19]

/** Prints one line to stderr and ends the process. */
export function fail(line, code = 1) {
  console.error(`duelhall: ${line}`)
  process.exit(code)
}

/** Runs a program, hands signals and the terminal on to it, and gives its exit code. */
export function run(command, args, { cwd = root, quiet = false, shell = false } = {}) {
  return new Promise((done) => {
    // A quiet program still speaks, but on stderr: stdout belongs to the command's own output.
    const child = spawn(command, args, { cwd, shell, stdio: ['inherit', quiet ? 2 : 'inherit', 'inherit'] })
    // Ctrl-C reaches the child through the terminal; we only wait for what it makes of it.
    const handlers = { SIGINT: () => {}, SIGTERM: () => child.kill('SIGTERM'), SIGHUP: () => child.kill('SIGHUP') }
    for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler)
    const finish = (code) => {
      for (const [signal, handler] of Object.entries(handlers)) process.off(signal, handler)
      done(code)
    }
    child.on('error', (error) => fail(`cannot run ${command}: ${error.message}`))
    child.on('close', (code, signal) => finish(code ?? 128 + constants.signals[signal]))
  })
}

/** Runs a script of an installed package, past npx and the shell. */
export function tool(path, args, options) {
  return run(process.execPath, [join(root, 'node_modules', path), ...args], options)
}

const stampOf = (folder) => join(folder, 'node_modules', '.duelhall-lock')
const lockOf = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')

/** Remembers which lock file `node_modules` was installed from. */
export function stamp(folder) {
  if (existsSync(join(folder, 'node_modules'))) writeFileSync(stampOf(folder), lockOf(folder))
}

/** Installs a folder's dependencies unless they already match its lock file. */
export async function install(folder = root) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    fail(`needs Node ${oldest.join('.')} or newer, this is ${process.versions.node}`)
  }
  if (existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === lockOf(folder)) return
  console.error('duelhall: installing dependencies, once')
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const options = { cwd: folder, quiet: true }
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], options)
    : await run('npm', args, { ...options, shell: process.platform === 'win32' })
  if (code !== 0) fail('npm ci failed; is there a network connection?', code)
  stamp(folder)
}

/** Compiles what is stale; `tsc -b` knows what is. */
export async function build(project = 'tsconfig.build.json') {
  const code = await tool('typescript/bin/tsc', ['-b', join(root, project)], { quiet: true })
  if (code !== 0) fail('the build failed', code)
  await fuse(root)
}

/** Type-checks sources and tests, then lints. */
export async function check() {
  for (const project of [root, join(root, 'apps', 'web')]) {
    const types = await tool('typescript/bin/tsc', ['-p', project])
    if (types !== 0) fail('the type-check failed', types)
  }
  const lint = await tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', root])
  if (lint !== 0) fail('the lint failed; `npm run format` mends what can be mended', lint)
}

/** Runs an emitted module with this command's own arguments, and ends as it ends. */
export async function main(module) {
  process.exitCode = await run(process.execPath, [join(root, module), ...process.argv.slice(2)], { cwd: process.cwd() })
}
