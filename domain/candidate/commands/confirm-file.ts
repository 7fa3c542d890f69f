import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { type Candidate, isKnown } from '../candidate.ts'
import { roomForFile } from '../policies/files.ts'

/** A file is on record before it is an answer: the page that asks for it is sent afterwards. */
export function confirmFile(
  { fileId, moduleId, sha256, size, mimeType, journey }: CandidateCommandData<'ConfirmFile'>,
  state: Candidate,
): CandidateEvent[] {
  if (isKnown(state) && state.files.some((file) => file.fileId === fileId)) return []
  roomForFile(moduleId, journey, state, mimeType)
  return [{ type: 'FileUploaded', data: { fileId, moduleId, sha256, size, mimeType } }]
}
