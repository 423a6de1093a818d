import { createClient, Refusal } from '@duelhall/api'

/** The server this page came from. */
export const call = createClient((address, init) => fetch(address, init))

/** The same key gets the same answer, however often it is sent. */
export const newKey = (): string => crypto.randomUUID()

/** Whether the server said no; everything else that is thrown is a line that broke. */
export const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal

/** What to tell people about something that failed. */
export const saysOf = (error: unknown): string => {
  if (!isRefusal(error)) return error instanceof Error ? error.message : String(error)
  const problems = error.error.problems?.map((problem) => problem.says.replace(/^[A-Z_]+: /, '')) ?? []
  return [error.message, ...problems].join('; ')
}

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 4000
/** How long to wait before trying for the nth time. */
export const pauseAfter = (tries: number): number => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries)

export const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Tries until the server has answered, yes or no. What is tried carries a key, so that nothing is done twice. */
export async function surely<T>(work: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const isAnswer = isRefusal(error) && error.status !== 503
      if (isAnswer || !isWanted()) throw error
      await rest(pauseAfter(tries))
    }
  }
}
