import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { MAX_MESSAGE, MAX_SUBJECT, MAX_TEXT_MESSAGE } from '#contracts/candidate/message-limits.ts'
import { REQUIRED, TOO_LONG } from '#contracts/job/rules.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'
import { reviewerOf } from '../policies/reviewer.ts'

/**
 * A message to the candidate; the same id again is the same message. One for a column that the candidate has left since is
 * not written.
 * @throws Rejected 'message/invalid'
 */
export function writeMessage(
  { messageId, channel, subject, text, holdMinutes = 0, onlyIn, template }: CandidateCommandData<'WriteMessage'>,
  state: Candidate,
  { asker, now }: CommandContext,
): CandidateEvent[] {
  const candidate = known(state)
  const authorId = asker.kind === 'process' ? null : reviewerOf(asker)
  const given = { subject: channel === 'email' ? subject.trim().replace(/\s+/g, ' ') : '', text: text.trim() }
  const problems = {
    ...(channel === 'email' ? problem('subject', given.subject, MAX_SUBJECT) : {}),
    ...problem('text', given.text, channel === 'email' ? MAX_MESSAGE : MAX_TEXT_MESSAGE),
  }
  if (Object.keys(problems).length > 0) throw new Rejected('message/invalid', 'Some fields need attention', problems)
  if (messageId in candidate.messages || (onlyIn !== undefined && onlyIn !== candidate.columnId)) return []
  return [written({ messageId, channel, authorId, ...given, holdMinutes, onlyIn, template }, now)]
}

type Written = Extract<CandidateEvent, { type: 'MessageWritten' }>['data']
type Message = Omit<Written, 'sendsAt' | 'onlyIn' | 'template'> & {
  holdMinutes: number
  onlyIn?: Written['onlyIn'] | undefined
  template?: Written['template'] | undefined
}

/** A message that is written now and leaves after `holdMinutes`, at once with 0. */
export const written = (
  { holdMinutes, onlyIn = null, template = null, ...message }: Message,
  now: string,
): CandidateEvent => ({
  type: 'MessageWritten',
  data: {
    ...message,
    sendsAt: holdMinutes > 0 ? later(now, { minutes: holdMinutes }) : null,
    onlyIn,
    template,
  },
})

/**
 * Sends a message that waits at once, or cancels it. Doing the same a second time changes nothing.
 * @throws Rejected 'candidate/message-gone' once its time has come, and for one that was taken back
 */
export function settleMessage(
  { messageId, how }: CandidateCommandData<'SettleMessage'>,
  state: Candidate,
  { now }: CommandContext,
): CandidateEvent[] {
  const message = known(state).messages[messageId]
  if (message?.state === (how === 'send' ? 'queued' : 'cancelled')) return []
  if (message?.state !== 'held' || (message.sendsAt ?? '') <= now)
    throw new Rejected('candidate/message-gone', 'This message has left already, or was taken back')
  return [{ type: how === 'send' ? 'MessageReleased' : 'MessageCancelled', data: { messageId } }]
}

export function recordMessage(
  { messageId, failure }: CandidateCommandData<'RecordMessage'>,
  state: Candidate,
): CandidateEvent[] {
  const now = known(state).messages[messageId]?.state
  // What a server took may be reported as undelivered later. What was taken back as it left is known to have left.
  const isNews =
    now === 'queued' ||
    now === 'held' ||
    (now === 'sent' && failure !== null) ||
    (now === 'cancelled' && failure === null)
  if (!isNews) return []
  return failure === null
    ? [{ type: 'MessageSent', data: { messageId } }]
    : [{ type: 'MessageUndelivered', data: { messageId, reason: failure } }]
}

const problem = (field: string, text: string, most: number): Record<string, string> =>
  text === '' ? { [field]: REQUIRED } : text.length > most ? { [field]: TOO_LONG } : {}
