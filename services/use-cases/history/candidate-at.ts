import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { type Asker, onJobsOf, ownerIdOf } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import type { CandidateAt } from '#contracts/views/history.ts'
import { candidates } from '#projections/candidates/candidates.ts'
import { detailOf, draftFor } from '#projections/candidates/reader.ts'
import { scoreDrafts } from '#projections/candidates/score-drafts.ts'
import { foldInto } from '#projections/runtime/fold.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { until } from '../../audit/until.ts'
import { columnsThen } from './columns-then.ts'
import { keptFrom } from './hidden-ratings.ts'
import { columnTitle } from './labels.ts'

/** The candidate as they were at that moment: the events up to then, folded as the page folds them. */
export const candidateAt =
  (core: Core) =>
  async (asker: Asker, candidateId: CandidateId, at: string): Promise<CandidateAt> => {
    if (!onJobsOf(asker)) allow(asker, 'candidates.read')
    const records = await core.engines.store.read(streamName(asker.companyId, 'candidate', candidateId))
    const missing = () => new Rejected('candidate/not-found', 'No such candidate')
    if (records.length === 0) throw missing()
    const history = await core.readers.activityOf(asker, candidateId)
    if (!history) throw missing()
    const all = await core.codec.decodeAll<CandidateEvent>(records)
    const recorded = until(all, at)
    if (recorded.length === 0) return { at, revision: null, view: null, columnTitle: null }
    const doc = foldInto(candidates, null, recorded)
    const kept = await keptFrom(core, asker, history)
    const seen = doc.dead
      ? null
      : withoutDeleted(
          detailOf(doc, () => kept, draftFor(foldInto(scoreDrafts, null, recorded), ownerIdOf(asker))),
          all,
        )
    const columns = seen ? (await columnsThen(core, asker, seen.jobId))(at) : []
    return { at, revision: doc.rev, view: seen, columnTitle: seen && columnTitle(seen.columnId, { columns }) }
  }

/** A comment that was deleted since is shown at no moment. */
function withoutDeleted(view: CandidateDetail, events: readonly Recorded<CandidateEvent>[]): CandidateDetail {
  const gone = new Set(events.flatMap(({ event }) => (event.type === 'CommentDeleted' ? event.data.commentId : [])))
  return { ...view, comments: view.comments.filter(({ commentId }) => !gone.has(commentId)) }
}
