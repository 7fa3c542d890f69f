import type { Asker } from '#contracts/asker.ts'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import { Rejected } from '#contracts/rejections.ts'
import { type Candidate, isKnown } from '../candidate.ts'

const byCandidates: readonly CandidateCommand['type'][] = ['StartJourney', 'GiveAnswer', 'SubmitRecording', 'ConfirmRecording', 'FinishJourney']

/** A candidate walks through their own application and nothing else; any other does not exist for them. */
export function ownApplication({ type, data }: CandidateCommand, state: Candidate, asker: Asker): void {
  if (isKnown(state) && state.candidateId !== data.candidateId) throw new Rejected('candidate/not-found', 'No such candidate')
  if (asker.kind !== 'candidate') return
  if (asker.candidateId !== data.candidateId) throw new Rejected('candidate/not-found', 'No such candidate')
  if (isKnown(state) && state.jobId !== asker.jobId) throw new Rejected('candidate/not-found', 'No such candidate')
  if (!byCandidates.includes(type)) throw new Rejected('auth/forbidden', 'Only the people who hire can do this')
}
