import type { PublicEvent } from '#contracts/webhook/public-events.ts'
import type { KnownWebhook } from '#domain/webhook/webhook.ts'
import { webhookCalls } from '#infra/engines/webhooks/call.ts'
import type { Core } from '../../core/core.ts'
import { bodyOf } from './body.ts'
import type { Try } from './outgoing.ts'

export type Calls = ReturnType<typeof webhookCalls>
export const isDelivered = ({ code }: Pick<Try, 'code'>) => code !== null && code >= 200 && code < 300
/** As everywhere: this machine is reached from desks and tests alone. */
export const callRules = () => ({ loopback: process.env.NODE_ENV !== 'production' })
export const callsOut = () => webhookCalls(callRules())

/** Calls a webhook once about an event; while a rotated secret still counts, both sign. */
export async function attempt(
  core: Core,
  { call, companyId, webhook, event }: { call: Calls; companyId: string; webhook: KnownWebhook; event: PublicEvent },
): Promise<{ shown: Try; retryAfterMs: number | null }> {
  const at = core.now()
  const { url, secret, previous } = webhook
  const secrets = previous && previous.until > at ? [secret, previous.secret] : [secret]
  const { retryAfterMs, ...answered } = await call({
    url,
    secrets,
    id: event.id,
    body: await bodyOf(core, { companyId, webhook, event }),
    at: new Date(),
  })
  return { shown: { at, ...answered }, retryAfterMs }
}
