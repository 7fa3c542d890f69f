import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { listingOf } from '#contracts/job/boards/listing.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import { aJob, backendJob } from '#test/fixtures/job.ts'
import { noon } from '#test/fixtures/people.ts'
import { jobPosting } from './job-posting.ts'

const text = z.string().min(1)
const Address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text.optional(),
  addressLocality: text.optional(),
  addressRegion: text.optional(),
  postalCode: text.optional(),
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
})
const common = {
  '@context': z.literal('https://schema.org/'),
  '@type': z.literal('JobPosting'),
  title: text,
  description: text.startsWith('<p>'),
  datePosted: z.iso.datetime(),
  validThrough: z.iso.datetime().optional(),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'OTHER']).optional(),
  hiringOrganization: z.strictObject({
    '@type': z.literal('Organization'),
    name: text,
    sameAs: z.url().optional(),
    logo: z.url().optional(),
  }),
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: text }),
  baseSalary: z
    .strictObject({
      '@type': z.literal('MonetaryAmount'),
      currency: z.string().length(3),
      value: z.strictObject({
        '@type': z.literal('QuantitativeValue'),
        minValue: z.number().optional(),
        maxValue: z.number().optional(),
        unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
      }),
    })
    .optional(),
}
/** Google's fields for job postings: a place, or for remote work where applicants may live. */
const JobPosting = z.union([
  z.strictObject({ ...common, jobLocation: z.strictObject({ '@type': z.literal('Place'), address: Address }) }),
  z.strictObject({
    ...common,
    jobLocationType: z.literal('TELECOMMUTE'),
    applicantLocationRequirements: z.strictObject({ '@type': z.literal('Country'), name: text }),
  }),
])

const of = (changes: Partial<JobDraft['details']> = {}, deadline: string | null = null) =>
  jobPosting(
    { listing: listingOf(aJob(changes), null, 'Acme'), jobId: backendJob, postedAt: noon, deadline },
    { logo: 'https://jobs.acme.test/logo.png', titles: undefined },
  )

describe('the JobPosting of a page', () => {
  it('has the fields that Google requires, and those it recommends', () => {
    expect(JobPosting.parse(of({}, '2026-04-01T12:00:00.000Z'))).toMatchObject({
      title: 'Backend engineer',
      employmentType: 'FULL_TIME',
      validThrough: '2026-04-01T12:00:00.000Z',
      baseSalary: { currency: 'EUR', value: { minValue: 60_000, maxValue: 80_000, unitText: 'YEAR' } },
      jobLocation: { address: { addressLocality: 'Berlin', addressCountry: 'DE' } },
    })
  })

  it('says of remote work where applicants may live', () => {
    expect(JobPosting.parse(of({ workplace: 'Remote' }))).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'DE' },
    })
  })

  it('keeps a salary that the job keeps', () => {
    const salary = { ...aJob().details.salary, show: false }
    expect(JobPosting.parse(of({ salary }))).not.toHaveProperty('baseSalary')
  })
})
