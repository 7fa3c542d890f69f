import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { MAX_MESSAGE, MAX_SUBJECT, MAX_TEXT_MESSAGE } from '#contracts/candidate/message-limits.ts'
import { REQUIRED, TOO_LONG } from '#contracts/job/rules.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'
import { reviewerOf } from '../policies/reviewer.ts'

/** A message to the candidate; the same id again is the same message. @throws Rejected 'message/invalid' */
export function writeMessage(
  { messageId, channel, subject, text }: CandidateCommandData<'WriteMessage'>,
  state: Candidate,
  { asker }: CommandContext,
): CandidateEvent[] {
  const candidate = known(state)
  const authorId = reviewerOf(asker)
  const given = { subject: channel === 'email' ? subject.trim().replace(/\s+/g, ' ') : '', text: text.trim() }
  const problems = {
    ...(channel === 'email' ? problem('subject', given.subject, MAX_SUBJECT) : {}),
    ...problem('text', given.text, channel === 'email' ? MAX_MESSAGE : MAX_TEXT_MESSAGE),
  }
  if (Object.keys(problems).length > 0) throw new Rejected('message/invalid', 'Some fields need attention', problems)
  if (messageId in candidate.messages) return []
  return [{ type: 'MessageWritten', data: { messageId, channel, authorId, ...given } }]
}

export function recordMessage(
  { messageId, failure }: CandidateCommandData<'RecordMessage'>,
  state: Candidate,
): CandidateEvent[] {
  if (known(state).messages[messageId] !== 'queued') return []
  return failure === null
    ? [{ type: 'MessageSent', data: { messageId } }]
    : [{ type: 'MessageUndelivered', data: { messageId, reason: failure } }]
}

const problem = (field: string, text: string, most: number): Record<string, string> =>
  text === '' ? { [field]: REQUIRED } : text.length > most ? { [field]: TOO_LONG } : {}
