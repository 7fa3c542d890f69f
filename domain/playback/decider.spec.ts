import { it } from 'vitest'
import type { PlaybackCommand } from '#contracts/playback/commands.ts'
import { ada, adasTake } from '#test/fixtures/candidate.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { contextOf, editor, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { playbackDecider } from './decider.ts'

const given = specify(playbackDecider, contextOf(editor))
const watched = { candidateId: ada, jobId: backendJob, recordingId: adasTake, reviewerId: rita }
const report = (...ranges: [number, number][]): PlaybackCommand => ({
  type: 'ReportPlayback',
  data: { ...watched, ranges },
})

it('records what was watched, without ranges that are no time', () => {
  given()
    .when(report([0, 10], [10, 10], [8, 4], [2, 5]))
    .then({
      type: 'RecordingWatched',
      data: {
        ...watched,
        ranges: [
          [0, 10],
          [2, 5],
        ],
      },
    })
  given()
    .when(report([3, 3]))
    .thenNothing()
})
