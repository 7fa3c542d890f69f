import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'
import { Uuid } from '../kernel/ids.ts'
import { messageChannels } from './message-limits.ts'

/** Why a message did not arrive: the address, the number, or the plan's text messages of the month. */
export const messageFailures = ['address', 'number', 'volume'] as const
export type MessageFailure = (typeof messageFailures)[number]

/** A person of the company wrote to the candidate. It leaves after this, once. */
export const MessageWritten = defineEvent(
  'MessageWritten',
  z.object({
    messageId: Uuid,
    channel: z.enum(messageChannels),
    authorId: z.string(),
    /** Empty for a text message. */
    subject: z.string(),
    text: z.string(),
  }),
  ['subject', 'text'],
)
/** The mail server, or the gateway of text messages, took it. */
export const MessageSent = defineEvent('MessageSent', z.object({ messageId: Uuid }))
export const MessageUndelivered = defineEvent(
  'MessageUndelivered',
  z.object({ messageId: Uuid, reason: z.enum(messageFailures) }),
)
export const messageEvents = [MessageWritten, MessageSent, MessageUndelivered] as const
