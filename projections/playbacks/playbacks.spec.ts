import { expect, it } from 'vitest'
import type { PlaybackEvent } from '#contracts/playback/events.ts'
import { playbackId } from '#contracts/playback/commands.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { ada, adasTake } from '#test/fixtures/candidate.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { acme, rita } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { playbacks } from './playbacks.ts'

const watched = (...ranges: [number, number][]): PlaybackEvent => ({
  type: 'RecordingWatched',
  data: { candidateId: ada, jobId: backendJob, recordingId: adasTake, reviewerId: rita, ranges },
})
const given = (...events: PlaybackEvent[]) =>
  specifyProjection(playbacks)(...recorded(streamName(acme, 'playback', playbackId(ada, rita)), events))
const onTheDay = (figures: { watched: number; replayed: number }) => [
  expect.objectContaining(figures) as { day: string; watched: number; replayed: number },
]

it('counts a second the first time as watched, and every other time as replayed', () => {
  given(watched([0, 10]), watched([10, 20])).shows({ days: onTheDay({ watched: 20, replayed: 0 }) })
  given(watched([0, 10]), watched([5, 15])).shows({ days: onTheDay({ watched: 15, replayed: 5 }) })
  given(watched([0, 10], [0, 10], [0, 4])).shows({ days: onTheDay({ watched: 10, replayed: 14 }) })
})

it('remembers which parts were seen, whatever their order', () => {
  given(watched([20, 30]), watched([0, 10]), watched([8, 22])).shows({
    recordings: [{ recordingId: adasTake, seen: [[0, 30]] }],
    days: onTheDay({ watched: 30, replayed: 4 }),
  })
})
