import { createContext } from 'react'
import type { TimesShown } from './meeting.ts'

export type ShownOffer = {
  /** In which the days are. */
  zone: string
  booking: { start: string; end: string } | null
  /** Null where nothing can be chosen. */
  times: TimesShown | null
}

/** What the page's question for a time offers now; null in a preview. */
export const ScheduleOffer = createContext<ShownOffer | null>(null)
