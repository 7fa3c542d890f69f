import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'
import { requireSecret } from './bearer.ts'
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
  // What is no mail is refused as a type that is not taken.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, raw, done) => done(null, raw))
  app.post<{ Body: unknown }>(
    '/hooks/meeting-replies',
    {
      bodyLimit: MAIL_BYTES,
      schema: { hide: true } as never,
      onRequest: requireSecret(meetingReplies.secret, 'the mail service'),
      preParsing: async (request, reply) => limit(request, reply, [{ of: 'the mail service', most: MAILS_A_MINUTE }]),
    },
    async ({ body }) => {
      const taken = Buffer.isBuffer(body) && (await platform.useCases.messages.meetingReplyCameIn(body))
      return { status: taken ? 'OK' : 'ignored' }
    },
  )
}
