import type { pauses, switchOffs } from '#contracts/webhook/event-types.ts'
import type { WebhookEvent } from '#contracts/webhook/events.ts'

type Added = Extract<WebhookEvent, { type: 'WebhookAdded' }>['data']
export type KnownWebhook = Omit<Added, 'secret'> & {
  status: 'active' | 'paused' | 'off'
  reason: (typeof pauses)[number] | (typeof switchOffs)[number] | null
  secret: string
  previous: { secret: string; until: string } | null
  /** Of the deliveries that are deleted by now, the last day. */
  countedDay: string | null
}
/** Of one that was removed, the deliveries are still counted. */
type RemovedWebhook = Pick<KnownWebhook, 'webhookId' | 'host' | 'countedDay'> & { status: 'removed' }
export type Webhook = { status: 'unknown' } | RemovedWebhook | KnownWebhook

export const initialState = (): Webhook => ({ status: 'unknown' })
export const isWebhook = (state: Webhook): state is KnownWebhook => 'url' in state

export function evolve(state: Webhook, event: WebhookEvent): Webhook {
  if (event.type === 'WebhookAdded')
    return { ...event.data, status: 'active', reason: null, previous: null, countedDay: null }
  if (state.status === 'removed' && event.type === 'WebhookDayCounted') return { ...state, countedDay: event.data.day }
  if (!isWebhook(state)) return state
  switch (event.type) {
    case 'WebhookChanged': {
      const { name: _name, jobIds: _jobIds, ...before } = state
      return { ...before, ...event.data }
    }
    case 'WebhookSecretRotated': {
      const { secret, previousUntil: until } = event.data
      return { ...state, secret, previous: { secret: state.secret, until } }
    }
    case 'WebhookPaused':
      return { ...state, status: 'paused', reason: event.data.reason }
    case 'WebhookSwitchedOff':
      return { ...state, status: 'off', reason: event.data.reason }
    case 'WebhookResumed':
      return { ...state, status: 'active', reason: null }
    case 'WebhookReplayAsked':
      return state
    case 'WebhookDayCounted':
      return { ...state, countedDay: event.data.day }
    case 'WebhookRemoved':
      return { status: 'removed', webhookId: state.webhookId, host: state.host, countedDay: state.countedDay }
    default:
      return event satisfies never
  }
}
