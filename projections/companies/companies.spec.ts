import { describe, expect, it } from 'vitest'
import { plainBrand } from '#contracts/company/brand.ts'
import { noDetails } from '#contracts/company/details.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { acme, rita } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { companies } from './companies.ts'

const given = (...events: CompanyEvent[]) =>
  specifyProjection(companies)(...recorded(streamName(acme, 'company', acme), events))
const registered: CompanyEvent = { type: 'CompanyRegistered', data: { companyId: acme, name: 'Acme', createdBy: rita } }
const key = { keyId: '88888888-8888-4888-8888-888888888888', label: 'Reporting', scopes: ['jobs.read' as const] }
const issued: CompanyEvent = {
  type: 'ApiKeyIssued',
  data: { ...key, secretHash: 'a-hash', owner: 'issuer', jobId: null, endsAt: null },
}

describe('the document of a company', () => {
  it('begins with its registration', () => {
    given(registered).shows({
      company_id: acme,
      name: 'Acme',
      createdBy: rita,
      createdAt: minutesPastNoon(0),
      apiKeys: [],
    })
  })

  it('lists the API keys in use, never their secrets', () => {
    given(registered, issued).shows({
      apiKeys: [{ ...key, issuedAt: minutesPastNoon(1), issuedBy: rita, service: false, jobId: null, endsAt: null }],
    })
    given(registered, { ...issued, data: { ...issued.data, owner: 'service' } } as CompanyEvent).shows({
      apiKeys: [{ ...key, issuedAt: minutesPastNoon(1), issuedBy: rita, service: true, jobId: null, endsAt: null }],
    })
    given(registered, issued, { type: 'ApiKeyRevoked', data: { keyId: key.keyId } }).shows({ apiKeys: [] })
    const events = recorded(streamName(acme, 'company', acme), [registered, issued])
    expect(JSON.stringify(events.reduce<ReturnType<typeof companies.evolve>>(companies.evolve, null))).not.toContain(
      'a-hash',
    )
  })

  it('shows its details and its address as they are now', () => {
    const details = { ...noDetails, name: 'Acme Labs', website: 'https://acme.test/' }
    given(
      registered,
      { type: 'CompanyDetailsChanged', data: details },
      { type: 'CompanySlugChanged', data: { slug: 'acme', claim: key.keyId, previous: null } },
    ).shows({ ...details, slug: 'acme' })
    given(registered).shows({ language: 'en', website: null, slug: null })
  })

  it('shows its brands, which one is the default, and the pictures that are kept', () => {
    const [one, two, picture] = ['1', '2', '3'].map((n) => `dddddddd-dddd-4ddd-8ddd-ddddddddddd${n}`) as [
      string,
      string,
      string,
    ]
    const brand = (brandId: string): CompanyEvent => ({ type: 'BrandCreated', data: { ...plainBrand, brandId } })
    const kept = { pictureId: picture, width: 64, height: 32 }
    const history: CompanyEvent[] = [
      registered,
      { type: 'BrandPictureAdded', data: { ...kept, sha256: 'hash', size: 9, addedAt: minutesPastNoon(1) } },
      brand(one),
      { type: 'DefaultBrandSet', data: { brandId: one } },
      brand(two),
      { type: 'BrandChanged', data: { ...plainBrand, brandId: two, logo: picture } },
    ]
    given(...history).shows({
      brands: [
        { ...plainBrand, brandId: one, isDefault: true },
        { ...plainBrand, brandId: two, logo: picture, isDefault: false },
      ],
      pictures: [kept],
    })
    given(
      ...history,
      { type: 'DefaultBrandSet', data: { brandId: two } },
      { type: 'BrandDeleted', data: { brandId: one } },
      { type: 'BrandPicturesRemoved', data: { pictureIds: [picture] } },
    ).shows({ brands: [{ ...plainBrand, brandId: two, logo: picture, isDefault: true }], pictures: [] })
  })
})
