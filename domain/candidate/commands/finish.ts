import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { missing } from '#contracts/candidate/judging.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type Candidate, isKnown } from '../candidate.ts'
import { notLate } from '../policies/deadline.ts'
import { underWay } from '../policies/known.ts'
import { stillUploading, takesOf } from '../policies/takes.ts'

/** Complete at once when every recording has arrived; else the last upload completes it. */
export function finish(
  { journey, closesAt }: CandidateCommandData<'FinishJourney'>,
  state: Candidate,
  { now }: Pick<CommandContext, 'now'>,
): CandidateEvent[] {
  if (isKnown(state) && state.finished) return []
  const candidate = underWay(state)
  notLate(state, closesAt, now)
  const open = missing(journey, {
    answered: (moduleId) => Object.hasOwn(candidate.answers, moduleId),
    recorded: (moduleId, questionId) => takesOf(candidate, moduleId, questionId).length > 0,
  })
  if (Object.keys(open).length > 0)
    throw new Rejected('candidate/answers-missing', 'Some required answers are missing', open)

  const uploadsPending = stillUploading(candidate).length
  const finished: CandidateEvent = { type: 'JourneyFinished', data: { uploadsPending } }
  return uploadsPending > 0 ? [finished] : [finished, { type: 'CandidateCompleted', data: {} }]
}
