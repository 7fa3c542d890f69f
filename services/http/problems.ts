import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Rejected, type RejectionCode, rejections } from '#contracts/rejections.ts'
import { mayPass } from '#infra/engines/event-store/event-store.ts'
import { trouble } from '#infra/engines/trouble.ts'
import { drained } from './drain.ts'
import { isOpened, refusalPage, UNREADABLE } from './opened.ts'

export const PROBLEM = 'application/problem+json'
/** When to come again where something is away that may be back at any moment. */
export const RETRY_AFTER_S = 5
export type Problem = {
  type: string
  title: string
  status: number
  code: string
  detail: string
  fields?: Record<string, string>
}

const known: Record<string, RejectionCode> = {
  FST_ERR_VALIDATION: 'request/invalid',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request/unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request/too-large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request/malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request/malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request/invalid',
}

/** The one way from an error to what a caller sees. An engine that is away passes: 503. Whatever has no name here is our fault: 500, logged, and nothing told. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Rejected) return problem(error.code, error.message, error.fields)
  if (mayPass(error)) return problem('command/unavailable', 'This cannot be answered at the moment. Please try again.')
  const { code, message, statusCode, validation } = error as FastifyError
  if (validation) return problem('request/invalid', message, fieldsOf(validation))
  if (code && known[code]) return problem(known[code], message)
  if (statusCode === 429) return problem('auth/too-many-attempts', message)
  if (error instanceof SyntaxError && statusCode === 400)
    return problem('request/malformed-json', 'The body is not valid JSON')
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return { ...problem('request/invalid', message), status: statusCode, title: STATUS_CODES[statusCode] ?? 'Error' }
  return {
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    code: 'internal',
    detail: 'Something went wrong on our side. Nothing was changed.',
  }
}

function problem(code: RejectionCode, detail: string, fields?: Record<string, string>): Problem {
  const status = rejections[code]
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail,
    ...(fields ? { fields } : {}),
  }
}

/** A field that is not known is named itself, not what it stands in. */
function fieldsOf(validation: NonNullable<FastifyError['validation']>): Record<string, string> {
  return Object.fromEntries(
    validation.flatMap(({ instancePath, message, keyword, params }) => {
      const within = instancePath.split('/').filter(Boolean)
      if (keyword === 'unrecognized_keys')
        return (params.keys as string[]).map((key) => [[...within, key].join('.'), 'There is no such field'])
      return [[within.join('.') || 'body', message ?? 'invalid']]
    }),
  )
}

export function answerWithProblems(app: FastifyInstance) {
  const met = trouble('requests are answered with 503')
  app.setErrorHandler(async (error, request, reply) => {
    const answer = problemOf(error)
    if (answer.status === 413) await drained(request.raw)
    if (answer.status >= 500 && answer.code === 'internal') request.log.error({ err: error }, 'unhandled')
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
