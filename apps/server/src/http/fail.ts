import { type ErrorCode, type Failure, statusOf } from '@duelhall/api'
import type { Problem } from '@duelhall/kernel'
import type { Refused } from '../match/decide.ts'

/** The caller erred, and is told how. Anything else that is thrown is our fault. */
export class Fail extends Error {
  override readonly name = 'Fail'
  readonly code: ErrorCode
  readonly more: Omit<Failure['error'], 'code' | 'says'>
  constructor(code: ErrorCode, says: string, more: Omit<Failure['error'], 'code' | 'says'> = {}) {
    super(says)
    this.code = code
    this.more = more
  }
  get status(): number {
    return statusOf[this.code]
  }
  get body(): Failure {
    return { error: { code: this.code, says: this.message, ...this.more } }
  }
}

export const problemsOf = (problems: readonly Problem[]): { problems: Failure['error']['problems'] } => ({
  problems: problems.slice(0, 20).map(({ rule, path, says }) => ({ rule, path, says })),
})

/** A refusal of the match as an answer. */
export function failOf({ code, says, refusal, problems }: Refused): Fail {
  return new Fail(code, says, {
    ...(refusal === undefined ? {} : { refusal: { ...refusal } }),
    ...(problems === undefined ? {} : problemsOf(problems)),
  })
}

/** Whoever looks need not know which rules are missing; the hall's own log says it. */
export const unreadable = (): Fail =>
  new Fail('unreadable', 'this match is played under rules or cards that are not here; when it is over, its recording can be watched')
