import { sha256, uuid5 } from '#infra/hashing.ts'
import type { MediaStore } from '#infra/engines/media-store/media-store.ts'
import { drawPicture, type Purpose } from './draw.ts'

export type KeptPicture = { pictureId: string; sha256: string; size: number; width: number; height: number }

/** The copy of a picture that mail programs and link previews are given. */
export const plainIdOf = (pictureId: string) => uuid5(pictureId, 'plain')

/**
 * Draws and keeps a picture of a company. The id follows from command and bytes: a repetition stores nothing new.
 * @throws Rejected as `drawPicture` does
 */
export async function keepPicture(
  media: MediaStore,
  { tenant, commandId, purpose }: { tenant: string; commandId: string; purpose: Purpose },
  bytes: Buffer,
): Promise<KeptPicture> {
  const { picture, plain } = await drawPicture(bytes, purpose)
  const pictureId = uuid5(commandId, `${purpose} ${sha256(bytes)}`)
  await media.put({ id: plainIdOf(pictureId), tenant, mimeType: plain.mimeType }, plain.bytes)
  const stored = await media.put({ id: pictureId, tenant, mimeType: picture.mimeType }, picture.bytes)
  return { pictureId, sha256: stored.sha256, size: stored.size, width: picture.width, height: picture.height }
}

/** Erases a picture and its copy; one of another company stays. */
export async function erasePicture(media: MediaStore, tenant: string, pictureId: string): Promise<void> {
  for (const id of [pictureId, plainIdOf(pictureId)])
    if ((await media.info(id))?.tenant === tenant) await media.delete(id)
}
