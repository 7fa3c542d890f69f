import { describe, expect, it } from 'vitest'
import { CandidateExperience, JobChange, SavedJob } from '#contracts/http/api/job-wire.ts'
import { initialColumns } from '#contracts/job/columns.ts'
import { emptyDraft } from '#contracts/job/blank.ts'
import { noAddress } from '#contracts/job/empty-details.ts'
import { aJob, anInterview, backendJob, choice, journeyWith } from '#test/fixtures/job.ts'
import { noon, rita } from '#test/fixtures/people.ts'
import { savedJob, sectionsOf } from './job-wire.ts'
import { experienceOf, journeyOf } from './journey-wire.ts'

const stored = {
  jobId: backendJob,
  status: 'draft' as const,
  title: 'Backend engineer',
  search: ' backend engineer',
  categories: '',
  ...aJob(),
  step: 'screen' as const,
  columns: initialColumns,
  permissions: [],
  blindReview: false,
  referrals: { copyLink: true, qrCode: false },
  anonymousReview: 'off' as const,
  journeyVersion: 0,
  pinnedScorecards: [],
  createdBy: rita,
  createdAt: noon,
  updatedAt: noon,
  activatedAt: null,
  archivedAt: null,
  deadline: null,
  shares: { opened: 0, copied: 0, qr: 0, boards: 0, invitations: 0, referrals: 0 },
  revision: 4,
}
const journey = journeyWith(choice('shift'), anInterview('video'))

describe('a job on the wire', () => {
  it('names the page that was open, and the step of each page', () => {
    const open = (subStep: string | null) =>
      savedJob({ ...stored, journey, subStep }, 'http://x/y', 'Acme').lastSubStepIdx
    expect([open(null), open('shift'), open('video'), open('gone')]).toEqual([0, 1, 2, 0])
    expect(Object.values(experienceOf(journey).pages).map(({ step }) => step)).toEqual([
      'info',
      'questions',
      'widget',
      'thanks',
      'reject',
    ])
    expect(Object.values(experienceOf(journey).pages).map(({ form_type }) => form_type)).toEqual([1, 1, 0, null, null])
    const strict = journeyWith({ ...choice('shift'), rejectOnWrong: true })
    expect(experienceOf(strict).pages.shift!.form_type).toBe(2)
    expect(journeyOf(CandidateExperience.parse(experienceOf(journey)))).toEqual(journey)
  })

  it('comes back as the draft it was, by way of JSON', () => {
    const wire = SavedJob.parse(JSON.parse(JSON.stringify(savedJob(stored, 'http://x/y', 'Acme'))))
    expect(wire).toMatchObject({ lastStepIdx: 2, skills: ['TypeScript'], englishLevel: 'C1', revision: 4 })
    expect(sectionsOf(JobChange.parse(wire), emptyDraft())).toEqual(aJob())
  })

  it('leaves sections no one sent as they are', () => {
    expect(sectionsOf({}, aJob())).toEqual({})
    expect(sectionsOf({ englishLevel: null }, aJob())).toEqual({
      scorecard: { ...aJob().scorecard, englishLevel: null },
    })
    expect(sectionsOf({ title: 'Porter' }, aJob())).toEqual({ details: { ...aJob().details, jobTitle: 'Porter' } })
  })
})

