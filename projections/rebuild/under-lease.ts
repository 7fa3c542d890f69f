import { mayPass } from '#infra/engines/failures.ts'
import type { Leases } from '#infra/engines/leases/leases.ts'
import { log } from '#infra/log.ts'

const LEASE = 'rebuild'
const TRIES = 5

/** Something was switched before it failed: what was found out so far cannot be found out again. */
export class HalfSwitched extends Error {}

/**
 * Does what one process does at a time, `lost` once another may have the lease. An engine that did not answer in time, or a
 * lease that could not be renewed, begins it again, and waiting callers are notified; `work` puts away what an earlier try left.
 * `again` tells whether a failure will do so.
 * @throws HalfSwitched, whatever does not pass by waiting, and what did not pass in five tries.
 */
export async function underLease<Outcome>(
  leases: Leases,
  work: (lost: AbortSignal, again: (error: unknown) => boolean) => Promise<Outcome>,
): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const lease = await leases.acquire(LEASE, new AbortController().signal)
    const again = (error: unknown) =>
      tries < TRIES && (lease.lost.aborted || mayPass(error)) && !(error instanceof HalfSwitched)
    try {
      return await work(lease.lost, again)
    } catch (error) {
      if (!again(error)) throw error
      log.warn(
        `The rebuild begins again (${tries} of ${TRIES} tries so far), nothing was switched: ${(error as Error).message}`,
      )
    } finally {
      // A lease that cannot be released expires.
      await lease.release().catch(() => {})
    }
  }
}
