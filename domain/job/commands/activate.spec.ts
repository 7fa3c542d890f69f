import { describe, it } from 'vitest'
import { jobDecider } from '#domain/job/decider.ts'
import { aJob, backendJob, choice, drafted, journeyWith, live } from '#test/fixtures/job.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(jobDecider, contextOf(editor))
const activate = { type: 'ActivateJob', data: { jobId: backendJob } } as const
const archived = { type: 'JobArchived', data: {} } as const

describe('activating a job', () => {
  it('publishes the first version of its journey', () => {
    given(drafted())
      .when(activate)
      .then(
        { type: 'JourneyPublished', data: { version: 1, journey: aJob().journey } },
        { type: 'JobActivated', data: { journeyVersion: 1 } },
      )
  })

  it('does nothing when it is live already', () => {
    given(...live())
      .when(activate)
      .thenNothing()
  })

  it('refuses an invalid job and names each field', () => {
    given(drafted(aJob({ location: '', jobTitle: 'Untitled Job' })))
      .when(activate)
      .thenRejects('job/invalid-fields', { 'details.jobTitle': 'Required field', 'details.location': 'Required field' })
  })

  it('refuses an unknown job', () => {
    given().when(activate).thenRejects('job/not-found', 'No such job')
  })
})

describe('activating an archived job again', () => {
  it('goes live with the version candidates know', () => {
    given(...live(), archived)
      .when(activate)
      .then({ type: 'JobActivated', data: { journeyVersion: 1 } })
  })

  it('goes live with a later version when the journey was changed before', () => {
    const journey = journeyWith(choice('shift'))
    given(drafted(), { type: 'JourneyPublished', data: { version: 1, journey: aJob().journey } }, archived, {
      type: 'JourneyEdited',
      data: { journey },
    })
      .when(activate)
      .then(
        { type: 'JourneyPublished', data: { version: 2, journey } },
        { type: 'JobActivated', data: { journeyVersion: 2 } },
      )
  })
})
