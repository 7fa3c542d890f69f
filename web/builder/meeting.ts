import { createContext } from 'react'

export type Meeting = {
  /** Who can take part in interviews: the colleagues of who builds the job. */
  colleagues: readonly { userId: string; name: string }[]
  /** Messages about interviews can go over WhatsApp here. */
  hasWhatsapp: boolean
  /** Conferencing services can make links here. */
  hasServices: boolean
}
/** What a page for choosing a time can be given. */
export const MeetingContext = createContext<Meeting>({ colleagues: [], hasWhatsapp: false, hasServices: false })
