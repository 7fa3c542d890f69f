import type { billingRoutes } from '#contracts/http/api/billing.ts'
import type { Handlers } from '../call.ts'

export const billingHandlers: Handlers<typeof billingRoutes> = {
  async resumeSubscription({ useCases }, { asker }) {
    const { token } = await useCases.billing.resumeSubscription(asker)
    return { body: { status: 'OK' }, token }
  },
}
