type Range = { from: number; to: number }

/** A range after one of its ends was moved: it stops at the other end, for they never change places. */
export const moved = (range: Range, end: keyof Range, value: number): Range =>
  end === 'from' ? { ...range, from: Math.min(value, range.to) } : { ...range, to: Math.max(value, range.from) }

/** Where it is between its bounds, in percent of the way. */
export function shareOf({ from, to }: Range, { min, max }: { min: number; max: number }) {
  const share = (value: number) => (max > min ? (100 * (value - min)) / (max - min) : 0)
  return { start: share(from), end: 100 - share(to) }
}
