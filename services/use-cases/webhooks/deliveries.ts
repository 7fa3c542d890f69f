import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { PublicEvent } from '#contracts/webhook/public-events.ts'
import { attempt, callsOut, isDelivered } from '../../effects/webhooks/attempt.ts'
import { type Delivery, outgoing, type Try } from '../../effects/webhooks/outgoing.ts'
import { reachOf } from '../../effects/webhooks/reach.ts'
import type { Core } from '../../core/core.ts'
import { allowWebhooks, firstWebhook, webhookOf } from './endpoints.ts'

const LISTED = 100

export type ListedDelivery = Pick<Delivery, 'eventId' | 'type' | 'state' | 'tries' | 'code' | 'lastAt'> & {
  /** When it is tried again; null when it is over. */
  nextAt: string | null
  log: Try[]
}

/** The newest deliveries of a webhook with every try, 30 days back. @throws Rejected 'webhook/not-found' */
export const deliveriesOf =
  (core: Core) =>
  async (
    asker: Asker,
    { webhookId, limit = LISTED }: { webhookId: string; limit?: number },
  ): Promise<ListedDelivery[]> => {
    await allowWebhooks(core, asker)
    await webhookOf(core, asker, webhookId)
    const kept = outgoing(core)
    const found = await kept.deliveries(asker.companyId, webhookId, limit)
    return Promise.all(
      found.map(async (each) => {
        const { eventId, type, state, tries, code, lastAt, dueAt } = each
        const nextAt = state === 'waiting' && dueAt > 0 ? new Date(dueAt).toISOString() : null
        return { eventId, type, state, tries, code, lastAt, nextAt, log: (await kept.triesOf(each)).toReversed() }
      }),
    )
  }

/**
 * Sends one event once more, now, with the secret of now and the same id, outside of the order. What came of it is in the answer and in the
 * log; it does not count for switching off.
 * @throws Rejected 'webhook/delivery-not-found' also for one that its owner may not read any more.
 */
export const resendDelivery =
  (core: Core) =>
  async (asker: Asker, { webhookId, eventId }: { webhookId: string; eventId: string }): Promise<Try> => {
    await allowWebhooks(core, asker)
    const webhook = await webhookOf(core, asker, webhookId)
    const kept = outgoing(core)
    const missing = () => new Rejected('webhook/delivery-not-found', 'No such event')
    for (const day of kept.days().toReversed()) {
      const delivery = await kept.delivery(day, `${webhookId}~${eventId}`)
      if (!delivery || delivery.companyId !== asker.companyId) continue
      const event = await kept.event(day, eventId)
      if (!event || (await reachOf(core, webhook, event)) !== 'yes') throw missing()
      const { shown } = await attempt(core, {
        call: callsOut(),
        companyId: asker.companyId,
        webhook,
        event: await kept.open(event),
      })
      await keep(kept, delivery, shown)
      return shown
    }
    throw missing()
  }

/** Beside the worker, which may have written since: then what it wrote is taken first. */
async function keep(kept: ReturnType<typeof outgoing>, delivery: Delivery, shown: Try): Promise<void> {
  for (let before: Delivery | null = delivery, times = 0; before && times < 5; times++) {
    const log = await kept.sealTries(before, [...(await kept.triesOf(before)), shown])
    const state = isDelivered(shown) ? 'delivered' : before.state
    const after: Delivery = { ...before, state, tries: before.tries + 1, code: shown.code, lastAt: shown.at, log }
    if ((await kept.set([before], [after]))[0]) return
    before = await kept.delivery(delivery.day, delivery._id)
  }
}

/** Calls a webhook about nothing; `webhookId` left out is the first (INT-005). @throws Rejected 'webhook/not-found' */
export const testWebhook =
  (core: Core) =>
  async (asker: Asker, { webhookId }: { webhookId?: string }): Promise<Try> => {
    await allowWebhooks(core, asker)
    const id = webhookId ?? (await firstWebhook(core, asker))
    if (id === null) throw new Rejected('webhook/not-found', 'There is no such webhook')
    const webhook = await webhookOf(core, asker, id)
    const event = { id: randomUUID(), type: 'webhook.test', version: 1, timestamp: core.now(), data: {} }
    return (
      await attempt(core, {
        call: callsOut(),
        companyId: asker.companyId,
        webhook,
        event: event as unknown as PublicEvent,
      })
    ).shown
  }
