import type { JobDeadline } from '#contracts/job/deadline.ts'
import { dateTimeFormat, timeZones as known } from '#contracts/kernel/formatters.ts'

/** Every zone that the browser knows, and the one that is chosen. */
export function timeZones(chosen: string) {
  return [...new Set([chosen, 'UTC', ...known()])].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }))
}

/** The date and time on a clock of that zone, as a field for them has it: `2026-03-31T23:59`. */
export function clockOf({ at, timezone }: JobDeadline): string {
  const parts = dateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' })
  return parts.format(new Date(at)).replace(' ', 'T')
}
