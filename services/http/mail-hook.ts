import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MessageReport } from '#contracts/messages/report-hook.ts'
import type { Platform } from '../platform.ts'
import { requireSecret } from './bearer.ts'
import { callLimits } from './call-limits.ts'

const REPORTS_A_MINUTE = 600
const MAIL_BYTES = 10 * 1024 * 1024

/** `/hooks/mail`: bounces and complaints that a mail service heard of later. Without the setting there is no such address. */
export async function mailHook(
  app: FastifyInstance,
  { platform }: { platform: Pick<Platform, 'site' | 'engines' | 'useCases'> },
) {
  const { mailReportsSecret } = platform.site
  if (!mailReportsSecret) return
  const limit = callLimits(platform.engines)
  const guarded = {
    onRequest: requireSecret(mailReportsSecret, 'the mail service'),
    preParsing: async (request: FastifyRequest, reply: FastifyReply) =>
      limit(request, reply, [{ of: 'the mail service', most: REPORTS_A_MINUTE }]),
  }
  app.post<{ Body: MessageReport }>(
    '/hooks/mail',
    {
      schema: { body: MessageReport, hide: true } as never,
      ...guarded,
    },
    async ({ body }) => {
      await platform.useCases.messages.recordMessageReport(body)
      return { status: 'OK' }
    },
  )
  // Reports of mail servers as they arrived (RFC 3464), which a service hands on.
  await app.register(async (mails) => {
    mails.removeAllContentTypeParsers()
    mails.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, raw, done) => done(null, raw))
    mails.post<{ Body: unknown }>(
      '/hooks/mail/reports',
      { bodyLimit: MAIL_BYTES, schema: { hide: true } as never, ...guarded },
      async ({ body }) => {
        const taken = Buffer.isBuffer(body) && (await platform.useCases.messages.deliveryReportCameIn(body))
        return { status: taken ? 'OK' : 'ignored' }
      },
    )
  })
}
