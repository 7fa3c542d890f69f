import * as z from 'zod'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { Instant, Uuid } from '#contracts/kernel/ids.ts'

export const MessageFields = z.object({
  message: z
    .object({
      messageId: Uuid,
      subject: z.string(),
      text: z.string(),
      sendsAt: Instant,
      state: z.enum(['held', 'released', 'cancelled', 'sent', 'failed']),
    })
    .nullable()
    .describe('What a rejected candidate is written, and whether it has left; null: nothing, or it was taken back'),
})
type Fields = z.infer<typeof MessageFields>
export const noMessage: Fields = { message: null }

type MessageEvent = Extract<CandidateEvent, { type: `RejectionMessage${string}` }>
const states = {
  RejectionMessageReleased: 'released',
  RejectionMessageCancelled: 'cancelled',
} as const

export function withMessage<View extends Fields>(view: View, event: MessageEvent): View {
  if (event.type === 'RejectionMessageHeld') return { ...view, message: { ...event.data, state: 'held' } }
  if (view.message?.messageId !== event.data.messageId) return view
  const state = event.type === 'RejectionMessageLeft' ? event.data.outcome : states[event.type]
  return { ...view, message: { ...view.message, state } }
}
