import * as z from 'zod'
import { CandidateId, JobId, RecordingId, UserId } from '../kernel/ids.ts'

/** What a player reports at once, at most. */
export const MAX_RANGES = 100
export const Ranges = z.array(z.tuple([z.number().min(0).max(36_000), z.number().min(0).max(36_000)])).max(MAX_RANGES)

export const ReportPlayback = z.object({
  type: z.literal('ReportPlayback'),
  data: z.object({
    candidateId: CandidateId,
    jobId: JobId,
    recordingId: RecordingId,
    reviewerId: UserId,
    ranges: Ranges,
  }),
})
export type PlaybackCommand = z.infer<typeof ReportPlayback>

/** Its stream: one for each reviewer and candidate, so that no two people write to one. */
export const playbackId = (candidateId: string, reviewerId: string) => `${candidateId}_${reviewerId}`
