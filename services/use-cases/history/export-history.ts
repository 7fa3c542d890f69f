import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { type Asker, mayDo, onJobsOf, ownerIdOf } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { Core } from '../../core/core.ts'
import { isKept, type Kept, keptFrom } from './hidden-ratings.ts'
import { candidateHistory, type HistoryFilter } from './candidate-history.ts'

export type ExportedEvent = { opened: unknown; stored: unknown }

/** One event decrypted, and as it is stored in the log: with the second the hash chain can be worked out elsewhere. */
export const rawEvent =
  (core: Core) =>
  async (asker: Asker, candidateId: CandidateId, revision: number): Promise<ExportedEvent> => {
    const [event] = await eventsOf(core, asker, candidateId, revision, 1)
    if (!event) throw new Rejected('not-found', 'There is no such event')
    return event
  }

/** The shown history, one event a line. */
export const exportHistory =
  (core: Core) =>
  async (asker: Asker, candidateId: CandidateId, filter: HistoryFilter = {}): Promise<ExportedEvent[]> => {
    const { entries } = await candidateHistory(core)(asker, candidateId, { ...filter, drafts: true })
    const shown = new Set(entries.map(({ revision }) => revision))
    return (await eventsOf(core, asker, candidateId)).filter((_, revision) => shown.has(revision))
  }

async function eventsOf(
  core: Core,
  asker: Asker,
  candidateId: CandidateId,
  from = 0,
  limit = -1,
): Promise<ExportedEvent[]> {
  if (!mayDo(asker, 'company.audit')) throw new Rejected('auth/forbidden', 'Your role does not include the audit log')
  const history = await core.readers.activityOf(asker, candidateId)
  if (onJobsOf(asker) && !history) throw new Rejected('candidate/not-found', 'No such candidate')
  const records = await core.engines.store.read(streamName(asker.companyId, 'candidate', candidateId), { from, limit })
  const kept = history ? await keptFrom(core, asker, history) : { ratings: false, scores: false, evaluations: false }
  const opened = await core.codec.decodeAll<CandidateEvent>(records)
  return records.map((record, index) => {
    const { event, ...envelope } = opened[index]!
    // The event is named, as the chain has it; what it holds comes with one's own rating, or scorecard.
    if (isSealed(event, kept, asker))
      return { opened: { ...envelope, type: event.type, data: null }, stored: { ...record, data: null } }
    return { opened: { ...envelope, type: event.type, data: event.data }, stored: record }
  })
}

function isSealed({ type, data }: CandidateEvent, kept: Kept, asker: Asker): boolean {
  switch (type) {
    case 'CandidateRated':
    case 'RatingCleared':
      return isKept(kept, asker, `rating:${data.reviewerId}`)
    case 'ScoreDrafted':
      return ownerIdOf(asker) !== data.reviewerId
    case 'ScoreSent':
    case 'ScoreChanged':
      return isKept(kept, asker, `score:${data.reviewerId}`)
    case 'EvaluationMade':
    case 'EvaluationReviewed':
      return kept.evaluations
    case 'MustHaveMissed':
      return isKept(kept, asker, 'mustHave')
    default:
      return false
  }
}
