import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { crash } from '#infra/crash.ts'
import { type MediaInfo, MediaLost, type MediaStore } from '#infra/engines/media-store/media-store.ts'
import type { Purpose, UploadLabel, Uploader } from './purpose.ts'
import { sha256Of } from './recording-file.ts'

export type FinishDeps = {
  directory: string
  media: MediaStore
  purpose: Purpose<UploadLabel, Uploader>
  forget: (recordingId: string) => Promise<void>
}

const unwanted: ReadonlySet<string> = new Set([
  'candidate/not-found',
  'candidate/already-completed',
  'candidate/rejected',
  'candidate/answer-invalid',
  'media/too-many-uploads',
])

/**
 * From all bytes on disk to a confirmed recording or file: checked, moved into the media store, put on record, forgotten.
 * Every step can be repeated after a crash at any point.
 * @throws Rejected 'media/corrupt' or 'media/unsupported-type'; the upload is then gone and can begin again.
 */
export async function finishUpload(
  label: UploadLabel,
  { directory, media, purpose, forget }: FinishDeps,
): Promise<MediaInfo> {
  const path = join(directory, label.recordingId)
  const what = label.purpose ?? 'recording'
  let mimeType = label.mimeType
  crash('U2')
  if (existsSync(path)) {
    if ((await stat(path)).size !== label.size) throw new Rejected('media/corrupt', `The ${what} is not complete yet`)
    mimeType = await purpose.typeOf(label, path).catch(async (error: unknown) => {
      if (error instanceof Rejected) await forget(label.recordingId)
      throw error
    })
    if ((await sha256Of(path)) !== label.sha256) {
      await forget(label.recordingId)
      throw new Rejected('media/corrupt', `The ${what} arrived damaged. It will be sent again.`)
    }
  }
  const stored = await purpose.keep(label, path, mimeType).catch(async (error: unknown) => {
    // A picture that cannot be drawn will not be at another time either.
    if (error instanceof Rejected && error.code.startsWith('media/')) await forget(label.recordingId)
    if (error instanceof MediaLost) throw new Rejected('media/not-found', 'There is no such upload')
    throw error
  })
  crash('U3')
  await purpose.confirm(label, stored).catch(async (error: unknown) => {
    // Deleted, or complete without it, while it arrived: nothing will show it, so nothing keeps it.
    if (error instanceof Rejected && unwanted.has(error.code)) {
      await media.delete(label.recordingId)
      await forget(label.recordingId)
    }
    throw error
  })
  crash('U4')
  await forget(label.recordingId)
  return stored
}
