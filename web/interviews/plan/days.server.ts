import type { SlotSearch } from '#contracts/availability/slots.ts'
import { dayAfter } from '#contracts/kernel/day.ts'
import { dayIn } from '#contracts/kernel/zone.ts'
import type { PlanDay } from './plan-data.ts'

/** What each person of a panel does on these days of a zone; a day on which clocks change has 23 or 25 hours. */
export function daysOfPanel(
  { members }: Pick<SlotSearch, 'members'>,
  { firstDay, days, zone }: { firstDay: string; days: number; zone: string },
): PlanDay[] {
  return Array.from({ length: days }, (_, index) => {
    const day = dayAfter(firstDay, index)
    const { start, end } = dayIn(day, zone)
    const [from, to] = [Date.parse(start), Date.parse(end)]
    const share = (at: string) => (Date.parse(at) - from) / (to - from)
    const people = members.map(({ id, parts }) => ({
      userId: id,
      parts: parts
        .filter((part) => part.start < end && part.end > start)
        .map(({ what, ...part }) => {
          const [first, last] = [part.start > start ? part.start : start, part.end < end ? part.end : end]
          return { what, start: first, end: last, at: share(first), size: share(last) - share(first) }
        }),
    }))
    return { day, people }
  })
}
