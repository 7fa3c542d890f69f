import { posterUploadPath } from '#contracts/candidate/poster.ts'
import { type JobMedia, type MediaPlace, mediaUrl, type StoredSort } from '#contracts/job/media/media.ts'
import { openTakeStore } from '../journey/interview/recorder/idb-take-store.ts'
import { stillOfFile } from '../journey/interview/recorder/still.ts'
import { memoryTakeStore, type StoredTake, type TakeStore } from '../journey/interview/recorder/take-store.ts'
import { lateStore } from '../journey/interview/use-uploads.ts'
import { browserActorsFor } from '../journey/interview/upload/browser-actors.ts'

/** A file or recording on its way to a job: kept in the browser, as those of candidates are, until it has arrived. */
export type MediaTake = StoredTake & { file: { name: string; size: number } }

let shared: Promise<TakeStore> | undefined
export const mediaStore = () =>
  (shared ??= typeof indexedDB === 'undefined' ? Promise.resolve(memoryTakeStore()) : openTakeStore('hirelog-media'))

/** `owner` names the field of the job; takes of it are found again when its page is opened anew. */
export const takePlace = (owner: string, sort: StoredSort) => ({ candidateId: owner, moduleId: sort, questionId: sort })

const isOnItsWay = (take: StoredTake): take is MediaTake => take.state === 'queued' && take.file !== undefined
export async function unfinishedMedia(owner: string, sort: StoredSort): Promise<MediaTake | null> {
  const takes = (await (await mediaStore()).takesOf(owner)).filter(isOnItsWay)
  return takes.findLast(({ moduleId }) => moduleId === sort) ?? null
}

export async function keepMediaFile(owner: string, file: File): Promise<MediaTake> {
  const take: MediaTake = {
    ...takePlace(owner, 'files'),
    recordingId: crypto.randomUUID(),
    take: 1,
    mimeType: file.type,
    state: 'queued',
    durationMs: 0,
    declared: false,
    file: { name: file.name, size: file.size },
  }
  const store = await mediaStore()
  await store.begin(take)
  await store.append(take.recordingId, 0, file)
  return take
}

/** A recording, as a file of its own. */
export const asMedia = (take: StoredTake): MediaTake => ({
  ...take,
  file: { name: take.mimeType.startsWith('video/mp4') ? 'recording.mp4' : 'recording.webm', size: 0 },
})

/** Away from this browser, and what had arrived from the server. */
export async function giveUpMedia({ recordingId }: MediaTake) {
  await (await mediaStore()).empty(recordingId, 'discarded')
  await fetch(`/api/uploads/${recordingId}`, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } }).catch(
    () => {},
  )
}

/** Sends with the session of who is signed in. */
export const mediaActors = (place: MediaPlace) =>
  browserActorsFor(lateStore(mediaStore), {
    headers: {},
    describe: ({ recordingId, file }, { sha256 }) => ({
      purpose: 'media',
      recordingId,
      place,
      name: file?.name ?? '',
      sha256,
    }),
    // The still goes once the video is there.
    sendPoster: () => {},
  })

/** What the job holds of something that has arrived: with a still, where this browser can draw one. */
export async function arrivedMedia(take: MediaTake, blob: Blob | null, sort: StoredSort): Promise<JobMedia> {
  const url = mediaUrl(sort, take.recordingId)
  const isPicture = blob?.type.startsWith('image/') ?? false
  const title = sort === 'files' ? { title: take.file.name } : {}
  if (isPicture) return { url, type: 'picture', ...title }
  const still = take.poster ?? (blob && (await stillOfFile(blob)))
  const sent = still && (await sendStill(take.recordingId, still))
  return { url, type: 'video', ...(sent && { poster: true }), ...title }
}

const sendStill = (id: string, still: Blob) =>
  fetch(posterUploadPath(id), { method: 'PUT', headers: { 'content-type': still.type }, body: still }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Whether what is stored can be played already. */
export async function isReady(url: string): Promise<boolean> {
  const term = encodeURIComponent(url.split('/').at(-1)!)
  const answer = await fetch(`/api/legacy/videos/upload/check?term=${term}`)
  if (!answer.ok) return false
  return ((await answer.json()) as { ready: boolean }).ready
}
