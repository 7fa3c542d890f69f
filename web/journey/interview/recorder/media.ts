/** What the specification fixes about a recording (B§9). */
export const BITS_PER_SECOND = 2_500_000
export const SLICE_MS = 250
export const COUNTDOWN_S = 3
export const STOP_AFTER_S = 2

const mimeTypes = [
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm;codecs=h264,opus',
  'video/mp4;codecs=h264,aac',
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4',
]

/** The first format this browser can record; null when it can none. */
export const chooseMimeType = (supported: (type: string) => boolean) => mimeTypes.find(supported) ?? null

/**
 * Under 768 px wide 16:9, held upright 9:16, otherwise 640-1280 by 480-720. A ratio alone makes phones cut it out of the
 * smallest picture they have, so they are wished the same 720 lines; wished, since any picture is better than none.
 */
export function videoConstraints({ width, height }: { width: number; height: number }): MediaTrackConstraints {
  if (width < 768) {
    const upright = height > width
    return {
      aspectRatio: upright ? 9 / 16 : 16 / 9,
      width: { ideal: upright ? 720 : 1280 },
      height: { ideal: upright ? 1280 : 720 },
      facingMode: 'user',
    }
  }
  return { width: { min: 640, ideal: 1280, max: 1280 }, height: { min: 480, ideal: 720, max: 720 }, facingMode: 'user' }
}

export type Failure = 'denied' | 'missing' | 'busy' | 'unsupported' | 'full' | 'failed'

/** Why there is no picture; the page has words for each that say what to do. */
export function failureOf(error: unknown): Failure {
  const name = error instanceof Error ? error.name : ''
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    case 'NotSupportedError':
      return 'unsupported'
    case 'QuotaExceededError':
      return 'full'
    default:
      return 'failed'
  }
}

/** Named as the browser names its own, so that {@link failureOf} knows it. */
export const unsupported = () => Object.assign(new Error('no recorder'), { name: 'NotSupportedError' })
