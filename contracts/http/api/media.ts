import * as z from 'zod'
import { UNSUPPORTED_FILE } from '../../job/modules/files.ts'
import { defineRoutes } from './route.ts'

const uploaded = z.object({
  videoId: z.string().describe('Its id, for `deleteFile` and `upload/check`'),
  url: z.string().describe('What a job holds of it, once it is there'),
})
const signed = uploaded.extend({
  signedUrl: z.string().describe('The file itself is sent there with PUT, once and within an hour'),
})
const fileName = z.string().min(1).max(500)

/** Videos and pictures for jobs (B§7, C§7; REC-018 to REC-022). */
export const mediaRoutes = defineRoutes({
  checkVideoUpload: {
    at: [['legacy', 'GET', '/videos/upload/check']],
    summary: 'Whether a video or picture that was uploaded is stored and can be shown',
    permission: 'signed-in',
    target: 'none',
    query: z.object({ term: z.string().min(1).max(2000).describe('The id or the URL that the upload answered with') }),
    reply: z.object({
      ready: z.boolean(),
      url: z.string().nullable().describe('What a job holds of it; null while it is not ready'),
    }),
  },
  newVideoUpload: {
    at: [['legacy', 'GET', '/videos/upload/new']],
    summary: 'A one-time address for a video of at most 200 MB (REC-018): a form with the file is sent there with POST',
    permission: 'jobs.create',
    target: 'none',
    reply: uploaded.extend({ uploadURL: z.string().describe('It takes one file, within an hour') }),
  },
  signedUpload: {
    at: [['legacy', 'GET', '/candidates/s3/signed']],
    summary: `A one-time address for a video or picture (REC-019). Other types are refused: '${UNSUPPORTED_FILE}'`,
    permission: 'jobs.create',
    target: 'none',
    query: z.object({ filename: fileName, type: z.string().max(200).optional().describe('The type of the file') }),
    reply: signed,
  },
  videoQuestionSignedUrl: {
    at: [['legacy', 'GET', '/jobs/getVideoQuestionSignedUrl']],
    summary: 'A one-time address for the video of a question, at most 100 MB (LEG-044)',
    permission: 'jobs.create',
    target: 'none',
    query: z.object({ filename: fileName.optional() }),
    reply: signed,
  },
  uploadVideoFile: {
    at: [['legacy', 'POST', '/videos/uploadFile']],
    summary: 'Keeps a video of at most 200 MB, or a picture of at most 2 MB (REC-020)',
    permission: 'jobs.create',
    target: 'none',
    upload: 'file',
    streamed: true,
    reply: uploaded,
  },
  deleteVideoFile: {
    at: [['legacy', 'POST', '/videos/deleteFile']],
    summary: 'Deletes what was uploaded (REC-021). What a job, one of its versions or a template shows is kept',
    permission: 'jobs.create',
    target: 'none',
    body: z.object({
      videoId: z.string().max(200).optional().describe('Id of an upload'),
      files: z.array(z.string().max(2000)).max(100).optional().describe('Ids or URLs of more'),
    }),
    reply: z.object({ deleted: z.array(z.string()), kept: z.array(z.string()).describe('Those that are still shown') }),
  },
})
