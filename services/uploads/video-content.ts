import { type FileHandle, open } from 'node:fs/promises'

/**
 * Whether a file that begins as a video is built as one to its end: a header alone does not make a film. What its pictures
 * hold is for the player to say.
 */
export async function hasVideo(path: string, mimeType: string): Promise<boolean> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    return mimeType === 'video/webm' ? await isWebm(handle, size) : await isMp4(handle, size)
  } finally {
    await handle.close()
  }
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** As many boxes as any camera writes, and more: fragments of a recording among them. */
const MOST_BOXES = 20_000

/** ISO 14496-12: boxes one after the other up to the end, a directory and the data among them. */
async function isMp4(handle: FileHandle, size: number): Promise<boolean> {
  const seen = new Set<string>()
  let at = 0
  for (let count = 0; at < size && count < MOST_BOXES; count++) {
    const head = await bytesAt(handle, at, 16)
    if (head.length < 8) return false
    const type = head.toString('latin1', 4, 8)
    if (!/^[ -~]{4}$/.test(type)) return false
    const short = head.readUInt32BE(0)
    const length =
      short === 0 ? size - at : short === 1 ? (head.length < 16 ? 0 : Number(head.readBigUInt64BE(8))) : short
    if (length < 8) return false
    seen.add(type)
    at += length
  }
  return at === size && seen.has('moov') && seen.has('mdat')
}

const SEGMENT = 0x18538067
const CLUSTER = Buffer.from('1f43b675', 'hex')
const TRACKS = Buffer.from('1654ae6b', 'hex')
/** Far enough for the description of the tracks and the first pictures. */
const START = 1024 * 1024

/** A WebM document with its tracks and something on them. */
async function isWebm(handle: FileHandle, size: number): Promise<boolean> {
  const start = await bytesAt(handle, 0, Math.min(START, size))
  if (start.length < 16 || start.readUInt32BE(0) !== 0x1a45dfa3) return false
  const segment = start.indexOf(Buffer.from(SEGMENT.toString(16), 'hex'))
  const tracks = segment === -1 ? -1 : start.indexOf(TRACKS, segment)
  return tracks !== -1 && start.includes(CLUSTER, tracks) && start.subarray(0, segment).includes('webm')
}
