import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'
import { Instant, Uuid } from '../kernel/ids.ts'
import { MAX_MESSAGE, MAX_SUBJECT } from './message-limits.ts'

/** A rejected candidate is written to at `sendsAt`: until then it can be sent at once or cancelled, and moving them on takes it back. */
export const RejectionMessageHeld = defineEvent(
  'RejectionMessageHeld',
  z.object({
    messageId: Uuid,
    subject: z.string().min(1).max(MAX_SUBJECT),
    text: z.string().min(1).max(MAX_MESSAGE),
    sendsAt: Instant,
  }),
  ['subject', 'text'],
)
/** A person sent it before its time. */
export const RejectionMessageReleased = defineEvent('RejectionMessageReleased', z.object({ messageId: Uuid }))
export const RejectionMessageCancelled = defineEvent('RejectionMessageCancelled', z.object({ messageId: Uuid }))
/** It left the platform, or could not be delivered. */
export const RejectionMessageLeft = defineEvent(
  'RejectionMessageLeft',
  z.object({ messageId: Uuid, outcome: z.enum(['sent', 'failed']) }),
)
export const rejectionMessageEvents = [
  RejectionMessageHeld,
  RejectionMessageReleased,
  RejectionMessageCancelled,
  RejectionMessageLeft,
] as const
