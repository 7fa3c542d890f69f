import * as z from 'zod'
import { AppliedFilter } from '../candidate/filter-schema.ts'
import { CandidateId, JobId } from '../kernel/ids.ts'
import type { Column } from '../job/columns.ts'
import { candidateSorts } from '../views/candidate.ts'
import type { PushedCard } from '../views/live.ts'

/** Jobs that one connection may have joined at once. */
export const MOST_JOINED = 10
/** Candidates that one `get_candidates` may name. */
export const MOST_VIDEO_IDS = 100
/** Ids that a list answers with at most; `atLeast` says that there are more. */
export const MOST_LISTED = 2000
/** Messages a connection may send: so many at once, and so many a second after that. */
export const BURST = 60
export const PER_SECOND = 20

export const idFetchingMethods = ['kanban', 'all'] as const

const Sort = z
  .strictObject({ by: z.enum(candidateSorts), descending: z.boolean().default(true) })
  .describe('Order of the ids; left out: the last added first')
const ofJob = { jobId: JobId }

/** What a client sends; each event is acknowledged. `job:{id}:leave` has its job in its name and no data. */
export const jobChannelEvents = {
  'job:join': z.strictObject({
    ...ofJob,
    sort: Sort.optional(),
    appliedFilter: AppliedFilter.optional(),
    changeToken: z
      .string()
      .max(100)
      .nullish()
      .describe('The last one that was received: what was missed since is pushed'),
    idFetchingMethod: z
      .enum(idFetchingMethods)
      .default('all')
      .describe('kanban: ids by column; all: one list (CAN-008)'),
  }),
  update_sorting: z.strictObject({ ...ofJob, sort: Sort }),
  update_filters: z.strictObject({ ...ofJob, appliedFilter: AppliedFilter }),
  get_candidates: z.strictObject({ ...ofJob, videoIds: z.array(CandidateId).min(1).max(MOST_VIDEO_IDS) }),
} as const

export type JobChannelSort = z.infer<typeof Sort>
/** The candidates that the filter finds, in order; by column for `kanban`. */
export type Listed = { ids: string[] | Record<string, string[]>; atLeast: boolean }

/** What the server pushes (RT-003). Each carries the token to come back with. */
export type JobChannelPushes = {
  /** `missed`: more was missed than is kept; everything has to be read again. */
  update_job: (
    news: { jobId: JobId; changeToken: string } & ({ missed: true } | { title: string; columns: Column[] }),
  ) => void
  /** As it is now. `matches`: whether the applied filter finds it. */
  update_candidate: (
    news: { jobId: JobId; changeToken: string } & (
      | { candidate: { id: string; rev: number; removed: true }; matches: false }
      | { candidate: PushedCard; matches: boolean }
    ),
  ) => void
  /** The rights on the job ended, or the job is gone: nothing more comes of it. */
  job_left: (news: { jobId: JobId; code: string }) => void
}
