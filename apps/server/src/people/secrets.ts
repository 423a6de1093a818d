import { createHash, randomBytes } from 'node:crypto'

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** An id nobody guesses: five bits a letter. */
export const makeId = (length = 16): string => [...randomBytes(length)].map((byte) => letters[byte & 31]).join('')

/** An id that follows from words: whoever asks twice with the same key gets the same. */
export function idFrom(...words: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(words)).digest()
  return [...hash.subarray(0, 16)].map((byte) => letters[byte & 31]).join('')
}

export const makeSecret = (): string => randomBytes(32).toString('hex')

/** Only the hash of a session or a token is kept. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
