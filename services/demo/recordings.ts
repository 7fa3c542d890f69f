import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const names = ['window', 'study', 'plain', 'evening'] as const
/** Recorded by a browser's MediaRecorder from a drawn person, VP8 and Opus, eight seconds. */
const assets = names.map((name) => {
  const bytes = readFileSync(join(import.meta.dirname, '../../services/demo/assets', `${name}.webm`))
  return { bytes, sha256: hash('sha256', bytes, 'hex'), size: bytes.length, durationMs: 8000 }
})

/** The file behind a recording: always the same for the same id. */
export const recordingFor = (recordingId: string) =>
  assets[Number.parseInt(recordingId.slice(0, 4), 16) % assets.length]!
