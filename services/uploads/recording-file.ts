import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** Recordings are what MediaRecorder makes (B§9): WebM or MP4. */
export const recordingTypes = ['video/webm', 'video/mp4', 'audio/webm', 'audio/mp4'] as const
export const MAX_RECORDING_BYTES = 200 * 1024 * 1024

/** The bare type of `video/webm;codecs=vp9,opus`, or null when it is not one a recording can have. */
export function recordingType(mimeType: string): (typeof recordingTypes)[number] | null {
  const bare = mimeType.split(';')[0]!.trim().toLowerCase()
  return recordingTypes.find((type) => type === bare) ?? null
}

/** Whether the first bytes are those of the container the type names. */
export async function startsLike(path: string, mimeType: string): Promise<boolean> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0)
    if (bytesRead < 12) return false
    if (mimeType.endsWith('/webm')) return buffer.readUInt32BE(0) === 0x1a45dfa3
    return buffer.toString('latin1', 4, 8) === 'ftyp'
  } finally {
    await handle.close()
  }
}

export async function sha256Of(path: string): Promise<string> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(path), digest)
  return digest.digest('hex')
}
