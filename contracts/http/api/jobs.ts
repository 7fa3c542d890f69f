import * as z from 'zod'
import { CandidateStatus } from '../../candidate/events.ts'
import { MAX_CATEGORIES, MAX_CATEGORY_NAME } from '../../company/categories.ts'
import { CandidateId, ColumnId, JobId, ModuleId } from '../../kernel/ids.ts'
import { Column, MAX_COLUMNS } from '../../job/columns.ts'
import { AskedPermission, JobPermission, MAX_JOB_PERMISSIONS } from '../../job/permissions.ts'
import { DEADLINE_REMOVED, DEADLINE_SET } from '../../job/deadline.ts'
import { JobChange, JobPayload, JobSummary, SavedJob } from './job-wire.ts'
import { defineRoutes } from './route.ts'

const ok = z.object({ status: z.literal('OK') })
const title = z.string().max(500)
const created = z.object({ job_id: JobId, url: z.string() })
export const updated = z.object({
  job: SavedJob,
  message: z.enum([DEADLINE_SET, DEADLINE_REMOVED]).optional().describe('Where the deadline was changed'),
})
const page = {
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(200).default(100),
}

const category = { cat_id: ModuleId, name: z.string().trim().min(1).max(MAX_CATEGORY_NAME) }
const CategoryList = z
  .object({
    categories: z
      .array(z.object({ ...category, subcategories: z.array(z.object(category)).max(MAX_CATEGORIES) }))
      .max(MAX_CATEGORIES),
    other: z.array(z.object(category)).max(MAX_CATEGORIES).describe('Those that belong to no main category'),
  })
  .meta({ id: 'Categories' })

