const SPEED = 'hirelog.player-speed'
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The speed the person chose last, on this device. */
export function rememberedSpeed(): number {
  const speed = Number(localStorage.getItem(SPEED))
  return (speeds as readonly number[]).includes(speed) ? speed : 1
}
export const rememberSpeed = (speed: number) => localStorage.setItem(SPEED, String(speed))

const AUTO_NEXT = 'hirelog.player-auto-next'
/** Whether the next answer plays by itself when one has ended: yes, until the person switches it off on this device. */
export const rememberedAutoNext = () => localStorage.getItem(AUTO_NEXT) !== 'off'
export const rememberAutoNext = (on: boolean) => localStorage.setItem(AUTO_NEXT, on ? 'on' : 'off')

/** The next speed up or down; the same one at either end. */
export function nextSpeed(speed: number, by: 1 | -1): number {
  const at = (speeds as readonly number[]).indexOf(speed)
  return speeds[Math.min(speeds.length - 1, Math.max(0, at + by))] ?? 1
}
