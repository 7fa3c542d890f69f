import type { FastifyInstance } from 'fastify'
import { MessageReport } from '#contracts/messages/report-hook.ts'
import type { Platform } from '../platform.ts'
import { requireSecret } from './bearer.ts'
import { callLimits } from './call-limits.ts'

const REPORTS_A_MINUTE = 600

/** `/hooks/mail`: bounces and complaints that a mail service heard of later. Without the setting there is no such address. */
export async function mailHook(
  app: FastifyInstance,
  { platform }: { platform: Pick<Platform, 'site' | 'engines' | 'useCases'> },
) {
  const { mailReportsSecret } = platform.site
  if (!mailReportsSecret) return
  const limit = callLimits(platform.engines)
  app.post<{ Body: MessageReport }>(
    '/hooks/mail',
    {
      schema: { body: MessageReport, hide: true } as never,
      onRequest: requireSecret(mailReportsSecret, 'the mail service'),
      preParsing: async (request, reply) => limit(request, reply, [{ of: 'the mail service', most: REPORTS_A_MINUTE }]),
    },
    async ({ body }) => {
      await platform.useCases.messages.recordMessageReport(body)
      return { status: 'OK' }
    },
  )
}
