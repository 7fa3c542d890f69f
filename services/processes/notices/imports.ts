import type { CandidateImportEvent } from '#contracts/candidate-import/events.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import type { ProcessManager } from '../process-manager.ts'
import { isNews, notify } from './notice.ts'

/** Who started an import hears that all of the list is on the job. */
export const finishedImportReachesItsPerson: ProcessManager<CandidateImportEvent> = {
  name: 'finished-import-reaches-its-person',
  category: 'import',
  on: ['ImportFinished'],
  react: (recorded) => {
    const { event, actor, stream } = recorded
    if (event.type !== 'ImportFinished' || actor.kind !== 'user' || !isNews(recorded)) return []
    const { importId, added } = event.data
    const { id: jobId } = parseStream(stream)
    const about = { type: 'importFinished', jobId, facts: { added }, once: `${importId} finished` } as const
    return [notify(recorded, actor.id, about)]
  },
}
