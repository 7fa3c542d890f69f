import { ModuleId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { MediaInfo, MediaStore } from '#infra/engines/media-store/media-store.ts'
import type { CandidateIdentity } from '../use-cases/candidacy/candidate-token.ts'
import type { Metadata, Purpose, RecordingLabel } from './purpose.ts'
import { MAX_RECORDING_BYTES, recordingType, startsLike } from './recording-file.ts'

export type Submission = CandidateIdentity & {
  recordingId: string
  moduleId: string
  questionId: string
  take: number
  mimeType: string
}
type Deps = {
  media: MediaStore
  /** Declares the take in the candidate's stream; refuses one that the journey does not allow. */
  submit: (submission: Submission) => Promise<void>
  confirm: (label: RecordingLabel, stored: MediaInfo) => Promise<void>
}

/** The takes of an interview. */
export const recordings = ({ media, submit, confirm }: Deps): Purpose<RecordingLabel> => ({
  labelOf,
  declare: (label, metadata) => submit(submissionOf(label, metadata)),
  async typeOf({ mimeType }, path) {
    if (!(await startsLike(path, mimeType)))
      throw new Rejected('media/unsupported-type', 'This file type is not supported')
    return mimeType
  },
  keep: ({ recordingId, companyId }, path, mimeType) =>
    media.adopt({ id: recordingId, tenant: companyId, mimeType }, path),
  confirm,
})

function labelOf(candidate: CandidateIdentity, metadata: Metadata, size: number | undefined): RecordingLabel {
  const mimeType = recordingType(metadata.mimeType ?? '')
  if (!mimeType) throw new Rejected('media/unsupported-type', 'This file type is not supported')
  if (size && size > MAX_RECORDING_BYTES)
    throw new Rejected('media/too-large', `This file is too big (max. size is ${MAX_RECORDING_BYTES / 1024 / 1024}MB)`)
  const wrong: Record<string, string> = {}
  const sha256 = metadata.sha256 ?? ''
  const { take, moduleId, questionId } = metadata
  const durationMs = Number(metadata.durationMs ?? 0)
  if (!/^[0-9a-f]{64}$/.test(sha256)) wrong.sha256 = 'Required field'
  if (!ModuleId.safeParse(moduleId).success) wrong.moduleId = 'Required field'
  if (!ModuleId.safeParse(questionId).success) wrong.questionId = 'Required field'
  if (!Number.isInteger(Number(take)) || Number(take) < 1) wrong.take = 'take cannot be less than 1'
  if (!Number.isInteger(durationMs) || durationMs < 0) wrong.durationMs = 'durationMs cannot be less than 0'
  if (!size) wrong.size = 'Required field'
  if (Object.keys(wrong).length > 0)
    throw new Rejected('request/invalid', 'This upload is not described well enough', wrong)
  const { companyId, jobId, candidateId } = candidate
  const recordingId = metadata.recordingId!
  return { companyId, jobId, candidateId, recordingId, mimeType, sha256, durationMs, size: size! }
}

const submissionOf = (
  { companyId, jobId, candidateId, recordingId, mimeType }: RecordingLabel,
  { moduleId, questionId, take }: Metadata,
): Submission => ({
  companyId,
  jobId,
  candidateId,
  recordingId,
  moduleId: moduleId!,
  questionId: questionId!,
  take: Number(take),
  mimeType,
})
