import { describe, it } from 'vitest'
import { usageDecider } from '#domain/usage/decider.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(usageDecider, contextOf(editor))
const eventId = '77777777-7777-4777-8777-777777777777'
const use = { eventId, page: 'builder', path: '/jobs-cep/create', jobStatus: 'draft', arrivedFrom: '', jobId: null }
const reported = { type: 'UseReported', data: use } as const

describe('what a client says that a person did', () => {
  it('is kept once', () => {
    given().when({ type: 'ReportUse', data: use }).then(reported)
    given(reported).when({ type: 'ReportUse', data: use }).thenNothing()
  })

  it('is corrected in parts', () => {
    given(reported)
      .when({ type: 'CorrectUse', data: { eventId, jobId: backendJob } })
      .then({ type: 'UseCorrected', data: { ...use, jobId: backendJob } })
    given(reported)
      .when({ type: 'CorrectUse', data: { eventId, page: 'builder' } })
      .thenNothing()
    given().when({ type: 'CorrectUse', data: { eventId } }).thenRejects('usage/not-found')
  })
})
