import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { candidates } from '#projections/candidates/candidates.ts'
import type { Core } from '../core/core.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

/** Of one step: what is decided about them has to fit into one event of every store. */
export const ERASED_AT_ONCE = 2000

const erase = (candidateId: CandidateId): Reaction => ({
  kind: 'command',
  aggregate: 'candidate',
  id: candidateId,
  command: { type: 'DeleteCandidate', data: { candidateId } },
})

/** A deleted job's candidates are erased as a person erases one: contact, answers, recordings and files. Many go step by step. */
export const deletedJobLosesCandidates: ProcessManager<JobEvent, CandidateId[]> = {
  name: 'deleted-job-loses-candidates',
  category: 'job',
  on: ['JobDeleted', 'JobErasureContinued'],
  look: candidatesAfter,
  react({ stream }, found) {
    const { id: jobId } = parseStream(stream)
    const after = found.at(ERASED_AT_ONCE - 1)
    if (after === undefined) return found.map(erase)
    return [
      ...found.map(erase),
      { kind: 'command', aggregate: 'job', id: jobId, command: { type: 'ContinueJobErasure', data: { jobId, after } } },
    ]
  },
}

async function candidatesAfter({ reads }: Core, { event, stream, tenant }: Recorded<JobEvent>): Promise<CandidateId[]> {
  const after = event.type === 'JobErasureContinued' ? event.data.after : ''
  const docs = await reads.store.find(reads.live(candidates), {
    filter: { companyId: tenant, jobId: parseStream(stream).id, _id: { $gt: after } },
    sort: { _id: 1 },
    limit: ERASED_AT_ONCE,
  })
  return docs.flatMap(({ _id, dead }) => (dead === true ? [] : [_id]))
}

/** Who began in the moment their job was deleted goes as the others did, at what they do next at the latest. */
export const candidateOfDeletedJobIsErased: ProcessManager<CandidateEvent, boolean> = {
  name: 'candidate-of-deleted-job-is-erased',
  category: 'candidate',
  on: ['CandidateAdded', 'CandidateStarted', 'AnswerGiven', 'RecordingUploaded', 'CandidateCompleted'],
  look: isOfDeletedJob,
  react: ({ stream }, gone) => (gone ? [erase(parseStream(stream).id)] : []),
}

async function isOfDeletedJob({ commands }: Core, { stream, tenant }: Recorded<CandidateEvent>): Promise<boolean> {
  const { id } = parseStream(stream)
  const { state: candidate } = await commands.stateOf(candidateDecider, { companyId: tenant }, id)
  if (!isKnown(candidate)) return false
  const { state: job } = await commands.stateOf(jobDecider, { companyId: tenant }, candidate.jobId)
  return job.status === 'unknown' && job.deleted !== undefined
}
