import type { Referrals } from '#contracts/job/choices.ts'
import type { AnonymityLevel } from '#contracts/kernel/anonymity.ts'
import { noPostings, type Postings, postingsAfter, postingsEdited } from '#contracts/job/boards/after.ts'
import { type Column } from '#contracts/job/columns.ts'
import { columnsAfter } from '#contracts/job/columns-after.ts'
import type { JobDeadline } from '#contracts/job/deadline.ts'
import type { BuilderStep, JobDraft, Scorecard } from '#contracts/job/draft.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import type { Journey } from '#contracts/job/journey.ts'
import { draftOf, forEverySection, type Section } from '#contracts/job/sections.ts'
import type { JobPermission } from '#contracts/job/permissions.ts'
import { type JobAutomations, noAutomations, withAutomationEvent } from './automations.ts'
import { same } from '#contracts/kernel/same.ts'

export type KnownJob = {
  status: 'draft' | 'active' | 'archived'
  revision: number
  draft: JobDraft
  /** The revision each section, and the list of permissions, was last changed at: what a stale editor is measured against. */
  changedAt: Record<Section | 'permissions', number>
  step: BuilderStep
  /** The module that was open there. */
  subStep: string | null
  columns: readonly Column[]
  /** Who has which role on it. */
  permissions: readonly JobPermission[]
  /** Ratings of others are shown to a reviewer once they have given their own. */
  blindReview: boolean
  referrals: Referrals
  anonymousReview: AnonymityLevel
  /** Null: applications are taken on a rolling basis. */
  deadline: JobDeadline | null
  /** Journeys that went live, oldest first: version n is at n - 1. Candidates keep the one they started with. */
  published: readonly Journey[]
  /** Scorecards that were live, oldest first: version n is at n - 1. What was scored under one keeps its weights. */
  scorecards: readonly Scorecard[]
  /** Names of earlier moments, by the revision they name. */
  versionNames: ReadonlyMap<number, string>
  /** Of each set of suggestions, what became of its items; null while that is open. */
  suggestions: ReadonlyMap<string, readonly (string | null)[]>
  /** The job boards it is posted at. */
  postings: Postings
  automations: JobAutomations
}
/** A deleted job is unknown, as one that never existed; only its id cannot be used again. */
export type Job = { status: 'unknown'; deleted?: { title: string; candidates: number } } | KnownJob

export const initialState = (): Job => ({ status: 'unknown' })

export const publishedJourney = (job: Job, version: number): Journey | null =>
  (job.status !== 'unknown' && job.published[version - 1]) || null

/** The journey a candidate who starts now walks through; null while nothing was ever published. */
export const latestJourney = (job: Job): { version: number; journey: Journey } | null => {
  const journey = job.status === 'unknown' ? undefined : job.published.at(-1)
  return journey && job.status !== 'unknown' ? { version: job.published.length, journey } : null
}

