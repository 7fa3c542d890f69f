import { it } from 'vitest'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { acme, admin, contextOf, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(companyDecider, contextOf(admin))
const registered: CompanyEvent = {
  type: 'CompanyRegistered',
  data: { companyId: acme, name: 'Acme', createdBy: rita },
}
const limit = (moduleLimit: 10 | 15) => ({ type: 'SetModuleLimit', data: { moduleLimit } }) as const
const set: CompanyEvent = { type: 'ModuleLimitSet', data: { moduleLimit: 15 } }

it('a company can ask ten questions in a job, until it is given another limit', () => {
  given(registered).when(limit(10)).thenNothing()
  given(registered).when(limit(15)).then(set)
  given(registered, set).when(limit(15)).thenNothing()
  given(registered, set)
    .when(limit(10))
    .then({ type: 'ModuleLimitSet', data: { moduleLimit: 10 } })
})
