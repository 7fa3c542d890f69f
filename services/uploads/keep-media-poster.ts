import { posterTypes } from '#contracts/candidate/poster.ts'
import { UNSUPPORTED_FILE } from '#contracts/job/modules/files.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { MediaStore } from '#infra/engines/media-store/media-store.ts'
import { jobMediaOf, jobType, mediaPosterId } from '../core/pictures/job-media.ts'
import { pictureType } from './picture-type.ts'
import type { StaffIdentity } from './purpose.ts'

/** Keeps a still of a video that has arrived. The first one stays. */
export async function keepMediaPoster(
  media: MediaStore,
  { companyId }: Pick<StaffIdentity, 'companyId'>,
  { mediaId, bytes }: { mediaId: string; bytes: Buffer },
): Promise<void> {
  const video = await jobMediaOf(media, companyId, mediaId)
  if (!video?.mimeType.startsWith('video/')) throw new Rejected('media/not-found', 'There is no such upload')
  const type = pictureType(bytes)
  const mimeType = posterTypes.find((each) => each === type)
  if (!mimeType) throw new Rejected('media/unsupported-type', UNSUPPORTED_FILE)
  await media.put({ id: mediaPosterId(mediaId), tenant: companyId, mimeType: jobType(mimeType) }, bytes)
}
