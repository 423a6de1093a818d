import { IllegalChoice, type Problem } from '@duelhall/kernel'
import type { Failure, Reason } from './protocol.ts'

/** Input that cannot be used; the table is as it was. */
export class Refused extends Error {
  readonly kind: Failure['kind']
  readonly problems: readonly Problem[]
  constructor(kind: Failure['kind'], says: string, problems: readonly Problem[]) {
    super(says)
    this.name = 'Refused'
    this.kind = kind
    this.problems = problems
  }
}

/** What is sent to the page instead of an answer. */
export function failureOf(error: unknown, reason: Reason | null): Failure {
  if (error instanceof IllegalChoice) return { kind: 'refused', says: error.message, reason, problems: [] }
  if (error instanceof Refused) return { kind: error.kind, says: error.message, reason: null, problems: error.problems }
  return { kind: 'bug', says: error instanceof Error ? error.message : String(error), reason: null, problems: [] }
}
