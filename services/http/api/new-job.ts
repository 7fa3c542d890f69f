import type { JobPayload } from '#contracts/http/api/job-wire.ts'
import { emptyDraft } from '#contracts/job/blank.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import { emptyVideoDraft, firstLanguage } from '#contracts/job/video/blank.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Platform } from '../../platform.ts'
import { withListedQuestions } from './job-questions.ts'
import { sectionsOf } from './job-wire.ts'
import { OF_BRANDS } from './unchangeable.ts'

/** A new job as it is sent: a video interview where it says so, or lists its questions and does not say (JOB-001). */
export async function newDraft(
  { readers }: Platform,
  asker: Asker,
  payload: JobPayload,
  commandId: string,
): Promise<JobDraft> {
  if (payload.integration_meta?.jobData.logo)
    throw new Rejected('request/invalid', 'Some fields cannot be changed here', {
      'integration_meta.jobData.logo': OF_BRANDS,
    })
  const { type = payload.questions && !payload.candidate_experience ? 'video' : 'cep', language } = payload
  const blank =
    type === 'cep'
      ? emptyDraft()
      : emptyVideoDraft(firstLanguage(language ?? (await readers.companyOf(asker))?.language ?? ''))
  return { ...blank, ...withListedQuestions(payload, sectionsOf(payload, blank), blank, commandId) }
}
