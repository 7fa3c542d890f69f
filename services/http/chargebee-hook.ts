import type { FastifyInstance } from 'fastify'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { log } from '#infra/log.ts'
import { isSame } from '../core/secrets/is-same.ts'
import type { Platform } from '../platform.ts'
import { callLimits } from './call-limits.ts'

/** A site sends its messages one after another; after an outage, those of days. */
const MESSAGES_A_MINUTE = 20_000

/**
 * `/hooks/chargebee`: messages of the billing service, by the name and password that were agreed for them: they carry no
 * signature. A message that is about no company here, or of a kind that says nothing of a subscription, is taken and
 * dropped: one that is refused would be sent again for days. Without the setting there is no such address.
 */
export async function chargebeeHook(
  app: FastifyInstance,
  { platform }: { platform: Pick<Platform, 'site' | 'engines' | 'useCases'> },
) {
  const { billing } = platform.engines
  const { chargebeeWebhook } = platform.site
  if (!billing || !chargebeeWebhook) return
  const limit = callLimits(platform.engines)
  const agreed = `Basic ${Buffer.from(chargebeeWebhook).toString('base64')}`
  app.post<{ Body: unknown }>(
    '/hooks/chargebee',
    {
      schema: { hide: true } as never,
      onRequest: async ({ headers }) => {
        if (!isSame(agreed, headers.authorization ?? ''))
          throw new Rejected('auth/required', 'Send the name and password that were agreed for the billing service')
      },
      preParsing: async (request, reply) =>
        limit(request, reply, [{ of: 'the billing service', most: MESSAGES_A_MINUTE }]),
    },
    async ({ body }) => {
      const notice = await billing.noticeIn(body)
      if (!notice) return { status: 'OK' }
      const { id, companyId, subscription, invoice } = notice
      const recorded = await platform.useCases.billing.recordServiceReport(companyId, { subscription, invoice, id })
      if (!recorded) log.warn(`the billing service sent message ${id} about ${companyId}, which is no company here`)
      return { status: 'OK' }
    },
  )
}
