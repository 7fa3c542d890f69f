import { allProjections } from '#projections/all.ts'
import { buildMissing } from '#projections/rebuild/start.ts'
import { buildMissingByPort } from '#projections/rebuild/rebuild-by-port.ts'
import { startProjections } from '#projections/runtime/worker.ts'
import type { Core } from '../core/core.ts'

/** Keeps the read models; several share the work by the bus's partitions. Level with the log before it resolves. */
export async function projectorRole({ engines, codec, dataDir, waitS }: Core) {
  const { store, reads, bus, changes } = engines
  if (engines.inFolder) await buildMissing({ reads, store, dataDir }, allProjections)
  else if (reads.replace) await buildMissingByPort({ store, reads, leases: engines.leases, codec }, allProjections)
  return startProjections({ store, reads, codec, bus, changes }, allProjections, { waitS })
}
export type ProjectorRole = Awaited<ReturnType<typeof projectorRole>>
