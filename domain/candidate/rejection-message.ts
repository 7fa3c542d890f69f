import type { CandidateEvent } from '#contracts/candidate/events.ts'

/** The message to a rejected candidate: null while there is none, and again as soon as they are moved on. */
export type RejectionMessage = {
  messageId: string
  sendsAt: string
  state: 'held' | 'released' | 'cancelled' | 'sent' | 'failed'
} | null

type MessageEvent = Extract<
  CandidateEvent,
  {
    type: 'RejectionMessageHeld' | 'RejectionMessageReleased' | 'RejectionMessageCancelled' | 'RejectionMessageLeft'
  }
>

export function withRejectionMessage(message: RejectionMessage, event: MessageEvent): RejectionMessage {
  if (event.type === 'RejectionMessageHeld') {
    const { messageId, sendsAt } = event.data
    return { messageId, sendsAt, state: 'held' }
  }
  if (message?.messageId !== event.data.messageId) return message
  switch (event.type) {
    case 'RejectionMessageReleased':
      return { ...message, state: 'released' }
    case 'RejectionMessageCancelled':
      return { ...message, state: 'cancelled' }
    case 'RejectionMessageLeft':
      return { ...message, state: event.data.outcome }
  }
}

/** Whether it may leave still: it was not cancelled, and the candidate was not moved on since. */
export const isWanted = (message: RejectionMessage, messageId: string, state: 'held' | 'released'): boolean =>
  message?.messageId === messageId && message.state === state
