import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CompanyId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Platform } from '../platform.ts'
import { cronofyPaths } from '../use-cases/availability/cronofy-paths.ts'
import { callLimits } from './call-limits.ts'

const MESSAGES_A_MINUTE = 6000
const MOST_BYTES = 64 * 1024
const AN_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * `/hooks/cronofy/{calendar}`: Cronofy tells that something changed in a calendar, signed over the raw body with the secret of the
 * application, or whether a colleague's could be opened for their company. A change is a reason to read the calendar, and says nothing itself: told twice or late, nothing goes wrong. `/hooks/cronofy/conferences/{company}/{interview}` tells of the link to an interview in the same way.
 */
export async function cronofyHook(
  app: FastifyInstance,
  { platform }: { platform: Pick<Platform, 'engines' | 'useCases'> },
) {
  const { availability } = platform.useCases
  if (!availability.hasCronofy()) return
  const limit = callLimits(platform.engines)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, raw, done) => done(null, raw))
  const options = {
    bodyLimit: MOST_BYTES,
    schema: { hide: true } as never,
    preParsing: async (request: FastifyRequest, reply: FastifyReply) =>
      limit(request, reply, [{ of: 'cronofy', most: MESSAGES_A_MINUTE }]),
  }
  app.post<{ Body: Buffer }>(cronofyPaths.delegated, options, async ({ body, headers }) => {
    await availability.delegatedCameIn(signedIn(body, headers))
    return { status: 'OK' }
  })
  app.post<{ Body: Buffer; Params: { companyId: string; interviewId: string } }>(
    '/hooks/cronofy/conferences/:companyId/:interviewId',
    options,
    async ({ body, headers, params: { companyId, interviewId } }) => {
      const signed = signedIn(body, headers)
      if (!CompanyId.safeParse(companyId).success || !AN_ID.test(interviewId))
        throw new Rejected('interview/not-found', 'There is no such interview')
      await availability.conferenceNoticeCameIn({ companyId, interviewId, ...signed })
      return { status: 'OK' }
    },
  )
  app.post<{ Body: Buffer; Params: { calendarId: string } }>(
    '/hooks/cronofy/:calendarId',
    options,
    async ({ body, headers, params: { calendarId } }) => {
      const signed = signedIn(body, headers)
      if (!AN_ID.test(calendarId)) throw new Rejected('calendar/not-found', 'There is no such calendar')
      await availability.cronofyNoticeCameIn({ calendarId, ...signed })
      return { status: 'OK' }
    },
  )
}

function signedIn(body: unknown, headers: FastifyRequest['headers']): { raw: Buffer; signatures: string } {
  if (!Buffer.isBuffer(body)) throw new Rejected('request/invalid', 'Send the message as JSON')
  return { raw: body, signatures: String(headers['cronofy-hmac-sha256'] ?? '').slice(0, 1000) }
}
