const SPEED = 'hirelog.player-speed'
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const

/** The speed the person chose last, on this device. */
export function rememberedSpeed(): number {
  const speed = Number(localStorage.getItem(SPEED))
  return (speeds as readonly number[]).includes(speed) ? speed : 1
}
export const rememberSpeed = (speed: number) => localStorage.setItem(SPEED, String(speed))

const AUTO_NEXT = 'hirelog.player-auto-next'
/** Whether the next answer plays automatically when one has ended: yes, until the person switches it off on this device. */
export const rememberedAutoNext = () => localStorage.getItem(AUTO_NEXT) !== 'off'
export const rememberAutoNext = (on: boolean) => localStorage.setItem(AUTO_NEXT, on ? 'on' : 'off')

/** The next speed up or down; the same one at either end. */
export function nextSpeed(speed: number, by: 1 | -1): number {
  const at = (speeds as readonly number[]).indexOf(speed)
  return speeds[Math.min(speeds.length - 1, Math.max(0, at + by))] ?? 1
}

const SKIP = 'hirelog.player-skip-silence'
/** Whether pauses are left out: no, until the person asks for it on this device. */
export const skipsSilence = () => localStorage.getItem(SKIP) === 'on'
export const rememberSkipping = (on: boolean) => localStorage.setItem(SKIP, on ? 'on' : 'off')

const SECONDS = 'hirelog.player-seconds'
const MOST_RECORDINGS = 200
/** The beginning and the end of a recording are no place to come back to. */
const EDGE_S = 3

const seconds = (): [string, number][] => {
  try {
    return JSON.parse(localStorage.getItem(SECONDS) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}
/** Where the person stopped in a recording, on this device; null at its beginning. */
export const rememberedSecond = (recordingId: string): number | null =>
  seconds().find(([id]) => id === recordingId)?.[1] ?? null

export function rememberSecond(recordingId: string, second: number, duration: number) {
  const others = seconds().filter(([id]) => id !== recordingId)
  const isInside = second > EDGE_S && second < duration - EDGE_S
  const kept = isInside ? [[recordingId, Math.round(second)], ...others] : others
  localStorage.setItem(SECONDS, JSON.stringify(kept.slice(0, MOST_RECORDINGS)))
}
