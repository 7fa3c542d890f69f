import type { KeyOf } from './metrics.ts'

const DAY_S = 86_400

/** Upper ends of the ranges that durations are shown in, in seconds; the last range has none. */
const durationBins = [3600, 4 * 3600, DAY_S, 3 * DAY_S, 7 * DAY_S, 14 * DAY_S, 30 * DAY_S, Infinity]
/** An interview takes minutes. */
const shortBins = [300, 600, 900, 1200, 1800, 3600, 4 * 3600, Infinity]
export const binsOf = (key: KeyOf<'duration'>) => (key === 'timeToComplete' ? shortBins : durationBins)
export const binOf = (key: KeyOf<'duration'>, seconds: number) => binsOf(key).findIndex((end) => seconds < end)
