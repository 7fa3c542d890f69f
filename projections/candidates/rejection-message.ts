import * as z from 'zod'
import { type MessageEvent, REJECTED } from '#contracts/candidate/message-events.ts'
import { Instant, Uuid } from '#contracts/kernel/ids.ts'

export const RejectionMessageFields = z.object({
  rejectionMessage: z
    .object({
      messageId: Uuid,
      subject: z.string(),
      text: z.string(),
      sendsAt: Instant,
      state: z.enum(['held', 'released', 'cancelled', 'sent', 'failed']),
    })
    .nullable()
    .describe(
      'What a rejected candidate was written, and whether it has left; null: nothing, or it was taken back by moving them on',
    ),
})
type Fields = z.infer<typeof RejectionMessageFields>
export const noRejectionMessage: Fields = { rejectionMessage: null }

/** What is left of it for a candidate who is moved on: words that have left cannot be taken back. */
export const whatLeft = (message: Fields['rejectionMessage']) =>
  message?.state === 'released' || message?.state === 'sent' ? message : null

const states = {
  MessageReleased: 'released',
  MessageCancelled: 'cancelled',
  MessageSent: 'sent',
  MessageUndelivered: 'failed',
} as const

/** Of all messages, the one that was written with the last rejection. */
export function withRejectionMessage<View extends Fields>(view: View, event: MessageEvent, at: string): View {
  const { messageId } = event.data
  if (event.type === 'MessageWritten') {
    const { subject, text, sendsAt, onlyIn } = event.data
    if (onlyIn !== REJECTED) return view
    const state = sendsAt ? 'held' : 'released'
    return { ...view, rejectionMessage: { messageId, subject, text, sendsAt: sendsAt ?? at, state } }
  }
  if (view.rejectionMessage?.messageId !== messageId) return view
  return { ...view, rejectionMessage: { ...view.rejectionMessage, state: states[event.type] } }
}
