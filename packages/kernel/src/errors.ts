import type { Refusal } from './contract.ts'

export const choiceFaults = ['over', 'malformed', 'notOffered', 'notAsked', 'stale', 'aside'] as const
export type ChoiceFault = (typeof choiceFaults)[number]

/** The caller erred; the state is untouched. */
export class IllegalChoice extends Error {
  readonly fault: ChoiceFault
  readonly refusal: Refusal | null
  constructor(fault: ChoiceFault, message: string, refusal: Refusal | null = null) {
    super(message)
    this.name = 'IllegalChoice'
    this.fault = fault
    this.refusal = refusal
  }
}

/** We erred; whoever catches it adds the replay that shows it. */
export class RulesBug extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RulesBug'
  }
}

/** These rules cannot go on from a state of others; says why. */
export class Foreign extends Error {
  override readonly name = 'Foreign'
}

/** A short picture of anything that came from outside, safe to put into a message. */
export function inWords(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)
  if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined) return String(value)
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
