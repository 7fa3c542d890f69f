import { STATUS_CODES } from 'node:http'
import type { FastifyError } from 'fastify'
import { Rejected, type RejectionCode, rejections } from '#contracts/kernel/rejections.ts'
import { mayPass } from '#infra/engines/failures.ts'

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

/** An unknown field is named itself, not its parent. */
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
