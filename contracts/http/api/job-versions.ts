import * as z from 'zod'
import { MAX_VERSION_NAME } from '../../job/choices.ts'
import { sectionNames } from '../../job/sections.ts'
import { Instant, JobId } from '../../kernel/ids.ts'
import { JobContent, SavedJob } from './job-wire.ts'
import { defineRoutes } from './route.ts'

const revision = z.coerce.number().int().min(0).max(999_999_999)
const ofVersion = z.object({ id: JobId, revision })
const JobVersion = z
  .object({
    revision: z.number().int().describe('Names the version in the calls below'),
    at: Instant,
    by: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
    sections: z.array(z.enum(sectionNames as [string, ...string[]])).describe('What was edited'),
    published: z.number().int().nullable().describe('The number of the journey that went live with it'),
    name: z.string().nullable(),
  })
  .meta({ id: 'JobVersion' })

/** What was saved of a job, moment by moment, as the builder's panel of versions has it. */
export const jobVersionRoutes = defineRoutes({
  jobVersions: {
    at: [['v2', 'GET', '/jobs/{id}/versions']],
    summary: 'What was saved of a job, the newest first',
    permission: 'jobs.create',
    target: 'job',
    params: z.object({ id: JobId }),
    reply: z.object({ versions: z.array(JobVersion) }),
  },
  jobVersion: {
    at: [['v2', 'GET', '/jobs/{id}/versions/{revision}']],
    summary: 'What of a job is edited, as it was at a revision',
    permission: 'jobs.create',
    target: 'job',
    params: ofVersion,
    reply: z.object({ revision: z.number().int(), job: JobContent }),
  },
  nameJobVersion: {
    at: [['v2', 'PATCH', '/jobs/{id}/versions/{revision}']],
    summary: 'Names a version; null takes the name away',
    permission: 'jobs.create',
    target: 'job',
    params: ofVersion,
    body: z.object({ name: z.string().trim().min(1).max(MAX_VERSION_NAME).nullable() }),
    reply: z.object({ status: z.literal('OK') }),
  },
  restoreJobVersion: {
    at: [['v2', 'POST', '/jobs/{id}/versions/{revision}/restore']],
    summary: 'Saves what a version holds as the newest version; nothing in between is lost',
    permission: 'jobs.create',
    target: 'job',
    params: ofVersion,
    reply: z.object({ job: SavedJob }),
  },
})