/** Jobs and the columns of their boards (B§7, C§7; JOB-058 to JOB-066, CAN-021, CAN-022). */
export const jobRoutes = defineRoutes({
  listJobs: {
    at: [['v2', 'GET', '/jobs']],
    summary: 'Jobs of the company, the last changed first',
    permission: 'jobs.read',
    target: 'none',
    query: z.object({
      status: z.enum(['draft', 'active', 'archived']).optional(),
      search: z.string().max(200).optional(),
      ...page,
    }),
    reply: z.object({ jobs: z.array(JobSummary), total: z.number().int() }),
  },
  topJobs: {
    at: [['legacy', 'GET', '/jobs/topJobs']],
    summary: 'The ten active jobs that changed last',
    permission: 'jobs.read',
    target: 'none',
    reply: z.object({ jobs: z.array(JobSummary) }),
  },
  jobsCount: {
    at: [['legacy', 'GET', '/jobs/jobsCount']],
    summary: 'Number of jobs by status',
    permission: 'jobs.read',
    target: 'none',
    reply: z.object({
      draft: z.number().int(),
      active: z.number().int(),
      archived: z.number().int(),
      total: z.number().int(),
    }),
  },
  getJob: {
    at: [['v2', 'GET', '/jobs/{id}']],
    summary: 'A job as it was last saved',
    permission: 'jobs.read',
    target: 'job',
    params: z.object({ id: JobId }),
    reply: SavedJob,
  },
  singleJob: {
    at: [['legacy', 'GET', '/jobs/singleJob']],
    summary: 'A job as it was last saved',
    permission: 'jobs.read',
    target: 'job',
    query: z.object({ jobID: JobId }),
    reply: SavedJob,
  },
  affectedCandidates: {
    at: [['legacy', 'GET', '/jobs/{id}/affectedCandidates']],
    summary: 'How many candidates an edit of the journey concerns',
    permission: 'jobs.read',
    target: 'job',
    params: z.object({ id: JobId }),
    reply: z.object({
      count: z.number().int().describe('Those who completed the flow already'),
      completed: z.number().int().describe('The same as count'),
      inProgress: z.number().int(),
    }),
  },
  createJob: {
    at: [
      ['v2', 'POST', '/job'],
      ['legacy', 'POST', '/jobs/createInterview'],
    ],
    summary: 'Creates a job as a draft',
    permission: 'jobs.create',
    target: 'none',
    body: JobPayload,
    reply: created,
    status: 201,
  },
  cloneJob: {
    at: [['legacy', 'POST', '/jobs/clone']],
    summary: 'Creates a draft with the details, scorecard, interview and stages of a job, without its candidates',
    permission: 'jobs.create',
    target: 'job',
    body: z.object({ job_id: JobId }),
    reply: created,
    status: 201,
  },
  updateJob: {
    at: [['v2', 'PATCH', '/job/{id}']],
    summary: 'Saves the fields that are sent',
    permission: 'jobs.create',
    target: 'job',
    params: z.object({ id: JobId }),
    body: JobChange,
    reply: updated,
  },
  updateInterview: {
    at: [
      ['legacy', 'POST', '/jobs/updateInterview'],
      ['legacy', 'PUT', '/jobs/editInterview'],
    ],
    summary: 'Saves the fields that are sent',
    permission: 'jobs.create',
    target: 'job',
    body: JobChange.extend({ job_id: JobId }),
    reply: updated,
  },
  updateCategories: {
    at: [['legacy', 'POST', '/jobs/updateCategories']],
    summary: 'Says what jobs are sorted by; the list that is sent replaces the one before, without duplicates',
    permission: 'jobs.create',
    target: 'none',
    body: CategoryList,
    reply: CategoryList,
  },
  getCategories: {
    at: [['legacy', 'GET', '/jobs/getCategories']],
    summary: 'What jobs are sorted by',
    permission: 'jobs.read',
    target: 'none',
    reply: CategoryList,
  },
  updateJobPermissions: {
    at: [['v2', 'PATCH', '/job/{id}/permissions']],
    summary: 'Says which users and groups have which role on the job; the list that is sent replaces the one before',
    permission: 'jobs.create',
    target: 'job',
    params: z.object({ id: JobId }),
    body: z.array(AskedPermission).max(MAX_JOB_PERMISSIONS),
    reply: z.object({ roleAndGroups: z.array(JobPermission) }),
  },
  jobPermissions: {
    at: [['legacy', 'GET', '/jobs/permissions/job/{id}']],
    summary: 'Which users and groups have which role on the job',
    permission: 'jobs.read',
    target: 'job',
    params: z.object({ id: JobId }),
    reply: z.object({ roleAndGroups: z.array(JobPermission) }),
  },
  jobsPermissions: {
    at: [['legacy', 'GET', '/jobs/permissions/jobsPermissions']],
    summary: 'Which users and groups have which role on each job the caller may see, and whether the caller follows it',
    permission: 'jobs.read',
    target: 'none',
    reply: z.object({
      permissions: z.array(
        z
          .object({ interviewId: JobId, follow: z.boolean(), roleAndGroups: z.array(JobPermission) })
          .meta({ id: 'JobPermissionRecord' }),
      ),
    }),
  },
  updateJobNotifications: {
    at: [['legacy', 'PUT', '/jobs/updateJobNotifications']],
    summary: 'Whether the caller hears of what happens on a job',
    permission: 'jobs.read',
    target: 'job',
    body: z.object({ interviewId: JobId, follow: z.boolean() }),
    reply: z.object({ interviewId: JobId, follow: z.boolean() }),
  },
  updateInviteStatus: {
    at: [['legacy', 'PUT', '/jobs/updateInviteStatus']],
    summary:
      'Invites a candidate who was only added (status pending); every other status follows from what the candidate does',
    permission: 'candidates.invite',
    target: 'candidate',
    body: z.object({ videoId: CandidateId, status: CandidateStatus }),
    reply: z.object({ video_id: CandidateId, status: CandidateStatus }),
  },
  activateJob: {
    at: [['legacy', 'PUT', '/jobs/activateJob']],
    summary: 'Takes the job live on a slot of the plan',
    permission: 'jobs.create',
    target: 'job',
    body: z.object({ id: JobId }),
    reply: ok,
  },
  archiveJob: {
    at: [['legacy', 'PUT', '/jobs/archiveJob']],
    summary: 'Takes the job off and gives its slot back',
    permission: 'jobs.create',
    target: 'job',
    body: z.object({ id: JobId }),
    reply: ok,
  },
  deleteJob: {
    at: [['legacy', 'POST', '/jobs/delete']],
    summary: 'Deletes a job for good and erases its candidates with their recordings and files',
    permission: 'company.settings',
    target: 'job',
    body: z.object({ job_id: JobId }),
    reply: ok.extend({ candidates: z.number().int().describe('How many candidates are being erased') }),
  },
  editColumn: {
    at: [['legacy', 'POST', '/jobs/column/edit']],
    summary: 'Renames a column, or adds one when none is named',
    permission: 'jobs.create',
    target: 'job',
    body: z.object({
      job_id: JobId,
      columnId: ColumnId.optional(),
      title,
      position: z.number().int().min(0).max(100).optional(),
    }),
    reply: z.object({ columnId: ColumnId }),
  },
  deleteColumn: {
    at: [['legacy', 'POST', '/jobs/column/delete']],
    summary: 'Deletes an empty custom column',
    permission: 'jobs.create',
    target: 'job',
    body: z.object({ job_id: JobId, columnId: ColumnId }),
    reply: ok,
  },
  changeKanban: {
    at: [['legacy', 'PATCH', '/jobs/kanban']],
    summary: "Puts the board's columns in this order, renamed as given; columns are added and deleted one by one",
    permission: 'jobs.create',
    target: 'job',
    body: z.object({
      job_id: JobId,
      kanban: z
        .array(z.object({ id: ColumnId, title }))
        .min(1)
        .max(MAX_COLUMNS),
    }),
    reply: z.object({ kanban: z.array(Column) }),
  },
})
