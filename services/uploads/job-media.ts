import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fittingType, isPlace, mediaFileProblem, mediaPlaces, mostBytes, tooBig } from '#contracts/job/media/media.ts'
import { EMPTY_FILE, endingOf, UNSUPPORTED_FILE } from '#contracts/job/modules/files.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { wordingOf } from '#contracts/kernel/wording.ts'
import { type MediaInfo, MediaLost, type MediaStore } from '#infra/engines/media-store/media-store.ts'
import { drawPageImage } from '../core/pictures/draw.ts'
import { jobType } from '../core/pictures/job-media.ts'
import { contentType } from './file-content.ts'
import { hasVideo } from './video-content.ts'
import type { MediaLabel, Metadata, Purpose, StaffIdentity } from './purpose.ts'

/** Videos and pictures that staff put into jobs. */
export const jobMedia = ({
  media,
  confirm,
}: {
  media: MediaStore
  /** Puts it on record. */
  confirm: (label: MediaLabel, stored: MediaInfo) => Promise<void>
}): Purpose<MediaLabel, StaffIdentity> => ({
  labelOf,
  declare: async () => {},
  typeOf: checkedType,
  async keep({ recordingId: id, companyId: tenant }, path, mimeType) {
    const label = { id, tenant, mimeType: jobType(mimeType) }
    if (mimeType.startsWith('video/')) return media.adopt(label, path)
    const known = await media.info(id)
    if (known) return known
    if (!existsSync(path)) throw new MediaLost(`Nothing is stored for ${id}`)
    return keepPageImage(media, { id, tenant }, await readFile(path))
  },
  confirm,
})

/** @throws Rejected for what does not fit the place, whatever its name and header say. */
export async function checkedType(
  { place, ending, size }: Pick<MediaLabel, 'place' | 'ending' | 'size'>,
  path: string,
) {
  const mimeType = await contentType(path, ending)
  const type = fittingType(place, mimeType)
  if (!type || (type === 'video' && !(await hasVideo(path, mimeType))))
    throw new Rejected('media/unsupported-type', UNSUPPORTED_FILE)
  if (size > mostBytes(place, type)) throw new Rejected('media/too-large', tooBig(mediaPlaces[place][type]!))
  return mimeType
}

/** Drawn anew: of what a camera wrote into it, the place first, nothing is kept. @throws Rejected as `drawPageImage` does */
export async function keepPageImage(media: MediaStore, label: { id: string; tenant: string }, bytes: Buffer) {
  const drawn = await drawPageImage(bytes)
  return media.put({ ...label, mimeType: jobType(drawn.mimeType) }, drawn.bytes)
}

export function labelOf(
  { companyId, userId, keyId }: StaffIdentity,
  metadata: Metadata,
  size: number | undefined,
): MediaLabel {
  const { place, sha256, name, recordingId } = metadata
  const wrong: Record<string, string> = {}
  if (!/^[0-9a-f]{64}$/.test(sha256 ?? '')) wrong.sha256 = 'Required field'
  if (!isPlace(place)) wrong.place = 'Required field'
  if (Object.keys(wrong).length > 0)
    throw new Rejected('request/invalid', 'This upload is not described well enough', wrong)
  if (!size) throw new Rejected('request/invalid', EMPTY_FILE)
  const problem = mediaFileProblem(place as MediaLabel['place'], { name: name ?? '', size })
  if (problem === UNSUPPORTED_FILE) throw new Rejected('media/unsupported-type', UNSUPPORTED_FILE)
  if (problem && typeof problem !== 'string') throw new Rejected('media/too-large', problem)
  if (problem) throw new Rejected('request/invalid', problem, { name: wordingOf(problem).text })
  return {
    purpose: 'media',
    companyId,
    userId,
    ...(keyId && { keyId }),
    recordingId: recordingId!,
    place: place as MediaLabel['place'],
    ending: endingOf(name!),
    mimeType: '',
    sha256: sha256!,
    durationMs: 0,
    size,
  }
}
