import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { Instant, Uuid } from '../kernel/ids.ts'
import { type MessageEvent, REJECTED } from './message-events.ts'
import { MAX_MESSAGE, MAX_SUBJECT } from './message-limits.ts'

/** Not written any more: a message to a rejected candidate is a `MessageWritten` that leaves only in the rejected column. */
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
export const RejectionMessageReleased = defineEvent('RejectionMessageReleased', z.object({ messageId: Uuid }))
export const RejectionMessageCancelled = defineEvent('RejectionMessageCancelled', z.object({ messageId: Uuid }))
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

type RejectionMessageEvent = EventOf<(typeof rejectionMessageEvents)[number]>

/** One of them as the event that every message has now. */
export function asMessageEvent(event: RejectionMessageEvent): MessageEvent {
  const { messageId } = event.data
  switch (event.type) {
    case 'RejectionMessageHeld': {
      const { subject, text, sendsAt } = event.data
      const written = { messageId, channel: 'email' as const, authorId: null, subject, text, sendsAt }
      return { type: 'MessageWritten', data: { ...written, onlyIn: REJECTED, template: null } }
    }
    case 'RejectionMessageReleased':
      return { type: 'MessageReleased', data: { messageId } }
    case 'RejectionMessageCancelled':
      return { type: 'MessageCancelled', data: { messageId } }
    case 'RejectionMessageLeft':
      return event.data.outcome === 'sent'
        ? { type: 'MessageSent', data: { messageId } }
        : { type: 'MessageUndelivered', data: { messageId, reason: 'address' } }
  }
}
export const isRejectionMessage = <Event extends { type: string }>(
  event: Event,
): event is Extract<Event, { type: `RejectionMessage${string}` }> => event.type.startsWith('RejectionMessage')
