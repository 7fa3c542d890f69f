import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { ColumnId, Instant, Uuid } from '../kernel/ids.ts'
import { messageChannels } from './message-limits.ts'

const firstFailures = ['address', 'number', 'volume'] as const
/** Why a message did not arrive: the address, the number, the plan's text messages of the month, or the person wants no more. */
export const messageFailures = [...firstFailures, 'optedOut'] as const
export type MessageFailure = (typeof messageFailures)[number]

/** The column of rejected candidates. A message that leaves only there was written with a rejection. */
export const REJECTED = 'rejected'

const written = {
  messageId: Uuid,
  channel: z.enum(messageChannels),
  /** Empty for a text message. */
  subject: z.string(),
  text: z.string(),
}
/**
 * A person of the company wrote to the candidate, or an automation did (`authorId` null). It leaves at `sendsAt`, once; null:
 * at once. With `onlyIn` it leaves only while the candidate is in that column, and leaving the column takes it back.
 */
export const MessageWritten = defineEvent('MessageWritten', z.object({ ...written, authorId: z.string() }), [
  'subject',
  'text',
]).next(
  z.object({
    ...written,
    authorId: z.string().nullable(),
    sendsAt: Instant.nullable(),
    onlyIn: ColumnId.nullable(),
    /** What its words were made from. */
    template: z.object({ templateId: Uuid, version: z.number().int().min(1) }).nullable(),
  }),
  (before) => ({ ...before, sendsAt: null, onlyIn: null, template: null }),
)
/** A person sent it before its time. */
export const MessageReleased = defineEvent('MessageReleased', z.object({ messageId: Uuid }))
export const MessageCancelled = defineEvent('MessageCancelled', z.object({ messageId: Uuid }))
/** The mail server, or the gateway of text messages, took it. */
export const MessageSent = defineEvent('MessageSent', z.object({ messageId: Uuid }))
export const MessageUndelivered = defineEvent(
  'MessageUndelivered',
  z.object({ messageId: Uuid, reason: z.enum(firstFailures) }),
).next(z.object({ messageId: Uuid, reason: z.enum(messageFailures) }), (before) => before)
export const messageEvents = [
  MessageWritten,
  MessageReleased,
  MessageCancelled,
  MessageSent,
  MessageUndelivered,
] as const
export type MessageEvent = EventOf<(typeof messageEvents)[number]>
