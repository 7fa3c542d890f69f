import { it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import type { WebhookEvent } from '#contracts/webhook/events.ts'
import { acme, rita } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { webhooks } from './webhooks.ts'

const webhookId = '77777777-7777-4777-8777-777777777777'
const of = { webhookId, host: 'crm.example' }
const url = 'https://crm.example/in'
const added: WebhookEvent = {
  type: 'WebhookAdded',
  data: { ...of, kind: 'webhook', url, types: [], ownerId: rita, secret: 'whsec_x' },
}
const given = (...events: WebhookEvent[]) =>
  specifyProjection(webhooks)(...recorded(streamName(acme, 'webhook', webhookId), events))

it('shows where a webhook leads and why it is not called', () => {
  given(added).shows({ url, name: null, jobIds: [], status: 'active', reason: null, createdAt: minutesPastNoon(0) })
  given(added, { type: 'WebhookSwitchedOff', data: { ...of, reason: 'failing' } }).shows({
    status: 'off',
    reason: 'failing',
    statusAt: minutesPastNoon(1),
  })
  given(added, { type: 'WebhookRemoved', data: of }).showsNothing()
})
