/** The part of the page about usage, as an address on it. */
export const usageAddress = (to: Record<string, string | number>) =>
  `/admin/billing?${new URLSearchParams(Object.entries(to).map(([name, value]) => [name, String(value)])).toString()}#usage`

/** The month so many months later, both as 2026-03. */
export function monthLater(month: string, by: number): string {
  const at = new Date(`${month}-01T00:00:00.000Z`)
  at.setUTCMonth(at.getUTCMonth() + by)
  return at.toISOString().slice(0, 7)
}
