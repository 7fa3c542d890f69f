import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type Candidate, isKnown } from '../candidate.ts'

const byCandidates: readonly CandidateCommand['type'][] = [
  'StartJourney',
  'GiveAnswer',
  'NoteSignals',
  'WithdrawEvaluationConsent',
  'SubmitRecording',
  'ConfirmRecording',
  'AddRecordingPoster',
  'ConfirmFile',
  'FinishJourney',
  'RequestApplicationLink',
  'NoteInvitationOpened',
]

/**
 * A candidate walks through their own application and nothing else; any other does not exist for them. A link that has
 * ended changes nothing: it can only ask for a new one.
 */
export function ownApplication(
  { type, data }: CandidateCommand,
  state: Candidate,
  { asker, now }: Pick<CommandContext, 'asker' | 'now'>,
): void {
  if (isKnown(state) && state.candidateId !== data.candidateId)
    throw new Rejected('candidate/not-found', 'No such candidate')
  if (asker.kind === 'guest' && type !== 'GiveGuestFeedback')
    throw new Rejected('auth/forbidden', 'Only the people who hire can do this')
  if (asker.kind !== 'candidate') return
  if (asker.candidateId !== data.candidateId) throw new Rejected('candidate/not-found', 'No such candidate')
  if (isKnown(state) && state.jobId !== asker.jobId) throw new Rejected('candidate/not-found', 'No such candidate')
  if (!byCandidates.includes(type)) throw new Rejected('auth/forbidden', 'Only the people who hire can do this')
  if (type !== 'RequestApplicationLink' && asker.endsAt !== undefined && asker.endsAt <= now)
    throw new Rejected('candidate/link-ended', 'This link has ended. Open it to have a new one sent to you.')
}
