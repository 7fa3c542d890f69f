/** Lengths of B§9 in seconds: record time to 10 minutes, thinking time to 4 or without limit (0). */
export const recordTimes = [15, 30, 40, 45, 50, 60, 120, 180, 240, 300, 600] as const
export const thinkingTimes = [0, 15, 30, 40, 45, 50, 60, 120, 180, 240] as const
export const takes = [1, 2, 3, 4, 5] as const

export function duration(seconds: number): string {
  if (seconds === 0) return 'Unlimited'
  if (seconds < 60) return `${seconds} s`
  const rest = seconds % 60
  return rest === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${rest} s`
}

export const durationOptions = (values: readonly number[], current: number) =>
  [...new Set([...values, current])].sort((a, b) => a - b).map((value) => ({ value: String(value), label: duration(value) }))
