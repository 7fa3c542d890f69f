import { crash } from '#infra/crash.ts'
import { trouble } from '#infra/engines/trouble.ts'
import { log as logged } from '#infra/log.ts'
import { scheduleRoots } from '../audit/root-schedule.ts'
import type { Core } from '../core/core.ts'
import { watchCalendars } from '../core/calendars/watch.ts'
import { watchAtsSyncs } from './ats-sync.ts'
import { watchBillingService } from './billing-service.ts'
import { announceIntegrations } from '../use-cases/integrations/announce.ts'
import { startWebhooks } from '../effects/webhooks/publish.ts'
import { watchTimers } from './due-timers.ts'
import { timeOldInvitations } from './old-invitations.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { onDuty } from './on-duty.ts'

const HOUR_MS = 3_600_000

/** What happens by the clock and once for all processes: signed roots, timers that are due, webhooks, applicant tracking systems, what a billing service says, when calendars elsewhere are busy, uploads that a crash left unfinished or that get no more bytes. */
export function schedulerRole(core: Core, uploads: Uploads) {
  const { engines, log, now } = core
  const duty = onDuty(engines.leases, 'scheduler', async (lease) => {
    crash('T3')
    const roots = scheduleRoots(log, engines.store, now)
    const timers = watchTimers(core)
    const webhooks = await startWebhooks(core, lease)
    const syncs = watchAtsSyncs(core)
    const billing = engines.billing && watchBillingService(core, engines.billing)
    void announceIntegrations(core).catch((error) => logged.error('wishes for integrations could not be read:', error))
    const calendars = watchCalendars(core)
    let stopping = false
    const timing = timeOldInvitations(core, { stopping: () => stopping, epoch: lease.epoch }).catch((error) =>
      logged.error('old invitations got no timer and will at the next start:', error),
    )
    const expiring = trouble('unfinished uploads could not be looked at and will be in an hour')
    const expire = () => void uploads.expire(Date.parse(now())).then(expiring.worked, expiring.failed)
    const expiry = setInterval(expire, HOUR_MS)
    expiry.unref()
    const healing = uploads
      .heal()
      .catch((error) => logged.error('unfinished uploads could not be looked at:', error))
      .then(expire)
    return {
      async stop() {
        clearInterval(expiry)
        stopping = true
        await timers.stop()
        await webhooks.stop()
        await syncs.stop()
        await billing?.stop()
        await calendars.stop()
        await healing
        await timing
        await roots.stop()
      },
    }
  })
  return { status: () => ({ onDuty: duty.epoch() !== null, epoch: duty.epoch() }), stop: duty.stop }
}
export type SchedulerRole = ReturnType<typeof schedulerRole>
