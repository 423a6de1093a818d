import { createInterface, type Interface } from 'node:readline'
import { depthFor, type Paint, painter } from './paint.ts'

/** A person at a terminal, or a script that plays one. */
export interface Terminal {
  /** Whether a person is there: both ends are a terminal. */
  readonly live: boolean
  readonly paint: Paint
  columns(): number
  rows(): number
  write(lines: readonly string[] | string): void
  /** Wipes the screen where there is one. */
  clear(): void
  /** The next line, or null at the end of the input. */
  ask(prompt: string): Promise<string | null>
  close(): void
}

/** `leave` is called when the person presses Ctrl-C or the system asks us to end. */
export function openTerminal(leave: (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => void): Terminal {
  const { stdin, stdout } = process
  const live = stdin.isTTY === true && stdout.isTTY === true
  const reader = live ? createInterface({ input: stdin, output: stdout, terminal: true }) : createInterface({ input: stdin })
  const lines = queueOf(reader)
  reader.on('SIGINT', () => leave('SIGINT'))
  const handlers = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) => [signal, () => leave(signal)] as const)
  for (const [signal, handler] of handlers) process.once(signal, handler)
  const write = (text: readonly string[] | string) => {
    stdout.write(typeof text === 'string' ? `${text}\n` : text.map((line) => `${line}\n`).join(''))
  }
  return {
    live,
    paint: painter(depthFor(stdout.isTTY === true, process.env)),
    columns: () => stdout.columns ?? sizeFrom('COLUMNS', 120),
    rows: () => stdout.rows ?? sizeFrom('LINES', 50),
    write,
    clear: () => {
      if (live) stdout.write('\x1b[2J\x1b[H')
    },
    async ask(prompt) {
      if (live) {
        reader.setPrompt(prompt)
        reader.prompt()
        return lines.next()
      }
      const line = await lines.next()
      if (line !== null) write(prompt + line) // so that the record of a scripted game can be read
      return line
    },
    close: () => {
      reader.close()
      for (const [signal, handler] of handlers) process.off(signal, handler)
    },
  }
}

function sizeFrom(name: string, fallback: number): number {
  const size = Number(process.env[name])
  return Number.isInteger(size) && size > 0 ? size : fallback
}

/** Lines may come before they are asked for, and are asked for before they come. */
function queueOf(reader: Interface): { next(): Promise<string | null> } {
  const waiting: string[] = []
  let wake: ((line: string | null) => void) | null = null
  let ended = false
  reader.on('line', (line) => {
    if (wake === null) waiting.push(line)
    else {
      wake(line)
      wake = null
    }
  })
  reader.on('close', () => {
    ended = true
    wake?.(null)
    wake = null
  })
  return {
    next: () =>
      new Promise((resolve) => {
        const line = waiting.shift()
        if (line !== undefined) resolve(line)
        else if (ended) resolve(null)
        else wake = resolve
      }),
  }
}
