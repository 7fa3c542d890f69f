import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { Instant, JobId, UserId, Uuid } from '../kernel/ids.ts'
import { pauses, publicEventTypes, switchOffs, webhookKinds } from './event-types.ts'

const of = { webhookId: Uuid }
const many = z.number().int().min(0)
/** `leftOut`: not sent, for the owner of the webhook may not read it; `waiting`: never sent, for it stayed paused. */
export const dayCounts = { day: z.iso.date(), delivered: many, failed: many, leftOut: many, waiting: many }
const types = z.array(z.enum(publicEventTypes))
/** Of a channel: what it is called, and for which jobs it is; without any, for all. */
const channel = { name: z.string().optional(), jobIds: z.array(JobId).optional() }

/** `ownerId` null: a service account's. `url` is sealed too: addresses carry keys. No types: all of them. */
export const WebhookAdded = defineEvent(
  'WebhookAdded',
  z.object({
    ...of,
    kind: z.enum(webhookKinds),
    host: z.string(),
    url: z.string(),
    types,
    ownerId: UserId.nullable(),
    secret: z.string(),
    ...channel,
  }),
  ['url', 'secret'],
)
export const WebhookChanged = defineEvent(
  'WebhookChanged',
  z.object({ ...of, host: z.string(), url: z.string(), types, ...channel }),
  ['url'],
)
/** Until `previousUntil` the secret before signs too. */
export const WebhookSecretRotated = defineEvent(
  'WebhookSecretRotated',
  z.object({ ...of, secret: z.string(), previousUntil: Instant }),
  ['secret'],
)
export const WebhookPaused = defineEvent('WebhookPaused', z.object({ ...of, host: z.string(), reason: z.enum(pauses) }))
/** It works again, be it after a pause or after it was switched off; what waits goes out. */
export const WebhookResumed = defineEvent('WebhookResumed', z.object({ ...of, host: z.string() }))
export const WebhookSwitchedOff = defineEvent(
  'WebhookSwitchedOff',
  z.object({ ...of, host: z.string(), reason: z.enum(switchOffs) }),
)
/** What failed since then is to be sent again, outside of the order. */
export const WebhookReplayAsked = defineEvent(
  'WebhookReplayAsked',
  z.object({ ...of, host: z.string(), since: Instant }),
)
/** Deliveries of a day are deleted after 30 days: how many there were, and what came of them, stays. */
export const WebhookDayCounted = defineEvent('WebhookDayCounted', z.object({ ...of, host: z.string(), ...dayCounts }))
export const WebhookRemoved = defineEvent('WebhookRemoved', z.object({ ...of, host: z.string() }))

export const webhookEvents = [
  WebhookAdded,
  WebhookChanged,
  WebhookSecretRotated,
  WebhookPaused,
  WebhookResumed,
  WebhookSwitchedOff,
  WebhookReplayAsked,
  WebhookDayCounted,
  WebhookRemoved,
] as const
export type WebhookEvent = EventOf<(typeof webhookEvents)[number]>
