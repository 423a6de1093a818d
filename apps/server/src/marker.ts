import { setFlagsFromString } from 'node:v8'

/**
 * Garbage is marked by one thread beside the main one. With the usual four, on a machine of few cores, answers wait for a core
 * while a heap of a thousand matches is marked: see docs/operate.md.
 */
export const markByOne = (): void => setFlagsFromString('--concurrent-marking-max-worker-num=1')
