import { scheduleRoots } from '../audit/root-schedule.ts'
import type { Core } from '../platform.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { onDuty } from './on-duty.ts'

/** What happens by the clock and once for all processes: signed roots, uploads that a crash left unfinished. */
export function schedulerRole({ engines, log, now }: Core, uploads: Uploads) {
  const duty = onDuty(
    engines.leases,
    'scheduler',
    async () => {
      const roots = scheduleRoots(log, engines.store, now)
      const healing = uploads.heal().catch((error) => console.error('unfinished uploads could not be looked at:', error))
      return {
        async stop() {
          await healing
          await roots.stop()
        },
      }
    },
    (error) => console.error('the scheduler stands by and will try again:', error),
  )
  return { status: () => ({ onDuty: duty.epoch() !== null, epoch: duty.epoch() }), stop: duty.stop }
}
export type SchedulerRole = ReturnType<typeof schedulerRole>
