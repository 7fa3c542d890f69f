import type { Asker } from '#contracts/kernel/asker.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { ServiceInvoice, ServiceSubscription } from '#contracts/subscription/provider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'

type Report = {
  subscription?: ServiceSubscription | null
  invoice?: ServiceInvoice | null
  /** Read from the service to find what differs. */
  compared?: boolean
  /** The same message twice is one. */
  id?: string
  /** The person whose request the service answered; absent where the service reports unasked. */
  asker?: Asker
}

/**
 * What the billing service says of a company goes on the record; an older version than the known has no effect. Null for
 * a customer who is no company of ours.
 */
export const recordServiceReport =
  ({ commands, context }: Pick<Core, 'commands' | 'context'>) =>
  async (
    companyId: CompanyId,
    { subscription = null, invoice = null, compared = false, id, asker }: Report,
  ): Promise<{ token: ConsistencyToken } | null> => {
    const by: Asker = asker ?? { kind: 'process', name: 'billing', companyId, permissions: [] }
    try {
      const { token } = await commands.handle(
        subscriptionDecider,
        companyId,
        { type: 'RecordServiceReport', data: { subscription, invoice, compared } },
        context(by, id && uuid5(companyId, id)),
        companyId,
      )
      return { token }
    } catch (error) {
      if (error instanceof Rejected && error.code === 'subscription/not-found') return null
      throw error
    }
  }
