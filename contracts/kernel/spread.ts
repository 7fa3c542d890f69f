export type Spread = { count: number; mean: number; median: number; p90: number; max: number }

/** Nearest-rank percentiles: every figure but the mean is a value that occurred. Null for no values. */
export function spread(values: readonly number[]): Spread | null {
  if (values.length === 0) return null
  const sorted = Float64Array.from(values).sort()
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!
  return {
    count: sorted.length,
    mean: Math.round(sorted.reduce((sum, value) => sum + value, 0) / sorted.length),
    median: at(0.5),
    p90: at(0.9),
    max: sorted.at(-1)!,
  }
}
