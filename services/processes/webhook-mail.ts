import type { WebhookEvent } from '#contracts/webhook/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { Core } from '../core/core.ts'
import { mail } from '../effects/reactions.ts'
import { webhookNow } from '../effects/webhooks/reach.ts'
import { zapierSubscriptions } from '../effects/webhooks/zapier.ts'
import type { ProcessManager } from './process-manager.ts'
import { administratorsToTell, type Facts } from './sign-on-mail.ts'

const templateOf = {
  webhook: { WebhookAdded: 'webhookAdded', WebhookPaused: 'webhookPaused', WebhookSwitchedOff: 'webhookSwitchedOff' },
  zapier: { WebhookAdded: 'zapierAdded', WebhookPaused: 'zapierPaused', WebhookSwitchedOff: 'zapierSwitchedOff' },
} as const
type Kind = keyof typeof templateOf
type Told = keyof (typeof templateOf)[Kind]

/** Administrators hear of a new address that data goes to, and of one that stopped without a person’s doing. */
export const webhookChangeIsMailed: ProcessManager<WebhookEvent, (Facts & { kind: Kind }) | null> = {
  name: 'webhook-change-is-mailed',
  category: 'webhook',
  on: Object.keys(templateOf.webhook) as Told[],
  look: async (core, recorded) => {
    const { event, tenant: companyId } = recorded
    if (!('host' in event.data) || (event.type === 'WebhookPaused' && event.data.reason === 'person')) return null
    const { webhookId, host: about } = event.data
    const kind = (await webhookNow(core, companyId, webhookId))?.kind === 'zapier' ? 'zapier' : 'webhook'
    if (kind === 'zapier' && (await isPausedBeside(core, recorded))) return null
    const path = kind === 'zapier' ? '/admin/integration#zapier' : `/admin/integration/webhooks?webhook=${webhookId}`
    const facts = await administratorsToTell(core, recorded, { about, path })
    return facts && { ...facts, kind }
  },
  react: ({ event }, facts) =>
    (facts?.administrators ?? []).map(({ to, name, language }) =>
      mail({ to, template: templateOf[facts!.kind][event.type as Told], values: { ...facts!.values, name, language } }),
    ),
}

/** Subscriptions of Zapier are paused together: one message is enough. */
async function isPausedBeside(core: Core, { event, tenant: companyId, occurredAt }: Recorded<WebhookEvent>) {
  if (event.type !== 'WebhookPaused') return false
  const { webhookId, reason } = event.data
  const others = await zapierSubscriptions(core, { companyId })
  return others.some((each) => each.webhookId !== webhookId && each.reason === reason && each.statusAt < occurredAt)
}
