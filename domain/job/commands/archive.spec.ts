import { describe, it } from 'vitest'
import { jobDecider } from '#domain/job/decider.ts'
import { backendJob, drafted, live } from '#test/fixtures/job.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(jobDecider, contextOf(editor))
const archive = { type: 'ArchiveJob', data: { jobId: backendJob } } as const
const archived = { type: 'JobArchived', data: {} } as const

describe('archiving a job', () => {
  it('takes a live job off, and a draft too', () => {
    given(...live())
      .when(archive)
      .then(archived)
    given(drafted()).when(archive).then(archived)
  })

  it('does nothing the second time', () => {
    given(...live(), archived)
      .when(archive)
      .thenNothing()
  })

  it('refuses an unknown job', () => {
    given().when(archive).thenRejects('job/not-found')
  })
})
