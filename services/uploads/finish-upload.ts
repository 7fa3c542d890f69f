import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { crash } from '#infra/crash.ts'
import { type MediaInfo, MediaLost, type MediaStore } from '#infra/engines/media-store/media-store.ts'
import type { CandidateIdentity } from '../use-cases/candidacy/candidate-token.ts'
import { sha256Of, startsLike } from './recording-file.ts'

/** What is written beside an upload when it begins. */
export type UploadLabel = CandidateIdentity & {
  recordingId: string
  mimeType: string
  sha256: string
  durationMs: number
  size: number
}

export type FinishDeps = {
  directory: string
  media: MediaStore
  /** Puts the fact into the candidate's stream; repeating it is harmless. */
  confirm: (label: UploadLabel, stored: MediaInfo) => Promise<void>
  forget: (recordingId: string) => Promise<void>
}

/**
 * From all bytes on disk to a confirmed recording: checked, moved into the media store, put on record, forgotten.
 * Every step can be repeated after a crash at any point.
 * @throws Rejected 'media/corrupt' or 'media/unsupported-type'; the upload is then gone and can begin again.
 */
export async function finishUpload(
  label: UploadLabel,
  { directory, media, confirm, forget }: FinishDeps,
): Promise<MediaInfo> {
  const path = join(directory, label.recordingId)
  crash('U2')
  if (existsSync(path)) {
    if ((await stat(path)).size !== label.size) throw new Rejected('media/corrupt', 'The recording is not complete yet')
    if (!(await startsLike(path, label.mimeType))) {
      await forget(label.recordingId)
      throw new Rejected('media/unsupported-type', 'This file type is not supported')
    }
    if ((await sha256Of(path)) !== label.sha256) {
      await forget(label.recordingId)
      throw new Rejected('media/corrupt', 'The recording arrived damaged. It will be sent again.')
    }
  }
  const stored = await media
    .adopt({ id: label.recordingId, tenant: label.companyId, mimeType: label.mimeType }, path)
    .catch((error: unknown) => {
      if (error instanceof MediaLost) throw new Rejected('media/not-found', 'There is no such upload')
      throw error
    })
  crash('U3')
  await confirm(label, stored).catch(async (error: unknown) => {
    // Deleted, or complete with a later take, while it arrived: nothing will show it, so nothing keeps it.
    if (
      error instanceof Rejected &&
      (error.code === 'candidate/not-found' || error.code === 'candidate/already-completed')
    ) {
      await media.delete(label.recordingId)
      await forget(label.recordingId)
    }
    throw error
  })
  crash('U4')
  await forget(label.recordingId)
  return stored
}
