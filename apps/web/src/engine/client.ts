import type { Answered, Asked, CallName, Failure, Reply } from './protocol.ts'

/** The engine said no; `failure` says why. */
export class EngineFailure extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.says)
    this.name = 'EngineFailure'
    this.failure = failure
  }
}

/** An engine in a worker of its own. */
export interface Engine {
  /** Kept when the worker runs, or never will; whoever waits waits a second at most. */
  readonly begun: Promise<void>
  call<K extends CallName>(call: K, ask: Asked<K>): Promise<Answered<K>>
  /** Stops whatever it does; open questions are never answered. */
  close(): void
}

export const workersExist = (): boolean => typeof Worker === 'function'

export function startEngine(): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>()
  let next = 1
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
    setTimeout(resolve, 1000)
  })
  worker.onmessage = ({ data }: MessageEvent<Reply | 'begun'>) => {
    if (data === 'begun') return begin()
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if ('failure' in data) one?.reject(new EngineFailure(data.failure))
    else one?.resolve(data.answer)
  }
  worker.onerror = (event) => {
    begin()
    const error = new EngineFailure({ kind: 'bug', says: event.message || 'the engine did not start', reason: null, problems: [] })
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  }
  return {
    begun,
    call: <K extends CallName>(call: K, ask: Asked<K>) =>
      new Promise<Answered<K>>((resolve, reject) => {
        const id = next++
        waiting.set(id, { resolve: (answer) => resolve(answer as Answered<K>), reject })
        worker.postMessage({ id, call, ask })
      }),
    close: () => worker.terminate(),
  }
}
