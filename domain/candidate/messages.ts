import { type MessageEvent, REJECTED } from '#contracts/candidate/message-events.ts'
import type { MessageChannel } from '#contracts/candidate/message-limits.ts'

type Written = {
  state: 'held' | 'queued' | 'sent' | 'undelivered' | 'cancelled'
  channel: MessageChannel
  sendsAt: string | null
  onlyIn: string | null
}
/** What became of each message that was written to the candidate. */
export type Messages = Readonly<Record<string, Written>>

const states = {
  MessageReleased: 'queued',
  MessageCancelled: 'cancelled',
  MessageSent: 'sent',
  MessageUndelivered: 'undelivered',
} as const

export function withMessage(messages: Messages, event: MessageEvent): Messages {
  if (event.type === 'MessageWritten') {
    const { messageId, channel, sendsAt, onlyIn } = event.data
    return { ...messages, [messageId]: { state: sendsAt ? 'held' : 'queued', channel, sendsAt, onlyIn } }
  }
  const { messageId } = event.data
  const message = messages[messageId]
  return message ? { ...messages, [messageId]: { ...message, state: states[event.type] } } : messages
}

/** Those that wait for a candidate in another column than `columnId` are taken back. */
export function withoutMessagesOfColumn(messages: Messages, columnId: string): Messages {
  const isOver = ({ state, onlyIn }: Written) => state === 'held' && onlyIn !== null && onlyIn !== columnId
  if (!Object.values(messages).some(isOver)) return messages
  return Object.fromEntries(
    Object.entries(messages).map(([id, each]) => [id, isOver(each) ? { ...each, state: 'cancelled' as const } : each]),
  )
}

/** What became of the message with the last rejection; undefined without one. */
export function lastRejectionMessage(messages: Messages): (Written & { messageId: string }) | undefined {
  const last = Object.entries(messages).findLast(([, { onlyIn }]) => onlyIn === REJECTED)
  return last && { messageId: last[0], ...last[1] }
}
