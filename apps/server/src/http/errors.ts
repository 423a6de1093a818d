import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Hall } from '../hall/hall.ts'
import { Unreadable } from '../match/fold.ts'
import { Fail, unreadable } from './fail.ts'

const send = (reply: FastifyReply, fail: Fail): void => {
  void reply.code(fail.status).type('application/json; charset=utf-8').send(JSON.stringify(fail.body))
}

/** What the framework calls by its own codes. */
function failFrom(error: FastifyError): Fail | null {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Fail('tooLarge', 'the body is too large')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Fail('notJson', 'send JSON, as application/json')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Fail('malformed', error.message.slice(0, 200))
  return null
}

/** Every error is an answer with a code and a sentence; what is our fault is written down, not told. */
export function answerError(hall: Pick<Hall, 'log'>, error: unknown, reply: FastifyReply): void {
  if (error instanceof Fail) return send(reply, error)
  if (error instanceof Unreadable) return send(reply, unreadable())
  const fail = error instanceof Error ? failFrom(error as FastifyError) : null
  if (fail !== null) return send(reply, fail)
  hall.log.error({ err: error }, 'a request failed')
  send(reply, new Fail('ourFault', 'something broke on our side'))
}

export function notThere(request: FastifyRequest, reply: FastifyReply): void {
  const known = ['GET', 'POST', 'HEAD'].includes(request.method)
  send(
    reply,
    known ? new Fail('notFound', 'there is nothing at this address') : new Fail('notHere', `${request.method} is not understood here`),
  )
}
