import { describe, it } from 'vitest'
import { emptyDraft } from '#contracts/job/blank.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { backendJob, drafted, live } from '#test/fixtures/job.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(jobDecider, contextOf(editor))
const jobId = backendJob
const remove = { type: 'DeleteJob', data: { jobId, candidates: 3 } } as const
const deleted = { type: 'JobDeleted', data: { candidates: 3 } } as const
const after = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa1'
const next = { type: 'ContinueJobErasure', data: { jobId, after } } as const
const continued = { type: 'JobErasureContinued', data: { after } } as const

describe('deleting a job', () => {
  it('closes a live job, an archived one and a draft for good', () => {
    given(...live())
      .when(remove)
      .then(deleted)
    given(...live(), { type: 'JobArchived', data: {} })
      .when(remove)
      .then(deleted)
    given(drafted()).when(remove).then(deleted)
  })

  it('refuses everything about it from then on', () => {
    for (const command of [
      remove,
      { type: 'ArchiveJob', data: { jobId } },
      { type: 'ActivateJob', data: { jobId } },
      { type: 'ReturnJobToDraft', data: { jobId } },
      { type: 'SaveJob', data: { jobId, draft: {}, step: null, basedOn: null } },
      { type: 'SetBlindReview', data: { jobId, on: true } },
    ] as const)
      given(...live(), deleted)
        .when(command)
        .thenRejects('job/not-found')
  })

  it('does not give its id again', () => {
    given(drafted(), deleted)
      .when({ type: 'DraftJob', data: { jobId, draft: emptyDraft() } })
      .thenRejects('job/already-exists')
  })

  it('refuses a job there is not', () => {
    given().when(remove).thenRejects('job/not-found')
  })
})

describe('erasing its candidates', () => {
  it('goes on from where it had got to', () => {
    given(...live(), deleted)
      .when(next)
      .then(continued)
    given(...live(), deleted, continued)
      .when(next)
      .then(continued)
  })

  it('does nothing to a job that was not deleted', () => {
    given(...live())
      .when(next)
      .thenNothing()
    given().when(next).thenNothing()
  })
})
