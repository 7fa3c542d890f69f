import { describe, it } from 'vitest'
import { keptOf } from '#contracts/job/boards/listing.ts'
import type { Posting } from '#contracts/job/boards/posting.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { aJob, backendJob, drafted, live } from '#test/fixtures/job.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(jobDecider, contextOf(editor))
const draft = aJob()
const jobId = backendJob
const form: Posting = {
  title: 'Backend engineer',
  description: 'Build the services behind our product.',
  salary: { currency: 'EUR', min: 60_000, max: 80_000, period: 'annual' },
  companyName: 'Acme',
  email: 'jobs@acme.test',
  website: '',
  otherName: '',
  requirements: ['TypeScript'],
  responsibilities: [],
  benefits: ['A train pass'],
}
const saved = (changes: Partial<Posting> = {}): JobEvent => ({
  type: 'JobPostingSaved',
  data: { email: form.email, posting: keptOf({ ...form, ...changes }, draft) },
})
const choice = (board: 'careers' | 'zipRecruiter' | 'talroo' | 'linkedin' | 'googleJobPosting' | 'indeed') => ({
  board,
  postDuration: board === 'zipRecruiter' ? 30 : null,
  accountId: null,
})
const post = (via: 'share' | 'boost', ...boards: ReturnType<typeof choice>[]) =>
  ({ type: 'PostJob', data: { jobId, via, boards, companyName: 'Acme' } }) as const
const posted = (via: 'share' | 'boost', ...boards: ReturnType<typeof choice>[]): JobEvent => ({
  type: 'JobPosted',
  data: {
    via,
    boards: boards.map((each) => ({ ...each, until: each.postDuration ? '2026-04-01T12:00:00.000Z' : null })),
  },
})
const edited = (changes: Partial<typeof draft.details>): JobEvent => ({
  type: 'JobDetailsEdited',
  data: { details: { ...draft.details, ...changes } },
})
const review = { type: 'ReviewJobBoards', data: { jobId } } as const
const fetched = (revision: number): JobEvent => ({ type: 'JobBoardFetched', data: { board: 'talroo', revision } })
const fetch = (revision: number) => ({ type: 'RecordBoardFetch', data: { jobId, board: 'talroo', revision } }) as const

describe('the forms of Power Share and Power Boost', () => {
  it('are kept without empty items, and follow the job where they say the same (PUB-018)', () => {
    const posting = {
      ...form,
      requirements: ['TypeScript', ' '],
      responsibilities: [''],
      benefits: ['A train pass', ''],
    }
    given(...live())
      .when({ type: 'SaveJobPosting', data: { jobId, posting } })
      .then({
        type: 'JobPostingSaved',
        data: {
          email: 'jobs@acme.test',
          posting: {
            title: null,
            description: null,
            salary: null,
            companyName: 'Acme',
            website: '',
            otherName: '',
            requirements: ['TypeScript'],
            responsibilities: null,
            benefits: null,
          },
        },
      })
    given(...live(), saved())
      .when({ type: 'SaveJobPosting', data: { jobId, posting: form } })
      .thenNothing()
  })
})

