import { filteredDurations } from '#contracts/job/video/choices.ts'

/** Lengths of B§9 in seconds: record time to 10 minutes, thinking time to 4 or without limit (0). */
export const recordTimes = [15, 30, 40, 45, 50, 60, 120, 180, 240, 300, 600] as const
export const thinkingTimes = [0, 15, 30, 40, 45, 50, 60, 120, 180, 240] as const
/** To choose an answer takes longer than the shortest of them. */
export const choosingTimes = thinkingTimes.filter((seconds) => !filteredDurations.includes(seconds))
export const takes = [1, 2, 3, 4, 5] as const
/** Minutes that a page for choosing a time asks for (MOD-044); a quarter of an hour stays where it was chosen. */
export const meetingLengths = [30, 45, 60] as const

/** The lengths on offer, and the present one when it is none of them. */
export const durationOptions = (values: readonly number[], current: number, text: (value: number) => string) =>
  [...new Set([...values, current])]
    .sort((a, b) => a - b)
    .map((value) => ({ value: String(value), label: text(value) }))
