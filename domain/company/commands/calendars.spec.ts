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
const [one, other] = ['88888888-8888-4888-8888-888888888801', '88888888-8888-4888-8888-888888888802']
const service = (serviceId: string, secret = 'first') => ({
  ...{ serviceId, provider: 'google', domain: 'acme.test' },
  ...{ email: 'it@acme.test', account: `ser_${serviceId}`, secret },
})
const connect = (serviceId: string, secret?: string) =>
  ({ type: 'ConnectCompanyCalendars', data: service(serviceId, secret) }) as const
const connected = (serviceId: string, secret?: string): CompanyEvent => ({
  type: 'CompanyCalendarsConnected',
  data: service(serviceId, secret),
})
const disconnected = (serviceId: string, secret: string): CompanyEvent => ({
  type: 'CompanyCalendarsDisconnected',
  data: { serviceId, secret },
})
const rotate = (serviceId: string, former: string, secret: string) =>
  ({ type: 'RotateCompanyCalendarsToken', data: { serviceId, former, secret } }) as const
const rotated = (secret: string): CompanyEvent => ({
  type: 'CompanyCalendarsTokenRotated',
  data: { serviceId: one, secret },
})

it('a company has one account for all its calendars; another takes its place, and the permission of the former is given back', () => {
  given(registered).when(connect(one)).then(connected(one))
  given(registered, connected(one)).when(connect(one)).thenNothing()
  given(registered, connected(one)).when(connect(one, 'second')).then(connected(one, 'second'))
  given(registered, connected(one), rotated('second'))
    .when(connect(other))
    .then(disconnected(one, 'second'), connected(other))
  given().when(connect(one)).thenRejects('company/not-found')
})

it('a token is replaced where it is still the one that was used, and given back with the account', () => {
  const disconnect = { type: 'DisconnectCompanyCalendars', data: {} } as const
  given(registered, connected(one))
    .when(rotate(one, 'first', 'second'))
    .then(rotated('second'))
  given(registered, connected(one), rotated('second'))
    .when(rotate(one, 'first', 'third'))
    .thenNothing()
  given(registered, connected(one))
    .when(rotate(other, 'first', 'second'))
    .thenNothing()
  given(registered, connected(one), rotated('second')).when(disconnect).then(disconnected(one, 'second'))
  given(registered).when(disconnect).thenNothing()
})
