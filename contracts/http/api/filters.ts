import * as z from 'zod'
import { CandidateFilterSchema } from '../../candidate/filter-schema.ts'
import { Instant, JobId, Uuid } from '../../kernel/ids.ts'
import { SHARED_WITH_TEAM } from '../../saved-filter/rules.ts'
import { defineRoutes } from './route.ts'

const params = z.object({ jobId: JobId })
const one = z.object({ jobId: JobId, filterId: Uuid })
const shared_with = z
  .string()
  .max(100)
  .nullable()
  .describe(`${SHARED_WITH_TEAM}, the role_id of a role, or null for the owner alone`)
const fields = {
  name: z.string().max(1000),
  filter: CandidateFilterSchema,
  shared_with,
  pinned: z.boolean().describe('Whether it is shown above the candidates'),
}
const DashboardFilter = z
  .object({
    filter_id: Uuid,
    job_id: JobId,
    ...fields,
    filter: z.looseObject({}).describe('The conditions, as they are sent'),
    owner_id: z.string(),
    changedAt: Instant,
    path: z.string().describe('Where it is opened in a browser'),
  })
  .meta({ id: 'DashboardFilter' })

/** Saved filters of a job's candidates (CAN-017, C§3 and C§7, which name the calls and no fields). */
export const filterRoutes = defineRoutes({
  dashboardFilters: {
    at: [['v2', 'GET', '/dashboard-filters/{jobId}']],
    summary: "The caller's own filters of a job, and those that are shared with the caller",
    permission: 'candidates.read',
    target: 'job',
    params,
    reply: z.object({ filters: z.array(DashboardFilter) }),
  },
  createDashboardFilter: {
    at: [['v2', 'POST', '/dashboard-filters/{jobId}']],
    summary: 'Keeps a filter of the candidates of a job under a name',
    permission: 'candidates.read',
    target: 'job',
    params,
    body: z.object({ ...fields, shared_with: shared_with.default(null), pinned: fields.pinned.default(false) }),
    reply: DashboardFilter,
    status: 201,
  },
  updateDashboardFilter: {
    at: [['v2', 'PATCH', '/dashboard-filters/{jobId}/{filterId}']],
    summary: 'Changes what is given of one’s own filter',
    permission: 'candidates.read',
    target: 'job',
    params: one,
    body: z.object(fields).partial(),
    reply: DashboardFilter,
  },
  deleteDashboardFilter: {
    at: [['v2', 'DELETE', '/dashboard-filters/{jobId}/{filterId}']],
    summary: 'Deletes one’s own filter; one that is gone already is no mistake',
    permission: 'candidates.read',
    target: 'job',
    params: one,
    reply: z.object({ status: z.literal('OK') }),
  },
})
