import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'
import { stillUploading } from '../policies/takes.ts'

/** The last upload of a finished journey completes the application. */
export function confirmRecording(
  { recordingId, sha256, size, mimeType, durationMs }: CandidateCommandData<'ConfirmRecording'>,
  state: Candidate,
): CandidateEvent[] {
  const candidate = known(state)
  const take = candidate.takes.find((each) => each.recordingId === recordingId)
  if (!take) throw new Rejected('candidate/recording-not-found', 'No such recording')
  if (take.uploaded) return []
  // A take that was replaced can still be on its way when the application is complete; then it is not wanted any more.
  if (candidate.status === 'completed')
    throw new Rejected('candidate/already-completed', 'This application has been sent already')

  const { moduleId, questionId, take: number } = take
  const uploaded: CandidateEvent = {
    type: 'RecordingUploaded',
    data: { recordingId, moduleId, questionId, take: number, sha256, size, mimeType, durationMs },
  }
  const others = stillUploading(candidate).filter((each) => each !== take)
  return candidate.status === 'uploading' && others.length === 0
    ? [uploaded, { type: 'CandidateCompleted', data: {} }]
    : [uploaded]
}
