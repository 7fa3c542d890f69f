import type { AtsApplicationEvent } from '#contracts/ats-application/events.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { atsApplications } from '#projections/ats/ats-applications.ts'
import { JOB_ADDER } from '../core/ats/source.ts'
import { linkNow } from '../core/ats/standing.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

type System = typeof JOB_ADDER | null
const carry = (key: string, candidateId: string, system: System): Reaction => ({
  ...{ kind: 'call', port: 'ats', operation: 'carry', payload: { key, candidateId, ...(system && { system }) } },
})
const systemOf = (link: { system: string } | null): System => (link?.system === JOB_ADDER ? JOB_ADDER : null)
const MOST = 10

/** Moves, results and comments of candidates who came from another system go back to it. */
export const changedCandidateReachesAts: ProcessManager<CandidateEvent, { keys: string[]; system: System }> = {
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
    const link = found.length > 0 ? await linkNow(core, companyId) : null
    const takesComments = (jobId: unknown) => link?.jobs.get(String(jobId))?.settings.sendComments === true
    const keys = found.flatMap(({ _id, jobId }) =>
      event.type !== 'CandidateCommented' || takesComments(jobId) ? [_id] : [],
    )
    return { keys, system: systemOf(link) }
  },
  react: ({ stream }, { keys, system }) => keys.map((key) => carry(key, parseStream(stream).id, system)),
}

/** What happened to a candidate before their application was on record is carried over then. */
export const takenApplicationIsCompared: ProcessManager<AtsApplicationEvent, { differs: boolean; system: System }> = {
  name: 'taken-application-is-compared',
  category: 'application',
  on: ['AtsApplicationTaken'],
  async look(core, { event, tenant: companyId }) {
    const { state } = await core.commands.stateOf(candidateDecider, { companyId }, event.data.candidateId)
    if (!isKnown(state) || event.type !== 'AtsApplicationTaken') return { differs: false, system: null }
    const differs = state.columnId !== event.data.columnId || state.finished
    return { differs, system: systemOf(differs ? await linkNow(core, companyId) : null) }
  },
  react: ({ stream, event }, { differs, system }) =>
    differs ? [carry(parseStream(stream).id, event.data.candidateId, system)] : [],
}
