import * as z from 'zod'
import { JobId } from '../../kernel/ids.ts'
import { JobChange, SavedJob } from './job-wire.ts'
import { updated } from './jobs.ts'
import { mediaRoutes } from './media.ts'
import { defineRoutes } from './route.ts'

const byKey = { credential: 'job', permission: 'jobs.create' } as const
const at = '/edit-job-integration'
const { newVideoUpload, checkVideoUpload } = mediaRoutes

/** What an applicant-tracking system does with the key of one job (JOB-070): edit that job, and nothing else of the company. */
export const jobKeyRoutes = defineRoutes({
  getJobByKey: {
    at: [['v2', 'GET', `${at}/jobs/{id}`]],
    summary: 'The job of the key, as it was last saved',
    ...byKey,
    target: 'job',
    params: z.object({ id: JobId }),
    reply: SavedJob,
  },
  updateJobByKey: {
    at: [['v2', 'PUT', `${at}/jobs/{id}`]],
    summary: 'Saves the fields that are sent in the job of the key',
    ...byKey,
    target: 'job',
    params: z.object({ id: JobId }),
    body: JobChange,
    reply: updated,
  },
  newVideoUploadByKey: {
    at: [['v2', 'GET', `${at}/videos/upload/new`]],
    summary: newVideoUpload.summary,
    ...byKey,
    target: 'none',
    reply: newVideoUpload.reply,
  },
  checkVideoUploadByKey: {
    at: [['v2', 'GET', `${at}/videos/upload/check`]],
    summary: checkVideoUpload.summary,
    ...byKey,
    target: 'none',
    query: checkVideoUpload.query,
    reply: checkVideoUpload.reply,
  },
})
