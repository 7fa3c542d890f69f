import { describe, it } from 'vitest'
import { jobDecider } from '#domain/job/decider.ts'
import { aJob, backendJob, drafted, live } from '#test/fixtures/job.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(jobDecider, contextOf(editor))
const returnToDraft = { type: 'ReturnJobToDraft', data: { jobId: backendJob } } as const
const returned = { type: 'JobReturnedToDraft', data: {} } as const
const archived = { type: 'JobArchived', data: {} } as const

describe('taking a job out of the archive to work on it', () => {
  it('brings back a draft that never went live, and a job that did', () => {
    given(drafted(), archived).when(returnToDraft).then(returned)
    given(...live(), archived)
      .when(returnToDraft)
      .then(returned)
  })

  it('lets it be edited again', () => {
    const { details } = aJob({ jobTitle: 'Frontend engineer' })
    given(drafted(), archived, returned)
      .when({ type: 'SaveJob', data: { jobId: backendJob, draft: { details }, step: null, basedOn: null } })
      .then({ type: 'JobDetailsEdited', data: { details } })
  })

  it('does nothing to a draft, and refuses a live job', () => {
    given(drafted()).when(returnToDraft).thenNothing()
    given(...live())
      .when(returnToDraft)
      .thenRejects('job/already-active')
  })

  it('refuses an unknown job', () => {
    given().when(returnToDraft).thenRejects('job/not-found')
  })
})
