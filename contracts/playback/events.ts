import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CandidateId, JobId, RecordingId, UserId } from '../kernel/ids.ts'

/** Seconds of a recording from where to where; what was watched twice is in two ranges. */
const ranges = z.array(z.tuple([z.number().min(0), z.number().min(0)]))

/** A reviewer watched parts of a recording since their player reported last. One stream for each reviewer and candidate. */
export const RecordingWatched = defineEvent(
  'RecordingWatched',
  z.object({ candidateId: CandidateId, jobId: JobId, recordingId: RecordingId, reviewerId: UserId, ranges }),
)

export const playbackEvents = [RecordingWatched] as const
export type PlaybackEvent = EventOf<(typeof playbackEvents)[number]>
