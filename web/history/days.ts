/** Newest first, in one group for each day as `dayOf` names it. `entries` are oldest first. */
export function byDay<Entry extends { at: string }>(
  entries: readonly Entry[],
  dayOf: (at: string) => string,
): { day: string; entries: Entry[] }[] {
  const days: { day: string; entries: Entry[] }[] = []
  for (const entry of entries.toReversed()) {
    const day = dayOf(entry.at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
