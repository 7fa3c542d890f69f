import { MAX_POSTER_BYTES, POSTER_WIDTH } from '#contracts/candidate/poster.ts'

/** By then cameras have found their light, and people look up. */
const AFTER_MS = 1000
const MAX_HEIGHT = Math.round((POSTER_WIDTH * 4) / 3)
/** Each is tried while the one before is too large, or not what this browser writes. */
const attempts = [
  ['image/webp', 0.7],
  ['image/webp', 0.4],
  ['image/jpeg', 0.7],
  ['image/jpeg', 0.4],
] as const

/** One frame of what the camera shows, small; null when the browser cannot draw it. A recording is as good without. */
export async function stillOf(stream: MediaStream): Promise<Blob | null> {
  const video = document.createElement('video')
  try {
    video.muted = true
    video.playsInline = true
    video.srcObject = stream
    await video.play()
    await new Promise((later) => setTimeout(later, AFTER_MS))
    return await drawn(video)
  } catch {
    return null
  } finally {
    video.srcObject = null
  }
}

async function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video
  if (!videoWidth || !videoHeight) return null
  const scale = Math.min(1, POSTER_WIDTH / videoWidth, MAX_HEIGHT / videoHeight)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  canvas.getContext('2d')!.drawImage(video, 0, 0, canvas.width, canvas.height)
  for (const [type, quality] of attempts) {
    const still = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality))
    if (still?.type === type && still.size <= MAX_POSTER_BYTES) return still
  }
  return null
}
