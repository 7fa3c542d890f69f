import * as z from 'zod'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { messageFailures } from '#contracts/candidate/message-events.ts'
import { asMessageEvent, isRejectionMessage } from '#contracts/candidate/rejection-message-events.ts'
import { messageChannels } from '#contracts/candidate/message-limits.ts'
import type { Projection } from '../runtime/projection.ts'

/** Older ones are in the history. */
const MOST = 100

const Entry = z.object({
  id: z.string(),
  kind: z.enum(['invitation', 'reminder', 'link', 'message', 'comment', 'started', 'completed', 'rejected']),
  channel: z.enum(messageChannels).nullable(),
  authorId: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  state: z
    .enum(['held', 'queued', 'sent', 'undelivered', 'cancelled'])
    .nullable()
    .describe(
      'Of what was written, held until it leaves unless it is cancelled; of invitations and reminders only that they were not delivered',
    ),
  failure: z.enum(messageFailures).nullable(),
  sendsAt: z.string().nullable().describe('When a message, an invitation or a reminder that waits leaves'),
  onlyIn: z.string().nullable().describe('The column whose candidates alone it is for'),
  at: z.string(),
})
export type ThreadEntry = z.infer<typeof Entry>
export const ThreadView = z.object({
  jobId: z.string().describe('The job applied to'),
  entries: z.array(Entry).describe(`Messages, comments and what happened, in order; the newest ${MOST}`),
})
export type ThreadView = z.infer<typeof ThreadView>

/** Everything that was said with and about one candidate, as one thread. */
export const threads: Projection<ThreadView, CandidateEvent> = {
  name: 'threads',
  version: 4,
  category: 'candidate',
  description: 'One document per candidate: messages with their delivery, comments, and what happened between them',
  schema: ThreadView,
  indexes: [{ fields: ['companyId', 'jobId'] }],
  counters: [],
  evolve: (view, { event: recorded, id, occurredAt: at, actor }) => {
    const event = isRejectionMessage(recorded) ? asMessageEvent(recorded) : recorded
    if (event.type === 'CandidateAdded') return view ?? { jobId: event.data.jobId, entries: [] }
    if (event.type === 'CandidateDeleted') return null
    const by = actor.kind === 'user' || actor.kind === 'apiKey' ? actor.id : null
    const entry = (kind: ThreadEntry['kind'], more: Partial<ThreadEntry> = {}): ThreadEntry => ({
      ...{ id, kind, channel: null, authorId: by, subject: '', text: '', state: null, failure: null, at },
      ...{ sendsAt: null, onlyIn: null },
      ...more,
    })
    if (event.type === 'CandidateStarted')
      return withEntry(view ?? { jobId: event.data.jobId, entries: [] }, entry('started', { authorId: null }))
    if (!view) return null
    switch (event.type) {
      case 'CandidateInvited':
        return withEntry(view, entry('invitation', reach(event.data)))
      case 'CandidateReminded':
        return withEntry(view, entry('reminder', reach(event.data)))
      case 'HeldReachSettled':
        return withSettled(view, event.data)
      case 'ApplicationLinkRequested':
        return withEntry(view, entry('link', { channel: event.data.channel, authorId: null }))
      case 'MailUndelivered':
        return withUndelivered(view, 'email')
      case 'SmsUndelivered':
        return withUndelivered(view, 'sms')
      case 'MessageWritten': {
        const { messageId, channel, authorId, subject, text, sendsAt, onlyIn } = event.data
        const state = sendsAt ? 'held' : 'queued'
        const waits = sendsAt ? { sendsAt, onlyIn } : {}
        return withEntry(
          view,
          entry('message', { id: messageId, channel, authorId: authorId ?? by, subject, text, state, ...waits }),
        )
      }
      case 'MessageReleased':
        return changed(view, event.data.messageId, (each) => ({ ...each, state: 'queued' }))
      case 'MessageCancelled':
        return changed(view, event.data.messageId, (each) => ({ ...each, state: 'cancelled' }))
      case 'MessageSent':
        return changed(view, event.data.messageId, (each) => ({ ...each, state: 'sent' }))
      case 'MessageUndelivered': {
        const { messageId, reason: failure } = event.data
        return changed(view, messageId, (each) => ({ ...each, state: 'undelivered', failure }))
      }
      case 'CandidateMovedToColumn':
      case 'CandidateMoveUndone':
        return withoutHeld(view, event.data.to)
      case 'CandidateCommented': {
        const { commentId, authorId, text } = event.data
        return withEntry(view, entry('comment', { id: commentId, authorId, text }))
      }
      case 'CommentEdited': {
        const { commentId, text } = event.data
        return changed(view, commentId, (each) => ({ ...each, text }))
      }
      case 'CommentDeleted':
        return { ...view, entries: view.entries.filter((each) => each.id !== event.data.commentId) }
      case 'CandidateCompleted':
        return withEntry(view, entry('completed', { authorId: null }))
      case 'CandidateAutoRejected':
      case 'CandidateRejected':
        return withEntry(withoutHeld(view, 'rejected'), entry('rejected'))
      case 'MustHaveMissed':
        return event.data.outcome === 'reject'
          ? withEntry(withoutHeld(view, 'rejected'), entry('rejected', { authorId: null }))
          : view
      default:
        return view
    }
  },
}

const withEntry = (view: ThreadView, entry: ThreadEntry): ThreadView => ({
  ...view,
  entries: [...view.entries, entry].slice(-MOST),
})
const changed = (view: ThreadView, id: string, change: (entry: ThreadEntry) => ThreadEntry): ThreadView => ({
  ...view,
  entries: view.entries.map((entry) => (entry.id === id ? change(entry) : entry)),
})
/** A message that waits for a candidate in another column is taken back by moving the candidate on. */
const withoutHeld = (view: ThreadView, columnId: string): ThreadView => ({
  ...view,
  entries: view.entries.map((each) =>
    each.state === 'held' && each.onlyIn && each.onlyIn !== columnId ? { ...each, state: 'cancelled' } : each,
  ),
})
const reach = ({
  channel,
  sendsAt = null,
}: {
  channel: ThreadEntry['channel']
  sendsAt?: string | undefined | null
}) => ({
  channel,
  sendsAt,
})
type Settled = Extract<CandidateEvent, { type: 'HeldReachSettled' }>['data']
/** The last invitation or reminder waits no more, by any of its channels: it left at once, or was cancelled. */
function withSettled(view: ThreadView, { how, what, channels }: Settled): ThreadView {
  const last = new Set(view.entries.filter(({ kind }) => kind === what).slice(-channels.length))
  const settled = { sendsAt: null, ...(how === 'cancel' && { state: 'cancelled' as const }) }
  return { ...view, entries: view.entries.map((each) => (last.has(each) ? { ...each, ...settled } : each)) }
}
/** The address failed, or the number: the last thing that was sent there did not arrive. */
function withUndelivered(view: ThreadView, channel: ThreadEntry['channel']): ThreadView {
  const last = view.entries.findLast((entry) => entry.channel === channel && entry.kind !== 'message')
  return last ? changed(view, last.id, (entry) => ({ ...entry, state: 'undelivered' })) : view
}
