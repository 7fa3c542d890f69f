import { describe, it } from 'vitest'
import type { IntegrationCommand } from '#contracts/integration/commands.ts'
import type { IntegrationEvent } from '#contracts/integration/events.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { integrationDecider } from './decider.ts'

const context = contextOf(admin)
const given = specify(integrationDecider, context)
const ownerId = '11111111-1111-4111-8111-111111111111'
const of = { integrationId: context.commandId, integrationType: 'greenhouse' } as const
const credentials = { ownerId, token: 'their token', email: 'ada@acme.example' }
const connect = (more: object = {}): IntegrationCommand => ({
  type: 'ConnectIntegration',
  data: { integrationType: 'greenhouse', ...credentials, ...more },
})
const connected: IntegrationEvent = {
  type: 'IntegrationConnected',
  data: { ...of, keyId: context.commandId, ...credentials },
}
const failed: IntegrationEvent = { type: 'IntegrationFailed', data: { ...of, cause: 'It answered 401' } }
const health = (cause: string | null): IntegrationCommand => ({
  type: 'RecordIntegrationHealth',
  data: { integrationId: of.integrationId, cause },
})
const type = { integrationType: 'greenhouse' } as const

describe('an integration', () => {
  it('is connected once; connecting it again changes its credentials', () => {
    given().when(connect()).then(connected)
    given(connected).when(connect()).thenNothing()
    given(connected)
      .when(connect({ token: 'another' }))
      .then({ type: 'IntegrationCredentialsChanged', data: { ...of, ...credentials, token: 'another' } })
  })

  it('has a key that can be renewed, and settings', () => {
    given(connected)
      .when({ type: 'RenewIntegrationKey', data: type })
      .then({ type: 'IntegrationKeyRenewed', data: { ...of, keyId: context.commandId } })
    const change = { type: 'ChangeIntegrationSettings', data: { ...type, messaging: { inviteByMail: false } } } as const
    const changed: IntegrationEvent = {
      type: 'IntegrationSettingsChanged',
      data: { ...of, messaging: { inviteByMail: false } },
    }
    given(connected).when(change).then(changed)
    given(connected, changed).when(change).thenNothing()
  })

  it('knows the account there it was linked to, and keeps the token that was handed out last', () => {
    const account = { id: '4711', address: 'https://au2api.jobadder.com/v2' }
    const { integrationId } = of
    const jobAdder = { integrationType: 'jobadder', ownerId, token: 'first', email: null } as const
    const here = { integrationId, integrationType: 'jobadder' } as const
    const there: IntegrationEvent = {
      type: 'IntegrationConnected',
      data: { ...jobAdder, ...here, keyId: integrationId },
    }
    const linked: IntegrationEvent = {
      type: 'IntegrationAccountLinked',
      data: { ...here, account: '4711', address: account.address },
    }
    const link: IntegrationCommand = { type: 'ConnectIntegration', data: { ...jobAdder, account } }
    given(there).when(link).then(linked)
    given(there, linked).when(link).thenNothing()
    const renew = (token: string): IntegrationCommand => ({
      type: 'RenewIntegrationToken',
      data: { integrationId, token },
    })
    given(there, linked)
      .when(renew('second'))
      .then({ type: 'IntegrationTokenRenewed', data: { ...here, token: 'second' } })
    given(there, linked).when(renew('first')).thenNothing()
    given().when(renew('second')).thenNothing()
  })

  it('is paused, goes on and ends', () => {
    const pause: IntegrationCommand = { type: 'PauseIntegration', data: type }
    const paused: IntegrationEvent = { type: 'IntegrationPaused', data: of }
    const resume: IntegrationCommand = { type: 'ResumeIntegration', data: type }
    const end: IntegrationCommand = { type: 'DisconnectIntegration', data: type }
    const ended: IntegrationEvent = { type: 'IntegrationDisconnected', data: of }
    given(connected).when(pause).then(paused)
    given(connected, paused).when(pause).thenNothing()
    given(connected, paused).when(resume).then({ type: 'IntegrationResumed', data: of })
    given(connected).when(resume).thenNothing()
    given(connected).when(end).then(ended)
    given(connected, ended).when(end).thenNothing()
    given(connected, ended).when(pause).thenRejects('integration/not-found')
  })

  it('keeps results back and lets them go when it goes on, has another owner, or ends', () => {
    const [ada, ben] = ['aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa1', 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa2']
    const hold = (candidateId: string): IntegrationCommand => ({
      type: 'HoldIntegrationResult',
      data: { integrationId: of.integrationId, candidateId },
    })
    const held = (candidateId: string): IntegrationEvent => ({
      type: 'IntegrationResultHeld',
      data: { ...of, candidateId },
    })
    const released = (...candidateIds: string[]): IntegrationEvent => ({
      type: 'IntegrationResultsReleased',
      data: { ...of, candidateIds },
    })
    const release: IntegrationCommand = { type: 'ReleaseIntegrationResults', data: {} }
    const paused: IntegrationEvent = { type: 'IntegrationPaused', data: of }
    const waiting = [connected, paused, held(ada), held(ben)]
    given(connected, paused).when(hold(ada)).then(held(ada))
    given(...waiting)
      .when(hold(ada))
      .thenNothing()
    given(...waiting)
      .when(release)
      .thenNothing()
    given(...waiting)
      .when({ type: 'ResumeIntegration', data: type })
      .then({ type: 'IntegrationResumed', data: of }, released(ada, ben))
    given(connected, held(ada)).when(release).then(released(ada))
    given(connected, held(ada), released(ada)).when(release).thenNothing()
    given(connected, held(ada))
      .when(connect({ token: 'another' }))
      .then({ type: 'IntegrationCredentialsChanged', data: { ...of, ...credentials, token: 'another' } }, released(ada))
    given(...waiting)
      .when({ type: 'DisconnectIntegration', data: type })
      .then(released(ada, ben), { type: 'IntegrationDisconnected', data: of })
    const many = Array.from({ length: 201 }, (_, n) => `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, '0')}`)
    given(connected, ...many.map(held))
      .when(release)
      .then(released(...many.slice(0, 200)), released(many[200]!))
  })

  it('says when it fails and when it works again, once each', () => {
    given(connected).when(health(null)).then({ type: 'IntegrationWorked', data: of })
    given(connected).when(health('It answered 401')).then(failed)
    given(connected, failed).when(health('It answered 401')).thenNothing()
    given(connected, failed).when(health(null)).then({ type: 'IntegrationWorked', data: of })
    given().when(health(null)).thenNothing()
  })

  it('remembers who waits for it, once each, until it is there', () => {
    const wish: IntegrationCommand = { type: 'AwaitIntegration', data: { integrationType: 'lever', userId: ownerId } }
    const awaited: IntegrationEvent = {
      type: 'IntegrationAwaited',
      data: { integrationType: 'lever', userId: ownerId },
    }
    const announce: IntegrationCommand = { type: 'AnnounceIntegration', data: { integrationType: 'lever' } }
    given().when(wish).then(awaited)
    given(awaited).when(wish).thenNothing()
    given(awaited)
      .when(announce)
      .then({ type: 'IntegrationAvailable', data: { integrationType: 'lever', userIds: [ownerId] } })
    given().when(announce).thenNothing()
  })
})
