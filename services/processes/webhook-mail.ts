import type { WebhookEvent } from '#contracts/webhook/events.ts'
import { mail } from '../effects/reactions.ts'
import type { ProcessManager } from './process-manager.ts'
import { administratorsToTell, type Facts } from './sign-on-mail.ts'

const templateOf = {
  WebhookAdded: 'webhookAdded',
  WebhookPaused: 'webhookPaused',
  WebhookSwitchedOff: 'webhookSwitchedOff',
} as const
type Told = keyof typeof templateOf

/** Administrators hear of a new address that data goes to, and of one that stopped without a person’s doing. */
export const webhookChangeIsMailed: ProcessManager<WebhookEvent, Facts> = {
  name: 'webhook-change-is-mailed',
  category: 'webhook',
  on: Object.keys(templateOf) as Told[],
  look: async (core, recorded) => {
    const { event } = recorded
    if (!('host' in event.data) || (event.type === 'WebhookPaused' && event.data.reason === 'person')) return null
    const path = `/admin/integration/webhooks?webhook=${event.data.webhookId}`
    return administratorsToTell(core, recorded, { about: event.data.host, path })
  },
  react: ({ event }, facts) =>
    (facts?.administrators ?? []).map(({ to, name, language }) =>
      mail({ to, template: templateOf[event.type as Told], values: { ...facts!.values, name, language } }),
    ),
}
