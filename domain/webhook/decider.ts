import { hasControls } from '#contracts/kernel/name.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import { later } from '#contracts/kernel/time.ts'
import type { WebhookCommand } from '#contracts/webhook/commands.ts'
import { LOG_DAYS, ROTATION_HOURS, webhookLimits } from '#contracts/webhook/event-types.ts'
import type { WebhookEvent } from '#contracts/webhook/events.ts'
import type { Decider } from '../decider.ts'
import { evolve, initialState, isWebhook, type KnownWebhook, type Webhook } from './webhook.ts'

/** An endpoint of a company that is called about what happens (INT-005). */
export const webhookDecider: Decider<Webhook, WebhookCommand, WebhookEvent> = {
  category: 'webhook',
  // The secret differs with every try; the same command is the same endpoint.
  facts: ['secret', 'ownerId'],
  initialState,
  evolve,
  decide: (command, state, { now }) => {
    if (command.type === 'AddWebhook') {
      if (state.status !== 'unknown') throw new Rejected('webhook/exists', 'There is this webhook already')
      const { url, types, name, jobIds, ...rest } = command.data
      const data = { ...rest, ...placeOf(url), types: once(types), ...channelOf({ name, jobIds }) }
      return [{ type: 'WebhookAdded', data }]
    }
    if (!isWebhook(state)) {
      if (state.status === 'removed' && command.type === 'RemoveWebhook') return []
      if (state.status === 'removed' && command.type === 'CountWebhookDay') return counted(command.data, state)
      throw new Rejected('webhook/not-found', 'There is no such webhook')
    }
    return decided(command, state, now)
  },
}

function decided(command: Exclude<WebhookCommand, { type: 'AddWebhook' }>, state: KnownWebhook, now: string) {
  const { webhookId, host } = state
  const of = { webhookId, host }
  switch (command.type) {
    case 'ChangeWebhook': {
      const [place, types] = [placeOf(command.data.url), once(command.data.types)]
      const data = { webhookId, ...place, types, ...channelOf(command.data) }
      const { url, types: before, ...rest } = state
      const isSame =
        place.url === url && types.join() === before.join() && same(channelOf(command.data), channelOf(rest))
      return isSame ? [] : [{ type: 'WebhookChanged' as const, data }]
    }
    case 'RotateWebhookSecret': {
      const previousUntil = later(now, { hours: ROTATION_HOURS })
      return [
        { type: 'WebhookSecretRotated' as const, data: { webhookId, secret: command.data.secret, previousUntil } },
      ]
    }
    case 'PauseWebhook':
      return state.status === 'active'
        ? [{ type: 'WebhookPaused' as const, data: { ...of, reason: command.data.reason } }]
        : []
    case 'ResumeWebhook': {
      const { after } = command.data
      const isMeant = after === undefined || (state.status === 'paused' && state.reason === after)
      return state.status !== 'active' && isMeant ? [{ type: 'WebhookResumed' as const, data: of }] : []
    }
    case 'SwitchOffWebhook':
      return state.status === 'off'
        ? []
        : [{ type: 'WebhookSwitchedOff' as const, data: { ...of, reason: command.data.reason } }]
    case 'ReplayWebhook': {
      const { since } = command.data
      if (since < later(now, { days: -LOG_DAYS }))
        throw new Rejected('webhook/invalid', 'Deliveries are kept for 30 days')
      return [{ type: 'WebhookReplayAsked' as const, data: { ...of, since } }]
    }
    case 'CountWebhookDay':
      return counted(command.data, state)
    case 'RemoveWebhook':
      return [{ type: 'WebhookRemoved' as const, data: of }]
    default:
      return command satisfies never
  }
}

function counted(
  { day, delivered, failed, leftOut, waiting }: Extract<WebhookCommand, { type: 'CountWebhookDay' }>['data'],
  { webhookId, host, countedDay }: Pick<KnownWebhook, 'webhookId' | 'host' | 'countedDay'>,
): WebhookEvent[] {
  if ((countedDay !== null && day <= countedDay) || delivered + failed + leftOut + waiting === 0) return []
  return [{ type: 'WebhookDayCounted', data: { webhookId, host, day, delivered, failed, leftOut, waiting } }]
}

/** Nothing of what is left empty. */
const channelOf = ({ name, jobIds }: { name?: string | undefined; jobIds?: string[] | undefined }) => ({
  ...(name?.trim() && { name: name.trim() }),
  ...(jobIds && jobIds.length > 0 && { jobIds: [...new Set(jobIds)].toSorted() }),
})

const once = (types: KnownWebhook['types']) => [...new Set(types)].toSorted()

/** Whether it may be called at all is decided with every call, by where it leads then. */
function placeOf(address: string): { url: string; host: string } {
  const refused = (text: 'Required field' | 'The address has to begin with https://') =>
    new Rejected('webhook/invalid', 'Some fields need attention', { url: text })
  const url = address.trim()
  if (url === '') throw refused('Required field')
  const known = URL.parse(url)
  const isFine = known && ['https:', 'http:'].includes(known.protocol) && !known.username && !known.password
  if (!isFine || url.length > webhookLimits.url || hasControls(url))
    throw refused('The address has to begin with https://')
  return { url, host: known.host }
}
