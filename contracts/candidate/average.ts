/** Average star rating, one decimal; null before the first rating. */
export const averageOf = (stars: readonly number[]): number | null =>
  stars.length === 0 ? null : Math.round((stars.reduce((sum, value) => sum + value, 0) / stars.length) * 10) / 10
