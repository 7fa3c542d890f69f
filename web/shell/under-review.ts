import type { ShellData } from './shell-data.ts'

/** Whether a page's `meta` is for a review account, as the frame around the page knows (NAV-036). */
export const underReview = (matches: readonly ({ id: string; data?: unknown } | undefined)[]): boolean =>
  (matches.find((match) => match?.id === 'routes/admin')?.data as Partial<ShellData> | undefined)?.review === true
