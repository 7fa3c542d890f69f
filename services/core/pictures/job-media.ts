import { storedMediaOf } from '#contracts/job/media/in-job.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import { type MediaInfo, MediaLost, type MediaStore } from '#infra/engines/media-store/media-store.ts'
import { uuid5 } from '#infra/hashing.ts'
import { jobMediaUses } from '#projections/jobs/job-media.ts'
import { templates, type TemplateView } from '#projections/templates/templates.ts'
import type { Core } from '../core.ts'

const MARK = 'job:'
/** How the media store calls what was put into jobs: it is served by routes of its own alone. */
export const jobType = (mimeType: string) => MARK + mimeType
/** What it is; null for everything else that is stored. */
export const jobMediaType = (mimeType: string) => (mimeType.startsWith(MARK) ? mimeType.slice(MARK.length) : null)

/** Something of a job that this company keeps; null for everything else. */
export async function jobMediaOf(media: MediaStore, companyId: string, id: string): Promise<MediaInfo | null> {
  const info = await media.info(id).catch((error: unknown) => {
    if (error instanceof MediaLost) return null
    throw error
  })
  const mimeType = info && jobMediaType(info.mimeType)
  return mimeType && info.tenant === companyId ? { ...info, mimeType } : null
}

/** The still of a video in a job, beside it in the media store. */
export const mediaPosterId = (mediaId: string) => uuid5(mediaId, 'poster of a video in a job')

const MOST_TEMPLATES = 10_000
/** Whether a job of the company, a version of one that may be restored, or a template shows it, as far as read models know. */
export async function isMediaUsed({ reads }: Pick<Core, 'reads'>, companyId: CompanyId, mediaId: string) {
  const ofJobs = await reads.store.find(reads.live(jobMediaUses), { filter: { companyId, media: mediaId }, limit: 1 })
  if (ofJobs.length > 0) return true
  const ofTemplates = await reads.store.find(reads.live(templates), { filter: { companyId }, limit: MOST_TEMPLATES })
  return (ofTemplates as unknown as Partial<TemplateView>[]).some(({ modules = [], introVideo }) =>
    storedMediaOf({ details: { introVideo: introVideo ?? undefined }, journey: { modules } }).includes(mediaId),
  )
}
