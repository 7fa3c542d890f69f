import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { posterIdOf } from '../uploads/keep-poster.ts'

const names = ['window', 'study', 'plain', 'evening'] as const
/** Recorded by a browser's MediaRecorder from a drawn person, VP8 and Opus, eight seconds; with a still of each. */
const assets = names.map((name) => {
  const bytes = readFileSync(join(import.meta.dirname, '../../services/demo/assets', `${name}.webm`))
  const still = readFileSync(join(import.meta.dirname, '../../services/demo/assets', `${name}.webp`))
  return { bytes, still, sha256: hash('sha256', bytes, 'hex'), size: bytes.length, durationMs: 8000 }
})

/** The file behind a recording: always the same for the same id. */
export const recordingFor = (recordingId: string) =>
  assets[Number.parseInt(recordingId.slice(0, 4), 16) % assets.length]!

/** The still of a recording, as the browser of a candidate sends it. */
export function posterFor(candidateId: string, recordingId: string) {
  const { still } = recordingFor(recordingId)
  return {
    posterId: posterIdOf(candidateId, recordingId),
    sha256: hash('sha256', still, 'hex'),
    size: still.length,
    mimeType: 'image/webp' as const,
  }
}
