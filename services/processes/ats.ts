import type { AtsApplicationEvent } from '#contracts/ats-application/events.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { atsApplications } from '#projections/ats/ats-applications.ts'
import { linkNow } from '../core/ats/standing.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

const carry = (key: string, candidateId: string): Reaction => ({
  ...{ kind: 'call', port: 'ats', operation: 'carry', payload: { key, candidateId } },
})
const MOST = 10

/** Moves, results and comments of candidates who came from another system go back to it. */
export const changedCandidateReachesAts: ProcessManager<CandidateEvent, string[]> = {
  name: 'changed-candidate-reaches-ats',
  category: 'candidate',
  on: [
    'CandidateMovedToColumn',
    'CandidateMoveUndone',
    'CandidateRejected',
    'CandidateAutoRejected',
    'CandidateCompleted',
    'CandidateCommented',
  ],
  async look(core, { event, stream, tenant: companyId }) {
    const { reads } = core
    const filter = { companyId, candidateId: parseStream(stream).id }
    const found: Doc[] = await reads.store.find(reads.live(atsApplications), { filter, limit: MOST })
    if (event.type !== 'CandidateCommented' || found.length === 0) return found.map(({ _id }) => _id)
    const link = await linkNow(core, companyId)
    return found.flatMap(({ _id, jobId }) => (link?.jobs.get(String(jobId))?.settings.sendComments ? [_id] : []))
  },
  react: ({ stream }, keys) => keys.map((key) => carry(key, parseStream(stream).id)),
}

/** What happened to a candidate before their application was on record is carried over then. */
export const takenApplicationIsCompared: ProcessManager<AtsApplicationEvent, boolean> = {
  name: 'taken-application-is-compared',
  category: 'application',
  on: ['AtsApplicationTaken'],
  async look({ commands }, { event, tenant: companyId }) {
    const { state } = await commands.stateOf(candidateDecider, { companyId }, event.data.candidateId)
    if (!isKnown(state) || event.type !== 'AtsApplicationTaken') return false
    return state.columnId !== event.data.columnId || state.finished
  },
  react: ({ stream, event }, differs) => (differs ? [carry(parseStream(stream).id, event.data.candidateId)] : []),
}
