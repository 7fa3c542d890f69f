import { describe, it } from 'vitest'
import type { CompanySlugEvent } from '#contracts/company-slug/events.ts'
import { slugTaken } from '#contracts/company/slug.ts'
import { acme, admin, contextOf, rival } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { companySlugDecider } from './decider.ts'

const given = specify(companySlugDecider, contextOf(admin))
const [first, second] = ['77777777-7777-4777-8777-777777777771', '77777777-7777-4777-8777-777777777772']
const held = (claim = first, companyId = acme) => ({ slug: 'northwind', companyId, claim })
const claimed = (claim = first): CompanySlugEvent => ({ type: 'CompanySlugClaimed', data: held(claim) })
const released = (claim = first): CompanySlugEvent => ({ type: 'CompanySlugReleased', data: held(claim) })

describe('an address of a company', () => {
  it('is taken when it is free', () => {
    given().when({ type: 'ClaimCompanySlug', data: held() }).then(claimed())
    given(claimed(), released())
      .when({ type: 'ClaimCompanySlug', data: held(second) })
      .then(claimed(second))
  })

  it('is refused to every other company', () => {
    given(claimed())
      .when({ type: 'ClaimCompanySlug', data: held(second, rival) })
      .thenRejects('company/slug-taken', { slug: slugTaken })
  })

  it('is refused when no host could have it', () => {
    given()
      .when({ type: 'ClaimCompanySlug', data: { ...held(), slug: 'dashboard' } })
      .thenRejects('company/details-invalid')
  })

  it('taken again by its company, is not freed by what the earlier claim comes to', () => {
    given(claimed(), claimed(second))
      .when({ type: 'ReleaseCompanySlug', data: held(first) })
      .thenNothing()
    given(claimed(), claimed(second))
      .when({ type: 'ReleaseCompanySlug', data: held(second) })
      .then(released(second))
  })
})
