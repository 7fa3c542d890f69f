import { crash } from '#infra/crash.ts'
import { log as logged } from '#infra/log.ts'
import { scheduleRoots } from '../audit/root-schedule.ts'
import type { Core } from '../platform.ts'
import { watchTimers } from '../timers/due-timers.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { onDuty } from './on-duty.ts'

/** What happens by the clock and once for all processes: signed roots, timers that are due, uploads that a crash left unfinished. */
export function schedulerRole(core: Core, uploads: Uploads) {
  const { engines, log, now } = core
  const duty = onDuty(engines.leases, 'scheduler', async () => {
    crash('T3')
    const roots = scheduleRoots(log, engines.store, now)
    const timers = watchTimers(core)
    const healing = uploads.heal().catch((error) => logged.error('unfinished uploads could not be looked at:', error))
    return {
      async stop() {
        await timers.stop()
        await healing
        await roots.stop()
      },
    }
  })
  return { status: () => ({ onDuty: duty.epoch() !== null, epoch: duty.epoch() }), stop: duty.stop }
}
export type SchedulerRole = ReturnType<typeof schedulerRole>
