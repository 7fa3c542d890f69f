import type { Readable } from 'node:stream'

export type MediaInfo = { id: string; sha256: string; size: number; mimeType: string }

/** Recordings and other large files. An id is chosen by the caller; a stored file never changes. */
export interface MediaStore {
  /** Moves a finished local file in, durably, and answers what was stored. The same id with the same bytes is harmless. */
  adopt(id: string, path: string, mimeType: string): Promise<MediaInfo>
  put(id: string, bytes: Uint8Array, mimeType: string): Promise<MediaInfo>
  info(id: string): Promise<MediaInfo | null>
  /** Bytes `start` to `end` inclusive, or all. */
  read(id: string, range?: { start: number; end: number }): Promise<Readable>
  delete(id: string): Promise<void>
  /** Reads a file back and compares it with the hash it was stored under. */
  verify(id: string): Promise<boolean>
}
