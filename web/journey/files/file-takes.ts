import { fileTypes } from '#contracts/job/modules/files.ts'
import { openTakeStore } from '../interview/recorder/idb-take-store.ts'
import { memoryTakeStore, type StoredTake, type TakeStore } from '../interview/recorder/take-store.ts'

/** A file on its way is kept as a recording is: until it has arrived, in a place of its own. */
export type FileTake = StoredTake & { file: { name: string; size: number } }

let shared: Promise<TakeStore> | undefined
export const fileStore = () =>
  (shared ??= typeof indexedDB === 'undefined' ? Promise.resolve(memoryTakeStore()) : openTakeStore('hirelog-files'))

/** The file of a question that was on its way when its page was closed; null: none. */
export async function unfinishedFile(candidateId: string, moduleId: string): Promise<FileTake | null> {
  const takes = await (await fileStore()).takesOf(candidateId)
  return takes.findLast((take): take is FileTake => isFile(take) && take.moduleId === moduleId) ?? null
}
const isFile = (take: StoredTake): take is FileTake => take.state === 'queued' && take.file !== undefined

export async function keepFile(candidateId: string, moduleId: string, file: File): Promise<FileTake> {
  const take: FileTake = {
    recordingId: crypto.randomUUID(),
    candidateId,
    moduleId,
    questionId: moduleId,
    take: 1,
    mimeType: file.type,
    state: 'queued',
    durationMs: 0,
    declared: false,
    file: { name: file.name, size: file.size },
  }
  const store = await fileStore()
  await store.begin(take)
  await store.append(take.recordingId, 0, file)
  return take
}

export const giveUp = async ({ recordingId }: FileTake) => (await fileStore()).empty(recordingId, 'discarded')

export const allEndings: readonly string[] = [...Object.values(fileTypes), 'jpeg', 'jpe', 'm4v', 'qt']
export const pictureEndings: readonly string[] = ['png', 'jpg', 'jpeg', 'jpe', 'webp']
