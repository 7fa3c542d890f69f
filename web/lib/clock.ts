/** 0:07, 1:30: the position in a recording, or how much time is left. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The length of a recording, the same for candidate and reviewer: to the nearest second, and never of none. */
export const lengthClock = (seconds: number) => clock(Math.max(1, Math.round(seconds)))
