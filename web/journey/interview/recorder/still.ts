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

/** Some browsers do not report a file that they cannot play. */
const PATIENCE_MS = 8000

/** One frame of a video file; null when this browser cannot play it. */
export async function stillOfFile(file: Blob): Promise<Blob | null> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  const once = (event: string) =>
    new Promise<void>((done, failed) => {
      video.addEventListener(event, () => done(), { once: true })
      video.addEventListener('error', () => failed(new Error('this file cannot be played')), { once: true })
      setTimeout(() => failed(new Error('no frame came')), PATIENCE_MS)
    })
  try {
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    const loaded = once('loadeddata')
    video.src = url
    await loaded
    const at = Number.isFinite(video.duration) ? Math.min(AFTER_MS / 1000, video.duration / 2) : 0
    if (at > 0) {
      const found = once('seeked')
      video.currentTime = at
      await found
    }
    return await drawn(video)
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
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
