import { describe, expect, it } from 'vitest'
import type { JobEvent } from '#contracts/job/events.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { latestJourney, publishedJourney } from '#domain/job/job.ts'
import { aJob, choice, drafted, journeyWith, live } from '#test/fixtures/job.ts'

const after = (...events: JobEvent[]) => events.reduce(jobDecider.evolve, jobDecider.initialState())
const second = journeyWith(choice('shift'))

describe('the versions of a journey', () => {
  const job = after(
    ...live(),
    { type: 'JourneyEdited', data: { journey: second } },
    { type: 'JourneyPublished', data: { version: 2, journey: second } },
  )

  it('keeps every version a candidate may have started with', () => {
    expect(publishedJourney(job, 1)).toEqual(aJob().journey)
    expect(publishedJourney(job, 2)).toEqual(second)
    expect(publishedJourney(job, 3)).toBeNull()
  })

  it('starts candidates on the latest', () => {
    expect(latestJourney(job)).toEqual({ version: 2, journey: second })
    expect(latestJourney(after(drafted()))).toBeNull()
  })
})
