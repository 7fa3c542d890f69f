import { it } from 'vitest'
import type { JobEvent } from '#contracts/job/events.ts'
import { mediaUrl } from '#contracts/job/media/media.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { aJob, anInterview, aQuestion, backendJob, drafted, journeyWith } from '#test/fixtures/job.ts'
import { acme } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { jobMediaUses } from './job-media.ts'

const [intro, next, asked] = ['1', '2', '3'].map((end) => `dddddddd-dddd-4ddd-8ddd-ddddddddddd${end}`) as [
  string,
  string,
  string,
]
const video = (id: string) => ({ url: mediaUrl('files', id), type: 'video' as const })
const edited = (id?: string): JobEvent => ({
  type: 'JobDetailsEdited',
  data: { details: { ...aJob().details, ...(id && { introVideo: video(id) }) } },
})
const asking: JobEvent = {
  type: 'JourneyEdited',
  data: { journey: journeyWith(anInterview('video', [{ ...aQuestion, videoQuestion: video(asked) }])) },
}
const given = (...events: JobEvent[]) =>
  specifyProjection(jobMediaUses)(...recorded(streamName(acme, 'job', backendJob), [drafted(), ...events]))

it('knows what a job shows, and what its earlier versions did', () => {
  given().shows({ media: [] })
  given(edited(intro), asking, edited(next), edited()).shows({ media: [intro, asked, next] })
})

it('forgets a deleted job', () => {
  given(edited(intro), { type: 'JobDeleted', data: { candidates: 0 } }).showsNothing()
})
