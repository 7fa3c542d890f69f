import type { Core } from '../core/core.ts'
import { type Relay, startRelay, waitingEvents } from './relay.ts'
import { onDuty } from '../scheduler/on-duty.ts'

/** One relay carries events; others stand by and go on from its checkpoint when it is gone. */
export function relayRole({ engines: { store, bus, reads, leases } }: Core) {
  let relay: Relay | null = null
  const duty = onDuty(
    leases,
    'relay',
    async ({ epoch }) => (relay = await startRelay({ store, bus, checkpoints: reads, epoch })),
  )
  return {
    /** Events in the log that the bus has not accepted yet, whichever process carries them. */
    lag: (): Promise<number> => (relay && duty.epoch() !== null ? relay.lag() : waitingEvents(store, reads)),
    status: () => ({ onDuty: duty.epoch() !== null, epoch: duty.epoch() }),
    stop: duty.stop,
  }
}
export type RelayRole = ReturnType<typeof relayRole>
