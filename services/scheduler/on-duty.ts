import type { Lease, Leases } from '#infra/engines/leases/leases.ts'
import { trouble } from '#infra/engines/trouble.ts'

const AGAIN_MS = 1000

/** What is done by one process at a time. */
export type Duty = {
  /** Settles when the work cannot go on under this lease; never while it can. */
  ended?: Promise<unknown>
  stop(): Promise<unknown>
}

/**
 * Works for as long as this process holds a lease, and is on standby while another one does: the work begins when
 * the lease is ours, ends when it is lost, and begins again when it comes back. A begin that fails is tried every second.
 */
export function onDuty(leases: Leases, name: string, begin: (lease: Lease) => Promise<Duty>) {
  const beginning = trouble(`the ${name} is on standby and will try again`)
  const stopping = new AbortController()
  const left = new Promise<void>((done) => stopping.signal.addEventListener('abort', () => done()))
  const first = Promise.withResolvers<void>()
  let held: Lease | null = null

  async function turn() {
    const lease = await leases.acquire(name, stopping.signal)
    const lost = new Promise<void>((done) =>
      lease.lost.aborted ? done() : lease.lost.addEventListener('abort', () => done()),
    )
    try {
      const duty = await begin(lease)
      beginning.worked()
      held = lease
      first.resolve()
      await Promise.race([left, lost, duty.ended ?? left])
      held = null
      await duty.stop()
    } finally {
      held = null
      await lease.release()
    }
  }

  async function run() {
    while (!stopping.signal.aborted) {
      try {
        await turn()
      } catch (error) {
        if (stopping.signal.aborted) return
        beginning.failed(error)
        await Promise.race([left, new Promise((done) => setTimeout(done, AGAIN_MS).unref())])
      }
    }
  }
  const running = run()

  return {
    /** The first turn has begun. */
    begun: first.promise,
    epoch: () => held?.epoch ?? null,
    async stop() {
      stopping.abort()
      await running
    },
  }
}
