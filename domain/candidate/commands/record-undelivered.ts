import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'

export function recordUndelivered(state: Candidate): CandidateEvent[] {
  known(state)
  return [{ type: 'MailUndelivered', data: { channel: 'email' } }]
}

export function recordSmsUndelivered(
  { reason }: CandidateCommandData<'RecordSmsUndelivered'>,
  state: Candidate,
): CandidateEvent[] {
  known(state)
  return [{ type: 'SmsUndelivered', data: { reason } }]
}
