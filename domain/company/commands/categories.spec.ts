import { describe, it } from 'vitest'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { acme, admin, contextOf, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(companyDecider, contextOf(admin))
const registered: CompanyEvent = {
  type: 'CompanyRegistered',
  data: { companyId: acme, name: 'Acme', createdBy: rita },
}
const office = { categoryId: 'o', name: 'Office' }
const backend = { categoryId: 'b', name: 'Backend' }
const main = [{ categoryId: 'e', name: 'Engineering', subcategories: [backend] }]
const updated: CompanyEvent = { type: 'CategoriesUpdated', data: { main, other: [office] } }

describe('the categories of a company', () => {
  it('are replaced as a whole, without duplicates', () => {
    const twice = [office, { categoryId: 'o2', name: 'OFFICE' }]
    given(registered)
      .when({ type: 'UpdateCategories', data: { main, other: twice } })
      .then(updated)
    given(registered, updated)
      .when({ type: 'UpdateCategories', data: { main, other: [office] } })
      .thenNothing()
  })

  it('learn what a job brings along, and nothing twice', () => {
    const nursing = { categoryId: 'n', name: 'Nursing' }
    given(registered, updated)
      .when({ type: 'AddCategories', data: { added: [nursing, { categoryId: 'b2', name: 'backend' }] } })
      .then({ type: 'CategoriesUpdated', data: { main, other: [office, nursing] } })
    given(registered, updated)
      .when({ type: 'AddCategories', data: { added: [backend] } })
      .thenNothing()
  })

  it('are those of a company there is', () => {
    given()
      .when({ type: 'AddCategories', data: { added: [office] } })
      .thenRejects('company/not-found')
  })
})
