import { describe, it } from 'vitest'
import { keptOf, postingOf } from '#contracts/job/boards/listing.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { aJob, backendJob, live } from '#test/fixtures/job.ts'
import { acme } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { postings } from './postings.ts'

const of = (...events: JobEvent[]) => recorded(streamName(acme, 'job', backendJob), [...live(), ...events])
const draft = aJob()
const posting = keptOf(postingOf(draft, null, 'Acme'), draft)
const careers = { board: 'careers', postDuration: null, accountId: null, until: null } as const
const saved: JobEvent = { type: 'JobPostingSaved', data: { email: 'jobs@acme.test', posting } }
const posted: JobEvent = { type: 'JobPosted', data: { via: 'share', boards: [careers] } }

describe('what is posted of a job', () => {
  it('is what its form says, since it was first posted, without the recruiter’s address', () => {
    specifyProjection(postings)(...of(saved, posted)).shows({
      jobId: backendJob,
      status: 'active',
      kept: posting,
      posted: true,
      firstPostedAt: minutesPastNoon(4),
      shownSince: minutesPastNoon(4),
      changedAt: 4,
      entries: { careers: { ...careers, status: 'active', closedBecause: null, fetched: null } },
    })
  })

  it('is nothing of a job that is not live, and of none that is closed everywhere', () => {
    specifyProjection(postings)(...of(saved, posted, { type: 'JobArchived', data: {} })).shows({ posted: false })
    specifyProjection(postings)(
      ...of(saved, posted, { type: 'JobBoardsClosed', data: { boards: ['careers'], because: 'person' } }),
    ).shows({ posted: false, firstPostedAt: minutesPastNoon(4) })
  })

  it('changes with an edit that is shown', () => {
    const { details } = draft
    specifyProjection(postings)(
      ...of(
        posted,
        { type: 'JobDetailsEdited', data: { details: { ...details, jobTitle: 'Platform engineer' } } },
        {
          type: 'JobDetailsEdited',
          data: { details: { ...details, jobTitle: 'Platform engineer', autoInvite: false } },
        },
      ),
    ).shows({ changedAt: 4, shownSince: minutesPastNoon(4) })
  })
})
