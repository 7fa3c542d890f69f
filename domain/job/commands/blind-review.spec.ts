import { describe, expect, it } from 'vitest'
import type { JobEvent } from '#contracts/job/events.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { aJob, backendJob, drafted } from '#test/fixtures/job.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(jobDecider, contextOf(admin))
const set = (on: boolean) => ({ type: 'SetBlindReview', data: { jobId: backendJob, on } }) as const
const wasSet = (on: boolean): JobEvent => ({ type: 'BlindReviewSet', data: { on } })

describe('hiding the ratings of others', () => {
  it('is switched on and off, once', () => {
    given(drafted()).when(set(true)).then(wasSet(true))
    given(drafted(), wasSet(true)).when(set(true)).thenNothing()
    given(drafted(), wasSet(true)).when(set(false)).then(wasSet(false))
    given(drafted()).when(set(false)).thenNothing()
  })

  it('begins with the job where it is chosen', () => {
    given()
      .when({ type: 'DraftJob', data: { jobId: backendJob, draft: aJob(), blindReview: true } })
      .then({ ...drafted(), data: expect.objectContaining({ jobId: backendJob }) } as JobEvent, wasSet(true))
  })
})
