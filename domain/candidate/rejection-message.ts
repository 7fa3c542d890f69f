import type { CandidateEvent } from '#contracts/candidate/events.ts'

/** The message to a rejected candidate: null while there is none; one that waits is taken back as soon as they are moved on. */
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

/** What is left of it for a candidate who is moved on: words that have left cannot be taken back. */
export const whatLeft = (message: RejectionMessage): RejectionMessage =>
  message?.state === 'released' || message?.state === 'sent' ? message : null

/** Whether it may leave still: it was not cancelled, and the candidate was not moved on since. */
export const isWanted = (message: RejectionMessage, messageId: string, state: 'held' | 'released'): boolean =>
  message?.messageId === messageId && message.state === state
