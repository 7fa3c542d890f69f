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
const settings = (isAutoApproveEnabled: boolean) => ({ isAutoApproveEnabled })
const change = (on: boolean) => ({ type: 'ChangeSchedulingSettings', data: settings(on) }) as const
const changed = (on: boolean): CompanyEvent => ({ type: 'SchedulingSettingsChanged', data: settings(on) })

it('interviews need no approval until the company says otherwise', () => {
  given(registered).when(change(true)).thenNothing()
  given(registered).when(change(false)).then(changed(false))
  given(registered, changed(false)).when(change(false)).thenNothing()
  given(registered, changed(false)).when(change(true)).then(changed(true))
  given().when(change(true)).thenRejects('company/not-found')
})
