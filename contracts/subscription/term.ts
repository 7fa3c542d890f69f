/** The moment that many months later at the same time of day in UTC: on day `anchor` of its month, or on the last day of a month that is shorter. */
export function monthsLater(at: string, months: number, anchor: number): string {
  const from = new Date(at)
  const first = new Date(at)
  first.setUTCDate(1)
  first.setUTCMonth(from.getUTCMonth() + months)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(anchor, last))
  return first.toISOString()
}

export const dayOfMonth = (at: string): number => new Date(at).getUTCDate()
