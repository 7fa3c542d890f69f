import { describe, it } from 'vitest'
import { actorOf } from '#contracts/kernel/asker.ts'
import { noDetails } from '#contracts/company/details.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { MAX_API_KEYS, MAX_JOB_KEYS } from '#domain/company/commands/issue-api-key.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { acme, admin, contextOf, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(companyDecider, contextOf(admin))
const registration = { companyId: acme, name: 'Acme', createdBy: rita }
const registered: CompanyEvent = { type: 'CompanyRegistered', data: registration }
const keyOf = (n: number) => ({
  keyId: `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`,
  label: `Program ${n}`,
  scopes: ['jobs.read' as const],
  secretHash: `hash-${n}`,
})
const issued = (n: number): CompanyEvent => ({
  type: 'ApiKeyIssued',
  data: { ...keyOf(n), owner: { userId: actorOf(admin).id }, jobId: null, endsAt: null },
})
const revoked = (n: number): CompanyEvent => ({ type: 'ApiKeyRevoked', data: { keyId: keyOf(n).keyId } })
const issue = (n: number) => ({ type: 'IssueApiKey', data: keyOf(n) }) as const
const revoke = (n: number) => ({ type: 'RevokeApiKey', data: { keyId: keyOf(n).keyId } }) as const

describe('registering a company', () => {
  it('happens once', () => {
    given().when({ type: 'RegisterCompany', data: registration }).then(registered)
    given(registered).when({ type: 'RegisterCompany', data: registration }).thenRejects('company/already-registered')
  })
})

describe('an API key', () => {
  it('is issued with its label and scopes, each scope once', () => {
    given(registered).when(issue(1)).then(issued(1))
    given(registered)
      .when({ type: 'IssueApiKey', data: { ...keyOf(1), scopes: ['jobs.read', 'jobs.read'] } })
      .then(issued(1))
  })

  it('is not issued by an unknown company', () => {
    given().when(issue(1)).thenRejects('company/not-found')
  })

  it('is refused beyond the limit, until one is revoked', () => {
    const all = Array.from({ length: MAX_API_KEYS }, (_, n) => issued(n))
    given(registered, ...all)
      .when(issue(99))
      .thenRejects('company/too-many-api-keys', 'A company can have 20 API keys. Revoke one that is no longer used.')
    given(registered, ...all, revoked(3))
      .when(issue(99))
      .then(issued(99))
  })

  it('ends the one it replaces in the same decision, also where there is room for no more', () => {
    const all = Array.from({ length: MAX_API_KEYS }, (_, n) => issued(n))
    const replace = (n: number) => ({ type: 'IssueApiKey', data: { ...keyOf(99), replaces: keyOf(n).keyId } }) as const
    given(registered, ...all)
      .when(replace(3))
      .then(issued(99), revoked(3))
    given(registered, issued(1)).when(replace(2)).thenRejects('company/api-key-not-found')
  })

  it('of one job takes the place of the one before, and counts apart from those of the API', () => {
    const job = { jobId: '77777777-7777-4777-8777-777777777777', endsAt: '2026-09-01T12:00:00.000Z' }
    const other = { ...job, jobId: '77777777-7777-4777-8777-777777777778' }
    const ofJob = (n: number, of = job): CompanyEvent => {
      const { type, data } = issued(n)
      return { type, data: { ...data, ...of } } as CompanyEvent
    }
    const issueFor = (n: number, of = job) => ({ type: 'IssueApiKey', data: { ...keyOf(n), job: of } }) as const
    const all = Array.from({ length: MAX_API_KEYS }, (_, n) => issued(n))
    given(registered, ...all)
      .when(issueFor(50))
      .then(ofJob(50))
    given(registered, ofJob(50)).when(issueFor(51)).then(ofJob(51), revoked(50))
    given(registered, ofJob(50)).when(issueFor(51, other)).then(ofJob(51, other))
    given(registered, ofJob(50)).when(issue(1)).then(issued(1))
    const jobs = Array.from({ length: MAX_JOB_KEYS }, (_, n) =>
      ofJob(n, { ...job, jobId: `${String(n).padStart(8, '0')}-0000-4000-8000-000000000001` }),
    )
    given(registered, ...jobs)
      .when(issueFor(999))
      .thenRejects(
        'company/too-many-api-keys',
        'At most 200 jobs can have a key at once. Revoke one that is no longer used.',
      )
  })

  it('is revoked once', () => {
    given(registered, issued(1)).when(revoke(1)).then(revoked(1))
    given(registered, issued(1), revoked(1)).when(revoke(1)).thenRejects('company/api-key-not-found')
  })
})

describe('company details', () => {
  const details = { ...noDetails, name: 'Acme' }
  const change = (changes: Partial<typeof details>) =>
    ({ type: 'ChangeCompanyDetails', data: { ...details, ...changes } }) as const

  it('are kept as they were checked', () => {
    given(registered)
      .when(change({ name: ' Acme Labs ', website: 'acme.test' }))
      .then({ type: 'CompanyDetailsChanged', data: { ...details, name: 'Acme Labs', website: 'https://acme.test/' } })
  })

  it('that stay as they are, are no event', () => {
    given(registered).when(change({})).thenNothing()
  })

  it('are refused with what to mend', () => {
    given(registered)
      .when(change({ name: '' }))
      .thenRejects('company/details-invalid', { name: 'Enter the name of your company' })
  })
})

describe('the address of a company', () => {
  const [first, second] = ['77777777-7777-4777-8777-777777777771', '77777777-7777-4777-8777-777777777772']
  const took = (slug: string, claim: string, previous: { slug: string; claim: string } | null): CompanyEvent => ({
    type: 'CompanySlugChanged',
    data: { slug, claim, previous },
  })

  it('is taken once per claim, and names the one before', () => {
    const held = took('acme', first, null)
    given(registered)
      .when({ type: 'TakeCompanySlug', data: { slug: 'acme', claim: first } })
      .then(held)
    given(registered, held)
      .when({ type: 'TakeCompanySlug', data: { slug: 'acme', claim: first } })
      .thenNothing()
    given(registered, held)
      .when({ type: 'TakeCompanySlug', data: { slug: 'acme-labs', claim: second } })
      .then(took('acme-labs', second, { slug: 'acme', claim: first }))
  })
})
