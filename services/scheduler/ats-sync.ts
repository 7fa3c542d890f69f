import { trouble } from '#infra/engines/trouble.ts'
import { allReaders } from '#projections/readers.ts'
import { syncDocs } from '../core/ats/sync-docs.ts'
import type { Core } from '../core/core.ts'
import { syncCompany } from '../use-cases/ats/sync.ts'

const LOOK_MS = 500
const AT_ONCE = 4

/** Synchronises companies with their applicant tracking systems when it is wanted or due: each one at a time, some side by side. */
export function watchAtsSyncs(core: Core) {
  // A process that answers no people has no readers of its own.
  const own = { ...core, readers: allReaders(core.reads) }
  const docs = syncDocs(core.engines)
  const running = new Map<string, Promise<unknown>>()
  const looking = trouble('applicant tracking systems are not synchronised and will be again')
  let stopping = false
  let look: Promise<void> | null = null
  const sync = syncCompany(own, () => stopping)

  async function start() {
    for (const { companyId } of await docs.due(Date.parse(core.now()))) {
      if (stopping || running.size >= AT_ONCE) return
      if (running.has(companyId)) continue
      running.set(
        companyId,
        sync(companyId)
          .catch(async (error: unknown) => {
            looking.failed(error)
            const at = Date.parse(core.now()) + 60_000
            await docs.get(companyId).then((doc) => doc && docs.change(companyId, doc.linkId, () => ({ nextAt: at })))
          })
          .catch(looking.failed)
          .finally(() => running.delete(companyId)),
      )
    }
  }
  const lookNow = () =>
    void (look ??= start()
      .then(looking.worked, looking.failed)
      .finally(() => (look = null)))
  const timer = setInterval(lookNow, LOOK_MS)
  timer.unref()
  lookNow()
  return {
    async stop() {
      stopping = true
      clearInterval(timer)
      await look
      await Promise.all(running.values())
    },
  }
}