export function evolve(state: Job, event: JobEvent): Job {
  if (event.type === 'JobDrafted') {
    const { columns, permissions } = event.data
    return {
      status: 'draft',
      revision: 0,
      draft: draftOf(event.data),
      changedAt: { ...forEverySection(0), permissions: 0 },
      step: 'jobDetails',
      subStep: null,
      columns,
      permissions,
      blindReview: false,
      referrals: { copyLink: false, qrCode: false },
      anonymousReview: 'off',
      deadline: null,
      published: [],
      scorecards: [],
      versionNames: new Map(),
      suggestions: new Map(),
      postings: noPostings,
      automations: noAutomations,
    }
  }
  if (state.status === 'unknown') return state
  const job = { ...state, revision: state.revision + 1 }
  switch (event.type) {
    case 'JobDetailsEdited':
      return {
        ...edited(job, 'details', event.data.details),
        postings: postingsEdited(job.postings, job.draft.details, event.data.details, job.revision),
      }
    case 'ScorecardEdited':
      return pinned(edited(job, 'scorecard', event.data.scorecard))
    case 'JourneyEdited':
      return edited(job, 'journey', event.data.journey)
    case 'BuilderStepReached':
      return { ...job, step: event.data.step, subStep: event.data.subStep ?? null }
    case 'JourneyPublished':
      return { ...job, published: [...job.published, event.data.journey] }
    case 'JobActivated':
      return pinned({ ...job, status: 'active' })
    case 'JobArchived':
      return { ...job, status: 'archived' }
    case 'JobReturnedToDraft':
      return { ...job, status: 'draft' }
    case 'ColumnAdded':
    case 'ColumnRenamed':
    case 'ColumnMoved':
    case 'ColumnRemoved':
      return { ...job, columns: columnsAfter(job.columns, event) }
    case 'JobPermissionsChanged':
      return { ...job, permissions: event.data.permissions, changedAt: { ...job.changedAt, permissions: job.revision } }
    case 'JobReferralsSet':
      return { ...job, referrals: { ...job.referrals, [event.data.of]: event.data.on } }
    case 'BlindReviewSet':
      return { ...job, blindReview: event.data.on }
    case 'AnonymousReviewSet':
      return { ...job, anonymousReview: event.data.level }
    case 'JobDeadlineSet': {
      const { deadline, timezone } = event.data
      return {
        ...job,
        deadline: deadline === null ? null : { at: deadline, timezone: timezone ?? 'UTC' },
        postings: { ...job.postings, changedAt: job.revision },
      }
    }
    case 'JobDeadlineNeared':
      return job
    case 'JobDeleted':
      return {
        status: 'unknown',
        deleted: { title: job.draft.details.jobTitle, candidates: event.data.candidates },
      }
    case 'JobVersionNamed':
      return { ...job, versionNames: new Map(job.versionNames).set(event.data.revision, event.data.name) }
    case 'JobVersionNameRemoved':
      return { ...job, versionNames: new Map([...job.versionNames].filter(([at]) => at !== event.data.revision)) }
    case 'SuggestionsMade':
      return withSuggestions(
        job,
        event.data.suggestionId,
        event.data.items.map(() => null),
      )
    case 'SuggestionSettled': {
      const { suggestionId, index, outcome } = event.data
      return withSuggestions(job, suggestionId, (job.suggestions.get(suggestionId) ?? []).with(index, outcome))
    }
    case 'JobPostingSaved':
    case 'JobPosted':
    case 'JobBoardsClosed':
    case 'JobBoardsOutdated':
    case 'JobBoardFetched':
      return { ...job, postings: postingsAfter(job.postings, event, job.revision) }
    case 'AutomationSaved':
    case 'AutomationsOrdered':
    case 'AutomationRemoved':
      return { ...job, automations: withAutomationEvent(job.automations, event, job.revision) }
    case 'JobShared':
    case 'JobErasureContinued':
      return job
    default:
      return event satisfies never
  }
}

const withSuggestions = (job: KnownJob, id: string, items: readonly (string | null)[]): KnownJob => ({
  ...job,
  suggestions: new Map(job.suggestions).set(id, items),
})

/** The scorecard of a live job is a version of its own as soon as it differs from the one before. */
const pinned = (job: KnownJob): KnownJob => {
  const { scorecard } = job.draft
  if (job.status !== 'active' || same(scorecard, job.scorecards.at(-1))) return job
  return { ...job, scorecards: [...job.scorecards, scorecard] }
}

/** The weights and qualities that count for scores given under this version. */
export const pinnedScorecard = (job: Job, version: number): Scorecard | null =>
  (job.status !== 'unknown' && job.scorecards[version - 1]) || null

const edited = <S extends Section>(job: KnownJob, section: S, value: JobDraft[S]): KnownJob => ({
  ...job,
  draft: { ...job.draft, [section]: value },
  changedAt: { ...job.changedAt, [section]: job.revision },
})
