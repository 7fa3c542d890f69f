import * as z from 'zod'
import { AtsJobSettings, AtsSettings, MOST_REMOTE_JOBS, RemoteId, SentAtsJobSettings } from '../../ats-link/settings.ts'
import { JobId, Uuid } from '../../kernel/ids.ts'
import { defineRoutes } from './route.ts'

const OK = z.object({ status: z.literal('OK') })
const manages = { permission: 'company.integrations', target: 'none' } as const
const ofLink = { permission: 'company.integrations', target: 'integration', params: z.object({ id: Uuid }) } as const
const Sync = z.object({
  merge_job_ids: z.array(z.string()).describe('Their jobs'),
  job_id: JobId.describe('The job here'),
  mergeSettings: AtsJobSettings,
})

export const atsRoutes = defineRoutes({
  getAtsLinkToken: {
    at: [['legacy', 'POST', '/merge/link/get_token']],
    summary: 'Opens the page on which access to an applicant tracking system is allowed (INT-009)',
    ...manages,
    body: z.object({
      integration: RemoteId.optional().describe('The only system that is offered; without it one is chosen there'),
    }),
    reply: z.object({
      link_token: z.string(),
      integration_name: z.string().nullable(),
      magic_link_url: z.string().nullable().describe('The page; null where the aggregator’s own script opens it'),
    }),
  },
  linkAts: {
    at: [['legacy', 'POST', '/merge/link/integration']],
    summary: 'Connects the system to which access was allowed, by the token that page gave (INT-009)',
    ...manages,
    body: z.object({ publicToken: z.string().min(1).max(1000) }),
    reply: z.object({ integration: z.object({ id: Uuid, name: z.string(), settings: AtsSettings }) }),
  },
  changeAtsSettings: {
    at: [['legacy', 'PATCH', '/merge/integration/{id}/settings']],
    summary: 'What counts for all of its jobs (INT-009)',
    ...ofLink,
    body: AtsSettings.partial(),
    reply: OK,
  },
  unlinkAts: {
    at: [['legacy', 'DELETE', '/merge/ats/{id}']],
    summary: 'Disconnects the system and closes its account; candidates stay (INT-009)',
    ...ofLink,
    reply: OK,
  },
  atsStages: {
    at: [['legacy', 'GET', '/merge/ats/{id}/job-interview-stages']],
    summary: 'The stages of one of their jobs, in their order (INT-010)',
    ...ofLink,
    query: z.object({ jobId: RemoteId.describe('Of theirs') }),
    reply: z.object({ stages: z.array(z.object({ id: z.string(), name: z.string() })) }),
  },
  atsUsers: {
    at: [['legacy', 'GET', '/merge/ats/{id}/users']],
    summary: 'Their users who are not disabled (INT-010)',
    ...ofLink,
    reply: z.object({ users: z.array(z.object({ id: z.string(), name: z.string(), email: z.string().nullable() })) }),
  },
  atsJobs: {
    at: [['legacy', 'GET', '/merge/ats/{id}/jobs']],
    summary: 'Their jobs (INT-010)',
    ...ofLink,
    reply: z.object({
      jobs: z.array(z.object({ id: z.string(), name: z.string(), status: z.string().nullable() })),
    }),
  },
  syncAtsJob: {
    at: [['legacy', 'POST', '/merge/sync/{id}/jobs']],
    summary: 'Synchronises their jobs with one here (INT-011)',
    ...ofLink,
    body: z.object({
      merge_job_ids: z.array(RemoteId).min(1).max(MOST_REMOTE_JOBS),
      job_id: JobId,
      mergeSettings: SentAtsJobSettings,
    }),
    reply: z.object({ sync: Sync }),
  },
  changeAtsJobSync: {
    at: [['legacy', 'PATCH', '/merge/sync/{id}/jobs/{jobId}']],
    summary: 'Changes how a job is synchronised (INT-011)',
    ...ofLink,
    params: z.object({ id: Uuid, jobId: JobId }),
    body: z.object({
      merge_job_ids: z.array(RemoteId).min(1).max(MOST_REMOTE_JOBS).optional(),
      mergeSettings: AtsJobSettings.partial().optional(),
    }),
    reply: z.object({ sync: Sync }),
  },
})
