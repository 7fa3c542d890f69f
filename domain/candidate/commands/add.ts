import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent, Channel } from '#contracts/candidate/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Candidate } from '../candidate.ts'
import { validContact } from '../policies/contact.ts'

/** `channels`: how they are going to be written to, so that there is an address for each. */
export function add(
  { candidateId, jobId, source, ...contact }: CandidateCommandData<'AddCandidate'>,
  state: Candidate,
  channels?: readonly Channel[],
): CandidateEvent[] {
  if (state.status !== 'unknown') throw new Rejected('candidate/already-exists', 'This candidate is on the job already')
  return [
    {
      type: 'CandidateAdded',
      data: { candidateId, jobId, ...validContact(contact, undefined, channels), source, columnId: 'default' },
    },
  ]
}
