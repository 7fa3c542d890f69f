import * as z from 'zod'
import { defineRoutes } from './route.ts'

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
})
