import * as z from 'zod'
import { problem, refusal } from './view.ts'

/** Why not, in a word for programs and a sentence for people; each word has its one status. */
export const statusOf = {
  malformed: 400,
  noSession: 401,
  wrongPassword: 401,
  notAllowed: 403,
  foreign: 403,
  notSeated: 403,
  accountNeeded: 403,
  notFound: 404,
  notHere: 405,
  seatTaken: 409,
  seated: 409,
  notOpen: 409,
  notRunning: 409,
  notFinished: 409,
  /** Begun under rules that are not here any more. */
  unreadable: 409,
  notAsked: 409,
  stale: 409,
  nothing: 409,
  nameTaken: 409,
  blocked: 409,
  tooLarge: 413,
  notJson: 415,
  illegal: 422,
  badConfig: 422,
  tooMany: 429,
  ourFault: 500,
  closing: 503,
} as const
export type ErrorCode = keyof typeof statusOf

export const failure = z
  .strictObject({
    error: z.strictObject({
      code: z.enum(Object.keys(statusOf) as [ErrorCode, ...ErrorCode[]]),
      says: z.string(),
      problems: z.array(problem).optional(),
      refusal: refusal.optional(),
    }),
  })
  .meta({ id: 'Failure' })
