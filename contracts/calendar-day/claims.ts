import type { Slot } from '../interview/plan.ts'

export type Claim = Slot & { holderId: string; day: string }

/** The name of a stream of one person's or room's day. */
export const calendarDayId = (holderId: string, day: string) => `${holderId}_${day}`

const DAY_MS = 86_400_000

/** A time by the UTC days it is in, first to last; each part is within its day. */
export function daysOf({ start, end }: Slot): (Slot & { day: string })[] {
  const parts: (Slot & { day: string })[] = []
  for (let from = Date.parse(start); from < Date.parse(end); ) {
    const midnight = (Math.floor(from / DAY_MS) + 1) * DAY_MS
    const to = Math.min(midnight, Date.parse(end))
    const [first, last] = [new Date(from).toISOString(), new Date(to).toISOString()]
    parts.push({ day: first.slice(0, 10), start: first, end: last })
    from = to
  }
  return parts
}

/** What a booking claims, by holder and day, always in the same order. */
export const claimsOf = (holders: readonly string[], time: Slot): Claim[] =>
  [...new Set(holders)].sort().flatMap((holderId) => daysOf(time).map((part) => ({ holderId, ...part })))

/** Half-open: one that ends as the other begins does not overlap it. */
export const overlaps = (a: Slot, b: Slot) => a.start < b.end && b.start < a.end

export const isSameClaim = (a: Claim, b: Claim) =>
  a.holderId === b.holderId && a.day === b.day && a.start === b.start && a.end === b.end
