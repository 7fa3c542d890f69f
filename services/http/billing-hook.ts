import type { FastifyInstance } from 'fastify'
import { BillingNotice, reportOf, volumesOf } from '#contracts/subscription/billing-hook.ts'
import type { Platform } from '../platform.ts'
import { requireSecret } from './bearer.ts'
import { callLimits } from './call-limits.ts'

const REPORTS_A_MINUTE = 600

/** `/hooks/billing`: what the billing service says of a company. Without the setting there is no such address. */
export async function billingHook(
  app: FastifyInstance,
  { platform }: { platform: Pick<Platform, 'site' | 'engines' | 'useCases' | 'caughtUp'> },
) {
  const { billingSecret } = platform.site
  if (!billingSecret) return
  const limit = callLimits(platform.engines)
  app.post<{ Body: BillingNotice }>(
    '/hooks/billing',
    {
      schema: { body: BillingNotice, hide: true } as never,
      onRequest: requireSecret(billingSecret, 'the billing service'),
      preParsing: async (request, reply) =>
        limit(request, reply, [{ of: 'the billing service', most: REPORTS_A_MINUTE }]),
    },
    async ({ body }) => {
      const { token } = await platform.useCases.billing.recordBillingReport(
        body.company_id,
        { ...reportOf(body), volumes: volumesOf(body) },
        body.id,
      )
      await platform.caughtUp(token)
      return { status: 'OK' }
    },
  )
}
