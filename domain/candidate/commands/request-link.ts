import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'

/** Where there is no email address, a text message is the recruiter's to send: it costs one of the plan's. */
export function requestLink(state: Candidate): CandidateEvent[] {
  if (known(state).reach !== 'email')
    throw new Rejected(
      'candidate/no-address',
      'There is no email address to send a link to. Please ask the people who invited you.',
    )
  return [{ type: 'ApplicationLinkRequested', data: { channel: 'email' } }]
}