describe('the details of a job on the wire', () => {
  const whole = aJob({
    salary: { currency: 'EUR', min: 1, max: 2, period: 'monthly', show: false },
    address: { ...noAddress, street: 'Torstr. 1', city: 'Berlin', postcode: '10119', latitude: 52.5 },
    responsibilities: [{ id: 'r1', title: 'Lead a team' }],
    hiringManager: { name: 'Ada', position: 'CTO' },
    hiringOrganization: { name: 'Acme', email: 'hr@acme.test', website: 'https://acme.test', sameAs: '' },
    applyUrl: 'https://acme.test/apply',
    interviewMode: 'LIVE',
    categories: [{ categoryId: 'office', name: 'Office' }],
    language: 'de',
    transcriptLanguage: 'de-DE',
    autoInvite: false,
    additionals: ['Driving licence'],
  })

  it('come back as they were', () => {
    const wire = SavedJob.parse(JSON.parse(JSON.stringify(savedJob({ ...stored, ...whole }, 'http://x/y', 'Acme'))))
    expect(wire.integration_meta.jobData).toMatchObject({
      address: { streetAddress: 'Torstr. 1', postalCode: '10119', addressCountry: 'DE' },
      compensation: { showCompensation: false },
    })
    expect(sectionsOf(JobChange.parse(wire), emptyDraft()).details).toEqual(whole.details)
  })

  it('say where the job is in the words of a map service too', () => {
    const { location } = savedJob({ ...stored, ...whole }, 'http://x/y', 'Acme')
    expect(location).toEqual({
      description: whole.details.location,
      terms: [{ offset: 0, value: whole.details.location }],
      address_components: [
        { long_name: 'Torstr. 1', short_name: 'Torstr. 1', types: ['route'] },
        { long_name: 'Berlin', short_name: 'Berlin', types: ['locality', 'political'] },
        { long_name: '10119', short_name: '10119', types: ['postal_code'] },
        { long_name: 'DE', short_name: 'DE', types: ['country', 'political'] },
      ],
    })
    const wire = SavedJob.parse(savedJob({ ...stored, ...whole }, 'http://x/y', 'Acme'))
    const component = (name: string, ...types: string[]) => ({ long_name: name, short_name: name, types })
    const moved = JobChange.parse({
      ...wire,
      location: {
        terms: [
          { offset: 0, value: 'Porto' },
          { offset: 7, value: 'Portugal' },
        ],
        address_components: [
          component('12', 'street_number'),
          component('Main St', 'route'),
          component('Porto', 'locality', 'political'),
          component('pt', 'country', 'political'),
        ],
      },
    })
    const { details } = sectionsOf(moved, whole)
    expect(details).toMatchObject({
      location: 'Porto, Portugal',
      countryCode: 'PT',
      address: { street: '12 Main St', city: 'Porto', postcode: '', latitude: null },
    })
    const both = { ...moved, integration_meta: { jobData: { address: { city: 'Braga', countryCode: 'PT' } } } }
    expect(sectionsOf(both, whole).details).toMatchObject({ address: { city: 'Braga' } })
  })

  it('change field by field, and are taken away by sending them empty', () => {
    const sent = JobChange.parse({ hiringManager: null, integration_meta: { jobData: { applyUrl: '' } } })
    const { details } = sectionsOf(sent, whole)
    expect(details).not.toHaveProperty('hiringManager')
    expect(details).not.toHaveProperty('applyUrl')
    expect(details).toMatchObject({ interviewMode: 'LIVE', address: { city: 'Berlin' }, salary: { show: false } })
  })
})

describe('the pages of a journey', () => {
  it('lead from one to the next, the last to thank-you, and a wrong answer to reject', () => {
    const { initialPageId, pages } = experienceOf(journey)
    expect(initialPageId).toBe('info')
    expect(Object.entries(pages).map(([id, { states }]) => [id, states.ok, states.fail])).toEqual([
      ['info', 'shift', 'reject'],
      ['shift', 'video', 'reject'],
      ['video', 'thanks', 'reject'],
      ['thanks', null, null],
      ['reject', null, null],
    ])
  })

  it('become the same journey again', () => {
    expect(journeyOf(CandidateExperience.parse(experienceOf(journey)))).toEqual(journey)
  })

  it('are refused when one is missing, leads back or is led to by none', () => {
    const { initialPageId, version, pages } = experienceOf(journey)
    const with_ = (changes: typeof pages) => () =>
      journeyOf({ initialPageId, version, pages: { ...pages, ...changes } })
    const leading = (from: string, ok: string | null) => ({
      [from]: { ...pages[from]!, states: { ...pages[from]!.states, ok } },
    })

    expect(with_(leading('shift', 'nowhere'))).toThrow(
      expect.objectContaining({
        code: 'job/invalid-fields',
        message: 'The pages do not make a journey',
        fields: { candidate_experience: 'There is no page nowhere' },
      }),
    )
    expect(with_(leading('video', 'info'))).toThrow(
      expect.objectContaining({ fields: { candidate_experience: 'Page info leads back to itself' } }),
    )
    expect(with_(leading('info', 'thanks'))).toThrow(
      expect.objectContaining({ fields: { candidate_experience: 'No page leads to shift' } }),
    )
  })
})
