import { describe, expect, it } from 'vitest'
import type { AnonymityLevel } from '#contracts/kernel/anonymity.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { aJob, backendJob, drafted } from '#test/fixtures/job.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(jobDecider, contextOf(admin))
const set = (level: AnonymityLevel) => ({ type: 'SetAnonymousReview', data: { jobId: backendJob, level } }) as const
const wasSet = (level: AnonymityLevel): JobEvent => ({ type: 'AnonymousReviewSet', data: { level } })

describe('hiding who candidates are', () => {
  it('is set to a level, once', () => {
    given(drafted()).when(set('names')).then(wasSet('names'))
    given(drafted(), wasSet('names')).when(set('names')).thenNothing()
    given(drafted(), wasSet('names')).when(set('faces')).then(wasSet('faces'))
    given(drafted(), wasSet('faces')).when(set('off')).then(wasSet('off'))
    given(drafted()).when(set('off')).thenNothing()
  })

  it('begins with the job where the draft says so', () => {
    given()
      .when({ type: 'DraftJob', data: { jobId: backendJob, draft: aJob(), anonymousReview: 'faces' } })
      .then({ ...drafted(), data: expect.objectContaining({ jobId: backendJob }) } as JobEvent, wasSet('faces'))
  })
})
