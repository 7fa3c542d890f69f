import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { MessageReport } from '#contracts/messages/report-hook.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { sha256 } from '#infra/hashing.ts'
import type { Platform } from '../platform.ts'
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
  const expected = Buffer.from(sha256(`Bearer ${mailReportsSecret}`))
  app.post<{ Body: MessageReport }>(
    '/hooks/mail',
    {
      schema: { body: MessageReport, hide: true } as never,
      onRequest: async ({ headers }) => {
        if (!timingSafeEqual(expected, Buffer.from(sha256(headers.authorization ?? ''))))
          throw new Rejected('auth/required', 'Send the secret of the mail service as a bearer token')
      },
      preParsing: async (request, reply) => limit(request, reply, [{ of: 'the mail service', most: REPORTS_A_MINUTE }]),
    },
    async ({ body }) => {
      await platform.useCases.messages.recordMessageReport(body)
      return { status: 'OK' }
    },
  )
}
