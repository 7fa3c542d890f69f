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

/** Under 768 px wide 16:9, held upright 9:16, otherwise 640-1280 by 480-720. */
export function videoConstraints({ width, height }: { width: number; height: number }): MediaTrackConstraints {
  if (width < 768) return { aspectRatio: height > width ? 9 / 16 : 16 / 9, facingMode: 'user' }
  return { width: { min: 640, ideal: 1280, max: 1280 }, height: { min: 480, ideal: 720, max: 720 }, facingMode: 'user' }
}

export type Failure = { title: string; text: string; help: boolean }

/** Why there is no picture, in words that say what to do. */
export function failureOf(error: unknown): Failure {
  const name = error instanceof Error ? error.name : ''
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return {
        title: 'Camera and Microphone Access Required',
        text: 'In order to record your video, you must allow this webpage access to your camera and microphone.',
        help: true,
      }
    case 'NotFoundError':
    case 'OverconstrainedError':
      return { title: 'No camera or microphone found', text: 'Connect a camera and a microphone, or open this link on your phone, then try again.', help: false }
    case 'NotReadableError':
    case 'AbortError':
      return { title: 'The camera is in use', text: 'Another program or tab is using your camera or microphone. Close it, then try again.', help: false }
    case 'NotSupportedError':
      return { title: 'This browser cannot record', text: 'Open this link in a current version of Chrome, Edge, Firefox or Safari.', help: false }
    case 'QuotaExceededError':
      return { title: 'No room left on this device', text: 'Free some space, then try again. What you had recorded before is kept.', help: false }
    default:
      return { title: 'The recording failed', text: 'Something went wrong with the camera. What was recorded until then is kept.', help: false }
  }
}

/** Named as the browser names its own, so that {@link failureOf} knows it. */
export const unsupported = () => Object.assign(new Error('no recorder'), { name: 'NotSupportedError' })
