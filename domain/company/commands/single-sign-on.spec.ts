import { describe, it } from 'vitest'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { acme, admin, contextOf, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(companyDecider, contextOf(admin))
const registered: CompanyEvent = { type: 'CompanyRegistered', data: { companyId: acme, name: 'Acme', createdBy: rita } }
const settings = {
  issuer: 'https://id.acme.test',
  clientId: 'hirelog',
  clientSecret: 's3cret',
  signUp: true,
  passwords: true,
}
const configured: CompanyEvent = { type: 'SingleSignOnConfigured', data: settings }
const configure = (changes: Partial<Omit<typeof settings, 'clientSecret'>> & { clientSecret?: string | null } = {}) =>
  ({ type: 'ConfigureSingleSignOn', data: { ...settings, ...changes } }) as const

describe('single sign-on of a company', () => {
  it('is configured, and configured again only when something changes', () => {
    given(registered).when(configure()).then(configured)
    given(registered, configured).when(configure()).thenNothing()
    given(registered, configured)
      .when(configure({ passwords: false }))
      .then({ type: 'SingleSignOnConfigured', data: { ...settings, passwords: false } })
  })

  it('keeps its secret when no other is given', () => {
    given(registered, configured)
      .when(configure({ clientSecret: null, signUp: false }))
      .then({ type: 'SingleSignOnConfigured', data: { ...settings, signUp: false } })
  })

  it('never sends the secret of one provider to another', () => {
    given(registered)
      .when(configure({ clientSecret: null }))
      .thenRejects('company/single-sign-on-invalid')
    given(registered, configured)
      .when(configure({ clientSecret: null, issuer: 'https://evil.test' }))
      .thenRejects('company/single-sign-on-invalid')
    given(registered, configured)
      .when(configure({ clientSecret: null, clientId: 'another' }))
      .thenRejects('company/single-sign-on-invalid')
  })

  it('is switched off once, and belongs to no other company', () => {
    given(registered, configured)
      .when({ type: 'DisableSingleSignOn', data: {} })
      .then({ type: 'SingleSignOnDisabled', data: {} })
    given(registered).when({ type: 'DisableSingleSignOn', data: {} }).thenNothing()
    given().when(configure()).thenRejects('company/not-found')
  })
})
