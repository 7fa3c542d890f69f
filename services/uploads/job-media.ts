import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fittingType, isPlace, mediaFileProblem, mediaPlaces, mostBytes, tooBig } from '#contracts/job/media/media.ts'
import { EMPTY_FILE, endingOf, UNSUPPORTED_FILE } from '#contracts/job/modules/files.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { wordingOf } from '#contracts/kernel/wording.ts'
import { type MediaInfo, MediaLost, type MediaStore } from '#infra/engines/media-store/media-store.ts'
import { contentType } from './file-content.ts'
import { hasVideo } from './video-content.ts'
import type { MediaLabel, Metadata, Purpose, StaffIdentity } from './purpose.ts'

const MARK = 'job:'
/** How the media store calls what was put into jobs: it is served by routes of its own alone. */
export const jobType = (mimeType: string) => MARK + mimeType
/** What it is; null for everything else that is stored. */
export const jobMediaType = (mimeType: string) => (mimeType.startsWith(MARK) ? mimeType.slice(MARK.length) : null)

/** Videos and pictures that staff put into jobs. */
export const jobMedia = (media: MediaStore): Purpose<MediaLabel, StaffIdentity> => ({
  labelOf,
  declare: async () => {},
  typeOf: checkedType,
  async keep({ recordingId: id, companyId: tenant }, path, mimeType) {
    const label = { id, tenant, mimeType: jobType(mimeType) }
    if (mimeType.startsWith('video/')) return media.adopt(label, path)
    const known = await media.info(id)
    if (known) return known
    if (!existsSync(path)) throw new MediaLost(`Nothing is stored for ${id}`)
    return media.put(label, await readFile(path))
  },
  confirm: async () => {},
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

function labelOf({ companyId, userId }: StaffIdentity, metadata: Metadata, size: number | undefined): MediaLabel {
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
    recordingId: recordingId!,
    place: place as MediaLabel['place'],
    ending: endingOf(name!),
    mimeType: '',
    sha256: sha256!,
    durationMs: 0,
    size,
  }
}

/** Something of a job that this company keeps; null for everything else. */
export async function jobMediaOf(media: MediaStore, companyId: string, id: string): Promise<MediaInfo | null> {
  const info = await media.info(id).catch((error: unknown) => {
    if (error instanceof MediaLost) return null
    throw error
  })
  const mimeType = info && jobMediaType(info.mimeType)
  return mimeType && info.tenant === companyId ? { ...info, mimeType } : null
}
