import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { sha256 } from '#infra/hashing.ts'
import type { Platform } from '../platform.ts'
import { callLimits } from './call-limits.ts'

const MAILS_A_MINUTE = 600
const MAIL_BYTES = 10 * 1024 * 1024

/** `/hooks/meeting-replies`: mails that answer invitations, as they arrived. Without the setting there is no such address. */
export async function meetingRepliesHook(
  app: FastifyInstance,
  { platform }: { platform: Pick<Platform, 'settings' | 'engines' | 'useCases'> },
) {
  const { meetingReplies } = platform.settings
  if (!meetingReplies) return
  const limit = callLimits(platform.engines)
  const expected = Buffer.from(sha256(`Bearer ${meetingReplies.secret}`))
  // What is no mail is refused as a type that is not taken.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, raw, done) => done(null, raw))
  app.post<{ Body: unknown }>(
    '/hooks/meeting-replies',
    {
      bodyLimit: MAIL_BYTES,
      schema: { hide: true } as never,
      onRequest: async ({ headers }) => {
        if (!timingSafeEqual(expected, Buffer.from(sha256(headers.authorization ?? ''))))
          throw new Rejected('auth/required', 'Send the secret of the mail service as a bearer token')
      },
      preParsing: async (request, reply) => limit(request, reply, [{ of: 'the mail service', most: MAILS_A_MINUTE }]),
    },
    async ({ body }) => {
      const taken = Buffer.isBuffer(body) && (await platform.useCases.messages.meetingReplyCameIn(body))
      return { status: taken ? 'OK' : 'ignored' }
    },
  )
}