describe('posting a job', () => {
  it('waits for boards that fetch a feed, and lasts as long as was chosen for ZipRecruiter', () => {
    given(...live(), saved())
      .when(post('boost', choice('zipRecruiter'), choice('talroo')))
      .then(posted('boost', choice('zipRecruiter'), choice('talroo')))
  })

  it('is nothing new where the job is posted already, and renews what was closed', () => {
    const history = [...live(), saved(), posted('share', choice('careers'))]
    given(...history)
      .when(post('share', choice('careers')))
      .thenNothing()
    given(...history, { type: 'JobBoardsClosed', data: { boards: ['careers'], because: 'person' } })
      .when(post('share', choice('careers')))
      .then(posted('share', choice('careers')))
  })

  it('refuses a job that is not live', () => {
    given(drafted())
      .when(post('share', choice('careers')))
      .thenRejects('job/not-active', 'Only a job that is live can be posted')
  })

  it('refuses a job whose deadline has passed', () => {
    const deadline: JobEvent = {
      type: 'JobDeadlineSet',
      data: { mode: 0, deadline: '2026-03-02T11:59:00.000Z', timezone: 'UTC', previous: null },
    }
    given(...live(), saved(), deadline)
      .when(post('share', choice('careers')))
      .thenRejects('job/not-active', 'The deadline of this job has passed. Change it before you post the job.')
  })

  it('asks for what the boost form needs, in its own words (PUB-013 to PUB-017)', () => {
    const long = 'x'.repeat(201)
    const wrong = {
      companyName: ' ',
      email: 'jobs',
      website: 'nowhere',
      description: 'x'.repeat(801),
      requirements: Array.from({ length: 11 }, (_, index) => `Skill ${index}`),
      responsibilities: [long],
      benefits: ['1', '2', '3', '4', '5'],
    }
    given(...live(), saved(wrong), { ...saved(wrong), data: { ...saved(wrong).data, email: 'jobs' } } as JobEvent)
      .when(post('boost', choice('talroo')))
      .thenRejects('job/invalid-fields', 'Some fields need attention before this job can be posted', {
        companyName: 'This field is required',
        email: 'This field takes a complete email address, such as name@company.com',
        website: 'This field takes a web address, such as https://company.com',
        description: 'This field takes at most 800 characters',
        requirements: 'This field takes at most 10 items',
        'responsibilities.0': 'This field takes at most 200 characters',
        benefits: 'This field takes at most 4 items',
      })
    given(...live(), saved({ requirements: [] }))
      .when(post('boost', choice('talroo')))
      .thenRejects('job/invalid-fields', { requirements: 'This field is required' })
  })

  it('asks for what the job post form needs (JOB-047)', () => {
    const salary = { currency: 'EUR', min: 0, max: null, period: 'annual' } as const
    given(...live(), saved({ title: '', description: 'Too short', salary }))
      .when(post('share', choice('careers')))
      .thenRejects('job/invalid-fields', {
        title: 'Required field',
        description: 'Required at least 25 characters',
        'salary.min': 'Minimum salary cannot be less than 1',
        'salary.max': 'Required field',
      })
  })

  it('says what a board asks for and the job does not say (PUB-011)', () => {
    const nowhere = live({ ...draft, details: { ...draft.details, countryCode: null } })
    given(...nowhere, saved())
      .when(post('boost', choice('talroo')))
      .thenRejects('job/invalid-fields', { 'boards.talroo': 'Location is missing' })
    const inTexas = { ...draft.details, countryCode: 'US', location: 'Austin' }
    given(...live({ ...draft, details: inTexas }), saved())
      .when(post('boost', choice('talroo')))
      .thenRejects('job/invalid-fields', {
        'boards.talroo': 'Say in Job Details which state the job is in, or its postcode',
      })
    given(...live(), saved(), edited({ location: ' ' }))
      .when(post('boost', choice('talroo')))
      .thenRejects('job/invalid-fields', { 'boards.talroo': 'Say in Job Details which city the job is in' })
    given(...live(), saved({ description: 'Short' }))
      .when(post('boost', choice('talroo')))
      .thenRejects('job/invalid-fields', { description: 'This field takes at least 25 characters' })
    given(...live(), saved())
      .when(post('share', choice('linkedin')))
      .thenRejects('job/invalid-fields', {
        'boards.linkedin': 'LinkedIn takes descriptions of at least 100 characters',
        'boards.linkedin.accountId': 'Enter the number of your company page on LinkedIn',
      })
    given(...live(), saved())
      .when(post('share', choice('talroo')))
      .thenRejects('job/invalid-fields', { 'boards.talroo': 'This board is reached by the other form' })
  })
})

describe('the statuses of job boards (PUB-019)', () => {
  const onTalroo = [...live(), saved(), posted('boost', choice('talroo'), choice('zipRecruiter'))]

  it('become active by a fetch of what is offered now', () => {
    given(...onTalroo)
      .when(fetch(4))
      .then(fetched(4))
    given(...onTalroo)
      .when(fetch(3))
      .thenNothing()
    given(...onTalroo, fetched(4))
      .when(fetch(5))
      .thenNothing()
  })

  it('are to be updated after an edit that boards show, and after no other', () => {
    given(...onTalroo, fetched(4), edited({ jobTitle: 'Platform engineer' }))
      .when(review)
      .then({ type: 'JobBoardsOutdated', data: { boards: ['talroo'] } })
    given(...onTalroo, fetched(4), edited({ autoInvite: false }))
      .when(review)
      .thenNothing()
    given(...onTalroo, edited({ jobTitle: 'Platform engineer' }))
      .when(review)
      .thenNothing()
  })

  it('are closed with the job, at the end of a duration, and by a person', () => {
    given(...onTalroo, { type: 'JobArchived', data: {} })
      .when(review)
      .then({ type: 'JobBoardsClosed', data: { boards: ['talroo', 'zipRecruiter'], because: 'archived' } })
    given(...onTalroo, {
      type: 'JobDeadlineSet',
      data: { mode: 0, deadline: '2026-03-02T11:59:00.000Z', timezone: 'UTC', previous: null },
    })
      .when(review)
      .then({ type: 'JobBoardsClosed', data: { boards: ['talroo', 'zipRecruiter'], because: 'deadline' } })
    const late = specify(jobDecider, { ...contextOf(editor), now: '2026-04-01T12:00:00.000Z' })
    late(...onTalroo)
      .when(review)
      .then({ type: 'JobBoardsClosed', data: { boards: ['zipRecruiter'], because: 'duration' } })
    given(...onTalroo)
      .when({ type: 'CloseJobBoards', data: { jobId, boards: ['talroo', 'careers'] } })
      .then({ type: 'JobBoardsClosed', data: { boards: ['talroo'], because: 'person' } })
  })
})
