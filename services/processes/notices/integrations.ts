import type { AtsLinkEvent } from '#contracts/ats-link/events.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { WebhookEvent } from '#contracts/webhook/events.ts'
import { colleaguesWho } from '../../core/colleagues-on.ts'
import { linkNow } from '../../core/ats/standing.ts'
import type { Core } from '../../core/core.ts'
import type { ProcessManager } from '../process-manager.ts'
import { isNews, notify } from './notice.ts'

type Stopped = { what: string; people: UserId[] } | null

/** Who looks after integrations hears of a webhook or channel that stopped without a person's doing. */
export const stoppedWebhookReachesAdministrators: ProcessManager<WebhookEvent, Stopped> = {
  name: 'stopped-webhook-reaches-administrators',
  category: 'webhook',
  on: ['WebhookPaused', 'WebhookSwitchedOff'],
  look: async (core, recorded) => {
    const { data } = recorded.event
    if (!('host' in data) || !('reason' in data) || data.reason === 'person') return null
    return stopped(core, recorded, data.host)
  },
  react: told,
}

/** As {@link stoppedWebhookReachesAdministrators}, of a system whose access was taken back. */
export const stoppedAtsReachesAdministrators: ProcessManager<AtsLinkEvent, Stopped> = {
  name: 'stopped-ats-reaches-administrators',
  category: 'ats',
  on: ['AtsPaused'],
  look: async (core, recorded) => {
    const { event, tenant } = recorded
    if (event.type !== 'AtsPaused' || event.data.reason !== 'revoked') return null
    return stopped(core, recorded, (await linkNow(core, tenant))?.systemName ?? '')
  },
  react: told,
}

async function stopped(core: Core, recorded: Recorded, what: string): Promise<Stopped> {
  if (!isNews(recorded)) return null
  return { what, people: await colleaguesWho(core, recorded.tenant, 'company.integrations') }
}

function told(recorded: Recorded, found: Stopped) {
  return (found?.people ?? []).map((userId) =>
    notify(recorded, userId, { type: 'integrationStopped', facts: { what: found!.what } }),
  )
}
