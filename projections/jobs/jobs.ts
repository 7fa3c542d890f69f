import { accessOf } from '#contracts/job/access.ts'
import { columnsAfter } from '#contracts/job/columns-after.ts'
import { searchable } from '#contracts/kernel/fold.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { UNTITLED } from '#contracts/kernel/initial-titles.ts'
import { interfaceLanguages, offeredLanguages } from '#contracts/kernel/language.ts'
import type { ShareAction } from '#contracts/job/choices.ts'
import { same } from '#contracts/kernel/same.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { Projection } from '../runtime/projection.ts'
import { JobView } from './job-view.ts'

export const jobs: Projection<JobView, JobEvent> = {
  name: 'jobs',
  version: 12,
  category: 'job',
  description:
    'One document per job: what the builder edits, the columns of its board, its status and how it was shared.',
  schema: JobView,
  indexes: [
    { fields: ['companyId', 'status', 'updatedAt'] },
    { fields: ['companyId', 'updatedAt', 'search'] },
    { fields: ['companyId', 'templateId', 'updatedAt'] },
  ],
  counters: [
    { name: 'by_status', by: ['companyId', 'status'] },
    { name: 'by_access', by: ['companyId', 'access', 'status', 'jobId'] },
    { name: 'by_anonymity', by: ['companyId', 'anonymousReview', 'jobId'] },
    { name: 'by_owner', by: ['companyId', 'createdBy', 'jobId'] },
  ],
  evolve: (job, recorded) => {
    const { event, occurredAt } = recorded
    if (event.type === 'JobDrafted') {
      const { columns, createdBy, jobId, ...draft } = event.data
      return {
        jobId,
        status: 'draft',
        title: draft.details.jobTitle,
        search: foundBy(draft.details.jobTitle),
        categories: idsOf(draft.details),
        ...draft,
        templateId: draft.details.template?.templateId ?? null,
        step: 'jobDetails',
        columns,
        blindReview: false,
        referrals: { copyLink: false, qrCode: false },
        anonymousReview: 'off',
        deadline: null,
        access: accessOf(event.data.permissions),
        journeyVersion: 0,
        pinnedScorecards: [],
        createdBy,
        createdAt: occurredAt,
        updatedAt: occurredAt,
        activatedAt: null,
        archivedAt: null,
        shares: { opened: 0, copied: 0, qr: 0, boards: 0, invitations: 0, referrals: 0 },
      }
    }
    if (event.type === 'JobDeleted') return null
    if (ofBoards.has(event.type)) return job
    return job && { ...changed(job, recorded), updatedAt: occurredAt }
  },
}

/** People search a job without a title by the words they see in its place. */
const untitled = offeredLanguages.map((language) => interfaceLanguages[language].untitledJob)
const foundBy = (title: string) => (title === UNTITLED ? searchable(...untitled) : searchable(title))

const idsOf = ({ categories = [] }: JobView['details']) =>
  categories.map(({ categoryId }) => ` ${categoryId} `).join('')

function changed(job: JobView, { event, occurredAt }: Recorded<JobEvent>): JobView {
  switch (event.type) {
    case 'JobDrafted':
    case 'JobDeleted':
    case 'JobErasureContinued':
      return job
    case 'JobDetailsEdited':
      return {
        ...job,
        details: event.data.details,
        templateId: event.data.details.template?.templateId ?? null,
        title: event.data.details.jobTitle,
        search: foundBy(event.data.details.jobTitle),
        categories: idsOf(event.data.details),
      }
    case 'ScorecardEdited':
      return pinned({ ...job, scorecard: event.data.scorecard })
    case 'JourneyEdited':
      return { ...job, journey: event.data.journey }
    case 'BuilderStepReached':
      return { ...job, step: event.data.step, subStep: event.data.subStep ?? null }
    case 'JourneyPublished':
      return { ...job, journeyVersion: event.data.version }
    case 'JobActivated':
      return pinned({ ...job, status: 'active', activatedAt: occurredAt, archivedAt: null })
    case 'JobArchived':
      return { ...job, status: 'archived', archivedAt: occurredAt }
    case 'JobReturnedToDraft':
      return { ...job, status: 'draft', archivedAt: null }
    case 'ColumnAdded':
    case 'ColumnRenamed':
    case 'ColumnMoved':
    case 'ColumnRemoved':
      return { ...job, columns: columnsAfter(job.columns, event) }
    case 'JobPermissionsChanged':
      return { ...job, permissions: event.data.permissions, access: accessOf(event.data.permissions) }
    case 'JobReferralsSet':
      return { ...job, referrals: { ...job.referrals, [event.data.of]: event.data.on } }
    case 'BlindReviewSet':
      return { ...job, blindReview: event.data.on }
    case 'AnonymousReviewSet':
      return { ...job, anonymousReview: event.data.level }
    case 'JobDeadlineSet': {
      const { deadline, timezone } = event.data
      return { ...job, deadline: deadline === null ? null : { at: deadline, timezone: timezone ?? 'UTC' } }
    }
    case 'JobDeadlineNeared':
    case 'JobVersionNamed':
    case 'JobVersionNameRemoved':
    case 'SuggestionsMade':
    case 'SuggestionSettled':
    case 'JobPostingSaved':
    case 'JobBoardsClosed':
    case 'JobBoardsOutdated':
    case 'JobBoardFetched':
    case 'AutomationSaved':
    case 'AutomationsOrdered':
    case 'AutomationRemoved':
      return job
    case 'JobPosted':
      return { ...job, shares: { ...job.shares, boards: job.shares.boards + 1 } }
    case 'JobShared':
      return { ...job, shares: shared(job.shares, event.data) }
    default:
      return event satisfies never
  }
}

/** What boards did is no change of the job: a list of the newest changes stays as it is. */
const ofBoards: ReadonlySet<string> = new Set(['JobBoardFetched', 'JobBoardsOutdated'])

const counted = {
  'open publish': 'opened',
  'publish on job boards': 'boards',
  'copy direct link': 'copied',
  'QR downloaded': 'qr',
  'sending invitations': 'invitations',
} as const

/** How far this one stream has got, counted while folding it: replaying the stream gives the same numbers. */
const shared = (shares: JobView['shares'], { via, referral }: { via: ShareAction; referral: boolean }) => {
  const name = counted[via]
  return { ...shares, [name]: shares[name] + 1, referrals: shares.referrals + (referral ? 1 : 0) }
}

/** As the decision pins it: the scorecard of a live job, whenever it differs from the version before. */
const pinned = (job: JobView): JobView =>
  job.status !== 'active' || same(job.scorecard, job.pinnedScorecards.at(-1))
    ? job
    : { ...job, pinnedScorecards: [...job.pinnedScorecards, job.scorecard] }
