import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type FedBoard, fedBoards } from '#contracts/job/boards/boards.ts'
import { listingOf, keptOf, postingOf } from '#contracts/job/boards/listing.ts'
import { noAddress } from '#contracts/job/empty-details.ts'
import { aJob, backendJob } from '#test/fixtures/job.ts'
import { acme, noon } from '#test/fixtures/people.ts'
import { fieldsOf, parseXml } from '#test/support/xml.ts'
import type { PostedJob } from '../../use-cases/postings/posted-jobs.ts'
import { feedOf } from './feeds.ts'

const text = z.string().min(1)
const country = z.string().regex(/^[A-Z]{2}$/)
const address = z.url({ protocol: /^https$/ })
const instant = z.iso.datetime()
const head = { publisher: text, publisherurl: address, lastBuildDate: instant }

const days = z.iso.date()
const more = { salary: text.optional(), jobtype: text.optional(), category: text.optional() }

/** Each board's table of fields: what is required, what else it knows, and nothing that it does not. */
const tables: Record<FedBoard, { head: z.ZodType; job: z.ZodType }> = {
  indeed: {
    head: z.strictObject(head),
    job: z.strictObject({
      ...{ title: text, date: instant, referencenumber: text, requisitionid: text, url: address, company: text },
      ...{ sourcename: text, city: text, state: text, country, description: text, salary: text, jobtype: text },
      ...{ category: text, expirationdate: instant, remotetype: text, postalcode: text, streetaddress: text },
      experience: text.optional(),
    }),
  },
  talroo: {
    head: z.strictObject(head),
    job: z.strictObject({
      ...{ title: text, date: instant, referencenumber: text, url: address, company: text, city: text, state: text },
      ...{ description: text, country: country.optional(), postalcode: text.optional(), ...more },
    }),
  },
  zipRecruiter: {
    head: z.strictObject(head),
    job: z.strictObject({
      ...{ referencenumber: text, title: text, description: text, company: text, city: text, state: text, country },
      ...{ expiration_date: instant, date: instant, url: address, postalcode: text, category: text.optional() },
      compensation_min: z.string().regex(/^\d+$/).optional(),
      compensation_max: z.string().regex(/^\d+$/).optional(),
      compensation_currency: z.string().length(3).optional(),
      compensation_interval: z.enum(['hourly', 'daily', 'weekly', 'monthly', 'annual']).optional(),
    }),
  },
  linkedin: {
    head: z.strictObject({
      ...{ lastBuildDate: instant, publisher: text, publisherURL: address },
      expectedJobCount: z.string().regex(/^\d+$/),
    }),
    job: z.strictObject({
      ...{ partnerJobId: text.max(40), title: text, description: z.string().min(100), applyUrl: address },
      ...{ company: text, companyId: z.string().regex(/^\d+$/), location: text, city: text, state: text, country },
      ...{ postalCode: text, listDate: days, expirationDate: instant.optional() },
      jobtype: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACT', 'TEMPORARY', 'OTHER']),
      workplaceTypes: z.enum(['On-site', 'Hybrid', 'Remote']),
      skills: text.optional(),
    }),
  },
}

const draft = aJob({
  jobTitle: 'Engineer <Backend> & more ]]> \u0007',
  jobDescription: `Build & run the "services" <behind> our product.\n\nA team of six.\n${'And more. '.repeat(8)}`,
  countryCode: 'US',
  address: { ...noAddress, street: '1 Main St', city: 'Austin', state: 'TX', postcode: '78701' },
  categories: [{ categoryId: 'it', name: 'IT & Software' }],
})
const kept = {
  ...keptOf({ ...postingOf(draft, null, 'Acme'), requirements: ['TypeScript', 'A <b>'] }, draft),
  email: 'jobs@acme.test',
}
const entry = { postDuration: null, accountId: null, until: null, status: 'to-update', closedBecause: null } as const
const job: PostedJob = {
  jobId: backendJob,
  link: `${acme}.${backendJob}`,
  revision: 4,
  listing: listingOf(draft, kept, 'Acme'),
  entries: {
    linkedin: { ...entry, board: 'linkedin', accountId: '1337', fetched: null },
    zipRecruiter: { ...entry, board: 'zipRecruiter', until: '2026-03-20T12:00:00.000Z', fetched: null },
  },
  postedAt: noon,
  changedAt: noon,
  deadline: '2026-04-01T12:00:00.000Z',
}
const site = 'https://jobs.acme.test'
const feed = (board: FedBoard, jobs = [job]) => {
  const root = parseXml(feedOf(jobs, { company: 'Acme & Sons', site, builtAt: noon, board }))
  return { root, jobs: root.children.filter(({ name }) => name === 'job').map((node) => fieldsOf(node)) }
}

describe.each(fedBoards)('the feed for %s', (board) => {
  it('has what its table of fields requires and nothing else, of texts with any sign in them', () => {
    const { root, jobs } = feed(board)
    expect(root.name).toBe('source')
    const { job: _job, ...about } = fieldsOf(root)
    tables[board].head.parse(about)
    tables[board].job.parse(jobs[0])
    expect(jobs[0]).toMatchObject({ title: 'Engineer <Backend> & more ]]> ' })
    expect(Object.values(jobs[0]!).join(' ')).not.toContain('jobs@acme.test')
  })

  it('leads to the page of the job, and says by which board', () => {
    const [fields] = feed(board).jobs
    expect(fields!.url ?? fields!.applyUrl).toBe(`${site}/careers/${acme}.${backendJob}?from=${board}`)
  })

  it('is whole without jobs', () => {
    expect(feed(board, []).jobs).toEqual([])
  })
})

it('a job leaves ZipRecruiter when its duration there ends, and the others at its deadline', () => {
  expect(feed('zipRecruiter').jobs[0]).toMatchObject({ expiration_date: '2026-03-20T12:00:00.000Z' })
  expect(feed('indeed').jobs[0]).toMatchObject({
    expirationdate: '2026-04-01T12:00:00.000Z',
    salary: 'EUR 60,000 - 80,000 per year',
    description: expect.stringContaining('<li>A &lt;b&gt;</li>'),
  })
})
