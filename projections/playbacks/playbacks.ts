import * as z from 'zod'
import { CandidateId, Instant, JobId, RecordingId, UserId } from '#contracts/kernel/ids.ts'
import type { PlaybackEvent } from '#contracts/playback/events.ts'
import type { Projection } from '../runtime/projection.ts'

const Range = z.tuple([z.number(), z.number()])
type Range = z.infer<typeof Range>

export const PlaybackView = z.object({
  candidateId: CandidateId.describe('Whose recordings were watched'),
  jobId: JobId.describe('The job of the candidate'),
  reviewerId: UserId.describe('Who watched'),
  recordings: z
    .array(
      z.object({
        recordingId: RecordingId,
        seen: z.array(Range).describe('Which seconds were watched, from where to where, in order'),
      }),
    )
    .describe('Recordings watched'),
  days: z
    .array(
      z.object({
        day: z.string().describe('A day in UTC'),
        watched: z.number().describe('Seconds watched for the first time'),
        replayed: z.number().describe('Seconds watched again'),
      }),
    )
    .describe('How long was watched on each day'),
  changedAt: Instant.describe('When it was last watched'),
})
export type PlaybackView = z.infer<typeof PlaybackView>

/** One document for each reviewer and candidate: how many seconds were watched, and how many again. */
export const playbacks: Projection<PlaybackView, PlaybackEvent> = {
  name: 'playbacks',
  version: 1,
  category: 'playback',
  description: 'One document per reviewer and candidate: seconds of the recordings watched, and watched again, by day.',
  schema: PlaybackView,
  indexes: [{ fields: ['companyId', '_id'] }, { fields: ['companyId', 'changedAt'] }],
  counters: [],
  evolve: (view, { event: { data }, occurredAt }) => {
    const { candidateId, jobId, reviewerId, recordingId } = data
    const known = view ?? { candidateId, jobId, reviewerId, recordings: [], days: [], changedAt: occurredAt }
    let seen: readonly Range[] = known.recordings.find((one) => one.recordingId === recordingId)?.seen ?? []
    let [watched, replayed] = [0, 0]
    for (const range of data.ranges) {
      const next = united(seen, range)
      const fresh = length(next) - length(seen)
      watched += fresh
      replayed += range[1] - range[0] - fresh
      seen = next
    }
    const day = occurredAt.slice(0, 10)
    const today = known.days.find((one) => one.day === day) ?? { day, watched: 0, replayed: 0 }
    return {
      ...known,
      recordings: [
        ...known.recordings.filter((one) => one.recordingId !== recordingId),
        { recordingId, seen: [...seen] },
      ],
      days: [
        ...known.days.filter((one) => one.day !== day),
        { day, watched: rounded(today.watched + watched), replayed: rounded(today.replayed + replayed) },
      ],
      changedAt: occurredAt,
    }
  },
}

const rounded = (seconds: number) => Math.round(seconds * 100) / 100
const length = (ranges: readonly Range[]) => ranges.reduce((sum, [from, to]) => sum + to - from, 0)

/** The ranges with one more: in order, those that touch made one. */
function united(ranges: readonly Range[], range: Range): Range[] {
  const all = [...ranges, range].toSorted(([a], [b]) => a - b)
  return all.reduce<Range[]>((merged, [from, to]) => {
    const last = merged.at(-1)
    if (!last || from > last[1]) return [...merged, [from, to]]
    return [...merged.slice(0, -1), [last[0], Math.max(last[1], to)]]
  }, [])
}
