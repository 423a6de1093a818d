import { hash, verify } from '@node-rs/argon2'
import { Fail } from '../http/fail.ts'

const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const together = 2
const mostWaiting = 32

/** Passwords by argon2id, few at a time: a crowd at the door must not take the memory of those who play. */
export function createPasswords() {
  let busy = 0
  const waiting: (() => void)[] = []

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= together) {
      if (waiting.length >= mostWaiting) throw new Fail('tooMany', 'too many people are signing in; try again in a moment')
      await new Promise<void>((go) => waiting.push(go))
    }
    busy++
    try {
      return await work()
    } finally {
      busy--
      waiting.shift()?.()
    }
  }
  return {
    hash: (password: string): Promise<string> => inTurn(() => hash(password, cost)),
    /** Takes as long for a name that does not exist: nobody learns who has an account. */
    async fits(stored: string | null, password: string): Promise<boolean> {
      const against = stored ?? (await nobody)
      return (await inTurn(() => verify(against, password))) && stored !== null
    },
  }
}
const nobody = hash('nobody has this password', cost)
export type Passwords = ReturnType<typeof createPasswords>
