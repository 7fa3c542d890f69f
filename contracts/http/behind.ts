import { numberFormat } from '../kernel/formatters.ts'

/** How far read models are behind is counted up to here; beyond, more is as bad. */
export const MOST_BEHIND = 1_000

/** The notice while figures lack events; null when they lack nothing. */
export function behindInWords(events: number): string | null {
  if (events <= 0) return null
  const many =
    events >= MOST_BEHIND
      ? `at least ${numberFormat('en-GB', {}).format(MOST_BEHIND)} events`
      : `${events} ${events === 1 ? 'event' : 'events'}`
  return `Figures are ${many} behind. What you save is kept and will appear.`
}
