import type { CandidateEvent } from '#contracts/candidate/events.ts'

/** What became of each message that was written to the candidate. */
export type Messages = Readonly<Record<string, 'queued' | 'sent' | 'undelivered'>>

type MessageEvent = Extract<CandidateEvent, { type: 'MessageWritten' | 'MessageSent' | 'MessageUndelivered' }>

export function withMessage(messages: Messages, { type, data: { messageId } }: MessageEvent): Messages {
  switch (type) {
    case 'MessageWritten':
      return { ...messages, [messageId]: 'queued' }
    case 'MessageSent':
      return { ...messages, [messageId]: 'sent' }
    case 'MessageUndelivered':
      return { ...messages, [messageId]: 'undelivered' }
  }
}
