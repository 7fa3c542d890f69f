import { MOST_FILES, pictureTypes, UNSUPPORTED_FILE } from '#contracts/job/modules/files.ts'
import type { Journey } from '#contracts/job/journey.ts'
import { takesFile, takesPicture } from '#contracts/job/modules/table.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type Candidate, type KnownCandidate } from '../candidate.ts'
import { underWay } from './known.ts'

/** @throws Rejected where the page takes no file, or no more of them. */
export function roomForFile(moduleId: string, journey: Journey, state: Candidate, mimeType?: string): KnownCandidate {
  const candidate = underWay(state)
  const module = journey.modules.find(({ id }) => id === moduleId)
  if (!module || !takesFile(module))
    throw new Rejected('candidate/answer-invalid', 'This page asks for another kind of answer')
  if (mimeType !== undefined && takesPicture(module) && !pictureTypes.includes(mimeType))
    throw new Rejected('media/unsupported-type', UNSUPPORTED_FILE)
  if (candidate.files.filter((file) => file.moduleId === moduleId).length >= MOST_FILES)
    throw new Rejected('media/too-many-uploads', 'Too many files were sent for this question')
  return candidate
}
