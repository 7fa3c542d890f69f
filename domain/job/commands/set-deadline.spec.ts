import { describe, it } from 'vitest'
import type { JobEvent } from '#contracts/job/events.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { backendJob, drafted } from '#test/fixtures/job.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const context = contextOf(admin)
const given = specify(jobDecider, context)
const ahead = new Date(Date.parse(context.now) + 60_000).toISOString()
const timezone = 'Asia/Jerusalem'
const set = (deadline: string | null, zone: string | null = timezone) =>
  ({ type: 'SetJobDeadline', data: { jobId: backendJob, deadline, timezone: zone } }) as const
const wasSet: JobEvent = { type: 'JobDeadlineSet', data: { mode: 0, deadline: ahead, timezone, previous: null } }
const wasRemoved: JobEvent = {
  type: 'JobDeadlineSet',
  data: { mode: 1, deadline: null, timezone: null, previous: ahead },
}

describe('the deadline of a job', () => {
  it('is set once with its time zone, and removed once: applications are rolling then', () => {
    given(drafted()).when(set(ahead)).then(wasSet)
    given(drafted(), wasSet).when(set(ahead)).thenNothing()
    given(drafted(), wasSet).when(set(null, null)).then(wasRemoved)
    given(drafted()).when(set(null, null)).thenNothing()
    given(drafted(), wasSet, wasRemoved).when(set(null, null)).thenNothing()
  })

  it('is near once, while the job is live and the deadline is still the one', () => {
    const near = { type: 'NoteDeadlineNear', data: { jobId: backendJob, deadline: ahead } } as const
    const live: JobEvent = { type: 'JobActivated', data: { journeyVersion: 1 } }
    given(drafted(), wasSet, live)
      .when(near)
      .then({ type: 'JobDeadlineNeared', data: { deadline: ahead } })
    given(drafted(), wasSet).when(near).thenNothing()
    given(drafted(), wasSet, live, wasRemoved).when(near).thenNothing()
    given().when(near).thenNothing()
  })

  it.each([
    ['in the past', context.now, timezone, { deadlineDate: 'The deadline has to lie in the future' }],
    ['without a zone', ahead, null, { timezone: 'Choose a time zone' }],
    ['in no zone of this world', ahead, 'Middle-earth/Shire', { timezone: 'Choose a time zone' }],
  ])('is refused %s', (_, deadline, zone, fields) => {
    given(drafted())
      .when(set(deadline, zone))
      .thenRejects('job/deadline-invalid', "Couldn't set the deadline, please try again", fields)
  })
})
