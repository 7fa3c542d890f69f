import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'
import { addressOf } from './address.ts'

const hidden = { schema: { hide: true } as never }

/** Appointments as files: the candidate's own, and each colleague's calendar at an address that only they have. */
export async function calendarRoutes(app: FastifyInstance, { platform }: { platform: Pick<Platform, 'useCases'> }) {
  const { interviews, availability } = platform.useCases

  app.get<{ Params: { token: string } }>('/meet/:token/calendar.ics', hidden, async (request, reply) => {
    const file = await interviews.calendarFileOf({ token: request.params.token, from: addressOf(request) })
    return calendar(reply)
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="interview.ics"' })
      .send(file)
  })

  app.get<{ Params: { token: string } }>('/calendars/:token.ics', hidden, async (request, reply) => {
    const { token } = request.params
    const file = await availability.readCalendarFeed({ token, from: addressOf(request) })
    const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 27)}"`
    calendar(reply).headers({ etag, 'cache-control': 'private, no-cache' })
    return isKnown(request, etag) ? reply.code(304).send() : reply.send(file)
  })
}

const calendar = (reply: FastifyReply) =>
  reply.type('text/calendar; charset=utf-8').header('x-robots-tag', 'noindex, nofollow')

/** Also where a proxy that compressed it made the mark a weak one (RFC 9110 13.1.2). */
const isKnown = ({ headers }: FastifyRequest, etag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
