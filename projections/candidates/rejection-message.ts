import * as z from 'zod'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
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

type MessageEvent = Extract<CandidateEvent, { type: `RejectionMessage${string}` }>
const states = {
  RejectionMessageReleased: 'released',
  RejectionMessageCancelled: 'cancelled',
} as const

export function withRejectionMessage<View extends Fields>(view: View, event: MessageEvent): View {
  if (event.type === 'RejectionMessageHeld') return { ...view, rejectionMessage: { ...event.data, state: 'held' } }
  if (view.rejectionMessage?.messageId !== event.data.messageId) return view
  const state = event.type === 'RejectionMessageLeft' ? event.data.outcome : states[event.type]
  return { ...view, rejectionMessage: { ...view.rejectionMessage, state } }
}
