import { MOST_UNMASK_REASON } from '#contracts/candidate/anonymity.ts'
import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said } from '#contracts/kernel/wording.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'
import { reviewerOf } from '../policies/reviewer.ts'

/** @throws Rejected 'candidate/unmask-invalid' without a reason */
export function unmask(
  { reason }: CandidateCommandData<'UnmaskCandidate'>,
  state: Candidate,
  { asker }: CommandContext,
): CandidateEvent[] {
  known(state)
  const userId = reviewerOf(asker)
  const written = reason.trim()
  const problem =
    written === ''
      ? 'Say why you need to know who this is'
      : written.length > MOST_UNMASK_REASON
        ? said`Enter at most ${MOST_UNMASK_REASON} characters`
        : null
  if (problem) throw new Rejected('candidate/unmask-invalid', problem, { reason: problem })
  return [{ type: 'CandidateUnmasked', data: { userId, reason: written } }]
}
