import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaPlaces, mostBytes, tooBig } from '#contracts/job/media/media.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { MediaInfo, MediaStore } from '#infra/engines/media-store/media-store.ts'
import { labelOf } from './job-media.ts'
import type { MediaLabel } from './purpose.ts'
import type { Ticket } from './ticket.ts'

const SENT_BEFORE = 'Something was sent to this address before'

type Deps = {
  directory: string
  media: MediaStore
  /** As the last piece of a resumable upload does. */
  finish: (label: MediaLabel) => Promise<MediaInfo>
}

/**
 * Takes a file for a job in one piece, as the documents' upload calls send it (REC-018 to REC-020). It arrives whole or not at all.
 * @throws Rejected 'candidate/already-exists' when something was sent there before, and as resumable uploads are refused.
 */
export async function receive(
  { directory, media, finish }: Deps,
  { sender, mediaId, place, ending }: Ticket,
  bytes: AsyncIterable<Uint8Array>,
): Promise<MediaInfo> {
  const described = { place, name: `file.${ending}`, recordingId: mediaId }
  // What can be refused by its name is, before the first byte.
  labelOf(sender, { ...described, sha256: '0'.repeat(64) }, 1)
  if (await media.info(mediaId)) throw new Rejected('candidate/already-exists', SENT_BEFORE)
  const part = join(directory, `${mediaId}.part`)
  const file = await open(part, 'wx').catch(() => {
    throw new Rejected('candidate/already-exists', SENT_BEFORE)
  })
  try {
    const sha256 = createHash('sha256')
    let size = 0
    for await (const piece of bytes) {
      size += piece.length
      if (size > mostBytes(place, 'video')) throw new Rejected('media/too-large', tooBig(mediaPlaces[place].video))
      sha256.update(piece)
      await file.write(piece)
    }
    await file.sync()
    const label = labelOf(sender, { ...described, sha256: sha256.digest('hex') }, size)
    await rename(part, join(directory, mediaId))
    return await finish(label)
  } finally {
    await file.close()
    await rm(part, { force: true })
  }
}
