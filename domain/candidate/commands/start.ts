import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { addedModules, moduleOf } from '#contracts/job/walk.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type Candidate, isKnown, isOver } from '../candidate.ts'
import { validContact } from '../policies/contact.ts'
import { notClosed } from '../policies/deadline.ts'
import { notExpired } from '../policies/expired.ts'

const ended: CandidateEvent[] = [
  { type: 'JourneyFinished', data: { uploadsPending: 0 } },
  { type: 'CandidateCompleted', data: {} },
]

/**
 * From a personal invitation, or new from the job's link. Sending the start form again changes nothing. Where the job
 * asks nothing, there is nothing left to do: the application is complete.
 */
export function start(
  {
    candidateId,
    jobId,
    source,
    origin,
    evaluation,
    journeyVersion,
    journey,
    closesAt,
    ...contact
  }: CandidateCommandData<'StartJourney'>,
  state: Candidate,
  { now }: CommandContext,
): CandidateEvent[] {
  if (state.status === 'deleted') throw new Rejected('candidate/not-found', 'No such candidate')
  if (isKnown(state) && state.jobId !== jobId) throw new Rejected('candidate/not-found', 'No such candidate')
  const asksNothing = addedModules(journey).length === 0
  if (isKnown(state) && state.journeyVersion !== null)
    return asksNothing && state.journeyVersion === journeyVersion && !isOver(state) ? ended : []
  notExpired(state, now)
  notClosed(state, closesAt, now)
  const form = moduleOf(journey, 'FORM')
  const known = isKnown(state) ? state : { columnId: 'default' as const, source }

  return [
    {
      type: 'CandidateStarted',
      data: {
        candidateId,
        jobId,
        ...validContact(contact, form?.phone),
        source: known.source,
        columnId: known.columnId,
        journeyVersion,
      },
    },
    // Who was invited came by that.
    ...(origin && !isKnown(state) ? [{ type: 'CandidateCameBy', data: origin } as const] : []),
    ...(evaluation ? [{ type: 'EvaluationConsentGiven', data: evaluation } as const] : []),
    ...(asksNothing ? ended : []),
  ]
}
