import type { Readable } from 'node:stream'

/** `tenant` is the company a file belongs to: no other company can read it. */
export type MediaInfo = { id: string; tenant: string; sha256: string; size: number; mimeType: string }
export type MediaLabel = Pick<MediaInfo, 'id' | 'tenant' | 'mimeType'>

/** Recordings and other large files. An id is chosen by the caller; a stored file never changes. */
export interface MediaStore {
  /**
   * Moves a finished local file in, durably, and answers what was stored. Repeating it is harmless, also after a crash
   * in the middle, when the file may have been moved already.
   * @throws MediaLost when there is neither the file nor anything stored under the id.
   */
  adopt(label: MediaLabel, path: string): Promise<MediaInfo>
  put(label: MediaLabel, bytes: Uint8Array): Promise<MediaInfo>
  info(id: string): Promise<MediaInfo | null>
  /** Bytes `start` to `end` inclusive, or all. */
  read(id: string, range?: { start: number; end: number }): Promise<Readable>
  delete(id: string): Promise<void>
  /** Reads a file back and compares it with the hash it was stored under. */
  verify(id: string): Promise<boolean>
}

export class MediaLost extends Error {
  override name = 'MediaLost'
}
