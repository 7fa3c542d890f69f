import * as z from 'zod'

/** A take that a candidate sent, and how much of it has come. */
export const Recording = z.object({
  recordingId: z.string(),
  moduleId: z.string(),
  questionId: z.string(),
  take: z.number().int(),
  mimeType: z.string(),
  state: z.enum(['uploading', 'uploaded']),
  durationMs: z.number().int(),
  size: z.number().int(),
  posterId: z.string().nullable(),
  submittedAt: z.string(),
})
