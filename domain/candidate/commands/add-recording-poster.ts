import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'

/** The first still of a recording stays. It may come after the application is complete: it was sent while that was under way. */
export function addRecordingPoster(
  { recordingId, posterId, sha256, size, mimeType }: CandidateCommandData<'AddRecordingPoster'>,
  state: Candidate,
): CandidateEvent[] {
  const take = known(state).takes.find((each) => each.recordingId === recordingId)
  if (!take) throw new Rejected('candidate/recording-not-found', 'No such recording')
  if (take.hasPoster) return []
  return [{ type: 'RecordingPosterAdded', data: { recordingId, posterId, sha256, size, mimeType } }]
}
