import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { mayPass } from '#infra/engines/failures.ts'
import { trouble } from '#infra/engines/trouble.ts'
import { problemOf } from '../core/problem.ts'
import { drained } from './drain.ts'
import type { ReportFailure } from './report-failure.ts'
import { isOpened, refusalPage, UNREADABLE } from './opened.ts'

export const PROBLEM = 'application/problem+json'
/** When to come again where something is away that may be back at any moment. */
export const RETRY_AFTER_S = 5
const logged: ReportFailure = ({ log }, { error }) => log.error({ err: error }, 'unhandled')

/** `report` gets the failures of ours. */
export function answerWithProblems(app: FastifyInstance, report = logged) {
  const met = trouble('requests are answered with 503')
  app.setErrorHandler(async (error, request, reply) => {
    const answer = problemOf(error)
    if (answer.status === 413) await drained(request.raw)
    if (answer.status >= 500 && answer.code === 'internal') report(request, { error, source: 'api' })
    if (mayPass(error)) met.failed(error)
    const retryAfterS = (error instanceof Rejected && error.retryAfterS) || (answer.status === 503 && RETRY_AFTER_S)
    if (retryAfterS) reply.header('retry-after', retryAfterS)
    reply.code(answer.status)
    if (isOpened(request)) return reply.type('text/html; charset=utf-8').send(refusalPage(answer, request))
    return reply.type(PROBLEM).send(answer)
  })
}

/** For what goes wrong before there is a route, and before any hook: an address that cannot be read. */
export const answerFrameworkErrors =
  (headers: Record<string, string>) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const answer = problemOf(error)
    reply.code(answer.status).headers(headers)
    if (isOpened(request))
      return reply
        .type('text/html; charset=utf-8')
        .send(refusalPage({ status: answer.status, code: UNREADABLE }, request))
    return reply.type(PROBLEM).send(answer)
  }

const unread = {
  400: 'This is no request that can be read',
  408: 'The request did not arrive in time',
  431: 'The headers of this request are too large',
} as const

/** For what never became a request: there is nothing to answer it with but the connection, which ends with it. */
export const answerConnectionErrors = (headers: Record<string, string>) => (error: ConnectionError, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const body = JSON.stringify(problemOf({ statusCode: status, message: unread[status] }))
  const head = Object.entries({
    ...headers,
    'content-type': PROBLEM,
    'content-length': body.length,
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
  socket.destroy(error)
}

/** For a route that says no more than a status. */
export function answerStatus(status: number, request: FastifyRequest, reply: FastifyReply) {
  reply.code(status)
  if (isOpened(request))
    return reply
      .type('text/html; charset=utf-8')
      .send(refusalPage({ status, code: status === 404 ? UNREADABLE : 'request/invalid' }, request))
  return reply
    .type(PROBLEM)
    .send(
      problemOf(
        status === 404
          ? new Rejected('not-found', 'There is nothing at this address')
          : { statusCode: status, message: STATUS_CODES[status] },
      ),
    )
}
