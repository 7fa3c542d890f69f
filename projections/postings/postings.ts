import * as z from 'zod'
import { noPostings, openBoards, type Postings, postingsAfter, postingsEdited } from '#contracts/job/boards/after.ts'
import { BoardEntry, KeptPosting } from '#contracts/job/boards/posting.ts'
import { boards } from '#contracts/job/boards/boards.ts'
import { JobDetails, Scorecard } from '#contracts/job/draft.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { Instant, JobId } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { Projection } from '../runtime/projection.ts'

export const PostingView = z.object({
  jobId: JobId.describe('The job'),
  status: z.enum(['draft', 'active', 'archived']).describe('That of the job: only an active one is posted'),
  details: JobDetails.describe('Job Details as last saved'),
  scorecard: Scorecard.describe('As last saved: its skills are the requirements where no others are named'),
  kept: KeptPosting.nullable().describe(
    'What the forms of Power Share and Power Boost say otherwise; null: none was saved',
  ),
  entries: z.partialRecord(z.enum(boards), BoardEntry).describe('Where it is or was posted, and how that is now'),
  deadline: Instant.nullable().describe('Until when it takes applications; null: for as long as it is live'),
  posted: z.boolean().describe('Whether it is live and at least one board is open'),
  firstPostedAt: Instant.nullable().describe('When it was posted first; null: never'),
  shownSince: Instant.nullable().describe('When what boards show of it last changed'),
  changedAt: z.number().int().describe('The revision of that change'),
})
export type PostingView = z.infer<typeof PostingView>

/** What the public pages and the feeds of job boards are made of. The recruiter's address stays in the log. */
export const postings: Projection<PostingView, JobEvent> = {
  name: 'postings',
  version: 1,
  category: 'job',
  description: 'One document per job: what job boards and the careers page show of it, and where it is posted.',
  schema: PostingView,
  indexes: [{ fields: ['companyId', 'posted', 'firstPostedAt'] }, { fields: ['posted', 'firstPostedAt'] }],
  counters: [],
  evolve: (view, recorded) => {
    const { event } = recorded
    if (event.type === 'JobDrafted') {
      const { jobId, details, scorecard } = event.data
      return {
        ...{ jobId, status: 'draft', details, scorecard, kept: null, entries: {}, deadline: null },
        ...{ posted: false, firstPostedAt: null, shownSince: null, changedAt: 0 },
      }
    }
    if (event.type === 'JobDeleted') return null
    return view && settled(changed(view, recorded), view, recorded)
  },
}

function changed(view: PostingView, { event, revision }: Recorded<JobEvent>): PostingView {
  switch (event.type) {
    case 'JobDetailsEdited':
      return {
        ...view,
        details: event.data.details,
        changedAt: postingsEdited(stateOf(view), view.details, event.data.details, revision).changedAt,
      }
    case 'ScorecardEdited':
      return { ...view, scorecard: event.data.scorecard }
    case 'JobDeadlineSet':
      return { ...view, deadline: event.data.deadline, changedAt: revision }
    case 'JobActivated':
      return { ...view, status: 'active' }
    case 'JobArchived':
      return { ...view, status: 'archived' }
    case 'JobReturnedToDraft':
      return { ...view, status: 'draft' }
    case 'JobPostingSaved':
    case 'JobPosted':
    case 'JobBoardsClosed':
    case 'JobBoardsOutdated':
    case 'JobBoardFetched': {
      const { saved, entries, changedAt } = postingsAfter(stateOf(view), event, revision)
      const { email: _, ...kept } = saved ?? { email: '' }
      return { ...view, kept: saved && (kept as KeptPosting), entries, changedAt }
    }
    default:
      return view
  }
}

const stateOf = ({ kept, entries, changedAt }: PostingView): Postings => ({
  ...noPostings,
  saved: kept && { ...kept, email: '' },
  entries,
  changedAt,
})

function settled(view: PostingView, before: PostingView, { event, occurredAt }: Recorded<JobEvent>): PostingView {
  return {
    ...view,
    posted: view.status === 'active' && openBoards(stateOf(view)).length > 0,
    firstPostedAt: view.firstPostedAt ?? (event.type === 'JobPosted' ? occurredAt : null),
    shownSince: view.changedAt === before.changedAt ? view.shownSince : occurredAt,
  }
}
