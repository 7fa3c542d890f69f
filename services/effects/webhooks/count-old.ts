import { Rejected } from '#contracts/kernel/rejections.ts'
import { webhookDecider } from '#domain/webhook/decider.ts'
import type { Core } from '../../core/core.ts'
import type { Outgoing } from './outgoing.ts'

/**
 * Deliveries are deleted after 30 days. Before that, how many there were and what came of them goes into the log, also of a webhook
 * that was removed in the meantime.
 */
export async function countOld(
  { commands, context }: Pick<Core, 'commands' | 'context'>,
  kept: Pick<Outgoing, 'oldDays' | 'calledOn' | 'countsOf'>,
): Promise<void> {
  for (const day of await kept.oldDays())
    for (const { companyId, webhookId } of await kept.calledOn(day)) {
      const asker = { kind: 'process', name: 'webhooks', companyId, permissions: [] } as const
      const data = { webhookId, ...(await kept.countsOf(day, { companyId, webhookId })) }
      const command = { type: 'CountWebhookDay', data } as const
      await commands.handle(webhookDecider, webhookId, command, context(asker)).catch(unlessUnknown)
    }
}

function unlessUnknown(error: unknown) {
  if (!(error instanceof Rejected) || error.code !== 'webhook/not-found') throw error
}
