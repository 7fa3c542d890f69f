/**
 * What had happened by then: from the first event on, everything up to the last one that is not younger, even where a
 * clock was set back in between.
 */
export function until<Event extends { occurredAt: string }>(events: readonly Event[], at: string): Event[] {
  if (events.length === 0 || events[0]!.occurredAt > at) return []
  return events.slice(0, events.findLastIndex(({ occurredAt }) => occurredAt <= at) + 1)
}
